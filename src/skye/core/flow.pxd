import cython

from skye.core.expansion cimport Expansion
from skye.core.territory cimport Territory
from skye.core.scoring cimport is_majority, majority, measure, scroll_points
from skye.tables cimport Tables

cdef int DRAW, PRICE, BUY, BUILD, OVER, EXTRA, AFTER_PURCHASE, AFTER_TRADE, AFTER_BUILDING, NONE, OFFERS, HAND, CASTLE_GOLD, EXCHANGE, BASE_SCORING


cdef class Flow:
    cdef readonly Tables tables
    cdef readonly int players, start, rounds, round
    cdef int phase, turn, waiting, held, bag_count
    cdef readonly Expansion expansion
    cdef public list log
    cdef list lands
    # By seat.
    cdef int cash[5]
    cdef int points[5]
    cdef int values[5]  # scratch of _score
    cdef unsigned char hand_count[5]
    # By seat and tile offered.
    cdef unsigned char offer[15]
    cdef int price[15]
    # By seat and tile in hand.
    cdef unsigned char hand[40]
    # The tiles in the bag in no order, and by tile its place there.
    cdef unsigned char bag[82]
    cdef unsigned char bag_at[82]
    # By letter.
    cdef int scoring[4]
    # By round.
    cdef int scored[6]
    cdef int catch_up[6]

    @cython.locals(new=Flow)
    cdef Flow copy(self)
    cpdef Territory land(self, int seat)
    cdef int seat_in_turn(self)
    cdef bint awaits(self, int seat) except? -1
    cdef void put_back(self, int tile) noexcept
    @cython.locals(last=cython.int, place=cython.int)
    cdef void _take(self, int tile) noexcept

    @cython.locals(seat=cython.int, other=cython.int, ahead=cython.int, whisky=cython.int)
    cpdef start_round(self)
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
    cdef _hold(self, int held)
    cpdef go_on(self)
    cdef bint is_buying(self)

    @cython.locals(letter=cython.int, seat=cython.int)
    cdef _end_round(self)
    @cython.locals(kind=cython.int, seat=cython.int, other=cython.int, points=cython.int, ahead=cython.int)
    cdef _score(self, int letter)
    @cython.locals(seat=cython.int, points=cython.int)
    cdef _end_game(self)
