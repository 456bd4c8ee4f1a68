import cython

from skye.core.journey cimport Journey
from skye.core.journey_walks cimport Walks
from skye.core.journey_worth cimport JourneyWorth
from skye.core.territory cimport Territory

cdef double AGAIN, PATIENCE, JOINED_TILE, JOINED_SYMBOL
cdef int CHAIN, WHISKY, CATTLE


cdef class Roads:
    cdef JourneyWorth worth
    cdef Walks walks
    cdef list trials
    # The edge found.
    cdef int slot, side

    @cython.locals(
        land=Territory, best=cython.double, before=cython.double, movement=cython.int,
        walk=cython.double, slot=cython.int, side=cython.int, other=cython.int, gain=cython.double,
        shorter=cython.double,
    )
    cdef bint find(
        self, Journey journey, int seat, object appraiser, int markers, int gold, int walks
    ) except? -1
    cdef double _kept(self, int roads) noexcept
    @cython.locals(
        trial=Territory, best=cython.double, kept=cython.double, first=cython.int, side=cython.int, second=cython.int,
        worth=cython.double,
    )
    cdef double _joined(
        self, Journey journey, int seat, object appraiser, Territory land, int slot, int other, int laid
    ) except? -1
    @cython.locals(total=cython.double, slot=cython.int, symbols=cython.int)
    cdef double _promise(self, Territory land, Territory after) noexcept
    cdef double _walk(self, Journey journey, int seat, int movement, int markers, int gold) except? -1
    @cython.locals(joined=cython.bint)
    cdef bint _reaches_more(self, Territory land, int slot, int other) noexcept
    @cython.locals(first=cython.int, side=cython.int, most=cython.int)
    cdef bint _has_two_roads(self, Territory land, int slot) noexcept
