import cython

from skye.expansions.journeyman.rules.constants cimport (
    BONUSES, BONUS_BANK_PAYS, BONUS_NO_AXE, BONUS_TWO_PURCHASES, CASTLE, COLLECTING, NO_ROAD, PLANNING, REQUIREMENT,
    ROAD, ROADS, STEPPING
)
from skye.material.constants cimport EXTRA, MOST_TILES
from skye.rules.choice cimport Choice
from skye.rules.expansion_state cimport ExpansionState
from skye.rules.game_state cimport GameState
from skye.expansions.journeyman.rules.journey cimport Journey
from skye.expansions.journeyman.rules.board cimport BoardTables
from skye.expansions.journeyman.rules.checks cimport CheckedChoices
from skye.expansions.journeyman.rules.paths cimport Paths
from skye.expansions.journeyman.rules.scoring cimport points_for


cdef class JourneymanState(CheckedChoices):
    @cython.locals(new=JourneymanState)
    cpdef ExpansionState copy(self, GameState state)
    @cython.locals(journey=Journey, banner=cython.int, axe=cython.int)
    cpdef int income(self, GameState state, int seat) except? -1
    cpdef perform(self, GameState state, Choice choice)
    @cython.locals(journey=Journey)
    cdef _do_plan(self, GameState state, Choice choice)
    @cython.locals(
        journey=Journey, tile=cython.int, track=cython.int, spent=cython.int, place=cython.int, price=cython.int,
        reason=cython.int, seat=cython.int,
    )
    cdef _do_collect(self, GameState state, Choice choice)
    @cython.locals(track=cython.int, seat=cython.int)
    cdef _do_step(self, GameState state, Choice choice)
    @cython.locals(journey=Journey, fee=cython.int, before=cython.int, points=cython.int, bonus=cython.int)
    cdef _advance(self, GameState state, int seat, int track, int reason, int price)
    @cython.locals(journey=Journey, other=cython.int)
    cdef _do_road(self, GameState state, Choice choice)
    cdef _do_no_road(self, GameState state, Choice choice)
