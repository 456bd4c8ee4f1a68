import cython

from skye.core.auction cimport Auction
from skye.core.builder cimport Builder
from skye.core.chance cimport Generator
from skye.core.counsel cimport Counsel
from skye.core.flow cimport Flow
from skye.core.random_play cimport Choice
from skye.core.worth cimport Worth

cdef int OVER, OFFERS, HAND, ALIKE, BEST_PRICES, MOST_SAMPLES


cdef class Advisor:
    cdef Counsel counsel
    cdef Worth worth
    cdef Builder builder
    cdef Auction auction
    cdef int width, samples, candidates, flat
    # The best prices found.
    cdef int begin, found
    cdef double price_value[21]
    cdef int prices[63]
    cdef double spread, doubt, mixing

    @cython.locals(value=cython.double)
    cdef double value_of(self, Flow flow, int seat) except? -1
    @cython.locals(count=cython.int, place=cython.int)
    cdef int find_builds(self, Flow flow, int seat, int width) except -1
    @cython.locals(first=cython.int, best=cython.int, most=cython.double, place=cython.int)
    cdef int _look_at_walks(self, Flow flow, int seat) except -1
    @cython.locals(gold=cython.int, highest=cython.int, other_highest=cython.int, axe=cython.int, one=cython.int, two=cython.int,
        first=cython.int, second=cython.int, third=cython.int, value=cython.double)
    cdef price(self, Flow flow, int seat, Generator generator)
    @cython.locals(gold=cython.int, first=cython.int, second=cython.int, third=cython.int, value=cython.double)
    cdef _price_all(self, Flow flow, int seat, Generator generator)
    @cython.locals(first=cython.int, axe=cython.int, place=cython.int, price=cython.int)
    cdef _price_flat(self, Flow flow, int seat)
    @cython.locals(place=cython.int, later=cython.int)
    cdef void keep_price(self, double value, int first, int second, int third) noexcept
    @cython.locals(offer=cython.int)
    cdef void _move_price(self, int place, int to) noexcept
    @cython.locals(last=cython.int, place=cython.int)
    cdef void _sort_prices(self) noexcept
    cdef void take_price(self, int place, Choice choice)
