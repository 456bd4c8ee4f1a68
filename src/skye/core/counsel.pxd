from skye.core.flow cimport Flow
from skye.core.territory cimport Territory


cdef class Counsel:
    cpdef prepare(self, Flow flow, double gold, int later)
    cpdef int measure(self, Flow flow, int kind, int seat, Territory land) except? -1
    cpdef double land(self, Flow flow, int seat, Territory land) except? -1
    cpdef double state(self, Flow flow, int seat) except? -1
    cpdef double gained(self, Flow flow, int seat, int tile) except? -1
    cpdef double sale(self, Flow flow, int seat) except? -1
    cpdef bint decide(self, Flow flow, int seat, object worth, bint quick) except? -1
