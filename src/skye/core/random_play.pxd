import cython

from skye.core.chance cimport Generator
from skye.core.flow cimport Flow
from skye.core.territory cimport Territory

cdef int DRAW, PRICE, BUY, BUILD, OVER, EXTRA, OFFERS, HAND


cdef class Choice:
    cdef int first, second, third


@cython.locals(choice=Choice, place=cython.int, seat=cython.int)
cpdef play(Flow flow, Generator generator)

@cython.locals(count=cython.int, first=cython.int, second=cython.int, third=cython.int)
cpdef choose_draw(Flow flow, Generator generator, Choice choice)

@cython.locals(seat=cython.int)
cpdef int first_acting(Flow flow) except -2

@cython.locals(gold=cython.longlong, found=cython.longlong, place=cython.int, land=Territory)
cpdef long long count_choices(Flow flow, int seat) except -1

@cython.locals(count=cython.int, number=cython.longlong)
cpdef bint choose_extra(Flow flow, int seat, Generator generator) except? -1

@cython.locals(gold=cython.int, ways=cython.int, axe=cython.int, low=cython.int, high=cython.int)
cpdef choose_price(Flow flow, int seat, Generator generator, Choice choice)

@cython.locals(low=cython.int, middle=cython.int, high=cython.int)
cdef _choose_three_prices(int gold, Generator generator, Choice choice)

@cython.locals(seat=cython.int, count=cython.int, place=cython.int, number=cython.int)
cpdef int choose_purchase(Flow flow, Generator generator) except -2

@cython.locals(
    land=Territory, first=cython.int, count=cython.int, place=cython.int, number=cython.int, found=cython.int
)
cpdef choose_placement(Flow flow, int seat, Generator generator, Choice choice)
