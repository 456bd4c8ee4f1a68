import cython

from skye.material.constants cimport (
    DRAW, EXTRA, HAND, LETTER_COUNT, MOST_OFFERS, MOST_PLAYERS, MOST_ROUNDS, MOST_TILES, NONE
)
from skye.material.tables cimport Tables
from skye.rules.territory cimport Territory


cdef class GameState:
    cdef readonly Tables tables
    cdef readonly int players, start, rounds, round
    cdef int phase, turn, waiting, held, bag_count
    cdef public list log
    cdef list lands
    # By seat.
    cdef int cash[MOST_PLAYERS]
    cdef int points[MOST_PLAYERS]
    cdef unsigned char hand_count[MOST_PLAYERS]
    # By seat and tile offered.
    cdef unsigned char offer[MOST_OFFERS]
    cdef int price[MOST_OFFERS]
    # By seat and tile in hand.
    cdef unsigned char hand[MOST_PLAYERS * HAND]
    # The tiles in the bag in no order, and by tile its place there.
    cdef unsigned char bag[MOST_TILES]
    cdef unsigned char bag_at[MOST_TILES]
    # By letter.
    cdef int scoring[LETTER_COUNT]
    # By round.
    cdef int scored[MOST_ROUNDS]
    cdef int catch_up[MOST_ROUNDS]

    @cython.locals(land=Territory)
    cdef become(self, GameState other)
    cpdef Territory land(self, int seat)
    cdef int seat_in_turn(self)
    cpdef hold(self, int held)
    cpdef go_on(self)
    cdef void put_back(self, int tile) noexcept
    @cython.locals(last=cython.int, place=cython.int)
    cdef void take(self, int tile) noexcept
