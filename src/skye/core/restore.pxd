import cython

from skye.core.flow cimport Flow
from skye.core.game cimport Game
from skye.core.territory cimport Territory

cdef int DRAW, PRICE, BUY, BUILD, OVER, OFFERS, HAND, NONE


@cython.locals(game=Game, flow=Flow, players=cython.int, seat=cython.int, tile=cython.int)
cpdef Game restore(object view, object tables, tuple layouts)

@cython.locals(land=Territory, place=cython.int, is_sealed=cython.bint)
cdef _restore_seat(Flow flow, int seat, object view)
