"""Random games for tests: moves by chance, and an expansion with short tracks that reaches everything."""

from __future__ import annotations

from functools import cache

import msgspec

from skye.expansions.journeyman.material import Board, Box, Space
from skye.material.moves import Move
from skye.material.tables import Tables, shipped_tables
from skye.rules.game import Game
from skye.rules.rng import Generator


def random_move(game: Game, generator: Generator) -> Move:
    """A move of a seat that the game waits for, now and then one that another seat makes out of turn."""
    seats = game.to_act()
    if game.tables.material.expansion is not None and game.phase != "draw":
        seat = generator.below(4 * game.players)
        if seat < game.players and seat not in seats and (moves := list(game.legal(seat))):
            return moves[generator.below(len(moves))]
    return game.legal(seats[generator.below(len(seats))]).sample(generator)


@cache
def expanded_tables() -> Tables:
    """The base game with the expansion as shipped."""
    return shipped_tables("journeyman")


@cache
def swift_tables() -> Tables:
    """The expansion with short tracks, so that random games reach everything: all bonus tiles, and the tracks' ends."""
    material = expanded_tables().material
    assert isinstance(material.expansion, Box)
    board = Board(
        (2, 3, 4, 5),
        warrior=(
            Space("distance_2", 1, banner="points 1", slot="I"),
            Space("north", 1, points=2, slot="II"),
            Space("castle", 2, banner="points 3", slot="III"),
            Space("south", 2, hop=3),
        ),
        merchant=(
            Space("castle", 1, banner="movement 6", slot="I"),
            Space("east", 2, banner="income 4", slot="II"),
            Space("completed_pasture", 3),
            Space("west", 4, banner="movement 8", slot="III", hop=4),
        ),
        herald=(
            Space("farm", 1, fee=4, points=1, slot="I"),
            Space("sheep", 1, fee=2, points=2, banner="points 2", slot="II"),
            Space("distance_3", 2, slot="III", hop=1),
        ),
    )
    box = msgspec.structs.replace(material.expansion, boards=(board,))
    return Tables(msgspec.structs.replace(material, expansion=box))
