import cython

from skye.expansions.journeyman.rules.constants cimport (
    BONUSES, BONUS_MOVEMENT, BONUS_STEP, BONUS_STEP_TILE, MARKERS_ONLY, PLAN, ROADS, ROADS_ASKED, SALE, STEP,
    SYMBOL, SYMBOL_GAINED, WALK, WARRIOR
)
from skye.material.constants cimport AFTER_BUILDING, AFTER_PURCHASE, AFTER_TRADE, EXTRA, MOST_PLAYERS
from skye.rules.expansion_state cimport ExpansionState
from skye.rules.game_state cimport GameState
from skye.expansions.journeyman.rules.journey cimport Journey
from skye.expansions.journeyman.rules.board cimport BoardTables


cdef class Phases(ExpansionState):
    cdef readonly BoardTables board
    cdef list layouts, journeys
    cdef int rules, stage, seat, reason, sale, turn, left, waiting, held
    cdef bint closing
    # By seat: tiles gained whose step has not been decided.
    cdef int symbols[MOST_PLAYERS]

    @cython.locals(journey=Journey, other=cython.int, place=cython.int)
    cdef Journey journey(self, GameState state, int seat)
    cdef bint asks_together(self) noexcept
    cdef bint is_asked(self, GameState state, int seat)
    cpdef tuple question(self)
    cpdef bint has_planned(self, int seat)
    @cython.locals(journey=Journey, other=cython.int)
    cdef _end_plan(self, GameState state, int seat)
    @cython.locals(place=cython.int)
    cpdef tuple plan_of(self, Journey journey)
    @cython.locals(journey=Journey)
    cdef _next_walk(self, GameState state)
    cdef _go_on(self, GameState state)
    @cython.locals(turn=cython.int)
    cdef bint _ask_for_step(self, GameState state) except? -1
    @cython.locals(journey=Journey)
    cdef bint _has_bonus_step(self, GameState state) except? -1
    cdef bint _can_step(self, GameState state) except? -1
    @cython.locals(found=cython.int, track=cython.int)
    cdef int _count_steps(self, GameState state) except -1
    @cython.locals(journey=Journey)
    cdef bint _may_step(self, GameState state, int track) except? -1
    @cython.locals(journey=Journey)
    cdef _end_step(self, GameState state)
    @cython.locals(seat=cython.int)
    cdef _close(self, GameState state)
    @cython.locals(journey=Journey, bonus=cython.int)
    cdef _settle(self, GameState state, int seat)
    @cython.locals(seat=cython.int)
    cdef bint _ask_for_roads(self, GameState state) except? -1
    cdef _end_roads(self, GameState state, int seat)
