import cython

from skye.core.chance cimport Generator
from skye.core.flow cimport Flow
from skye.core.legal cimport Legal, acting, decode, held_tiles, phase_name
from skye.core.random_play cimport Choice, play

cdef int DRAW, PRICE, BUY, BUILD, OVER, OFFERS, NONE


cdef class Game:
    cdef Flow _flow
    cdef object _setup

    cpdef tuple to_act(self)

    @cython.locals(flow=Flow, choice=Choice)
    cpdef apply(self, move)

    @cython.locals(new=Game)
    cpdef Game copy(self)

    cpdef tuple scores(self)
    cdef _check_seat(self, seat)
