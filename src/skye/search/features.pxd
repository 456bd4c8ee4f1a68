import cython

from skye.material cimport constants
from skye.material.tables cimport Tables
from skye.rules.territory cimport Territory
from skye.search cimport constants as inputs


@cython.final
cdef class Features:
    cdef short x[inputs.LAND_INPUTS]
    # What is counted only while some scoring tile in play depends on it.
    cdef bint sizes, farms, pairs, corners

    cdef void wants(self, double* wanted) noexcept
    @cython.locals(place=cython.int)
    cdef void gather(self, Territory land) noexcept
    @cython.locals(area=cython.int, terrain=cython.int, still_open=cython.int, stage=cython.int, symbols=cython.int)
    cdef void _areas(self, Territory land) noexcept
    @cython.locals(tables=Tables, slot=cython.int, tile=cython.int, x=cython.int, y=cython.int, cell=cython.int, side=cython.int, scroll=cython.int,
        still_open=cython.int, castle=cython.int, steps=cython.int, west=cython.int, east=cython.int,
        south=cython.int, north=cython.int)
    cdef void _tiles(self, Territory land) noexcept
    @cython.locals(free=cython.int, row=cython.int, column=cython.int)
    cdef int _free_around(self, Territory land, int cell) noexcept
    @cython.locals(spot=cython.int, cell=cython.int, north=cython.bint, south=cython.bint, east=cython.bint,
        west=cython.bint, mask=cython.int)
    cdef void _cells(self, Territory land) noexcept
