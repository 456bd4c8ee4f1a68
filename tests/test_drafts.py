"""A seat's choice while it is being made: what is a whole answer, and what a drafted tile shows."""

from __future__ import annotations

import random

import pytest
from random_table import asked

from skye import Game, IllegalMoveError, shipped_tables, view
from skye.material.moves import CHANCE, Move, Place, parse
from skye.server.drafts import Draft

pytestmark = pytest.mark.once

PRICE, ROAD = parse("0 price axe=1 2=1 3=1"), parse("0 road 0,0 0,1")


@pytest.mark.parametrize(
    ("moves", "whole"),
    [
        ([PRICE], True),
        ([ROAD, PRICE], True),
        ([ROAD, ROAD, PRICE], True),
        ([], False),
        ([PRICE, ROAD], False),
        ([PRICE, PRICE], False),
        ([ROAD, PRICE, PRICE], False),
    ],
)
def test_outside_building_the_last_move_is_the_answer(moves: list[Move], whole: bool) -> None:
    """Outside of building one move answers a question, the last of the draft."""
    game = Game.new(2, random.Random(1), shipped_tables("journeyman"))
    while game.to_act() == (CHANCE,):
        game.apply(game.legal(CHANCE).sample(random.Random(1)))
    assert Draft(game, 0, moves).is_whole() is whole


@pytest.mark.rule("W13")
def test_roads_answer_only_when_the_last_ends_the_question() -> None:
    """Asked about two roads: both of them, or none after the first; one alone is not an answer."""
    played, seat, _ = asked(2)
    game = played.table.game
    assert game is not None
    first = next(move for move in game.legal(seat) if move.is_anytime)
    after = game.copy()
    after.apply(first)
    second = next(move for move in after.legal(seat) if move.is_anytime)
    none = parse(f"{seat} no_road")
    assert Draft(game, seat, [none]).is_whole()
    assert not Draft(game, seat, [first]).is_whole()
    assert Draft(game, seat, [first, none]).is_whole()
    assert Draft(game, seat, [first, second]).is_whole()


def game_in_building(seed: int) -> Game:
    """Everybody has tiles to lay, in a random game."""
    rng = random.Random(seed)
    game = Game.new(3, rng)
    while game.phase != "build" or game.round < 3:
        game.apply(game.legal(game.to_act()[0]).sample(rng))
    return game


@pytest.mark.parametrize("seed", range(5))
def test_a_draft_builds_for_its_seat_and_ends_no_round(seed: int) -> None:
    """A draft lays tiles for its own seat alone, and the round never ends by it."""
    game = game_in_building(seed)
    rng = random.Random(seed)
    for last in game.to_act()[1:]:  # the others are done: one tile more would end the round
        while last in game.to_act():
            game.apply(game.legal(last).sample(rng))
    seat = game.to_act()[0]
    before = view(game, seat)
    moves: list[Move] = []
    while not Draft(game, seat, moves).is_whole():
        moves.append(Draft(game, seat, moves).laid.legal(seat).sample(rng))
    assert view(game, seat) == before
    shown = Draft(game, seat, moves).view(open_gold=False)
    assert (shown.round, shown.phase) == (before.round, "build")
    assert shown.seats[seat].hand == ()
    laid = [(tile.tile, tile.x, tile.y, tile.turn) for tile in shown.seats[seat].territory[-len(moves) :]]
    assert laid == [(move.tile, move.x, move.y, move.turn) for move in moves if isinstance(move, Place)]
    for other in range(3):
        if other != seat:
            assert shown.seats[other] == before.seats[other]
    with pytest.raises(IllegalMoveError):
        _ = Draft(game, seat, [*moves, moves[-1]]).laid
