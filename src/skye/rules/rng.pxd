import cython

cdef unsigned long long MULTIPLIER, INCREMENT, WORD, LOW


@cython.final
cdef class Generator:
    cdef unsigned long long state

    @cython.locals(old=cython.ulonglong, shifted=cython.ulonglong, rotation=cython.ulonglong)
    cdef unsigned long long _next(self)

    @cython.locals(product=cython.ulonglong, threshold=cython.ulonglong)
    cpdef unsigned long long below(self, unsigned long long bound)

    @cython.locals(whole=cython.ulonglong, number=cython.ulonglong)
    cpdef unsigned long long below_wide(self, unsigned long long bound)
