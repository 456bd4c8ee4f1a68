import cython

from skye.material.constants cimport BUILD, BUY, DRAW, HAND, NONE, OFFERS, OVER, PRICE
from skye.rules.round_engine cimport RoundEngine
from skye.rules.game cimport Game
from skye.rules.territory cimport Territory



@cython.locals(game=Game, state=RoundEngine, players=cython.int, seat=cython.int, tile=cython.int)
cpdef Game imagine(object view, object tables=*)

@cython.locals(land=Territory, place=cython.int, is_sealed=cython.bint)
cdef _restore_seat(RoundEngine state, int seat, object view)
