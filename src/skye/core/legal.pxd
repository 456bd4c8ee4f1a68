import cython

from skye.core.chance cimport Generator
from skye.core.flow cimport Flow
from skye.core.random_play cimport (
    Choice, choose_draw, choose_extra, choose_placement, choose_price, choose_purchase, count_choices
)
from skye.core.territory cimport Territory

cdef int DRAW, PRICE, BUY, BUILD, EXTRA, OFFERS, HAND, NONE


cdef class Legal:
    cdef Flow _flow
    cdef readonly int seat

    @cython.locals(flow=Flow)
    cdef long long _count(self) except -1
    @cython.locals(flow=Flow)
    cdef int _count_extra(self) except -1
    @cython.locals(flow=Flow)
    cdef _moves(self)
    @cython.locals(flow=Flow, number=cython.int)
    cdef list _extra_moves(self)

    @cython.locals(flow=Flow, generator=Generator, choice=Choice)
    cpdef sample(self, rng)


@cython.locals(land=Territory)
cpdef move_of(Flow flow, int seat, Choice choice)
cpdef tuple acting(Flow flow)
cpdef str phase_name(Flow flow)
cpdef bint decode(Flow flow, object move, Choice choice) except? -1
cdef bint _is_extra(Flow flow, object move) except? -1
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
@cython.locals(place=cython.int)
cdef list _purchases(Flow flow, int seat)
@cython.locals(land=Territory)
cdef list _placements(Flow flow, int seat)
