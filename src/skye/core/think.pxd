import cython

from skye.core.advisor cimport Advisor
from skye.core.clock cimport Clock
from skye.core.flow cimport Flow
from skye.core.game cimport Game
from skye.core.legal cimport move_of
from skye.core.random_play cimport Choice
from skye.core.search cimport Search


@cython.locals(flow=Flow, choice=Choice, search=Search)
cpdef think(Game game, int seat, object weights, Clock clock, object rng)

@cython.locals(flow=Flow, advisor=Advisor)
cpdef double appraise(Game game, int seat, object weights) except? -1
