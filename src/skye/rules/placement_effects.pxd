import cython

from skye.rules.game cimport Game
from skye.rules.round_engine cimport RoundEngine
from skye.rules.scoring cimport scroll_points
from skye.rules.territory cimport Territory


@cython.locals(state=RoundEngine, land=Territory, before=Territory, spot=cython.int, turn=cython.int)
cpdef list placement_effects(Game game, int seat, int tile)

@cython.locals(land=Territory, letter=cython.int)
cdef list _count(RoundEngine state, int seat)

@cython.locals(found=cython.int, area=cython.int)
cdef int _completed(Territory land) noexcept
