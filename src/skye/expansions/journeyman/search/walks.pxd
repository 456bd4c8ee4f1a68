import cython

from skye.expansions.journeyman.rules.constants cimport BOARD, MOST_MARKERS, SPACES
from skye.material.constants cimport MOST_TILES
from skye.expansions.journeyman.rules.journey cimport Journey
from skye.expansions.journeyman.rules.requirements cimport meets
from skye.expansions.journeyman.rules.paths cimport Paths
from skye.expansions.journeyman.search.tracks cimport TrackValues



cdef class Walks:
    cdef TrackValues tracks
    cdef Paths paths
    # Markers, what tiles offer, the sequence tried and the best one.
    cdef int at[3]
    cdef bint met[MOST_TILES * BOARD]
    cdef bint used[MOST_TILES]
    cdef int line_tile[3]
    cdef int line_track[3]
    cdef double best
    cdef int best_count
    cdef int best_tile[3]
    cdef int best_track[3]

    @cython.locals(place=cython.int)
    cdef find(self, Journey journey, int seat, int movement, int markers, int gold)
    @cython.locals(place=cython.int)
    cdef collect(self, Journey journey, int seat, int movement, int gold)
    cdef int tile_at(self, int place) noexcept
    @cython.locals(track=cython.int, slot=cython.int)
    cdef void _begin(self, Journey journey) noexcept
    @cython.locals(track=cython.int, low=cython.int, space=cython.int, at=cython.int)
    cdef void _note_met(self, Journey journey, int slot) noexcept
    @cython.locals(place=cython.int)
    cdef void _stand(self, Journey journey, int slot, double total, int count) noexcept
    @cython.locals(row=cython.int, place=cython.int, tile=cython.int, rest=cython.int, track=cython.int,
        space=cython.int, cost=cython.int, value=cython.double)
    cdef void _walk(self, Journey journey, int seat, int slot, int left, int markers, int gold, double total,
        int count) noexcept
    @cython.locals(last=cython.int)
    cdef int _next(self, int track, int space) noexcept
    @cython.locals(at=cython.int)
    cdef int _price(self, int tile, int track, int space) noexcept
    @cython.locals(following=cython.int, at=cython.int, fee=cython.int)
    cdef int _cost(self, int tile, int track, int space) noexcept
    @cython.locals(place=cython.int, tile=cython.int, rest=cython.int, track=cython.int, space=cython.int,
        cost=cython.int, value=cython.double)
    cdef void _collect_all(self, Journey journey, int seat, int slot, int left, int gold, double total,
        int count) noexcept
