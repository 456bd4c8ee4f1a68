import cython

from skye.material.constants cimport BUILD, BUY, DRAW, HAND, OFFERS, OVER, PRICE
from skye.rules.choice cimport Choice
from skye.rules.game cimport Game
from skye.rules.random_play cimport choose_purchase, first_acting
from skye.rules.rng cimport Generator
from skye.rules.round_engine cimport RoundEngine
from skye.search.auction cimport Auction
from skye.search.constants cimport CHANCE_INPUTS, EXPANSION_INPUTS, LAND_INPUTS, PRICE_INPUTS
from skye.search.evaluation cimport Evaluation, richest_rival, rivals_ahead
from skye.search.policy cimport Policy
from skye.search.rollouts cimport RolloutSearch
from skye.search.self_play cimport perform, price_all, same_draw, seal_all

cdef int ORIGINAL, CHANGED, NARROW, GOLD_CHANGE


@cython.final
cdef class Sampler:
    cdef RolloutSearch search
    cdef readonly object inputs, values, prices, tables
    cdef list games
    cdef int playouts, rounds

    @cython.locals(first=cython.int, place=cython.int, seed=cython.ulonglong, number=cython.int, game=RoundEngine)
    cdef sample(self, RoundEngine state, int seat, Generator generator)
    @cython.locals(game=RoundEngine, best=cython.int, first=cython.int, place=cython.int, number=cython.int)
    cdef _vary(self, RoundEngine state, int seat, Generator generator, int change)
    @cython.locals(game=RoundEngine, change=cython.int)
    cdef _change_gold(self, int seat, Generator generator, int sign)
    @cython.locals(auction=Auction, place=cython.int)
    cdef note_prices(self, RoundEngine state, RolloutSearch search, int seat, tuple prices)
    @cython.locals(policy=Policy, seat=cython.int, place=cython.int)
    cdef note_table(self, RoundEngine state)
    cdef note_result(self, tuple winners)
    @cython.locals(evaluation=Evaluation, place=cython.int, value=cython.double, letter=cython.int)
    cdef _note(self, RoundEngine state, RoundEngine game, int seat, double points)


@cython.locals(generator=Generator, game=Game, state=RoundEngine, sampler=Sampler, choice=Choice, seat=cython.int,
    search=RolloutSearch, sampled=cython.int)
cpdef sample_game(object tables, int players, object weights, object net, unsigned long long seed, int playouts,
    int rounds, int often, int explore)
