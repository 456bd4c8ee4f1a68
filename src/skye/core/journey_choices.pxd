import cython

from skye.core.expansion cimport Expansion
from skye.core.flow cimport Flow
from skye.core.journey cimport Journey
from skye.core.journey_board cimport BoardTables
from skye.core.journey_paths cimport Paths

cdef int DRAW, OVER, EXTRA, MOST_LAID, SPACES, BONUSES, PLAN, WALK, STEP, ROADS
cdef int SALE, WARRIOR, MARKERS_ONLY
cdef int BONUS_WAYPOINT, BONUS_MOVEMENT
cdef int NOTHING, PLANNING, COLLECTING, STEPPING, ROAD, NO_ROAD


cdef class Choices(Expansion):
    cdef readonly BoardTables board
    cdef Paths paths, wide_paths
    cdef list layouts, journeys
    cdef int rules, stage, seat, reason, sale, turn, left, waiting, held
    cdef bint closing
    # By seat: tiles gained whose step has not been decided.
    cdef int symbols[5]
    # The move in mind.
    cdef int kind, actor, first, second
    cdef bint extra
    cdef int tiles[3]

    @cython.locals(journey=Journey, other=cython.int, place=cython.int)
    cdef Journey journey(self, Flow flow, int seat)
    cdef bint has_right(self, Flow flow, int seat, int bonus) except? -1
    cdef bint asks_together(self) noexcept
    cdef bint is_asked(self, Flow flow, int seat)
    cdef int _count_asked(self, Flow flow, int seat) except -1
    @cython.locals(journey=Journey)
    cdef int _count_roads(self, Flow flow, int seat) except -1
    @cython.locals(edge=cython.int)
    cpdef choose(self, Flow flow, int seat, int number)
    cdef void _think(self, int kind, int seat) noexcept
    @cython.locals(journey=Journey, markers=cython.int, movement=cython.int, found=cython.int)
    cdef int _plan(self, Flow flow, int seat, int wanted) except -1
    @cython.locals(count=cython.int, place=cython.int)
    cdef int _take_tiles(self, Paths paths) noexcept
    cdef void _think_plan(self, int seat, int count, bint extra) noexcept
    cpdef int markers_owned(self, Flow flow, int seat) except -1
    @cython.locals(journey=Journey, found=cython.int, place=cython.int, track=cython.int)
    cdef int _collect(self, Flow flow, int wanted) except -1
    @cython.locals(place=cython.int)
    cdef void _measure_ways(self, Journey journey) noexcept
    @cython.locals(one=cython.int, cost=cython.int)
    cdef int _rest_of_walk(self, Journey journey, int place) noexcept
    @cython.locals(journey=Journey, cost=cython.int, met=cython.bint)
    cdef int _cost(self, Flow flow, int tile, int track) except -2
    cdef bint _meets(self, Journey journey, int tile, int track) noexcept
    cdef int _castle_price(self, Journey journey, int tile, int track) noexcept
    @cython.locals(journey=Journey)
    cdef bint _may_step(self, Flow flow, int track) except? -1
    @cython.locals(found=cython.int, track=cython.int)
    cdef int _count_steps(self, Flow flow) except -1
    @cython.locals(found=cython.int, track=cython.int)
    cdef int _choose_step(self, Flow flow, int wanted) except -1
    @cython.locals(journey=Journey, place=cython.int)
    cpdef chosen(self, Flow flow)
    @cython.locals(stage=cython.int)
    cpdef bint check(self, Flow flow, object move) except? -1
    @cython.locals(journey=Journey, most=cython.int, tile=cython.int, movement=cython.int, place=cython.int)
    cdef _check_plan(self, Flow flow, object move)
    @cython.locals(journey=Journey, tile=cython.int, place=cython.int, track=cython.int, cost=cython.int, space=cython.int)
    cdef _check_collect(self, Flow flow, object move)
    @cython.locals(journey=Journey, track=cython.int, cost=cython.int)
    cdef _check_step(self, Flow flow, object move)
    @cython.locals(journey=Journey, tile=cython.int, other=cython.int, side=cython.int, bonus=cython.int)
    cdef _check_road(self, Flow flow, object move)
