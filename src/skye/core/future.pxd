import cython

from skye.core.builder cimport Builder
from skye.core.chance cimport Generator
from skye.core.flow cimport Flow
from skye.core.territory cimport Territory
from skye.core.worth cimport Worth

cdef int MOST_TILES, MOST_FUTURE


cdef class Future:
    cdef Worth worth
    cdef Builder builder
    cdef Territory land
    cdef int tiles[40]
    cdef int order[82]

    @cython.locals(size=cython.int, place=cython.int, other=cython.int)
    cdef int draw(self, Flow flow, Generator generator, int count) except -1
    @cython.locals(worth=Worth, number=cython.int, total=cython.double, used=cython.int)
    cdef double grow(self, Flow flow, int seat, Territory land, int count, int rounds, int offered, int kept) except? -1
    @cython.locals(laid=cython.int, best=cython.double, chosen=cython.int, place=cython.int, value=cython.double,
        spot=cython.int, turn=cython.int)
    cdef _build(self, int seat, int first, int offered, int kept)
