import cython

from skye.core.flow cimport Flow
from skye.core.journey cimport Journey
from skye.core.journey_board cimport BoardTables
from skye.core.journey_choices cimport Choices

cdef int SPACES, BONUSES, JOURNEY, BRIDGES
cdef int BONUS_STEP_TILE, BONUS_WAYPOINT, BONUS_MOVEMENT, BONUS_NO_AXE, BONUS_BANK_PAYS, BONUS_TWO_PURCHASES


cdef class JourneyWorth:
    cdef BoardTables board
    cdef double pace, movement, road
    cdef double bonus_weight[9]
    # A coin, the distance walked, and a bridge crossed in points; rounds to come.
    cdef double gold, distance, bridges
    cdef int later
    # The track of the best step asked for last.
    cdef int best_track
    # By seat, track and space.
    cdef double value[240]

    @cython.locals(letter=cython.int, number=cython.int, seat=cython.int, track=cython.int)
    cdef prepare(self, Flow flow, Choices choices, double gold, int later)
    @cython.locals(board=BoardTables, first=cython.int, last=cython.int, space=cython.int, left=cython.int,
        at=cython.int, worth=cython.double, stays=cython.double, goes=cython.double)
    cdef void _appraise(self, Journey journey, int seat, int track) noexcept
    @cython.locals(board=BoardTables, at=cython.int, worth=cython.double)
    cdef double _entry(self, Journey journey, int track, int space, int left) noexcept
    @cython.locals(board=BoardTables, worth=cython.double, lasting=cython.double)
    cdef double _bonus(self, int bonus, int left) noexcept
    @cython.locals(first=cython.int, entry=cython.double)
    cdef double step(self, Journey journey, int seat, int track, int space) noexcept
    @cython.locals(best=cython.double, track=cython.int, worth=cython.double)
    cdef double best_step(self, Journey journey, int seat, int gold) except? -1
    @cython.locals(worth=cython.double, track=cython.int, bonus=cython.int)
    cdef double reached(self, Journey journey, int seat) except? -1
    cdef double _kept_bonus(self, int bonus) noexcept
