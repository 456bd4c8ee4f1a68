"""A game rebuilt from a view: it looks the same, allows the same, goes on the same, and knows no secrets."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest
from loops import FULL

from skye import CHANCE, COMPILED, Clock, Game, Move, SetupError, View, bots, imagine, shipped_tables, view
from skye.material.expansions import NAMES
from skye.rules.rng import Generator

SEEDS = range(6 if FULL else 2 if COMPILED else 1)
STRIDE = 23 if COMPILED else 40
MOST_LISTED = 400
SEALED = ("price", "plan")
"""Phases in which rivals' choices are sealed."""

with_and_without = pytest.mark.parametrize("expansion", [None, *NAMES])
with_all_players = pytest.mark.parametrize("players", [2, 3, 4, 5])


@cache
def course(players: int, expansion: str | None, seed: int) -> tuple[list[Game], list[Move]]:
    """A game before each of its moves and at the end, and the moves; with odd seeds one between traders.

    Seats act in any order, so that some have sealed their choice when others have not.
    """
    chance = Generator(seed)
    trader = bots.create("trader")
    game = Game.new(players, chance, shipped_tables(expansion))
    games, moves = [game.copy()], []
    while acting := game.to_act():
        seat = acting[chance.below(len(acting))]
        if seat == CHANCE or seed % 2 == 0:
            moves.append(game.legal(seat).sample(chance))
        else:
            moves.append(trader.decide(shown(game, seat), game.legal(seat), Clock(1), chance))
        game.apply(moves[-1])
        games.append(game.copy())
    return games, moves


def shown(game: Game, seat: int | None) -> View:
    return view(game, seat, open_gold=True)


def without_acting(seen: View) -> View:
    """A view that does not show which rivals have sealed their choice: in the rebuilt game they make it again."""
    if seen.phase not in SEALED:
        return seen
    seats = [
        seat if number == seen.seat else msgspec.structs.replace(seat, acting=True)
        for number, seat in enumerate(seen.seats)
    ]
    return msgspec.structs.replace(seen, seats=tuple(seats))


@with_and_without
@with_all_players
def test_it_looks_the_same(players: int, expansion: str | None) -> None:
    sealed = 0
    for seed in SEEDS:
        games, _ = course(players, expansion, seed)
        for game in games:
            for seat in range(players):
                seen = shown(game, seat)
                made = imagine(seen, game.tables)
                assert without_acting(shown(made, seat)) == without_acting(seen)
                sealed += made.to_act() != game.to_act()
                if game.phase not in SEALED:
                    assert made.to_act() == game.to_act()
    assert sealed > 3, "some rivals had sealed their choices"


@with_and_without
@with_all_players
def test_it_allows_the_same(players: int, expansion: str | None) -> None:
    chance = Generator(1)
    for seed in SEEDS:
        games, _ = course(players, expansion, seed)
        for game in games:
            for seat in range(players):
                made, real = imagine(shown(game, seat), game.tables).legal(seat), game.legal(seat)
                assert len(made) == len(real)
                if len(real) <= MOST_LISTED:
                    assert set(made) == set(real)
                elif seat in game.to_act():
                    assert all(made.sample(chance) in real for _ in range(5))
                    assert all(real.sample(chance) in made for _ in range(5))


@with_and_without
@with_all_players
def test_it_goes_on_the_same(players: int, expansion: str | None) -> None:
    """With the same draws and moves to the end, seen from everywhere, once rivals have sealed what they had sealed."""
    for seed in SEEDS:
        games, moves = course(players, expansion, seed)
        for begin in range(seed, len(moves), STRIDE):
            game = games[begin]
            made = imagine(shown(game, begin % players), game.tables)
            for rival in set(made.to_act()) - set(game.to_act()):
                legal = made.legal(rival)
                made.apply(next(move for move in reversed(moves[:begin]) if move.seat == rival and move in legal))
            for number, move in enumerate(moves[begin:], begin):
                for seat in (None, *range(players)):
                    assert shown(made, seat) == shown(games[number], seat)
                made.apply(move)
            assert shown(made, None) == shown(games[-1], None)
            assert made.winners()


@with_and_without
def test_it_begins_as_the_real_one_did(expansion: str | None) -> None:
    """The set-up is worked out from the view, so a record made of it is one of the same game."""
    for seed in SEEDS:
        games, _ = course(3, expansion, seed)
        for game in games[::STRIDE]:
            assert imagine(shown(game, 0), game.tables).setup == game.setup


@with_and_without
def test_the_order_of_the_bag_is_not_in_it(expansion: str | None) -> None:
    """The same random numbers draw the same tiles from what looks the same, however it came about."""
    drawn = set()
    for game in course(2, expansion, 0)[0]:
        if game.to_act() == (CHANCE,):
            made = imagine(shown(game, 0), game.tables)
            again = imagine(shown(made, 0), game.tables)
            draws = [each.legal(CHANCE).sample(Generator(5)) for each in (made, again, game)]
            assert draws[0] == draws[1]
            drawn.add(draws[0] == draws[2])
    assert False in drawn, "the real bag has an order of its own"


@with_and_without
def test_it_is_independent(expansion: str | None) -> None:
    for game in course(2, expansion, 0)[0][::STRIDE]:
        before = shown(game, None)
        imagine(shown(game, 0), game.tables).play_random(Generator(1))
        assert shown(game, None) == before


@with_and_without
def test_without_tables_it_has_the_material_as_shipped(expansion: str | None) -> None:
    game = course(3, expansion, 0)[0][20]
    made = imagine(shown(game, 1))
    assert made.tables is shipped_tables(expansion)
    assert shown(made, 1) == shown(imagine(shown(game, 1), game.tables), 1)


@pytest.mark.usefixtures("language")
@with_and_without
def test_hidden_gold(expansion: str | None) -> None:
    games, _ = course(2, expansion, 0)
    with pytest.raises(SetupError, match="open_gold=True"):
        imagine(view(games[10], 0), games[10].tables)
    with pytest.raises(SetupError, match="open_gold=True"):
        imagine(view(games[10], None))
    assert imagine(view(games[-1], None), games[-1].tables).winners(), "in the end all gold lies open"


@with_and_without
def test_from_where_a_spectator_sits(expansion: str | None) -> None:
    """Nobody's sealed choice is known there."""
    for game in course(3, expansion, 0)[0]:
        seen = shown(game, None)
        made = imagine(seen, game.tables)
        assert without_acting(shown(made, None)) == without_acting(seen)
        if game.phase in SEALED:
            assert made.to_act() == (0, 1, 2)
