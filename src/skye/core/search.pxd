import cython

from skye.core.advisor cimport Advisor
from skye.core.builder cimport Builder
from skye.core.chance cimport Generator
from skye.core.clock cimport Clock
from skye.core.flow cimport Flow
from skye.core.random_play cimport Choice, choose_draw, choose_price, play

cdef int DRAW, PRICE, BUY, BUILD, OVER, OFFERS, HAND, MOST_CANDIDATES, WILDEST, TRIED, PLAYED, COPIED


cdef class Search:
    cdef Advisor advisor
    cdef Choice choice
    cdef int wild, playouts, rollouts, rounds, quick_width
    cdef double trust, random_swing, quick_spread, quick_doubt, swing, swing_later
    # By candidate: what it does, how it has done and does now; the numbers of those that are left.
    cdef int count
    cdef int moves[192]
    cdef double total[64]
    cdef double sample[64]
    cdef int alive[64]
    # The round whose offers were appraised last.
    cdef int appraised

    @cython.locals(advisor=Advisor, best=cython.int)
    cpdef bint decide(self, Flow flow, int seat, Generator generator, Choice choice, Clock clock) except? -1
    @cython.locals(advisor=Advisor, place=cython.int, first=cython.int)
    cdef _find_candidates(self, Flow flow, int seat, Generator generator)
    cdef _add_wild(self, Flow flow, int seat, Generator generator)
    cdef void _add(self, int first, int second, int third) noexcept
    @cython.locals(candidate=cython.int, living=cython.int, phases=cython.int, samples=cython.int, phase=cython.int,
        until=cython.double, most=cython.int)
    cdef int _try_all(self, Flow flow, int seat, Generator generator, Clock clock) except -1
    @cython.locals(place=cython.int)
    cdef bint _sample(self, Flow flow, int seat, int living, unsigned long long seed, Clock clock) except? -1
    @cython.locals(place=cython.int, candidate=cython.int, before=cython.int)
    cdef void _sort(self, int living) noexcept
    @cython.locals(tried=cython.longlong, game=Flow, value=cython.double)
    cdef double _play_out(self, Flow flow, int seat, int candidate, Generator generator, Clock clock) except? -1
    @cython.locals(total=cython.double, end=Flow, rivals=cython.int, other=cython.int, lead=cython.double)
    cdef double _play_randomly(self, Flow game, int seat, Generator generator) except? -1
    @cython.locals(first=cython.int)
    cdef _make(self, Flow game, int seat, int candidate)
    @cython.locals(builder=Builder, gone=cython.int, place=cython.int, step=cython.int, number=cython.int, index=cython.int,
        other=cython.int)
    cdef _lay_all(self, Flow game, int seat, int build)
    @cython.locals(advisor=Advisor, seat=cython.int, first=cython.int, bought=cython.int)
    cdef _play_on(self, Flow game, Generator generator, int until)
    @cython.locals(advisor=Advisor, number=cython.int, seat=cython.int)
    cdef _build_all(self, Flow game)
    @cython.locals(advisor=Advisor, own=cython.double, rivals=cython.double, other=cython.int, value=cython.double,
        lead=cython.double, swing=cython.double)
    cdef double _standing(self, Flow game, int seat) except? -1
