cdef class Clock:
    cdef readonly double seconds
    cdef object _now
    cdef double _begun
    cdef double _spent
    cdef int _looks

    cpdef spend(self, long long steps)
    cpdef double used(self) except? -1
    cpdef double left(self) except? -1
