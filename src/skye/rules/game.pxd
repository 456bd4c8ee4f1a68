import cython

from skye.material.constants cimport BUILD, DRAW, NONE, OFFERS, OVER, PRICE
from skye.rules.rng cimport Generator
from skye.rules.round_engine cimport RoundEngine
from skye.rules.legal cimport Legal, acting, decode, held_tiles, phase_name
from skye.rules.choice cimport Choice
from skye.rules.random_play cimport play



cdef class Game:
    cdef RoundEngine _state
    cdef object _setup

    cpdef tuple to_act(self)

    @cython.locals(state=RoundEngine, choice=Choice)
    cpdef apply(self, move)

    @cython.locals(new=Game)
    cpdef Game copy(self)

    cpdef tuple scores(self)
    cdef _check_seat(self, seat)
