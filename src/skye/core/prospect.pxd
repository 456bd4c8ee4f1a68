import cython

from skye.core.flow cimport Flow
from skye.core.game cimport Game
from skye.core.scoring cimport is_majority, majority, measure, scroll_points
from skye.core.territory cimport Territory

cdef int BASE_SCORING


@cython.locals(flow=Flow, land=Territory, before=Territory, spot=cython.int, turn=cython.int)
cpdef list prospects(Game game, int seat, int tile)

@cython.locals(land=Territory, letter=cython.int)
cdef list _count(Flow flow, int seat)

@cython.locals(value=cython.int, ahead=cython.int, other=cython.int)
cdef int _points(Flow flow, int seat, int kind) except? -1

cdef int _value(Flow flow, int seat, int kind) except? -1

@cython.locals(found=cython.int, area=cython.int)
cdef int _completed(Territory land) noexcept
