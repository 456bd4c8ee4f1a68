import cython

from skye.core.counsel cimport Counsel
from skye.core.flow cimport Flow
from skye.core.scoring cimport is_majority, measure, scroll_points
from skye.core.territory cimport Territory
from skye.tables cimport Tables

cdef int SQUARES, BROCH_MOUNTAINS, FARM_ANIMALS, ROAD_CATTLE, ROAD_TILES, LARGEST_LAKE
cdef int COMPLETED_AREAS, LARGE_AREAS, BUILDING_SETS, GOLD_MAJORITY, HARBOURS, COLUMNS, COMPLETED_MOUNTAINS
cdef int BASE_SCORING, MOST_SCORING, OVER, WHISKY, CATTLE, FARM, BROCH, LIGHTHOUSE, MOUNTAIN, WATER, ROW, MOST_OPEN
cdef double LAST_GOLD


cdef class Worth:
    cdef Counsel counsel
    cdef Flow flow
    cdef double gold_weight, gold_fall, income_weight, complete, complete_slow
    cdef double areas, mountains, large, lake, scroll, squares, columns, brochs, farms, cattle, road_ends, sets
    cdef double harbours, whisky, spots, narrow
    cdef readonly double margin
    cdef bint looks_ahead
    cdef int horizon
    # Of the game as it stands.
    cdef readonly double gold
    cdef readonly int later
    cdef int players
    # By letter.
    cdef int kind[4]
    cdef int times[4]
    # By scoring tile: points for one thing in all rounds after this.
    cdef double wanted[32]
    # By letter and seat.
    cdef int rivals_most[20]
    cdef int rivals_second[20]
    # By open edges: that the area will be completed.
    cdef double chance[13]

    @cython.locals(number=cython.int, last=cython.int, letter=cython.int, kind=cython.int, scored=cython.int,
        keeps=cython.double, still=cython.double, count=cython.int)
    cdef prepare(self, Flow flow)
    @cython.locals(seat=cython.int, other=cython.int, most=cython.int, second=cython.int, value=cython.int)
    cdef void _compare(self, Flow flow, int letter, int kind)
    cdef double seat(self, Flow flow, int seat) except? -1
    @cython.locals(total=cython.double, letter=cython.int)
    cdef double purse(self, int seat, int gold) noexcept
    @cython.locals(total=cython.double, letter=cython.int, kind=cython.int, times=cython.int, value=cython.int)
    cpdef double land(self, int seat, Territory land) except? -1
    @cython.locals(lead=cython.double, first=cython.double, second=cython.double)
    cdef double _share(self, int seat, int letter, int value, double spread) noexcept
    @cython.locals(total=cython.double, broch=cython.int, farm=cython.int, light=cython.int, whole=cython.int,
        kinds=cython.int)
    cdef double _promise(self, Territory land) noexcept
    @cython.locals(total=cython.double, completed=cython.double, mountains=cython.double, large=cython.double,
        lake=cython.double, brochs=cython.int, harbours=cython.int, sized=cython.bint, area=cython.int,
        still_open=cython.int, chance=cython.double, symbols=cython.int)
    cdef double _promise_of_areas(self, Territory land) noexcept
    @cython.locals(total=cython.double, slot=cython.int, tile=cython.int, still_open=cython.int)
    cdef double _promise_of_scrolls(self, Territory land) noexcept
    @cython.locals(tables=Tables, ends=cython.int, whisky=cython.int, cattle=cython.int, slot=cython.int,
        tile=cython.int, cell=cython.int, side=cython.int, income=cython.double, total=cython.double)
    cdef double _promise_of_roads(self, Territory land) noexcept
    @cython.locals(corners=cython.int, narrow=cython.int, spot=cython.int, cell=cython.int, north=cython.bint,
        south=cython.bint, east=cython.bint, west=cython.bint)
    cdef double _promise_of_cells(self, Territory land) noexcept
    @cython.locals(found=cython.int, slot=cython.int, cell=cython.int)
    cdef int _pairs(self, Territory land) noexcept
