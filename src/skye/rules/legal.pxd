import cython

from skye.material.constants cimport BUILD, BUY, DRAW, EXTRA, HAND, NONE, OFFERS, PRICE
from skye.rules.choice cimport Choice
from skye.rules.rng cimport Generator
from skye.rules.round_engine cimport RoundEngine
from skye.rules.random_play cimport (
    choose_draw, choose_extra, choose_placement, choose_price, choose_purchase, count_choices
)
from skye.rules.territory cimport Territory



cdef class Legal:
    cdef RoundEngine _state
    cdef readonly int seat

    @cython.locals(state=RoundEngine)
    cdef long long _count(self) except -1
    @cython.locals(state=RoundEngine)
    cdef int _count_extra(self) except -1
    @cython.locals(state=RoundEngine)
    cdef _moves(self)
    @cython.locals(state=RoundEngine)
    cdef list _extra_moves(self)

    @cython.locals(state=RoundEngine, generator=Generator, choice=Choice)
    cpdef sample(self, rng)


@cython.locals(land=Territory)
cpdef move_of(RoundEngine state, int seat, Choice choice)
cpdef tuple acting(RoundEngine state)
cpdef str phase_name(RoundEngine state)
cpdef decode(RoundEngine state, object move, Choice choice)
cdef bint _is_extra(RoundEngine state, object move, Choice choice) except? -1
cdef _check_seat(RoundEngine state, object move)
cdef _check_draw(RoundEngine state, object move, Choice choice)
cdef _check_price(RoundEngine state, object move, Choice choice)
@cython.locals(tile=cython.int, place=cython.int, seat=cython.int)
cdef _check_buy(RoundEngine state, object move, Choice choice)
@cython.locals(land=Territory, spot=cython.int, x=cython.int, y=cython.int)
cdef _check_place(RoundEngine state, object move, Choice choice)
@cython.locals(first=cython.int, place=cython.int)
cpdef list held_tiles(RoundEngine state, int seat)
cdef _name(RoundEngine state, int tile)
@cython.locals(first=cython.int, place=cython.int)
cpdef list offered(RoundEngine state, int seat)
@cython.locals(place=cython.int)
cdef list _purchases(RoundEngine state, int seat)
@cython.locals(land=Territory)
cdef list _placements(RoundEngine state, int seat)
