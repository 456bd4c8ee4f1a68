import cython

from skye.tables cimport Tables

cdef int MOST_LAID, MOST_AREAS, MOST_SPOTS, CELLS, ROW, FIRST_SPOT


cdef class Territory:
    cdef readonly Tables tables
    cdef readonly int count
    cdef int areas
    cdef int spots
    cdef unsigned char grid[4096]
    # By tile laid.
    cdef unsigned char tile[82]
    cdef unsigned char turn[82]
    cdef signed char east[82]
    cdef signed char north[82]
    cdef unsigned char road_parent[2 * 82]
    cdef unsigned short first_area[82]
    # By area of a tile laid; what counts the whole stands with the area that the others point at.
    cdef unsigned short area_parent[5 * 82]
    cdef unsigned short area_open[5 * 82]
    cdef unsigned char area_terrain[5 * 82]
    cdef unsigned short area_symbols[5 * 82]
    cdef unsigned short area_lighthouses[5 * 82]
    cdef unsigned short area_tiles[5 * 82]  # worked out when asked for, not copied
    # By free cell beside a tile.
    cdef unsigned short spot_cell[166]
    cdef signed char spot_east[166]
    cdef signed char spot_north[166]
    cdef unsigned char spot_need[166]
    cdef unsigned char spot_mask[166]
    # By kind of symbol; the last one counts tiles with whisky.
    cdef unsigned short totals[8]

    @cython.locals(new=Territory)
    cpdef Territory copy(self)
    @cython.locals(area=cython.int, spot=cython.int)
    cdef void become(self, Territory other)

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
