import cython

from skye.rules.choice cimport Choice
from skye.rules.game_state cimport GameState


cdef class ExpansionState:
    cpdef ExpansionState copy(self, GameState state)
    cpdef int income(self, GameState state, int seat) except? -1
    cpdef bint spares_axe(self, GameState state, int seat) except? -1
    cpdef bint pays(self, GameState state, int seat) except? -1
    cpdef bint buys_again(self, GameState state, int seat) except? -1
    cpdef bint bought(self, GameState state, int seat, int tile, int seller) except? -1
    cpdef kept(self, GameState state, int seat, int tile)
    cpdef bint traded(self, GameState state) except? -1
    cpdef bint built(self, GameState state) except? -1
    cpdef int points(self, GameState state, int seat) except? -1
    cpdef int measure(self, GameState state, int kind, int seat) except? -1

    cpdef str phase(self, GameState state)
    cpdef tuple acting(self, GameState state)
    cpdef int count(self, GameState state, int seat) except? -1
    @cython.locals(choice=Choice, number=cython.int)
    cpdef list moves(self, GameState state, int seat)
    cpdef choose(self, GameState state, int seat, int number, Choice choice)
    cpdef bint check(self, GameState state, object move, Choice choice) except? -1
    cpdef move_of(self, GameState state, Choice choice)
    cpdef perform(self, GameState state, Choice choice)
