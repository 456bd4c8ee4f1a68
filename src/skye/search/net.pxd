import cython

from skye.material.constants cimport LETTER_COUNT, MOST_PLAYERS
from skye.search.constants cimport (
    ACTIVE, BEHIND, BIAS_UNIT, BLOCK, CHANCE_INPUTS, CHANCE_UNITS, HIGHEST, INPUTS, KINDS, LAND_INPUTS, LATER, OUTPUTS,
    PLAYERS, POINT_UNIT, PRICE_INPUTS, PRICE_OUTPUTS, PRICE_UNITS, SECOND, SECOND_SHIFT, SHARED, SHIFT, TIMES,
    UNITS
)
from skye.search.features cimport Features
from skye.search.small_net cimport SmallNet


@cython.final
cdef class Net:
    # By input: values beyond this are cut off, so that no sum overflows.
    cdef short most[INPUTS]
    # By hidden unit, those of each scoring tile after the shared ones: by input, by itself, by unit of the second layer.
    cdef short weight[INPUTS * UNITS]
    cdef short bias[UNITS]
    cdef short second[SECOND * UNITS]
    # By unit of the second layer, and by output.
    cdef int second_bias[SECOND]
    cdef short out[2 * SECOND]
    cdef int out_bias[2]
    cdef SmallNet prices, chances


@cython.final
cdef class ActiveNet:
    cdef Net net
    cdef int kind[LETTER_COUNT]
    cdef int seat
    cdef short x[INPUTS]
    cdef short hidden[ACTIVE]
    cdef short lit[ACTIVE]
    cdef short weight[INPUTS * ACTIVE]
    cdef short second[SECOND * ACTIVE]
    # By seat: the inputs that are not of the territory.
    cdef short context[MOST_PLAYERS * (INPUTS - LAND_INPUTS)]
    # The inputs that a territory changes.
    cdef int changed[LAND_INPUTS]

    @cython.locals(letter=cython.int, known=cython.bint, first=cython.int, place=cython.int)
    cdef void prepare(self, int seat, int* kind, int* times, int later, int players) noexcept
    cdef void note(self, int seat, int place, int value) noexcept
    @cython.locals(part=cython.int, first=cython.int, origin=cython.int, known=cython.bint, unit=cython.int,
        place=cython.int)
    cdef void _activate(self, int* kind) noexcept
    @cython.locals(first=cython.int, place=cython.int)
    cdef void sit(self, int seat) noexcept
    # Numbers that wrap around, as int does here, would keep compilers from vectorising the loop.
    @cython.locals(most=cython.int, change=cython.short, row=cython.Py_ssize_t, unit=cython.Py_ssize_t)
    cdef void put(self, int place, int value) noexcept
    @cython.locals(count=cython.int, place=cython.int, number=cython.int)
    cdef void show(self, int seat, Features features) noexcept
    @cython.locals(total=cython.int, unit=cython.int, place=cython.int, value=cython.int, result=cython.int)
    cdef double output(self, int number) noexcept
