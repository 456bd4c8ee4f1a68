import cython

from skye.core.chance cimport Generator
from skye.core.flow cimport Flow
from skye.core.random_play cimport Choice, choose_draw, choose_placement, choose_price, choose_purchase
from skye.core.territory cimport Territory

cdef int DRAW, PRICE, BUY, BUILD, EXTRA, OFFERS, HAND, NONE


cdef class Legal:
    cdef Flow _flow
    cdef readonly int seat

    @cython.locals(flow=Flow, land=Territory, found=cython.int, place=cython.int)
    cdef int _count(self)

    @cython.locals(flow=Flow, land=Territory, generator=Generator, choice=Choice, place=cython.int)
    cpdef sample(self, rng)


cpdef bint is_acting(Flow flow, int seat)
cpdef tuple acting(Flow flow)
cpdef decode(Flow flow, object move, Choice choice)
cdef _check_seat(Flow flow, object move)
cdef _decode_draw(Flow flow, object move, Choice choice)
cdef _decode_price(Flow flow, object move, Choice choice)
@cython.locals(tile=cython.int, place=cython.int, seat=cython.int)
cdef _decode_buy(Flow flow, object move, Choice choice)
@cython.locals(land=Territory, spot=cython.int, x=cython.int, y=cython.int)
cdef _decode_place(Flow flow, object move, Choice choice)
@cython.locals(first=cython.int, place=cython.int)
cpdef list held_tiles(Flow flow, int seat)
cdef _name(Flow flow, int tile)
@cython.locals(first=cython.int, place=cython.int)
cpdef list offered(Flow flow, int seat)
cdef list _extra(Flow flow, int seat)
@cython.locals(place=cython.int)
cdef list _purchases(Flow flow, int seat)
@cython.locals(land=Territory)
cdef list _placements(Flow flow, int seat)
