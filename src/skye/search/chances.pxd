import cython

from skye.material.constants cimport MOST_PLAYERS
from skye.rules.round_engine cimport RoundEngine
from skye.search.constants cimport (
    CHANCE_CASH, CHANCE_EXPANSION, CHANCE_GOLD, CHANCE_INPUTS, CHANCE_LATER, CHANCE_LEAD, CHANCE_PLAYERS, CHANCE_POINTS,
    CHANCE_TURN
)
from skye.search.small_net cimport SmallNet

cdef double SCALE, LARGEST, FINE
cdef int HALVINGS


@cython.final
cdef class Chances:
    cdef SmallNet net
    # By seat: what it has and can expect, its inputs, its share of victory.
    cdef double value[MOST_PLAYERS]
    cdef double x[MOST_PLAYERS * CHANCE_INPUTS]
    cdef double one[CHANCE_INPUTS]
    cdef double share[MOST_PLAYERS]

    @cython.locals(seat=cython.int, first=cython.int, other=cython.int, best=cython.double, second=cython.double,
        total=cython.double, points=cython.int, gold=cython.int, number=cython.int)
    cdef void look(self, RoundEngine state) noexcept
    @cython.locals(net=SmallNet, seat=cython.int, place=cython.int, most=cython.double, total=cython.double)
    cdef void think(self, RoundEngine state) except *


cdef double clipped(double value) noexcept
@cython.locals(result=cython.double)
cdef double power(double value) noexcept
