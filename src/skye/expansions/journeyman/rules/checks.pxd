import cython

from skye.expansions.journeyman.rules.constants cimport (
    BONUSES, BONUS_MOVEMENT, COLLECTING, NO_ROAD, PLANNING, ROAD, SALE, STEPPING, WARRIOR
)
from skye.material.constants cimport DRAW, EXTRA, OVER
from skye.expansions.journeyman.rules.choices cimport Choices
from skye.expansions.journeyman.rules.journey cimport Journey
from skye.rules.choice cimport Choice
from skye.rules.game_state cimport GameState


cdef class CheckedChoices(Choices):
    @cython.locals(stage=cython.int)
    cpdef bint check(self, GameState state, object move, Choice choice) except? -1
    @cython.locals(journey=Journey, most=cython.int, tile=cython.int, movement=cython.int, place=cython.int)
    cdef _check_plan(self, GameState state, object move, Choice choice)
    @cython.locals(journey=Journey, tile=cython.int, place=cython.int, track=cython.int, cost=cython.int, space=cython.int)
    cdef _check_collect(self, GameState state, object move, Choice choice)
    @cython.locals(journey=Journey, track=cython.int, cost=cython.int)
    cdef _check_step(self, GameState state, object move, Choice choice)
    @cython.locals(journey=Journey, tile=cython.int, other=cython.int, side=cython.int, bonus=cython.int)
    cdef _check_road(self, GameState state, object move, Choice choice)
