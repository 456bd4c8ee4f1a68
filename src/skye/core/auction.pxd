import cython

from skye.core.builder cimport Builder
from skye.core.chance cimport Generator
from skye.core.counsel cimport Counsel
from skye.core.flow cimport Flow
from skye.core.territory cimport Territory
from skye.core.worth cimport Worth

cdef int OFFERS, NONE, MOST_SAMPLES, HIGHEST, FINE


cdef class Auction:
    cdef Worth worth
    cdef Builder builder
    cdef Counsel counsel
    cdef int players, start, samples
    cdef double share
    # By seat and place.
    cdef double gain[75]
    cdef double kept_gain[75]
    # By place.
    cdef int price[15]
    cdef bint open[15]
    # By seat.
    cdef int cash[5]
    cdef double change[5]
    cdef double sale[5]
    cdef bint pays[5]
    cdef bint buys_again[5]
    # By sample, then by seat and place, or by place.
    cdef double noise[2400]
    cdef int rival_price[480]

    @cython.locals(place=cython.int, seat=cython.int)
    cdef appraise(self, Flow flow)
    @cython.locals(at=cython.int)
    cdef void keep(self) noexcept
    @cython.locals(at=cython.int)
    cdef void recall(self) noexcept
    @cython.locals(land=Territory, worth=cython.double, before=cython.double)
    cdef double _gain(self, Flow flow, int seat, int tile) except? -1
    @cython.locals(sample=cython.int, at=cython.int, other=cython.int)
    cdef imagine(self, Flow flow, int seat, Generator generator, int samples, double spread, double doubt)
    @cython.locals(number=cython.int)
    cdef double random(self, Generator generator)
    @cython.locals(first=cython.int, least=cython.int, lowest=cython.double, total=cython.int, place=cython.int,
        buyers=cython.double, other=cython.int, value=cython.double, fair=cython.double, price=cython.int,
        dearest=cython.int)
    cdef guess_prices(self, Flow flow, int seat, int sample, Generator generator, double doubt)
    @cython.locals(other=cython.int, place=cython.int)
    cdef void begin(self, Flow flow, int sample, int seat) noexcept
    @cython.locals(place=cython.int)
    cdef void offer(self, int seat, int first, int second, int third) noexcept
    @cython.locals(price=cython.double, seller=cython.int, harm=cython.double)
    cdef double purchase_gain(self, int seat, int place) noexcept
    @cython.locals(noise=cython.int, number=cython.int, seat=cython.int, best=cython.double, chosen=cython.int,
        place=cython.int, value=cython.double)
    cdef void play(self, int turn, int sample) noexcept
    @cython.locals(price=cython.int, seller=cython.int)
    cdef void buy(self, int seat, int place) noexcept
    @cython.locals(place=cython.int, total=cython.double, other=cython.int, value=cython.double)
    cdef double result(self, Flow flow, int seat) noexcept

    @cython.locals(seat=cython.int, best=cython.double, chosen=cython.int, place=cython.int, value=cython.double)
    cdef int quick_purchase(self, Flow flow, Generator generator, double spread) except -2
    @cython.locals(place=cython.int, most=cython.double, other=cython.int)
    cdef int highest_price(self, int seat, int offer, double spread) noexcept
    @cython.locals(best=cython.double, chosen=cython.int, place=cython.int, value=cython.double)
    cdef int best_purchase(self, Flow flow, int seat)
    @cython.locals(total=cython.double, sample=cython.int)
    cdef double price_value(self, Flow flow, int seat, int first, int second, int third)
