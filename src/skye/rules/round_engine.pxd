import cython

from skye.material.constants cimport (
    AFTER_BUILDING, AFTER_PURCHASE, AFTER_TRADE, BASE_SCORING, BUILD, BUY, CASTLE_GOLD, DRAW, EXCHANGE, EXTRA, HAND,
    NONE, OFFERS, OVER, PRICE
)
from skye.rules.expansion_state cimport ExpansionState
from skye.rules.game_state cimport GameState
from skye.rules.scoring cimport is_majority, majority, measure, scroll_points
from skye.rules.territory cimport Territory


cdef class RoundEngine(GameState):
    cdef readonly ExpansionState expansion

    @cython.locals(new=RoundEngine)
    cdef RoundEngine copy(self)
    cdef bint awaits(self, int seat) except? -1

    @cython.locals(seat=cython.int)
    cpdef start_round(self)
    @cython.locals(other=cython.int, ahead=cython.int, whisky=cython.int)
    cdef _pay_income(self, int seat)
    @cython.locals(seat=cython.int)
    cdef draw(self, int first, int second, int third)

    cdef set_price(self, int seat, int first, int second, int third)
    @cython.locals(seat=cython.int, first=cython.int, place=cython.int, staked=cython.int)
    cdef _reveal(self)

    cdef bint can_buy(self, int seat, int place)
    @cython.locals(seat=cython.int, seller=cython.int, price=cython.int, tile=cython.int)
    cdef buy(self, int place)
    cdef pass_turn(self)
    cdef void _gain(self, int seat, int tile) noexcept
    cdef _next_buyer(self)
    @cython.locals(place=cython.int, tile=cython.int, seat=cython.int)
    cdef _keep_unsold(self)

    @cython.locals(seat=cython.int)
    cdef _start_building(self)
    @cython.locals(land=Territory, tile=cython.int, last=cython.int, later=cython.int)
    cdef place(self, int seat, int index, int spot, int turn)
    @cython.locals(land=Territory, count=cython.int, place=cython.int)
    cdef _check_hand(self, int seat)

    cdef _end_building(self)
    cpdef go_on(self)
    cdef bint is_buying(self)

    @cython.locals(letter=cython.int, seat=cython.int)
    cdef _end_round(self)
    @cython.locals(kind=cython.int, seat=cython.int, points=cython.int)
    cdef _score(self, int letter)
    @cython.locals(value=cython.int, other=cython.int, ahead=cython.int)
    cdef int scoring_points(self, int kind, int seat) except? -1
    cdef int _measured(self, int kind, int seat) except? -1
    @cython.locals(seat=cython.int, points=cython.int)
    cdef _end_game(self)
