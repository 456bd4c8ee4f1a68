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
cpdef self_play(object tables, object weights, unsigned long long seed, object nets=*)
@cython.locals(seat=cython.int, search=RolloutSearch)
cpdef price_all(RoundEngine state, list searches, Generator generator, Choice choice, list sealed)
cpdef perform(RoundEngine state, int seat, Choice choice)
@cython.locals(seat=cython.int)
cpdef seal_all(RoundEngine state, list sealed)
@cython.locals(tiles=cython.int, place=cython.int, other=cython.int)
cpdef same_draw(RoundEngine state, Generator generator, Choice choice)
