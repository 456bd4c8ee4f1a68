import cython

from skye.material.constants cimport MOST_OFFERS, MOST_PLAYERS, NONE, OFFERS
from skye.search.beam cimport BeamSearch
from skye.rules.rng cimport Generator
from skye.search.expansion_evaluation cimport ExpansionEvaluation
from skye.rules.round_engine cimport RoundEngine
from skye.rules.territory cimport Territory
from skye.search.evaluation cimport Evaluation
from skye.search.prices cimport PriceGuess

cdef int MOST_SAMPLES, HIGHEST_PRICE, FINE, COINS
cdef double CHEAPEST


@cython.final
cdef class Auction:
    cdef Evaluation evaluation
    cdef BeamSearch beam
    cdef ExpansionEvaluation added
    cdef PriceGuess guess
    cdef int players, start, samples
    cdef double share
    # By seat and place.
    cdef double gain[MOST_PLAYERS * MOST_OFFERS]
    cdef double kept_gain[MOST_PLAYERS * MOST_OFFERS]
    # By place.
    cdef int price[MOST_OFFERS]
    cdef bint open[MOST_OFFERS]
    # By seat.
    cdef int cash[MOST_PLAYERS]
    cdef double change[MOST_PLAYERS]
    cdef double coin[MOST_PLAYERS]
    cdef double kept_coin[MOST_PLAYERS]
    cdef double kept_sale[MOST_PLAYERS]
    cdef bint kept_pays[MOST_PLAYERS]
    cdef bint kept_buys_again[MOST_PLAYERS]
    cdef double sale[MOST_PLAYERS]
    cdef bint pays[MOST_PLAYERS]
    cdef bint buys_again[MOST_PLAYERS]
    # By sample, then by seat and place, or by place.
    cdef double noise[2400]
    cdef int rival_price[480]

    @cython.locals(place=cython.int, seat=cython.int, worth=cython.double)
    cdef value_offers(self, RoundEngine state)
    @cython.locals(at=cython.int, seat=cython.int)
    cdef void keep(self) noexcept
    @cython.locals(at=cython.int, seat=cython.int)
    cdef void recall(self) noexcept
    @cython.locals(land=Territory, worth=cython.double, before=cython.double)
    cdef double _gain(self, RoundEngine state, int seat, int tile) except? -1
    @cython.locals(sample=cython.int, at=cython.int, other=cython.int)
    cdef imagine(self, RoundEngine state, int seat, Generator generator, int samples, double spread, double doubt)
    @cython.locals(number=cython.int)
    cdef double random(self, Generator generator)
    cdef void look_at_prices(self, RoundEngine state, int seat) noexcept
    @cython.locals(first=cython.int, axe=cython.int, offer=cython.int, likely=cython.double)
    cdef int _guess_learned(self, RoundEngine state, int seat, int sample, Generator generator, double doubt) except -1
    @cython.locals(first=cython.int, least=cython.int, total=cython.int, place=cython.int, dearest=cython.int)
    cdef guess_prices(self, RoundEngine state, int seat, int sample, Generator generator, double doubt)
    @cython.locals(first=cython.int, least=cython.int, lowest=cython.double, place=cython.int,
        buyers=cython.double, other=cython.int, value=cython.double, fair=cython.double, price=cython.int)
    cdef int _guess_fair(self, RoundEngine state, int seat, int sample, Generator generator, double doubt) except -1
    @cython.locals(other=cython.int, place=cython.int)
    cdef void begin(self, RoundEngine state, int sample, int seat) noexcept
    @cython.locals(place=cython.int)
    cdef void offer(self, int seat, int first, int second, int third) noexcept
    @cython.locals(price=cython.double, paid=cython.double, seller=cython.int, harm=cython.double)
    cdef double purchase_gain(self, int seat, int place) except? -1
    @cython.locals(noise=cython.int, number=cython.int, seat=cython.int, best=cython.double, chosen=cython.int,
        place=cython.int, value=cython.double)
    cdef void play(self, int turn, int sample) except *
    @cython.locals(price=cython.int, seller=cython.int)
    cdef void buy(self, int seat, int place) noexcept
    @cython.locals(place=cython.int, total=cython.double, other=cython.int, value=cython.double)
    cdef double result(self, RoundEngine state, int seat) except? -1

    @cython.locals(seat=cython.int, best=cython.double, chosen=cython.int, place=cython.int, value=cython.double,
        other=cython.int)
    cdef int quick_purchase(self, RoundEngine state, Generator generator, double spread) except -2
    @cython.locals(place=cython.int, most=cython.double, other=cython.int, coin=cython.double)
    cdef int highest_price(self, int seat, int offer, double spread) noexcept
    @cython.locals(best=cython.double, chosen=cython.int, place=cython.int, value=cython.double)
    cdef int best_purchase(self, RoundEngine state, int seat)
    @cython.locals(total=cython.double, sample=cython.int)
    cdef double price_value(self, RoundEngine state, int seat, int first, int second, int third)
