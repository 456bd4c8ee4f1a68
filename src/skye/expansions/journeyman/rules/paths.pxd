import cython

from skye.expansions.journeyman.rules.constants cimport OPEN_STEP, ROAD_STEP
from skye.material.constants cimport MOST_TILES, ROW
from skye.expansions.journeyman.rules.journey cimport Journey
from skye.rules.territory cimport Territory

cdef int FAR


@cython.final
cdef class Paths:
    # By tile and side: the neighbour and the cost of a step there.
    cdef unsigned char beside[4 * MOST_TILES]
    cdef unsigned char toll[4 * MOST_TILES]
    # By tile and tile: the cost of the way.
    cdef unsigned char cost[MOST_TILES * MOST_TILES]
    # The tiles within reach.
    cdef int count
    cdef unsigned char near[MOST_TILES]
    # By cost modulo 3: tiles to go on from.
    cdef unsigned char queue[3 * MOST_TILES]
    cdef int queued[3]
    # The plan found.
    cdef int chosen[3]
    # Whose tiles these are, and the input of the last survey.
    cdef Journey mapped
    cdef int stamp, start, movement, markers

    @cython.locals(
        land=Territory, slot=cython.int, cell=cython.int, side=cython.int, other=cython.int, at=cython.int
    )
    cdef void _map(self, Journey journey) noexcept
    @cython.locals(
        row=cython.int, slot=cython.int, spent=cython.int, idle=cython.int, turn=cython.int, place=cython.int,
        at=cython.int, other=cython.int, cost=cython.int, later=cython.int,
    )
    cdef void fill(self, Journey journey, int start, int movement) noexcept
    @cython.locals(slot=cython.int, place=cython.int, is_same=cython.bint)
    cdef void survey(self, Journey journey, int movement, int markers) noexcept
    cdef int plans(self, int start, int movement, int markers, int wanted) except -1
    cdef list all_plans(self, int start, int movement, int markers)
    @cython.locals(
        found=cython.int, first=cython.int, second=cython.int, third=cython.int, one=cython.int, two=cython.int
    )
    cdef int _go_through(self, int start, int movement, int markers, int wanted, list listed) except -1
    cdef void _choose(self, int one, int two, int three) noexcept
    @cython.locals(row=cython.int)
    cdef int pair(self, int start, int one, int two) noexcept
    @cython.locals(row=cython.int, first=cython.int, second=cython.int, third=cython.int)
    cdef int triple(self, int start, int one, int two, int three) noexcept
    @cython.locals(start=cython.int, slot=cython.int)
    cdef bint reaches(self, Journey journey, list slots, int movement)

    @cython.locals(slot=cython.int, cost=cython.int)
    cpdef int cost_to(self, Journey journey, int x, int y)
    cpdef bint can_walk(self, Journey journey, list cells, int movement)


cpdef int step_cost(Journey journey, int slot, int side, int other) noexcept
