import cython

from skye.rules.game cimport Game
from skye.rules.round_engine cimport RoundEngine
from skye.search.constants cimport INPUTS
from skye.search.evaluation cimport Evaluation
from skye.search.policy cimport Policy


@cython.locals(state=RoundEngine, policy=Policy, evaluation=Evaluation)
cpdef list net_inputs(Game game, int seat, object weights, object net)
@cython.locals(state=RoundEngine, policy=Policy, evaluation=Evaluation, seat=cython.int)
cpdef list net_outputs(Game game, object weights, object net)
@cython.locals(state=RoundEngine, policy=Policy)
cpdef tuple chances(Game game, object weights, object net)
