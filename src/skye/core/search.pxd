import cython

from skye.core.advisor cimport Advisor
from skye.core.auction cimport Auction
from skye.core.builder cimport Builder
from skye.core.chance cimport Generator
from skye.core.clock cimport Clock
from skye.core.flow cimport Flow
from skye.core.random_play cimport Choice, choose_draw

cdef int DRAW, PRICE, BUY, BUILD, OVER, OFFERS, HAND, MOST_CANDIDATES, TRIED, TRIED_MORE, COPIED


cdef class Search:
    cdef Advisor advisor
    cdef Choice choice
    cdef int builds, rollouts, rounds, quick_width
    cdef double quick_spread, quick_doubt, swing, swing_later
    # By candidate: what it does, how it has done and does now; the numbers of those that are left. A move is three prices,
    # a purchase, or the steps of a build, which are as many as `length` says.
    cdef int count
    cdef int moves[520]
    cdef int length[65]
    cdef double total[64]
    cdef double sample[64]
    cdef int alive[64]
    # The round whose offers were appraised last.
    cdef int appraised

    @cython.locals(advisor=Advisor, best=cython.int)
    cpdef bint decide(self, Flow flow, int seat, Generator generator, Choice choice, Clock clock) except? -1
    @cython.locals(advisor=Advisor, place=cython.int)
    cdef _find_prices(self, Flow flow, int seat, Generator generator)
    @cython.locals(auction=Auction, place=cython.int, first=cython.int)
    cdef _find_purchases(self, Flow flow, int seat)
    @cython.locals(advisor=Advisor, best=cython.int, first=cython.int, place=cython.int)
    cdef _find_builds(self, Flow flow, int seat)
    cdef void _add(self, int first, int second, int third) noexcept
    @cython.locals(builder=Builder, step=cython.int)
    cdef void _note_build(self, int place, int candidate) noexcept
    @cython.locals(step=cython.int)
    cdef void _take_step(self, Choice choice) noexcept
    @cython.locals(candidate=cython.int, living=cython.int, phases=cython.int, samples=cython.int, phase=cython.int,
        until=cython.double, most=cython.int)
    cdef int _try_all(self, Flow flow, int seat, Generator generator, Clock clock) except -1
    @cython.locals(place=cython.int)
    cdef bint _sample(self, Flow flow, int seat, int living, unsigned long long seed, Clock clock) except? -1
    @cython.locals(place=cython.int, candidate=cython.int, before=cython.int)
    cdef void _sort(self, int living) noexcept
    @cython.locals(tried=cython.longlong, game=Flow, value=cython.double, steps=cython.int)
    cdef double _play_out(self, Flow flow, int seat, int candidate, Generator generator, Clock clock) except? -1
    @cython.locals(first=cython.int)
    cdef _make(self, Flow game, int seat, int candidate)
    @cython.locals(gone=cython.int, place=cython.int, step=cython.int, number=cython.int, index=cython.int,
        other=cython.int)
    cdef _lay_all(self, Flow game, int seat, int candidate)
    @cython.locals(advisor=Advisor, seat=cython.int, first=cython.int, bought=cython.int)
    cdef _play_on(self, Flow game, Generator generator, int until)
    @cython.locals(advisor=Advisor, number=cython.int, seat=cython.int)
    cdef _build_all(self, Flow game)
    @cython.locals(advisor=Advisor, own=cython.double, rivals=cython.double, other=cython.int, value=cython.double,
        lead=cython.double, swing=cython.double)
    cdef double _standing(self, Flow game, int seat) except? -1
