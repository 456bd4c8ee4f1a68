import cython

from skye.material cimport constants
from skye.material.tables cimport Tables
from skye.rules.territory cimport Territory

cdef int MOST_OPEN


@cython.final
cdef class Potential:
    cdef double complete, complete_slow
    cdef double areas, mountains, large, lake, scroll, squares, columns, brochs, farms, cattle, road_ends, sets
    cdef double harbours, whisky, spots, narrow, income
    cdef bint counts
    # By scoring tile: points for one thing in all rounds after this.
    cdef double wanted[constants.MOST_SCORING]
    # By open edges: the chance that the area will be completed.
    cdef double chance[13]

    @cython.locals(kind=cython.int, still=cython.double, count=cython.int)
    cdef void prepare(self, double* wanted, int later, double income) noexcept
    @cython.locals(total=cython.double, broch=cython.int, farm=cython.int, light=cython.int, whole=cython.int,
        kinds=cython.int)
    cdef double value(self, Territory land) except? -1
    @cython.locals(total=cython.double, completed=cython.double, mountains=cython.double, large=cython.double,
        lake=cython.double, brochs=cython.int, harbours=cython.int, sized=cython.bint, area=cython.int,
        still_open=cython.int, chance=cython.double, symbols=cython.int, place=cython.int)
    cdef double _of_areas(self, Territory land) except? -1
    @cython.locals(total=cython.double, slot=cython.int, tile=cython.int, still_open=cython.int)
    cdef double _of_scrolls(self, Territory land) noexcept
    @cython.locals(tables=Tables, ends=cython.int, whisky=cython.int, cattle=cython.int, slot=cython.int,
        tile=cython.int, cell=cython.int, side=cython.int, joined=cython.double, total=cython.double)
    cdef double _of_roads(self, Territory land) noexcept
    @cython.locals(corners=cython.int, narrow=cython.int, spot=cython.int, cell=cython.int, mask=cython.int,
        squares=cython.bint, north=cython.bint, south=cython.bint, east=cython.bint, west=cython.bint)
    cdef double _of_cells(self, Territory land) noexcept
    @cython.locals(found=cython.int, slot=cython.int, cell=cython.int)
    cdef int _pairs(self, Territory land) noexcept
