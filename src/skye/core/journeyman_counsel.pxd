import cython

from skye.core.counsel cimport Counsel
from skye.core.flow cimport Flow
from skye.core.journey cimport Journey
from skye.core.journey_board cimport BoardTables
from skye.core.journey_choices cimport Choices
from skye.core.journey_paths cimport Paths
from skye.core.territory cimport Territory

cdef int MOST_LAID, SPACES, BONUSES, SYMBOL, JOURNEY, BRIDGES, WALK, STEP, SALE, WARRIOR
cdef int BONUS_WAYPOINT, BONUS_MOVEMENT, PLANNING, COLLECTING, STEPPING, ROAD, MOST_MARKERS


cdef class JourneymanCounsel(Counsel):
    cdef double pace, movement, road, extra
    cdef double bonus_weight[9]
    cdef Paths paths
    cdef Choices choices
    cdef BoardTables board
    cdef Territory trial
    cdef double gold, distance_worth, bridge_worth
    cdef int later
    # By seat, track and space.
    cdef double value[240]
    # While a walk is searched: markers, what tiles offer, the line tried and the best one.
    cdef int at[3]
    cdef bint met[3936]
    cdef bint used[82]
    cdef int line_tile[3]
    cdef int line_track[3]
    cdef double best
    cdef int best_count
    cdef int best_tile[3]
    cdef int best_track[3]

    @cython.locals(expansion=object, choices=Choices, letter=cython.int, number=cython.int, seat=cython.int,
        track=cython.int)
    cpdef prepare(self, Flow flow, double gold, int later)
    @cython.locals(board=BoardTables, first=cython.int, last=cython.int, space=cython.int, left=cython.int,
        at=cython.int, worth=cython.double, stays=cython.double, goes=cython.double)
    cdef void _appraise(self, Journey journey, int seat, int track) noexcept
    @cython.locals(board=BoardTables, at=cython.int, worth=cython.double)
    cdef double _entry(self, Journey journey, int track, int space, int left) noexcept
    @cython.locals(board=BoardTables, worth=cython.double, lasting=cython.double)
    cdef double _bonus(self, int bonus, int left) noexcept
    @cython.locals(first=cython.int, entry=cython.double)
    cdef double step_worth(self, Journey journey, int seat, int track, int space) noexcept
    @cython.locals(journey=Journey, best=cython.double, track=cython.int, worth=cython.double)
    cdef double best_step(self, Flow flow, int seat) except? -1
    @cython.locals(journey=Journey, own=Territory, points=cython.int)
    cpdef int measure(self, Flow flow, int kind, int seat, Territory land) except? -1
    @cython.locals(journey=Journey, own=Territory)
    cpdef double land(self, Flow flow, int seat, Territory land) except? -1
    @cython.locals(journey=Journey, worth=cython.double, track=cython.int, bonus=cython.int)
    cpdef double state(self, Flow flow, int seat) except? -1
    cdef double _kept_bonus(self, int bonus) noexcept
    @cython.locals(journey=Journey, worth=cython.double)
    cpdef double sale(self, Flow flow, int seat) except? -1
    @cython.locals(markers=cython.int, place=cython.int)
    cdef _find_walk(self, Flow flow, int seat, Journey journey, int movement)
    @cython.locals(track=cython.int, slot=cython.int)
    cdef void _begin(self, Journey journey) noexcept
    @cython.locals(track=cython.int, low=cython.int, space=cython.int, at=cython.int)
    cdef void _note_met(self, Journey journey, int slot) noexcept
    @cython.locals(place=cython.int)
    cdef void _stand(self, Journey journey, int slot, double total, int count) noexcept
    @cython.locals(row=cython.int, place=cython.int, tile=cython.int, rest=cython.int, track=cython.int,
        space=cython.int, cost=cython.int, worth=cython.double)
    cdef void _walk(self, Journey journey, int seat, int slot, int left, int markers, int gold, double total,
        int count) noexcept
    @cython.locals(last=cython.int)
    cdef int _next(self, int track, int space) noexcept
    @cython.locals(at=cython.int)
    cdef int _price(self, int tile, int track, int space) noexcept
    @cython.locals(following=cython.int, at=cython.int, fee=cython.int)
    cdef int _cost(self, int tile, int track, int space) noexcept
    @cython.locals(place=cython.int, tile=cython.int, rest=cython.int, track=cython.int, space=cython.int,
        cost=cython.int, worth=cython.double)
    cdef void _collect_all(self, Journey journey, int seat, int slot, int left, int gold, double total,
        int count) noexcept
    @cython.locals(choices=Choices, journey=Journey)
    cpdef bint decide(self, Flow flow, int seat, object worth) except? -1
    @cython.locals(choices=Choices, track=cython.int)
    cdef _decide_step(self, Flow flow, int seat)
    @cython.locals(choices=Choices, movement=cython.int, plain=cython.double, place=cython.int)
    cdef _decide_plan(self, Flow flow, int seat, Journey journey)
    @cython.locals(choices=Choices, place=cython.int)
    cdef _decide_collect(self, Flow flow, int seat, Journey journey)
    @cython.locals(land=Territory, slot=cython.int, side=cython.int, other=cython.int, best=cython.double,
        before=cython.double, value=cython.double)
    cdef bint _decide_road(self, int seat, Journey journey, object worth) except? -1
