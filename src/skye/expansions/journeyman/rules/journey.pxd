import cython

from skye.expansions.journeyman.rules.constants cimport BONUSES, BONUS_WAYPOINT, MOST_MARKERS, SPACES
from skye.material.constants cimport MOST_TILES, ROW
from skye.expansions.journeyman.rules.board cimport BoardTables
from skye.rules.territory cimport Territory



@cython.final
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
    cdef unsigned char layout[BONUSES]
    # By tile laid: its sides with a laid road, as bits.
    cdef unsigned char placed[MOST_TILES]
    # The markers laid out.
    cdef int waypoint[3]

    @cython.locals(new=Journey)
    cdef Journey copy(self, Territory land)
    cdef void become(self, Journey other, Territory land) noexcept
    cdef int stamp(self) noexcept

    @cython.locals(land=Territory, here=cython.int, there=cython.int)
    cdef bint has_road(self, int slot, int side, int other) noexcept
    @cython.locals(land=Territory)
    cdef int neighbour(self, int slot, int side) noexcept
    @cython.locals(found=cython.int, slot=cython.int, side=cython.int)
    cdef int free_edges(self, int wanted) noexcept
    cpdef int markers_owned(self)
    @cython.locals(slot=cython.int, side=cython.int)
    cdef bint can_lay(self) noexcept
    @cython.locals(other=cython.int)
    cdef void lay(self, int slot, int side) noexcept

    cdef int distance(self, int slot) noexcept

    cdef bint is_at_end(self, int track) noexcept
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

    cpdef tuple cell(self, int slot)
    cpdef int slot_of(self, int x, int y)
    @cython.locals(slot=cython.int, other=cython.int, side=cython.int)
    cpdef lay_road(self, int x, int y, int to_x, int to_y)
    cpdef stand(self, int x, int y)
    cpdef reach(self, int track, int space)
