import cython

from skye.core.chance cimport Generator
from skye.core.flow cimport Flow
from skye.core.legal cimport Legal, acting, decode, hand
from skye.core.random_play cimport Choice, play
from skye.tables cimport Tables

cdef int DRAW, PRICE, BUY, OVER, OFFERS, NONE


cdef class Game(Flow):
    cdef readonly object setup

    @cython.locals(choice=Choice)
    cpdef apply(self, move)

    @cython.locals(new=Game)
    cpdef Game copy(self)

    cpdef tuple to_act(self)
    cpdef Legal legal(self, int seat)
    cpdef tuple scores(self)
