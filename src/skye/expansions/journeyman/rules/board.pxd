import cython

from skye.expansions.journeyman.rules.constants cimport (
    AT_CASTLE, BOARD, BONUSES, COMPLETED_BOTH, COMPLETED_MOUNTAIN, COMPLETED_PASTURE, COMPLETED_WATER, DISTANCE,
    EAST, NORTH, SCROLL, SOUTH, SPACES, SYMBOL, WEST
)
from skye.material.constants cimport MOST_TILES
from skye.material.tables cimport Tables



@cython.final
cdef class BoardTables:
    cdef readonly Tables tables
    cdef readonly object box, side
    # By tile.
    cdef unsigned short signs[MOST_TILES]
    # By track.
    cdef int length[3]
    cdef int hop[3]
    # By track and space, the start included.
    cdef unsigned char requirement[BOARD]
    cdef unsigned char zone[BOARD]
    cdef unsigned char fee[BOARD]
    cdef unsigned char points[BOARD]
    cdef unsigned char slot[BOARD]
    cdef unsigned char banner_points[BOARD]
    cdef unsigned char banner_income[BOARD]
    cdef unsigned char banner_movement[BOARD]
    # By zone, from 1.
    cdef int price[5]
    # By bonus tile.
    cdef int bonus_points[BONUSES]
    cdef int bonus_gold[BONUSES]
    cdef int bonus_roads[BONUSES]
    cdef int bonus_movement[BONUSES]
    cdef int bonus_income[BONUSES]

    cdef _add_track(self, int track, object spaces)
