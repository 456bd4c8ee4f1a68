import cython

from skye.core.territory cimport Territory
from skye.tables cimport Tables

cdef int SPACES, BONUSES, FAR, BROCH, SCROLL, SYMBOL
cdef int COMPLETED_PASTURE, COMPLETED_MOUNTAIN, COMPLETED_WATER, COMPLETED_BOTH, NORTH, EAST, SOUTH, WEST, AT_CASTLE
cdef int DISTANCE, PASTURE, MOUNTAIN, WATER, ROW, MOST_LAID, JOURNEY, BROCH_LINES, SYMBOL_ROWS, BRIDGES

cdef class Journey


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


cdef class Paths:
    # By tile and side: the neighbour and the cost of a step there.
    cdef unsigned char beside[4 * 82]
    cdef unsigned char toll[4 * 82]
    # By tile and tile: the cost of the way.
    cdef unsigned char cost[82 * 82]
    # The tiles in reach.
    cdef int count
    cdef unsigned char near[82]
    # By cost modulo 3: tiles to go on from.
    cdef unsigned char queue[3 * 82]
    cdef int queued[3]
    # The plan found.
    cdef int chosen[3]
    # Whose tiles these are, and what the last survey was about.
    cdef Journey mapped
    cdef int stamp, start, movement, markers

    @cython.locals(
        land=Territory, slot=cython.int, cell=cython.int, side=cython.int, other=cython.int, at=cython.int
    )
    cdef void _map(self, Journey journey) noexcept
    @cython.locals(
        row=cython.int, slot=cython.int, spent=cython.int, idle=cython.int, turn=cython.int, place=cython.int,
        at=cython.int, other=cython.int, cost=cython.int, later=cython.int,
    )
    cdef void fill(self, Journey journey, int start, int movement) noexcept
    @cython.locals(slot=cython.int, place=cython.int, is_same=cython.bint)
    cdef void survey(self, Journey journey, int movement, int markers) noexcept
    @cython.locals(
        found=cython.int, first=cython.int, second=cython.int, third=cython.int, one=cython.int, two=cython.int
    )
    cdef int plans(self, int start, int movement, int markers, int wanted) noexcept
    cdef void _choose(self, int one, int two, int three) noexcept
    @cython.locals(row=cython.int)
    cdef int pair(self, int start, int one, int two) noexcept
    @cython.locals(row=cython.int, first=cython.int, second=cython.int, third=cython.int)
    cdef int triple(self, int start, int one, int two, int three) noexcept


cdef class Journey:
    cdef BoardTables board
    cdef readonly Territory land
    cdef int standing
    cdef int won, fresh, rights
    cdef int roads, laid
    cdef int waypoints
    cdef bint extra
    # By track.
    cdef int marker[3]
    cdef int reached[3]
    # By slot of the board: three for I, three for II, three for III.
    cdef unsigned char layout[9]
    # By tile laid: its sides with a laid road, as bits.
    cdef unsigned char placed[82]
    # The markers laid out.
    cdef int waypoint[3]

    @cython.locals(new=Journey)
    cdef Journey copy(self, Territory land)
    cdef int stamp(self) noexcept

    @cython.locals(land=Territory, here=cython.int, there=cython.int)
    cdef bint has_road(self, int slot, int side, int other) noexcept
    @cython.locals(land=Territory)
    cdef int neighbour(self, int slot, int side) noexcept
    @cython.locals(found=cython.int, slot=cython.int, side=cython.int)
    cdef int free_edges(self, int wanted) noexcept
    @cython.locals(other=cython.int)
    cdef void lay(self, int slot, int side) noexcept

    @cython.locals(land=Territory, other=cython.int)
    cdef bint meets(self, int slot, int requirement) noexcept
    @cython.locals(land=Territory, first=cython.int, area=cython.int)
    cdef bint _has_completed(self, int slot, int terrain) noexcept
    cdef int distance(self, int slot) noexcept

    @cython.locals(last=cython.int)
    cdef int next_space(self, int track) noexcept
    @cython.locals(space=cython.int)
    cdef int fee(self, int track) noexcept
    cdef int castle_price(self, int track) noexcept
    @cython.locals(space=cython.int, at=cython.int, points=cython.int, slot=cython.int, bonus=cython.int)
    cdef int step(self, int track) noexcept
    @cython.locals(found=cython.int, track=cython.int)
    cpdef int income(self)
    @cython.locals(best=cython.int, track=cython.int, value=cython.int)
    cpdef int movement(self)
    cpdef int track_points(self, int track)
    cpdef int points(self)

    @cython.locals(points=cython.int)
    cpdef int measure(self, int kind)
    @cython.locals(
        land=Territory, found=cython.int, slot=cython.int, row=cython.int, column=cython.int, earlier=cython.int
    )
    cdef int broch_lines(self) noexcept
    @cython.locals(
        land=Territory, found=cython.int, slot=cython.int, seen=cython.int, twice=cython.int, other=cython.int,
        signs=cython.int,
    )
    cdef int symbol_rows(self) noexcept
    @cython.locals(found=cython.int, track=cython.int)
    cdef int bridges(self) noexcept

    cpdef int slot_of(self, int x, int y)
    @cython.locals(slot=cython.int, other=cython.int, side=cython.int)
    cpdef lay_road(self, int x, int y, int to_x, int to_y)
    cpdef stand(self, int x, int y)
    cpdef reach(self, int track, int space)
    cpdef bint meets_at(self, int x, int y, str requirement)
    @cython.locals(paths=Paths, slot=cython.int, cost=cython.int)
    cpdef int cost_to(self, int x, int y)
    cpdef bint can_walk(self, list cells, int movement)
    @cython.locals(slot=cython.int, row=cython.int)
    cdef bint reaches(self, list slots, int movement, Paths paths)
