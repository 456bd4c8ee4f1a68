import cython

from skye.core.expansion cimport Expansion
from skye.core.flow cimport Flow
from skye.core.journey cimport Journey
from skye.core.journey_board cimport BoardTables
from skye.core.journey_choices cimport Choices
from skye.core.journey_paths cimport Paths
from skye.core.territory cimport Territory

cdef int EXTRA, AFTER_PURCHASE, AFTER_TRADE, AFTER_BUILDING
cdef int MOST_LAID, BONUSES, SPACES, SYMBOL, PLAN, WALK, STEP, ROADS
cdef int REQUIREMENT, CASTLE, SALE, SYMBOL_GAINED, BONUS_STEP
cdef int BONUS_STEP_TILE, BONUS_MOVEMENT, BONUS_NO_AXE, BONUS_BANK_PAYS, BONUS_TWO_PURCHASES
cdef int NOTHING, PLANNING, COLLECTING, STEPPING, ROAD, NO_ROAD, ROADS_ASKED


cdef class Journeyman(Choices):
    @cython.locals(new=Journeyman)
    cpdef Expansion copy(self, Flow flow)
    @cython.locals(journey=Journey, banner=cython.int, axe=cython.int)
    cpdef int income(self, Flow flow, int seat) except? -1
    @cython.locals(turn=cython.int)
    cdef bint _ask(self, Flow flow) except? -1
    @cython.locals(journey=Journey)
    cdef bint _has_bonus_step(self, Flow flow) except? -1
    cdef bint _can_step(self, Flow flow) except? -1
    @cython.locals(seat=cython.int)
    cdef _close(self, Flow flow)
    @cython.locals(journey=Journey, bonus=cython.int)
    cdef _settle(self, Flow flow, int seat)
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
    @cython.locals(journey=Journey, track=cython.int, seat=cython.int)
    cdef _do_step(self, Flow flow)
    cdef _go_on(self, Flow flow)
    @cython.locals(seat=cython.int)
    cdef bint _ask_for_roads(self, Flow flow) except? -1
    @cython.locals(journey=Journey, fee=cython.int, before=cython.int, points=cython.int, bonus=cython.int)
    cdef _advance(self, Flow flow, int seat, int track, int reason, int price)
    @cython.locals(journey=Journey, other=cython.int)
    cdef _do_road(self, Flow flow)
    cdef _do_no_road(self, Flow flow)
    cdef _end_roads(self, Flow flow)
    @cython.locals(journey=Journey, land=Territory, place=cython.int, bonus=cython.int, slot=cython.int, side=cython.int)
    cpdef dict state(self, int seat)
    cpdef tuple question(self)
    @cython.locals(journey=Journey, seat=cython.int, track=cython.int, place=cython.int)
    cpdef restore(self, Flow flow, object view)
    cpdef bint has_planned(self, int seat)
    @cython.locals(place=cython.int)
    cdef tuple _plan_of(self, Journey journey)
    @cython.locals(
        journey=Journey, after=Journey, slot=cython.int, side=cython.int, other=cython.int, cost=cython.int,
        track=cython.int, points=cython.int, won=cython.int, bonus=cython.int, price=cython.int, space=cython.int,
        asked=cython.int,
    )
    cpdef dict guide(self, int seat)


cdef int _bits(object names) except -1
