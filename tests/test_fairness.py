"""Fairness: no bot knows what rivals have sealed. Which tiles will be drawn nobody can know: a game has no order of
the bag that a bot could reach (tests/test_game_from_view.py)."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Iterator
from types import FunctionType, ModuleType

import msgspec
import pytest
from loops import FULL

from skye import CHANCE, COMPILED, Clock, Game, Legal, View, bots, imagine, shipped_tables, view
from skye.bots import asking, contract
from skye.expansions.journeyman.rules.state import JourneymanState
from skye.expansions.journeyman.rules.state_view import journey_view
from skye.material.expansions import NAMES
from skye.rules.rng import Generator

with_and_without = pytest.mark.parametrize("expansion", [None, *NAMES])
every_bot = pytest.mark.parametrize("name", bots.LADDER)

PLAYERS = (2, 3, 4, 5) if COMPILED else (2,)
OTHERS = 4 if FULL else 1
"""Games with other secrets at each decision."""
BUDGET = 0.01
"""Of the counted clock, enough for some search."""


def decisions(players: int, expansion: str | None, seed: int) -> Iterator[tuple[Game, int]]:
    """A game between traders at every decision before which somebody else has sealed something."""
    chance = Generator(seed)
    trader = bots.create("trader")
    game = Game.new(players, chance, shipped_tables(expansion))
    while acting := game.to_act():
        seat = acting[chance.below(len(acting))]
        if seat == CHANCE:
            game.apply(game.legal(seat).sample(chance))
            continue
        if contract.other_secrets(game, seat, chance) is not None:
            yield game, seat
        game.apply(trader.decide(*asking.question(game, seat), Clock(1), chance))


def answer(name: str, question: tuple[View, Legal], seed: int) -> bytes:
    """What a new bot answers, as bytes."""
    return msgspec.json.encode(bots.create(name).decide(*question, Clock(BUDGET), Generator(seed)))


def sealed(game: Game, seat: int) -> list[object]:
    """The secrets of everybody but one seat."""
    rivals = [rival for rival in range(game.players) if rival != seat]
    if game.expansion is None or game.phase == "price":
        return [game.offers(rival) for rival in rivals]
    assert isinstance(game.expansion, JourneymanState)
    return [journey_view(game.expansion, rival, True, False).plan for rival in rivals]


@pytest.mark.once  # bots decide the same in both modes (tests/test_bots.py)
@every_bot
@with_and_without
def test_other_secrets_do_not_change_an_answer(name: str, expansion: str | None) -> None:
    chance = Generator(1)
    changed: Counter[str] = Counter()
    for players in (2, 3, 4, 5):
        for number, (game, seat) in enumerate(decisions(players, expansion, seed=players)):
            given = answer(name, asking.question(game, seat), number)
            for _ in range(OTHERS):
                other = contract.other_secrets(game, seat, chance)
                assert other is not None
                changed[game.phase] += sealed(other, seat) != sealed(game, seat)
                assert answer(name, asking.question(other, seat), number) == given
    assert changed["price"] > 15 * OTHERS, "the secrets were others"
    assert expansion is None or changed["plan"] > 15 * OTHERS


@with_and_without
def test_other_secrets_are_not_in_reach(expansion: str | None) -> None:
    """By construction: a bot gets a view, which is the same, and moves of a game that is made from the view alone."""
    chance = Generator(2)
    for players in PLAYERS:
        for game, seat in decisions(players, expansion, seed=10 + players):
            other = contract.other_secrets(game, seat, chance)
            assert other is not None
            seen, same = view(game, seat, open_gold=True), view(other, seat, open_gold=True)
            assert msgspec.json.encode(same) == msgspec.json.encode(seen)
            assert everything(imagine(same, other.tables)) == everything(imagine(seen, game.tables))


def everything(game: Game) -> list[object]:
    """All that can be found out about a game by its public face: how it looks, what is legal, and how it goes on."""
    found: list[object] = [view(game, seat, open_gold=True) for seat in (None, *range(game.players))]
    found += [game.to_act(), game.setup, game.bag(), game.take_log()]
    for seat in (CHANCE, *range(game.players)):
        legal = game.legal(seat)
        found.append(len(legal))
        if seat in game.to_act():
            found.append([legal.sample(Generator(number)) for number in range(5)])
    for number in range(3):
        future = game.copy()
        future.play_random(Generator(number))
        found.append(view(future, None))
    return found


@with_and_without
def test_nothing_leads_to_the_real_game(expansion: str | None) -> None:
    """From object to object, as far as any bot could go without searching the memory of the whole program."""
    for game, seat in decisions(2, expansion, seed=1):
        secrets = {
            id(thing)
            for thing in reach(game)
            if type(thing).__name__ in ("RoundEngine", "Game", "Territory", "Journey")
        }
        assert len(secrets) >= 4, "the game, its course, and the territories"
        question = asking.question(game, seat)
        assert not secrets & {id(thing) for thing in reach(question)}
        assert secrets & {id(thing) for thing in reach((view(game, seat), game.legal(seat)))}, "this would be a way"


def reach(start: object) -> list[object]:
    """All objects that can be come by from this one, but for what the whole program shares."""
    found: dict[int, object] = {}
    pending = [start]
    while pending:
        thing = pending.pop()
        if id(thing) not in found and not isinstance(thing, type | ModuleType | FunctionType):
            found[id(thing)] = thing
            pending += gc.get_referents(thing)
    return list(found.values())
