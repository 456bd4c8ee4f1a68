import cython

from skye.core.counsel cimport Counsel
from skye.core.flow cimport Flow
from skye.core.journey cimport Journey
from skye.core.journey_choices cimport Choices
from skye.core.journey_roads cimport Roads
from skye.core.journey_walks cimport Walks
from skye.core.journey_worth cimport JourneyWorth
from skye.core.territory cimport Territory

cdef int SYMBOL, JOURNEY, BRIDGES, PLAN, WALK, STEP, ROADS, SALE, WARRIOR, BONUS_MOVEMENT
cdef int PLANNING, COLLECTING, STEPPING, ROAD, NO_ROAD


cdef class JourneymanCounsel(Counsel):
    cdef double extra
    cdef JourneyWorth worth
    cdef Walks walks
    cdef Choices choices
    cdef Roads roads

    @cython.locals(expansion=object, choices=Choices)
    cpdef prepare(self, Flow flow, double gold, int later)
    @cython.locals(journey=Journey, own=Territory, points=cython.int)
    cpdef int measure(self, Flow flow, int kind, int seat, Territory land) except? -1
    @cython.locals(journey=Journey, own=Territory)
    cpdef double land(self, Flow flow, int seat, Territory land) except? -1
    cdef _find_walk(self, Flow flow, int seat, Journey journey, int movement)
    cpdef double state(self, Flow flow, int seat) except? -1
    @cython.locals(journey=Journey, worth=cython.double)
    cpdef double sale(self, Flow flow, int seat) except? -1
    @cython.locals(choices=Choices, journey=Journey)
    cpdef bint decide(self, Flow flow, int seat, object worth, bint quick) except? -1
    @cython.locals(choices=Choices, track=cython.int)
    cdef _decide_step(self, Flow flow, int seat)
    @cython.locals(choices=Choices, movement=cython.int, plain=cython.double, place=cython.int)
    cdef _decide_plan(self, Flow flow, int seat, Journey journey)
    @cython.locals(choices=Choices, place=cython.int)
    cdef _decide_collect(self, Flow flow, int seat, Journey journey)
    @cython.locals(choices=Choices, walks=cython.int, markers=cython.int)
    cdef bint _decide_road(self, Flow flow, int seat, Journey journey, object worth, bint quick) except? -1
