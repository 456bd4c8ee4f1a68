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

cdef int MOST_OPEN, MOST_GOLD, GOLD_STEP
cdef double LAST_GOLD


cdef class Evaluation(TerritoryValues):
    cdef ExpansionEvaluation added
    cdef RoundEngine state
    cdef double gold_weight, gold_fall, income_weight, complete, complete_slow
    cdef double areas, mountains, large, lake, scroll, squares, columns, brochs, farms, cattle, road_ends, sets
    cdef double harbours, whisky, spots, narrow
    cdef readonly double margin
    cdef double net_share
    cdef ActiveNet net
    cdef readonly Features features
    cdef bint looks_ahead
    cdef int horizon
    # Of the current game.
    cdef readonly double gold
    cdef readonly int later
    cdef int players
    # By letter.
    cdef int kind[constants.LETTER_COUNT]
    cdef int times[constants.LETTER_COUNT]
    cdef int measured[constants.LETTER_COUNT]
    cdef int scrolls, joined
    # By scoring tile: points for one thing in all rounds after this.
    cdef double wanted[constants.MOST_SCORING]
    # By letter and seat.
    cdef int rivals_most[constants.LETTER_COUNT * constants.MOST_PLAYERS]
    cdef int rivals_second[constants.LETTER_COUNT * constants.MOST_PLAYERS]
    # By seat and gold.
    cdef double gold_worth[constants.MOST_PLAYERS * 64]
    # By open edges: the chance that the area will be completed.
    cdef double chance[13]

    @cython.locals(last=cython.int, letter=cython.int, kind=cython.int, scored=cython.int,
        keeps=cython.double, still=cython.double, count=cython.int, seat=cython.int, number=cython.int)
    cdef prepare(self, RoundEngine state)
    @cython.locals(net=ActiveNet, richest=cython.int, behind=cython.int, other=cython.int, number=cython.int)
    cdef void _prepare_net(self, RoundEngine state, int seat)
    @cython.locals(net=ActiveNet, land=Territory, first=cython.int, known=cython.int, step=cython.int, before=cython.double,
        after=cython.double)
    cdef void _fill_gold(self, RoundEngine state, int seat)
    @cython.locals(last=cython.int, before=cython.int, after=cython.int, first=cython.int)
    cdef double gold_gain(self, int seat, int gold, int change) noexcept
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
    @cython.locals(total=cython.double, broch=cython.int, farm=cython.int, light=cython.int, whole=cython.int,
        kinds=cython.int)
    cdef double _potential(self, Territory land) noexcept
    @cython.locals(total=cython.double, completed=cython.double, mountains=cython.double, large=cython.double,
        lake=cython.double, brochs=cython.int, harbours=cython.int, sized=cython.bint, area=cython.int,
        still_open=cython.int, chance=cython.double, symbols=cython.int, place=cython.int)
    cdef double _potential_of_areas(self, Territory land) noexcept
    @cython.locals(total=cython.double, slot=cython.int, tile=cython.int, still_open=cython.int)
    cdef double _potential_of_scrolls(self, Territory land) noexcept
    @cython.locals(tables=Tables, ends=cython.int, whisky=cython.int, cattle=cython.int, slot=cython.int,
        tile=cython.int, cell=cython.int, side=cython.int, income=cython.double, total=cython.double)
    cdef double _potential_of_roads(self, Territory land) noexcept
    @cython.locals(corners=cython.int, narrow=cython.int, spot=cython.int, cell=cython.int, mask=cython.int,
        squares=cython.bint, north=cython.bint, south=cython.bint, east=cython.bint, west=cython.bint)
    cdef double _potential_of_cells(self, Territory land) noexcept
    @cython.locals(found=cython.int, slot=cython.int, cell=cython.int)
    cdef int _pairs(self, Territory land) noexcept
