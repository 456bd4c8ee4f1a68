import cython

from skye.material.constants cimport MOST_OFFERS, MOST_PLAYERS, NONE, OFFERS
from skye.rules.round_engine cimport RoundEngine
from skye.search.constants cimport (
    PRICE_BUYER_TURN, PRICE_COIN, PRICE_EXPANSION, PRICE_GOLD, PRICE_INPUTS, PRICE_INSTEAD, PRICE_LATER, PRICE_OFFER,
    PRICE_OTHERS, PRICE_PLAYERS, PRICE_RICHEST, PRICE_TURN, PRICE_WISH, PRICE_WORTH
)
from skye.search.small_net cimport SmallNet

cdef double LARGEST


@cython.final
cdef class PriceGuess:
    cdef SmallNet net
    # By place of a seat: what is known about its tile.
    cdef double x[3 * PRICE_INPUTS]
    # By place of a seat: the price that is likely, and how likely the axe is.
    cdef double one[PRICE_INPUTS]
    cdef double price[3]
    cdef double axe[3]

    @cython.locals(place=cython.int, offer=cython.int, first=cython.int, one=cython.int, two=cython.int,
        richest=cython.int, other=cython.int, at=cython.int, wish=cython.double)
    cdef void look(self, RoundEngine state, int seat, double* gain, double* coin, double* sale, bint* pays,
        double share) noexcept
    @cython.locals(other=cython.int, at=cython.int, best=cython.int, offered=cython.double, alternative=cython.double)
    cdef void _demand(self, RoundEngine state, int seat, int offer, double* gain, double* coin, double* sale,
        bint* pays, double share) noexcept
    @cython.locals(net=SmallNet, offer=cython.int, place=cython.int)
    cdef void think(self) except *
