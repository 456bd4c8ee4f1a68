import cython

from skye.material.constants cimport CATTLE, WHISKY
from skye.expansions.journeyman.rules.journey cimport Journey
from skye.expansions.journeyman.search.walks cimport Walks
from skye.expansions.journeyman.search.tracks cimport TrackValues
from skye.rules.territory cimport Territory
from skye.search.expansion_evaluation cimport TerritoryValues

cdef double AGAIN, PATIENCE, JOINED_TILE, JOINED_SYMBOL
cdef int CHAIN


@cython.final
cdef class Roads:
    cdef TrackValues tracks
    cdef Walks walks
    cdef list trials
    # The edge found.
    cdef int slot, side

    @cython.locals(
        land=Territory, trial=Journey, best=cython.double, before=cython.double, movement=cython.int,
        walk=cython.double, slot=cython.int, side=cython.int, other=cython.int, gain=cython.double,
        shorter=cython.double,
    )
    cdef bint find(
        self, Journey journey, int seat, TerritoryValues values, int markers, int gold, int walks
    ) except? -1
    cdef double _kept(self, int roads) noexcept
    @cython.locals(
        trial=Territory, best=cython.double, kept=cython.double, first=cython.int, side=cython.int, second=cython.int,
        value=cython.double,
    )
    cdef double _joined(
        self, Journey journey, int seat, TerritoryValues values, Territory land, int slot, int other, int laid
    ) except? -1
    @cython.locals(total=cython.double, slot=cython.int, symbols=cython.int)
    cdef double _promise(self, Territory land, Territory after) noexcept
    cdef double _walk(self, Journey journey, int seat, int movement, int markers, int gold) except? -1
    @cython.locals(joined=cython.bint)
    cdef bint _reaches_more(self, Territory land, int slot, int other) noexcept
    @cython.locals(first=cython.int, side=cython.int, most=cython.int)
    cdef bint _has_two_roads(self, Territory land, int slot) noexcept
