import cython

from skye.core.chance cimport Generator
from skye.core.flow cimport Flow
from skye.core.game cimport Game
from skye.core.random_play cimport Choice, first_acting
from skye.core.search cimport Search

cdef int DRAW, PRICE, BUY, OVER, NONE
cdef double SECONDS


@cython.locals(generator=Generator, game=Game, flow=Flow, choice=Choice, seat=cython.int, search=Search)
cpdef contest(object tables, object weights, unsigned long long seed)
@cython.locals(seat=cython.int, search=Search)
cdef _price_all(Flow flow, list searches, Generator generator, Choice choice)
@cython.locals(tiles=cython.int, place=cython.int, other=cython.int)
cdef _same_draw(Flow flow, Generator generator, Choice choice)
