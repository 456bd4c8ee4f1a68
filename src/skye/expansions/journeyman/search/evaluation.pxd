import cython

from skye.expansions.journeyman.rules.constants cimport (
    BONUSES, BONUS_MOVEMENT, BRIDGES, COLLECTING, JOURNEY, NO_ROAD, PLAN, PLANNING, ROAD, ROADS, SALE, SPACES, STEP,
    STEPPING, SYMBOL, WALK, WARRIOR
)
from skye.expansions.journeyman.rules.choices cimport Choices
from skye.expansions.journeyman.rules.journey cimport Journey
from skye.expansions.journeyman.rules.scoring cimport points_for
from skye.expansions.journeyman.search.roads cimport Roads
from skye.expansions.journeyman.search.tracks cimport TrackValues
from skye.expansions.journeyman.search.walks cimport Walks
from skye.rules.choice cimport Choice
from skye.rules.round_engine cimport RoundEngine
from skye.rules.territory cimport Territory
from skye.search.expansion_evaluation cimport ExpansionEvaluation, TerritoryValues


cdef class JourneymanEvaluation(ExpansionEvaluation):
    cdef double extra
    cdef TrackValues tracks
    cdef Walks walks
    cdef Choices choices
    cdef Roads roads
    cdef Journey trial

    @cython.locals(expansion=object)
    cpdef prepare(self, RoundEngine state, double gold, int later)
    cpdef int measure(self, RoundEngine state, int kind, int seat, Territory land) except? -1
    @cython.locals(journey=Journey)
    cpdef double territory_value(self, RoundEngine state, int seat, Territory land) except? -1
    @cython.locals(journey=Journey)
    cdef Journey _trial_on(self, RoundEngine state, int seat, Territory land)
    cdef _find_walk(self, RoundEngine state, int seat, Journey journey, int movement)
    cpdef double seat_value(self, RoundEngine state, int seat) except? -1
    cpdef double tile_value(self, RoundEngine state, int seat, int tile) except? -1
    @cython.locals(journey=Journey, value=cython.double)
    cpdef double sale_value(self, RoundEngine state, int seat) except? -1
    cpdef int net_tile(self, int kind) except? -1
    @cython.locals(journey=Journey)
    cpdef int net_input(self, RoundEngine state, int seat, int number) except? -1
    @cython.locals(choices=Choices, journey=Journey)
    cpdef bint decide(
        self, RoundEngine state, int seat, TerritoryValues values, bint quick, Choice choice
    ) except? -1
    @cython.locals(seat=cython.int)
    cdef _decide_step(self, RoundEngine state, Choice choice)
    @cython.locals(seat=cython.int, movement=cython.int, plain=cython.double)
    cdef _decide_plan(self, RoundEngine state, Journey journey, Choice choice)
    @cython.locals(place=cython.int)
    cdef _decide_collect(self, RoundEngine state, Journey journey, Choice choice)
    @cython.locals(seat=cython.int, walks=cython.int, markers=cython.int)
    cdef bint _decide_road(
        self, RoundEngine state, Journey journey, TerritoryValues values, bint quick, Choice choice
    ) except? -1
