import cython

from skye.expansions.journeyman.rules.constants cimport BONUSES, ROADS, SALE, SPACES
from skye.material.constants cimport AFTER_BUILDING, AFTER_PURCHASE
from skye.expansions.journeyman.rules.journey cimport Journey
from skye.expansions.journeyman.rules.paths cimport step_cost
from skye.expansions.journeyman.rules.requirements cimport meets
from skye.expansions.journeyman.rules.state cimport JourneymanState
from skye.rules.game_state cimport GameState


@cython.locals(journey=Journey, place=cython.int, slot=cython.int, side=cython.int)
cpdef journey_view(JourneymanState own, int seat, bint is_open, bint is_guided)
@cython.locals(
    after=Journey, slot=cython.int, side=cython.int, other=cython.int, track=cython.int, points=cython.int,
    space=cython.int, near=cython.int, asked=cython.int,
)
cdef _guide(JourneymanState own, Journey journey)
@cython.locals(journey=Journey, seat=cython.int, track=cython.int, place=cython.int)
cpdef restore(JourneymanState own, GameState state, object view)
@cython.locals(bonus=cython.int)
cdef tuple _names(int bonuses)
cdef int _bits(object names) except -1
