import cython

from skye.material.constants cimport BUILD, BUY, DRAW, EXTRA, HAND, OFFERS, OVER, PRICE
from skye.rules.choice cimport Choice
from skye.rules.rng cimport Generator
from skye.rules.round_engine cimport RoundEngine
from skye.rules.territory cimport Territory



@cython.locals(choice=Choice, place=cython.int, seat=cython.int)
cpdef play(RoundEngine state, Generator generator)

@cython.locals(count=cython.int, first=cython.int, second=cython.int, third=cython.int)
cpdef choose_draw(RoundEngine state, Generator generator, Choice choice)

@cython.locals(seat=cython.int)
cpdef int first_acting(RoundEngine state) except -2

@cython.locals(gold=cython.longlong, found=cython.longlong, place=cython.int, land=Territory)
cpdef long long count_choices(RoundEngine state, int seat) except -1

@cython.locals(count=cython.int, number=cython.longlong)
cpdef bint choose_extra(RoundEngine state, int seat, Generator generator, Choice choice) except? -1

@cython.locals(gold=cython.int, ways=cython.int, axe=cython.int, low=cython.int, high=cython.int)
cpdef choose_price(RoundEngine state, int seat, Generator generator, Choice choice)

@cython.locals(low=cython.int, middle=cython.int, high=cython.int)
cdef _choose_three_prices(int gold, Generator generator, Choice choice)

@cython.locals(seat=cython.int, count=cython.int, place=cython.int, number=cython.int)
cpdef int choose_purchase(RoundEngine state, Generator generator) except -2

@cython.locals(
    land=Territory, first=cython.int, count=cython.int, place=cython.int, number=cython.int, found=cython.int
)
cpdef choose_placement(RoundEngine state, int seat, Generator generator, Choice choice)
