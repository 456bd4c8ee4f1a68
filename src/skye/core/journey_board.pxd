from skye.tables cimport Tables

cdef int SPACES, BONUSES, SCROLL, SYMBOL
cdef int COMPLETED_PASTURE, COMPLETED_MOUNTAIN, COMPLETED_WATER, COMPLETED_BOTH, NORTH, EAST, SOUTH, WEST, AT_CASTLE
cdef int DISTANCE


cdef class BoardTables:
    cdef readonly Tables tables
    cdef readonly object box
    # By tile.
    cdef unsigned short signs[82]
    # By track.
    cdef int length[3]
    cdef int hop[3]
    # By track and space, the start included.
    cdef unsigned char requirement[48]
    cdef unsigned char zone[48]
    cdef unsigned char fee[48]
    cdef unsigned char points[48]
    cdef unsigned char slot[48]
    cdef unsigned char banner_points[48]
    cdef unsigned char banner_income[48]
    cdef unsigned char banner_movement[48]
    # By zone, from 1.
    cdef int price[5]
    # By bonus tile.
    cdef int bonus_points[9]
    cdef int bonus_gold[9]
    cdef int bonus_roads[9]
    cdef int bonus_movement[9]
    cdef int bonus_income[9]

    cdef _add_track(self, int track, object spaces)
