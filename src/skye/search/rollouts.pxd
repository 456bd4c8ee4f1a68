import cython

from skye.material.constants cimport BUILD, BUY, DRAW, HAND, MOST_OFFERS, MOST_PLAYERS, OFFERS, OVER, PRICE
from skye.search.policy cimport Policy
from skye.search.auction cimport Auction
from skye.search.beam cimport BeamSearch
from skye.rules.rng cimport Generator
from skye.search.clock cimport Clock
from skye.rules.round_engine cimport RoundEngine
from skye.rules.choice cimport Choice
from skye.rules.random_play cimport choose_draw

cdef int MOST_CANDIDATES, TRIED, TRIED_MORE, TRIED_NET, COPIED, FEWEST
cdef int MOST_FORESEEN
cdef double SURER, FORESIGHT


@cython.final
cdef class RolloutSearch:
    cdef Policy policy
    cdef Choice choice
    cdef int builds, rollouts, rounds, quick_width
    cdef double quick_spread, quick_doubt, swing, swing_later, patience, sure
    cdef bint by_chances
    # By candidate: its move, its results so far and in this rollout; the numbers of those that are left. A move is
    # three prices, a purchase, or the steps of a build, `length` of them.
    cdef int count
    cdef int moves[520]
    cdef int length[65]
    cdef double total[64]
    cdef double sample[64]
    cdef int alive[64]
    # By two candidates: the sum of the squares of how far apart their results were.
    cdef double apart[4096]
    # Prices that each rival may ask in this round, how many choices of them, and the search that finds them.
    cdef int foreseen, foreseen_round
    cdef int foreseen_price[240]
    cdef int foreseen_count[5]
    cdef RolloutSearch rival
    # The round whose offers were valued last, and that at which rollouts end.
    cdef int valued, end_round

    @cython.locals(policy=Policy)
    cpdef decide(self, RoundEngine state, int seat, Generator generator, Choice choice, Clock clock)
    @cython.locals(best=cython.int)
    cdef _search(self, RoundEngine state, int seat, Generator generator, Choice choice, Clock clock)
    @cython.locals(policy=Policy, place=cython.int)
    cdef _find_prices(self, RoundEngine state, int seat, Generator generator)
    @cython.locals(auction=Auction, place=cython.int, first=cython.int)
    cdef _find_purchases(self, RoundEngine state, int seat)
    @cython.locals(policy=Policy, best=cython.int, first=cython.int, place=cython.int)
    cdef _find_builds(self, RoundEngine state, int seat, int most)
    cdef void _add(self, int first, int second, int third) noexcept
    @cython.locals(beam=BeamSearch, step=cython.int)
    cdef void _note_build(self, int place, int candidate) noexcept
    @cython.locals(step=cython.int)
    cdef void _take_step(self, Choice choice) noexcept
    @cython.locals(candidate=cython.int, living=cython.int, phases=cython.int, samples=cython.int, phase=cython.int,
        until=cython.double, most=cython.int, other=cython.int, enough=cython.double, begun=cython.double)
    cdef int _try_all(self, RoundEngine state, int seat, Generator generator, Clock clock) except -1
    @cython.locals(rivals=cython.int, samples=cython.int, seconds=cython.double, until=cython.double, other=cython.int,
        sample=cython.int, first=cython.int)
    cdef _foresee(self, RoundEngine state, int seat, Generator generator, Clock clock)
    @cython.locals(rival=RolloutSearch, its_clock=Clock)
    cdef _ask_rival(self, RoundEngine state, int other, Generator generator, Clock clock, double seconds)
    cdef bint has_time(self, Clock clock) noexcept
    @cython.locals(best=cython.int, place=cython.int, left=cython.int, candidate=cython.int, behind=cython.double,
        spread=cython.double)
    cdef int _without_worse(self, int living, int samples, double enough) noexcept
    @cython.locals(place=cython.int, other=cython.int, apart=cython.double)
    cdef bint _sample(self, RoundEngine state, int seat, int living, unsigned long long seed, Clock clock) except? -1
    @cython.locals(place=cython.int, candidate=cython.int, before=cython.int)
    cdef void _sort(self, int living) noexcept
    @cython.locals(tried=cython.longlong, game=RoundEngine, value=cython.double, steps=cython.int)
    cdef double _play_out(self, RoundEngine state, int seat, int candidate, Generator generator, Clock clock) except? -1
    @cython.locals(first=cython.int)
    cdef _make(self, RoundEngine game, int seat, int candidate)
    @cython.locals(gone=cython.int, place=cython.int, step=cython.int, number=cython.int, index=cython.int,
        other=cython.int)
    cdef _lay_all(self, RoundEngine game, int seat, int candidate)
    @cython.locals(policy=Policy, seat=cython.int, bought=cython.int)
    cdef _play_on(self, RoundEngine game, Generator generator, int until)
    @cython.locals(first=cython.int, auction=Auction)
    cdef _price_quickly(self, RoundEngine game, int seat, Generator generator)
    @cython.locals(policy=Policy, number=cython.int, seat=cython.int)
    cdef _build_all(self, RoundEngine game)
    @cython.locals(policy=Policy, own=cython.double, rivals=cython.double, other=cython.int, value=cython.double,
        lead=cython.double, swing=cython.double)
    cdef double _standing(self, RoundEngine game, int seat) except? -1
