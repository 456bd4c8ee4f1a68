cdef class Expansion:
    cpdef Expansion copy(self)
    cpdef int income(self, object flow, int seat) except? -1
    cpdef sold(self, object flow, int seller, int tile)
    cpdef gained(self, object flow, int seat, int tile)
    cpdef bint built(self, object flow) except? -1
    cpdef tuple acting(self, object flow)
    cpdef list moves(self, object flow, int seat)
    cpdef apply(self, object flow, object move)
    cpdef play(self, object flow, object generator)
    cpdef int points(self, object flow, int seat) except? -1
    cpdef int measure(self, object flow, int kind, int seat) except? -1
