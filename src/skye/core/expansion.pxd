from skye.core.flow cimport Flow


cdef class Expansion:
    cpdef Expansion copy(self, Flow flow)
    cpdef restore(self, Flow flow, object view)
    cpdef int income(self, Flow flow, int seat) except? -1
    cpdef bint spares_axe(self, Flow flow, int seat) except? -1
    cpdef bint pays(self, Flow flow, int seat) except? -1
    cpdef bint buys_again(self, Flow flow, int seat) except? -1
    cpdef bint bought(self, Flow flow, int seat, int tile, int seller) except? -1
    cpdef kept(self, Flow flow, int seat, int tile)
    cpdef bint traded(self, Flow flow) except? -1
    cpdef bint built(self, Flow flow) except? -1
    cpdef int points(self, Flow flow, int seat) except? -1
    cpdef int measure(self, Flow flow, int kind, int seat) except? -1

    cpdef str phase(self, Flow flow)
    cpdef tuple acting(self, Flow flow)
    cpdef int count(self, Flow flow, int seat) except? -1
    cpdef choose(self, Flow flow, int seat, int number)
    cpdef bint check(self, Flow flow, object move) except? -1
    cpdef chosen(self, Flow flow)
    cpdef perform(self, Flow flow)
