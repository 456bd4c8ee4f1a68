import cython

from skye.expansions.journeyman.rules.constants cimport (
    BONUS_MOVEMENT, COLLECTING, NO_ROAD, PLAN, PLANNING, ROAD, ROADS, SPACES, STEPPING, WALK
)
from skye.material.constants cimport DRAW, MOST_TILES, OVER
from skye.rules.choice cimport Choice
from skye.rules.expansion_state cimport ExpansionState
from skye.rules.game_state cimport GameState
from skye.expansions.journeyman.rules.journey cimport Journey
from skye.expansions.journeyman.rules.paths cimport Paths
from skye.expansions.journeyman.rules.phases cimport Phases
from skye.expansions.journeyman.rules.requirements cimport meets


cdef class Choices(Phases):
    cdef Paths paths, wide_paths

    cdef bint has_right(self, GameState state, int seat, int bonus) except? -1
    cdef int _count_asked(self, GameState state, int seat) except -1
    @cython.locals(journey=Journey)
    cdef int _count_roads(self, GameState state, int seat) except -1
    @cython.locals(edge=cython.int)
    cpdef choose(self, GameState state, int seat, int number, Choice choice)
    @cython.locals(journey=Journey, markers=cython.int, movement=cython.int, found=cython.int)
    cdef int _plan(self, GameState state, int seat, int wanted, Choice choice) except -1
    @cython.locals(
        journey=Journey, markers=cython.int, movement=cython.int, choice=Choice, number=cython.int, edge=cython.int
    )
    cpdef list moves(self, GameState state, int seat)
    cdef list _plans(self, int seat, Journey journey, Paths paths, int movement, int markers, bint extra)
    cdef void _choose_plan(self, Choice choice, Paths paths, bint extra) noexcept
    cpdef int markers_owned(self, GameState state, int seat) except -1
    @cython.locals(journey=Journey, found=cython.int, place=cython.int, track=cython.int)
    cdef int _collect(self, GameState state, int wanted, Choice choice) except -1
    @cython.locals(place=cython.int)
    cdef void _measure_ways(self, Journey journey) noexcept
    @cython.locals(one=cython.int, cost=cython.int)
    cdef int _rest_of_walk(self, Journey journey, int place) noexcept
    @cython.locals(journey=Journey, cost=cython.int, met=cython.bint)
    cdef int _cost(self, GameState state, int tile, int track) except -2
    cdef bint _meets(self, Journey journey, int tile, int track) noexcept
    cdef int castle_price(self, Journey journey, int tile, int track) noexcept
    @cython.locals(found=cython.int, track=cython.int)
    cdef int _choose_step(self, GameState state, int wanted, Choice choice) except -1
    @cython.locals(journey=Journey, seat=cython.int, slot=cython.int)
    cpdef move_of(self, GameState state, Choice choice)
