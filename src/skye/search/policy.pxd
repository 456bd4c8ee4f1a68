import cython

from skye.material.constants cimport HAND, OFFERS, OVER
from skye.search.auction cimport Auction
from skye.search.beam cimport BeamSearch
from skye.search.chances cimport Chances
from skye.rules.rng cimport Generator
from skye.search.expansion_evaluation cimport ExpansionEvaluation
from skye.rules.round_engine cimport RoundEngine
from skye.rules.choice cimport Choice
from skye.search.evaluation cimport Evaluation

cdef int ALIKE, BEST_PRICES, MOST_SAMPLES


@cython.final
cdef class Policy:
    cdef ExpansionEvaluation added
    cdef Evaluation evaluation
    cdef BeamSearch beam
    cdef Auction auction
    cdef Chances chances
    cdef int width, samples, candidates, flat
    # The best prices found.
    cdef int begin, found
    cdef double price_value[21]
    cdef int prices[63]
    cdef double spread, doubt, mixing

    @cython.locals(value=cython.double)
    cdef double value_of(self, RoundEngine state, int seat) except? -1
    @cython.locals(seat=cython.int)
    cdef look_at_table(self, RoundEngine state)
    @cython.locals(count=cython.int, place=cython.int)
    cdef int find_builds(self, RoundEngine state, int seat, int width) except -1
    @cython.locals(first=cython.int, best=cython.int, most=cython.double, place=cython.int)
    cdef int _look_at_walks(self, RoundEngine state, int seat) except -1
    cdef price(self, RoundEngine state, int seat, Generator generator)
    @cython.locals(gold=cython.int, highest=cython.int, other_highest=cython.int, axe=cython.int, one=cython.int, two=cython.int,
        first=cython.int, second=cython.int, third=cython.int, value=cython.double)
    cdef find_prices(self, RoundEngine state, int seat, Generator generator)
    @cython.locals(gold=cython.int, first=cython.int, second=cython.int, third=cython.int, value=cython.double)
    cdef _price_all(self, RoundEngine state, int seat, Generator generator)
    @cython.locals(first=cython.int, axe=cython.int, place=cython.int, price=cython.int)
    cdef _price_flat(self, RoundEngine state, int seat)
    @cython.locals(place=cython.int, later=cython.int)
    cdef void keep_price(self, double value, int first, int second, int third) noexcept
    @cython.locals(offer=cython.int)
    cdef void _move_price(self, int place, int to) noexcept
    @cython.locals(last=cython.int, place=cython.int)
    cdef void _sort_prices(self) noexcept
    cdef void take_price(self, int place, Choice choice)
