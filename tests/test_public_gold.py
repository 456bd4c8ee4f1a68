"""Gold counted from public news alone is the gold of the game, at every moment of random games (P4)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from traffic import Course

from skye import CHANCE, Game, View, imagine, shipped_tables, view
from skye.material.expansions import NAMES
from skye.material.setup import random_setup
from skye.record.events import Event, to_json
from skye.record.recorder import Recorder
from skye.rules.rng import Generator
from skye.view.public_gold import PublicGold
from skye.view.seat_view import read_view
from skye.wire.client import ClientTable
from skye.wire.table_messages import FromTable, News, State
from skye.wire.values import Options

pytestmark = pytest.mark.once

SEEDS = range(4)
IN_HAND = ("gold", "seller_gold")
NOTICES: list[dict[str, Any]] = [
    {"type": "sealed", "seat": 0, "by": "player"},
    {"type": "voted", "seat": 0, "target": 1},
    {"type": "resumed"},
]


def public(events: list[Event]) -> list[dict[str, Any]]:
    """Events as they are sent to somebody who may see nobody's gold, with notices between them."""
    seen = []
    for event in events:
        plain: dict[str, Any] = msgspec.json.decode(to_json(event))
        seen += [{name: value for name, value in plain.items() if name not in IN_HAND}, *NOTICES]
    return seen


def check(purses: PublicGold, game: Game) -> None:
    seats = range(game.players)
    assert purses.gold == tuple(game.gold(seat) for seat in seats)
    for seat in (None, *seats):
        seen = purses.shown(view(game, seat))
        assert seen == view(game, seat, open_gold=True)


def play(players: int, expansion: str | None, seed: int) -> set[str]:
    """Count along a random game; returns the kinds of event that came."""
    tables = shipped_tables(expansion)
    chance = Generator(seed)
    recorder = Recorder(random_setup(players, chance, tables.material), tables)
    purses = PublicGold()
    new_events = public(recorder.opening())
    kinds: set[str] = set()
    while True:
        purses.hear(new_events)
        kinds |= {event["type"] for event in new_events}
        check(purses, recorder.game)
        acting = recorder.game.to_act()
        if not acting:
            return kinds
        new_events = public(recorder.apply(recorder.game.legal(acting[chance.below(len(acting))]).sample(chance)))


@pytest.mark.rule("P4")
@pytest.mark.parametrize("expansion", [None, *NAMES])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_counted_gold_is_the_gold_of_the_game(players: int, expansion: str | None) -> None:
    kinds = set[str]().union(*(play(players, expansion, seed) for seed in SEEDS))
    assert {"income", "staked", "sold", "kept", "exchanged", "over"} <= kinds
    assert expansion is None or {"stepped", "wages", "bonus"} <= kinds


@pytest.mark.rule("P4", "W12")
def test_the_bank_pays_in_public() -> None:
    (expansion,) = NAMES
    assert "granted" in play(5, expansion, 476), "one of few random games in which it does"


def test_the_view_can_be_played_on() -> None:
    chance = Generator(5)
    recorder = Recorder(random_setup(3, chance))
    purses = PublicGold()
    purses.hear(public(recorder.opening()))
    while recorder.game.to_act() == (CHANCE,):
        purses.hear(public(recorder.apply(recorder.game.legal(CHANCE).sample(chance))))
    seen: View = view(recorder.game, 1)
    assert [seat.gold is None for seat in seen.seats] == [True, False, True]
    imagine(purses.shown(seen)).play_random(chance)


def test_before_a_game_nobody_has_gold() -> None:
    purses = PublicGold()
    purses.hear([{"type": "joined", "seat": 1, "name": "Anna"}])
    assert purses.gold == ()


def test_a_second_game_begins_with_nothing() -> None:
    recorder = Recorder(random_setup(2, Generator(1)))
    new_events = public(recorder.opening())
    purses = PublicGold()
    purses.hear(new_events)
    once = purses.gold
    purses.hear(new_events)
    assert purses.gold == once
    assert any(once)


@pytest.mark.parametrize("expansion", [None, *NAMES])
def test_a_client_counts_for_the_moment_that_it_shows(expansion: str | None) -> None:
    """News come before their state: until that is there too, gold belongs to the one before."""
    hidden = Course(3, Options(expansion), seed=2).play().received
    lying_open = Course(3, Options(expansion, open_gold=True), seed=2).play().received
    for viewer in (None, 0):
        table = ClientTable("http://127.0.0.1:1", "loku-mabe")
        shown: View | None = None
        between = 0
        for text, same in zip(hidden[viewer], lying_open[viewer], strict=True):
            message = msgspec.json.decode(text, type=FromTable)
            table.hear(message)
            if isinstance(message, State):
                shown = read_view(msgspec.json.decode(same)["view"], expansion)
            if shown is not None:
                assert table.view(viewer, counted=True) == shown
                between += isinstance(message, News)
        assert shown is not None
        assert between > 10
