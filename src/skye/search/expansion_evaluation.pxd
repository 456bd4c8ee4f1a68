from skye.material.constants cimport EXTRA
from skye.rules.choice cimport Choice
from skye.rules.round_engine cimport RoundEngine
from skye.rules.territory cimport Territory
from skye.search.constants cimport KINDS


cdef class TerritoryValues:
    cpdef double territory_value(self, int seat, Territory land) except? -1


cdef class ExpansionEvaluation:
    cpdef prepare(self, RoundEngine state, double gold, int later)
    cpdef int measure(self, RoundEngine state, int kind, int seat, Territory land) except? -1
    cpdef double territory_value(self, RoundEngine state, int seat, Territory land) except? -1
    cpdef double seat_value(self, RoundEngine state, int seat) except? -1
    cpdef double tile_value(self, RoundEngine state, int seat, int tile) except? -1
    cpdef double sale_value(self, RoundEngine state, int seat) except? -1
    cpdef int net_tile(self, int kind) except? -1
    cpdef int net_input(self, RoundEngine state, int seat, int number) except? -1
    cpdef bint decide(
        self, RoundEngine state, int seat, TerritoryValues values, bint quick, Choice choice
    ) except? -1
