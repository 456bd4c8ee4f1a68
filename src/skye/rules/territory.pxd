import cython

from skye.material.constants cimport CELLS, FIRST_SPOT, MOST_AREAS, MOST_SPOTS, MOST_TILES, ROW
from skye.material.tables cimport Tables



@cython.final
cdef class Territory:
    cdef readonly Tables tables
    cdef readonly int count
    cdef int areas
    cdef int spots
    cdef unsigned char grid[CELLS]
    # By tile laid.
    cdef unsigned char tile[MOST_TILES]
    cdef unsigned char turn[MOST_TILES]
    cdef signed char east[MOST_TILES]
    cdef signed char north[MOST_TILES]
    cdef unsigned char road_parent[2 * MOST_TILES]
    cdef unsigned short first_area[MOST_TILES]
    # By area of a tile laid; totals of a whole area are stored at its root.
    cdef unsigned short area_parent[MOST_AREAS]
    cdef unsigned short area_open[MOST_AREAS]
    cdef unsigned char area_terrain[MOST_AREAS]
    cdef unsigned short area_symbols[MOST_AREAS]
    cdef unsigned short area_lighthouses[MOST_AREAS]
    cdef unsigned short area_tiles[MOST_AREAS]  # computed on demand, not copied
    # By free cell next to a tile.
    cdef unsigned short spot_cell[MOST_SPOTS]
    cdef signed char spot_east[MOST_SPOTS]
    cdef signed char spot_north[MOST_SPOTS]
    cdef unsigned char spot_need[MOST_SPOTS]
    cdef unsigned char spot_mask[MOST_SPOTS]
    # By kind of symbol; the last one counts tiles with whisky.
    cdef unsigned short totals[8]

    @cython.locals(new=Territory)
    cpdef Territory copy(self)
    cdef void become(self, Territory other) noexcept
    @cython.locals(slot=cython.int, cell=cython.int, side=cython.int)
    cpdef void take_back(self, Territory other) noexcept
    cdef void _restore(self, Territory other, int cell) noexcept
    @cython.locals(area=cython.int, spot=cython.int)
    cdef void _copy_changing(self, Territory other) noexcept

    cpdef bint fits(self, int tile, int x, int y, int turn)
    cpdef int spot_at(self, int x, int y) noexcept
    cpdef bint is_laid(self, int x, int y) noexcept
    cdef int slot_at(self, int cell) noexcept
    cdef bint fits_at(self, int tile, int spot, int turn) noexcept

    @cython.locals(
        found=cython.int, spot=cython.int, north=cython.uchar, east=cython.uchar, south=cython.uchar,
        west=cython.uchar, mask=cython.uchar, need=cython.uchar,
    )
    cpdef int count_fits(self, int tile) noexcept

    @cython.locals(spot=cython.int, turn=cython.int)
    cpdef int nth_fit(self, int tile, int number) noexcept

    cdef bint is_joined(self, int slot) noexcept

    @cython.locals(found=cython.int, slot=cython.int, whisky=cython.int)
    cpdef int whisky_joined(self) noexcept

    cdef int find_area(self, int area) noexcept
    cdef bint is_completed(self, int area) noexcept
    cdef int find_road(self, int road) noexcept

    cpdef place(self, int tile, int x, int y, int turn)

    @cython.locals(
        tables=Tables, slot=cython.int, cell=cython.int, x=cython.int, y=cython.int, area=cython.int, part=cython.int,
        kind=cython.int, edges=cython.int, side=cython.int, near=cython.int, found=cython.int, facing=cython.int,
    )
    cdef void lay(self, int tile, int spot, int turn) noexcept

    cdef int _add_spot(self, int cell, int x, int y) noexcept
    cdef void _remove_spot(self, int spot) noexcept

    @cython.locals(tables=Tables, here=cython.int, there=cython.int, root=cython.int, joined=cython.int)
    cdef void _join(self, int slot, int side, int other) noexcept

    cdef void join_roads(self, int road, int other) noexcept
    cdef void join_tiles(self, int slot, int other) noexcept
