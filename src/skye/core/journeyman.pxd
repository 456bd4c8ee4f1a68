import cython

from skye.core.expansion cimport Expansion
from skye.core.flow cimport Flow
from skye.core.journey cimport BoardTables, Journey, Paths
from skye.core.territory cimport Territory

cdef int DRAW, OVER, EXTRA, AFTER_BUILDING, MOST_LAID, SPACES, BONUSES, SYMBOL, FAR, PLAN, WALK, STEP, REST
cdef int REQUIREMENT, CASTLE, SALE, SYMBOL_GAINED, BONUS_STEP, WARRIOR
cdef int BONUS_STEP_TILE, BONUS_WAYPOINT, BONUS_MOVEMENT, BONUS_NO_AXE, BONUS_BANK_PAYS, BONUS_TWO_PURCHASES
cdef int NOTHING, PLANNING, COLLECTING, STEPPING, ROAD, RESTING


cdef class Journeyman(Expansion):
    cdef readonly BoardTables board
    cdef Paths paths
    cdef list layouts, journeys
    cdef int stage, seat, reason, sale, turn, left, waiting
    cdef bint closing
    # By seat: tiles gained whose step has not been decided.
    cdef int symbols[5]
    # The move in mind.
    cdef int kind, actor, first, second
    cdef bint extra
    cdef int tiles[3]

    @cython.locals(journey=Journey, other=cython.int, place=cython.int)
    cdef Journey journey(self, Flow flow, int seat)
    @cython.locals(new=Journeyman)
    cpdef Expansion copy(self, Flow flow)

    @cython.locals(journey=Journey, banner=cython.int, axe=cython.int)
    cpdef int income(self, Flow flow, int seat) except? -1
    cdef bint has_right(self, Flow flow, int seat, int bonus) except? -1
    @cython.locals(turn=cython.int)
    cdef bint _ask(self, Flow flow) except? -1
    @cython.locals(journey=Journey)
    cdef bint _has_bonus_step(self, Flow flow) except? -1
    cdef bint _can_step(self, Flow flow) except? -1
    @cython.locals(seat=cython.int)
    cdef _close(self, Flow flow)
    @cython.locals(journey=Journey, roads=cython.int, bonus=cython.int)
    cdef int _settle(self, Flow flow, int seat) except -1

    cdef bint is_asked(self, Flow flow, int seat)
    cdef int _count_asked(self, Flow flow, int seat) except -1
    @cython.locals(journey=Journey)
    cdef int _count_roads(self, Flow flow, int seat) except -1
    @cython.locals(edge=cython.int)
    cpdef choose(self, Flow flow, int seat, int number)
    cdef void _think(self, int kind, int seat) noexcept
    @cython.locals(journey=Journey, markers=cython.int, movement=cython.int, found=cython.int, extra=cython.bint)
    cdef int _plan(self, Flow flow, int seat, int wanted) except -1
    @cython.locals(count=cython.int, place=cython.int)
    cdef int _chosen_tiles(self) noexcept
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
    cdef bint _may_step(self, Flow flow, int track) except? -1
    @cython.locals(found=cython.int, track=cython.int)
    cdef int _count_steps(self, Flow flow) except -1
    @cython.locals(found=cython.int, track=cython.int)
    cdef int _choose_step(self, Flow flow, int wanted) except -1

    @cython.locals(journey=Journey, place=cython.int)
    cpdef chosen(self, Flow flow)
    cdef tuple _cell(self, Journey journey, int tile)
    @cython.locals(stage=cython.int)
    cpdef bint check(self, Flow flow, object move) except? -1
    @cython.locals(journey=Journey, most=cython.int, tile=cython.int, movement=cython.int, place=cython.int)
    cdef _check_plan(self, Flow flow, object move)
    @cython.locals(journey=Journey, tile=cython.int, place=cython.int, track=cython.int, cost=cython.int, space=cython.int)
    cdef _check_collect(self, Flow flow, object move)
    @cython.locals(track=cython.int, cost=cython.int)
    cdef _check_step(self, Flow flow, object move)
    @cython.locals(journey=Journey, tile=cython.int, other=cython.int, side=cython.int, bonus=cython.int)
    cdef _check_road(self, Flow flow, object move)

    @cython.locals(kind=cython.int)
    cpdef perform(self, Flow flow)
    @cython.locals(journey=Journey, place=cython.int, seat=cython.int)
    cdef _do_plan(self, Flow flow)
    @cython.locals(journey=Journey)
    cdef _next_walk(self, Flow flow)
    @cython.locals(
        journey=Journey, tile=cython.int, track=cython.int, spent=cython.int, place=cython.int, price=cython.int,
        reason=cython.int,
    )
    cdef _do_collect(self, Flow flow)
    cdef _end_walk(self, Flow flow)
    @cython.locals(journey=Journey)
    cdef _finish_walk(self, Flow flow)
    @cython.locals(journey=Journey, track=cython.int, seat=cython.int)
    cdef _do_step(self, Flow flow)
    @cython.locals(journey=Journey, fee=cython.int, before=cython.int, points=cython.int, bonus=cython.int)
    cdef _advance(self, Flow flow, int seat, int track, int reason, int price)
    @cython.locals(journey=Journey, other=cython.int)
    cdef _do_road(self, Flow flow)
    @cython.locals(journey=Journey, land=Territory, place=cython.int, bonus=cython.int, slot=cython.int, side=cython.int)
    cpdef dict state(self, int seat)
    cpdef tuple question(self)
    cpdef bint has_planned(self, int seat)
    cdef Journey _journey_of(self, int seat)
    @cython.locals(place=cython.int)
    cdef tuple _plan_of(self, Journey journey)


cdef int _tile_at(Journey journey, int x, int y)
