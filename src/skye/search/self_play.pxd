import cython

from skye.material.constants cimport BUY, DRAW, NONE, OVER, PRICE
from skye.rules.rng cimport Generator
from skye.rules.round_engine cimport RoundEngine
from skye.rules.game cimport Game
from skye.rules.choice cimport Choice
from skye.rules.random_play cimport first_acting
from skye.search.rollouts cimport RolloutSearch

cdef double SECONDS


@cython.locals(generator=Generator, game=Game, state=RoundEngine, choice=Choice, seat=cython.int, search=RolloutSearch)
cpdef self_play(object tables, object weights, unsigned long long seed)
@cython.locals(seat=cython.int, search=RolloutSearch)
cdef _price_all(RoundEngine state, list searches, Generator generator, Choice choice)
@cython.locals(tiles=cython.int, place=cython.int, other=cython.int)
cdef _same_draw(RoundEngine state, Generator generator, Choice choice)
