import cython

from skye.material cimport constants
from skye.rules.territory cimport Territory


cpdef bint is_majority(int kind) noexcept
cpdef int majority(int kind, Territory land, int value, int ahead) noexcept
@cython.locals(points=cython.int)
cpdef int measure(int kind, Territory land, int gold) except? -1

@cython.locals(found=cython.int, slot=cython.int, cell=cython.int)
cdef int squares(Territory land) noexcept
@cython.locals(points=cython.int, area=cython.int, brochs=cython.int)
cdef int broch_mountains(Territory land) noexcept
@cython.locals(found=cython.int, slot=cython.int, symbols=cython.int, animals=cython.int)
cdef int farm_animals(Territory land) noexcept
@cython.locals(row=cython.int, column=cython.int, slot=cython.int)
cdef bint _is_near_farm(Territory land, int cell) noexcept
@cython.locals(found=cython.int, slot=cython.int, cattle=cython.int)
cdef int road_cattle(Territory land) noexcept
@cython.locals(found=cython.int, slot=cython.int)
cdef int road_tiles(Territory land) noexcept
@cython.locals(area=cython.int, largest=cython.int)
cdef int largest_lake(Territory land) noexcept
@cython.locals(area=cython.int, found=cython.int)
cdef int completed_areas(Territory land) noexcept
@cython.locals(area=cython.int, found=cython.int)
cdef int large_areas(Territory land) noexcept
@cython.locals(area=cython.int, found=cython.int)
cdef int harbours(Territory land) noexcept
@cython.locals(found=cython.int, slot=cython.int, cell=cython.int)
cdef int columns(Territory land) noexcept
@cython.locals(area=cython.int, found=cython.int)
cdef int completed_mountains(Territory land) noexcept

@cython.locals(area=cython.int, slot=cython.int, first=cython.int, root=cython.int, earlier=cython.int, counted=cython.bint)
cdef void _count_tiles(Territory land) noexcept

@cython.locals(points=cython.int, slot=cython.int, scroll=cython.int, worth=cython.int, area=cython.int)
cpdef int scroll_points(Territory land) noexcept
cdef int _scroll_worth(Territory land, int scroll) noexcept
