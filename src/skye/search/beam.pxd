import cython

from skye.material.constants cimport CELLS, HAND
from skye.rules.territory cimport Territory
from skye.search.evaluation cimport Evaluation

cdef int MOST_WIDTH
cdef unsigned long long FIRST_MIX, SECOND_MIX, LOW_BITS


@cython.final
cdef class BeamSearch:
    cdef Evaluation evaluation
    cdef Territory trial
    cdef list lands
    cdef int hand[HAND]
    cdef int count, side, width
    cdef long long tried
    cdef int best_spot, best_turn
    # By build, of this step and of the next one.
    cdef double value[32]
    cdef int mask[32]
    cdef unsigned long long mark[32]
    cdef int parent[32]
    cdef int last[32]
    cdef int depth[32]
    cdef int steps[256]

    cdef Territory land_of(self, int place)
    cdef int first(self) noexcept
    @cython.locals(before=cython.double, best=cython.double, value=cython.double, spot=cython.int, turn=cython.int)
    cdef double gain(self, int seat, Territory land, int tile) except? -1
    @cython.locals(value=cython.double)
    cdef double _try(self, int seat, Territory land, int tile, int spot, int turn) except? -1
    cdef search(self, int seat, Territory land, int count, int width)
    @cython.locals(here=cython.int, there=cython.int, found=cython.int, grown=cython.bint, place=cython.int,
        land=Territory, fitted=cython.bint, number=cython.int, tile=cython.int, spot=cython.int, turn=cython.int)
    cdef bint _widen(self, int seat, int count, int width) except? -1
    @cython.locals(mixed=cython.ulonglong)
    cdef unsigned long long _mark(self, int tile, int cell, int turn) noexcept
    @cython.locals(place=cython.int, before=cython.int, later=cython.int)
    cdef int _keep(self, int there, int found, int width, double value, int parent, int mask, unsigned long long mark,
        int last) noexcept
    @cython.locals(parent=cython.int, depth=cython.int, step=cython.int, last=cython.int, spot=cython.int,
        land=Territory)
    cdef void _lay(self, int place)
