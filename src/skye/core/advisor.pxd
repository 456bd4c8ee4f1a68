import cython

from skye.core.auction cimport Auction
from skye.core.builder cimport Builder
from skye.core.chance cimport Generator
from skye.core.flow cimport Flow
from skye.core.random_play cimport Choice
from skye.core.worth cimport Worth

cdef int PRICE, BUY, BUILD, OFFERS, HAND, HIGHEST


cdef class Advisor:
    cdef Worth worth
    cdef Builder builder
    cdef Auction auction
    cdef int width, samples
    cdef double spread, doubt, mixing

    cpdef decide(self, Flow flow, int seat, Generator generator, Choice choice)
    @cython.locals(count=cython.int, place=cython.int)
    cdef build(self, Flow flow, int seat, Choice choice)
    @cython.locals(step=cython.int)
    cdef take_step(self, int place, Choice choice)
    @cython.locals(gold=cython.int, highest=cython.int, best=cython.double, axe=cython.int, one=cython.int,
        two=cython.int, first=cython.int, second=cython.int, third=cython.int, value=cython.double)
    cdef price(self, Flow flow, int seat, Generator generator, Choice choice)
