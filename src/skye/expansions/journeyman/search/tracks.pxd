import cython

from skye.expansions.journeyman.rules.constants cimport (
    BOARD, BONUSES, BONUS_BANK_PAYS, BONUS_MOVEMENT, BONUS_NO_AXE, BONUS_STEP_TILE, BONUS_TWO_PURCHASES,
    BONUS_WAYPOINT, BRIDGES, JOURNEY, SPACES
)
from skye.material.constants cimport MOST_PLAYERS
from skye.rules.round_engine cimport RoundEngine
from skye.expansions.journeyman.rules.journey cimport Journey
from skye.expansions.journeyman.rules.board cimport BoardTables
from skye.expansions.journeyman.rules.choices cimport Choices



@cython.final
cdef class TrackValues:
    cdef BoardTables board
    cdef double pace, movement, road
    cdef double bonus_weight[BONUSES]
    # A coin, the distance walked, and a bridge crossed in points; rounds to come.
    cdef double gold, distance, bridges
    cdef int later
    # The track of the best step found last.
    cdef int best_track
    # By seat, track and space.
    cdef double value[MOST_PLAYERS * BOARD]

    @cython.locals(letter=cython.int, number=cython.int, seat=cython.int, track=cython.int)
    cdef prepare(self, RoundEngine state, Choices choices, double gold, int later)
    @cython.locals(board=BoardTables, first=cython.int, last=cython.int, space=cython.int, left=cython.int,
        at=cython.int, value=cython.double, stays=cython.double, goes=cython.double)
    cdef void _fill_track(self, Journey journey, int seat, int track) noexcept
    @cython.locals(board=BoardTables, at=cython.int, value=cython.double)
    cdef double _entry(self, Journey journey, int track, int space, int left) noexcept
    @cython.locals(board=BoardTables, value=cython.double, lasting=cython.double)
    cdef double _bonus(self, int bonus, int left) noexcept
    @cython.locals(first=cython.int, entry=cython.double)
    cdef double step(self, Journey journey, int seat, int track, int space) noexcept
    @cython.locals(best=cython.double, track=cython.int, value=cython.double)
    cdef double best_step(self, Journey journey, int seat, int gold) except? -1
    @cython.locals(value=cython.double, track=cython.int, bonus=cython.int)
    cdef double reached(self, Journey journey, int seat) except? -1
    cdef double _kept_bonus(self, int bonus) noexcept
