import cython

from skye.rules.choice cimport Choice
from skye.rules.game cimport Game
from skye.rules.legal cimport move_of
from skye.rules.round_engine cimport RoundEngine
from skye.search.clock cimport Clock
from skye.search.policy cimport Policy
from skye.search.rollouts cimport RolloutSearch


@cython.locals(state=RoundEngine, choice=Choice, search=RolloutSearch)
cpdef choose_move(Game game, int seat, object weights, Clock clock, object rng, object net=*)

@cython.locals(state=RoundEngine, policy=Policy)
cpdef double evaluate(Game game, int seat, object weights, object net=*) except? -1
