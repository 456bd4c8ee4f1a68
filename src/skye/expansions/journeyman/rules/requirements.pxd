import cython

from skye.expansions.journeyman.rules.constants cimport (
    AT_CASTLE, COMPLETED_BOTH, COMPLETED_PASTURE, COMPLETED_WATER, DISTANCE, EAST, NORTH, SCROLL, SOUTH, WEST
)
from skye.material.constants cimport MOUNTAIN, PASTURE, WATER
from skye.expansions.journeyman.rules.journey cimport Journey
from skye.rules.territory cimport Territory


@cython.locals(land=Territory, other=cython.int)
cpdef bint meets(Journey journey, int slot, int requirement) noexcept
@cython.locals(land=Territory, first=cython.int, area=cython.int)
cdef bint _has_completed(Journey journey, int slot, int terrain) noexcept
@cython.locals(slot=cython.int)
cpdef bint meets_at(Journey journey, int x, int y, str requirement)
