import cython

@cython.final
cdef class Choice:
    cdef public int kind, seat, first, second, third
    cdef public bint flag
