import cython

from skye.expansions.journeyman.rules.constants cimport BRIDGES, BROCH_LINES, JOURNEY, SPACES, SYMBOL_ROWS
from skye.material.constants cimport BROCH
from skye.expansions.journeyman.rules.journey cimport Journey
from skye.rules.territory cimport Territory


@cython.locals(points=cython.int)
cpdef int points_for(int kind, Journey journey)
@cython.locals(
    land=Territory, found=cython.int, slot=cython.int, row=cython.int, column=cython.int, earlier=cython.int
)
cdef int broch_lines(Journey journey) noexcept
@cython.locals(
    land=Territory, found=cython.int, slot=cython.int, seen=cython.int, twice=cython.int, other=cython.int,
    signs=cython.int,
)
cdef int symbol_rows(Journey journey) noexcept
@cython.locals(found=cython.int, track=cython.int)
cdef int bridges(Journey journey) noexcept
