import cython

from skye.material cimport constants
from skye.search.expansion_evaluation cimport ExpansionEvaluation, TerritoryValues
from skye.rules.round_engine cimport RoundEngine
from skye.rules.scoring cimport is_majority, measure, scroll_points
from skye.rules.territory cimport Territory
from skye.material.tables cimport Tables
from skye.search cimport constants as inputs
from skye.search.features cimport Features
from skye.search.net cimport ActiveNet, Net
from skye.search.potential cimport Potential

cdef int MOST_GOLD, GOLD_STEP
cdef double LAST_GOLD


cdef class Evaluation(TerritoryValues):
    cdef ExpansionEvaluation added
    cdef RoundEngine state
    cdef double gold_weight, gold_fall, income_weight
    cdef readonly double margin
    cdef double net_share
    cdef Potential potential
    cdef ActiveNet net
    cdef readonly Features features
    cdef int horizon
    # Of the current game.
    cdef readonly double gold
    cdef readonly int later
    cdef int players
    # By letter.
    cdef int kind[constants.LETTER_COUNT]
    cdef int net_tile[constants.LETTER_COUNT]
    cdef int times[constants.LETTER_COUNT]
    cdef int measured[constants.LETTER_COUNT]
    cdef int scrolls, joined
    # By scoring tile: points for one thing in all rounds after this.
    cdef double wanted[constants.MOST_SCORING]
    # By letter and seat.
    cdef int rivals_most[constants.LETTER_COUNT * constants.MOST_PLAYERS]
    cdef int rivals_second[constants.LETTER_COUNT * constants.MOST_PLAYERS]
    # By seat, and by seat and gold.
    cdef bint gold_known[constants.MOST_PLAYERS]
    cdef double gold_worth[constants.MOST_PLAYERS * 64]

    @cython.locals(last=cython.int, letter=cython.int, kind=cython.int, scored=cython.int,
        keeps=cython.double, seat=cython.int, number=cython.int)
    cdef prepare(self, RoundEngine state)
    @cython.locals(net=ActiveNet, number=cython.int)
    cdef void _prepare_net(self, RoundEngine state, int seat)
    @cython.locals(net=ActiveNet, land=Territory, first=cython.int, part=cython.int, known=cython.int, step=cython.int,
        before=cython.double, after=cython.double)
    cdef void _fill_gold(self, int seat)
    @cython.locals(last=cython.int, before=cython.int, after=cython.int, first=cython.int)
    cdef double gold_gain(self, int seat, int gold, int change) except? -1
    @cython.locals(seat=cython.int, other=cython.int, most=cython.int, second=cython.int, value=cython.int)
    cdef void _compare(self, RoundEngine state, int letter, int kind)
    cdef double seat_value(self, RoundEngine state, int seat) except? -1
    @cython.locals(total=cython.double, letter=cython.int)
    cdef double gold_value(self, int seat, int gold) noexcept
    @cython.locals(total=cython.double)
    cpdef double territory_value(self, int seat, Territory land) except? -1
    @cython.locals(total=cython.double, letter=cython.int, kind=cython.int, times=cython.int, value=cython.int)
    cdef double by_hand(self, int seat, Territory land) except? -1
    @cython.locals(features=Features, letter=cython.int, kind=cython.int, place=cython.int)
    cdef void describe(self, int seat, Territory land) noexcept
    @cython.locals(lead=cython.double, first=cython.double, second=cython.double, place=cython.int, tables=Tables)
    cdef double _share(self, int seat, int letter, int value, double spread) noexcept


@cython.locals(found=cython.int, other=cython.int)
cpdef int richest_rival(RoundEngine state, int seat) noexcept
@cython.locals(found=cython.int, other=cython.int)
cpdef int rivals_ahead(RoundEngine state, int seat) noexcept
