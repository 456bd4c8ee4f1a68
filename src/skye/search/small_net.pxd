import cython

from skye.search.constants cimport SMALL_UNIT

cdef int MOST_INPUTS, MOST_UNITS


@cython.final
cdef class SmallNet:
    cdef int inputs, units, outputs
    # By input and unit, and by output and unit.
    cdef double weight[32 * 32]
    cdef double bias[32]
    cdef double out[2 * 32]
    cdef double out_bias[2]
    cdef double hidden[32]

    @cython.locals(place=cython.int, unit=cython.int, value=cython.double)
    cdef void show(self, double* x) noexcept
    @cython.locals(unit=cython.int, total=cython.double)
    cdef double output(self, int number) noexcept
