"""Random games keep what must always hold, replay exactly, and are explained to the point."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain, islice, pairwise

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from invariants import Purse, check_replay, play_checked
from journeyman_trail import Trail
from loops import FULL
from random_play import expanded_tables, swift_tables

import skye
from skye.expansions.journeyman.events import Banners, BonusSettled, Granted, Stepped, Wages, Walked, Won
from skye.expansions.journeyman.material import BONUS, TRACKS, Box
from skye.expansions.journeyman.moves import Collect, NoRoad, Plan, Road, Step
from skye.material.moves import Price
from skye.material.tables import Tables
from skye.record.events import Begun, Event, Kept, Over, Round, Sold, kinds

GAMES = 25 if FULL else 6 if skye.COMPILED else 2
ENOUGH = 1000 if FULL else 24
"""Broken games of a kind that are tried."""

with_expansion = pytest.mark.parametrize("tables", [expanded_tables, swift_tables], ids=["shipped", "short tracks"])


@pytest.mark.rule("X1", "X2", "X3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games(players: int) -> None:
    for seed in range(GAMES):
        check_replay(play_checked(players, seed), text=seed % 2 == 0)


@pytest.mark.rule("X1", "X2", "X3")
@settings(max_examples=GAMES)
@given(players=st.integers(2, 5), seed=st.integers(0, 2**62))
def test_any_game(players: int, seed: int) -> None:
    play_checked(players, seed)


@pytest.mark.rule(*("J1", "J2", "W1", "W2", "W3", "W5", "W6", "W7", "W8", "W9", "W10", "W11", "W12", "W13"))
@pytest.mark.rule("X1", "X2", "X3")
@with_expansion
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_with_the_expansion(tables: Callable[[], Tables], players: int) -> None:
    for seed in range(GAMES):
        events = play_checked(players, seed, tables(), shared=seed % 3 == 0)
        check_replay(events, text=seed % 2 == 0, tables=tables())


@pytest.mark.rule("X1", "X2", "X3")
@with_expansion
@settings(max_examples=GAMES)
@given(players=st.integers(2, 5), seed=st.integers(0, 2**62), shared=st.booleans())
def test_any_game_with_the_expansion(tables: Callable[[], Tables], players: int, seed: int, shared: bool) -> None:
    play_checked(players, seed, tables(), shared=shared)


@pytest.mark.rule("J2")
@pytest.mark.parametrize("players", [2, 5])
def test_a_layout_is_shared_if_the_table_wants_it(players: int) -> None:
    def layouts(seed: int, *, shared: bool) -> tuple[str, ...]:
        begun = play_checked(players, seed, expanded_tables(), shared=shared)[0]
        assert isinstance(begun, Begun)
        return begun.expansion

    assert all(len(set(layouts(seed, shared=True))) == 1 for seed in range(3))
    assert any(len(set(layouts(seed, shared=False))) > 1 for seed in range(3))


# The games of these tests, and the tests themselves.


@cache
def swift_games() -> list[list[Event]]:
    return [play_checked(3, seed, swift_tables()) for seed in range(30)]


def test_everything_happens_in_games_with_short_tracks() -> None:
    events = [event for game in swift_games() for event in game]
    assert {type(event) for event in events} == set(kinds())
    steps = [event for event in events if isinstance(event, Stepped)]
    assert {step.reason for step in steps} == {"requirement", "castle", "sale", "symbol", "bonus"}
    box = swift_tables().material.expansion
    assert isinstance(box, Box)
    ends = {track: len(box.board_for(3).track(track)) for track in TRACKS}
    assert {(step.track, step.space) for step in steps} == {
        (track, space + 1) for track in TRACKS for space in range(ends[track])
    }
    hops = [(step.track, step.points, step.fee) for step in steps if step.space == ends[step.track] - 1]  # type: ignore[index]
    assert {("warrior", 3, 0), ("merchant", 4, 0), ("herald", 1, 0)} <= set(hops), "steps back"
    assert {event.bonus for event in events if isinstance(event, Won)} == set(BONUS)
    plans = [event for event in events if isinstance(event, Plan)]
    assert {(len(plan.cells), plan.extra) for plan in plans} == {
        *((count, extra) for count in (1, 2, 3) for extra in (True, False)),
        (0, False),
    }
    assert any(isinstance(event, Price) and event.axe is None for event in events)


@pytest.mark.rule("W10", "W13")
def test_games_of_the_old_rules_do_not_keep_them() -> None:
    """Steps back for a sale, a symbol or a bonus tile, and nobody asked about roads: both are noticed."""
    found = set()
    for seed in range(40):
        try:
            play_checked(3, seed, swift_tables(), rules=1)
        except AssertionError as error:
            found.add(str(error).split(":")[0])
    assert found == {"W10", "W13"}


def refused(events: list[Event]) -> bool:
    """Whether what must hold does not."""
    begun = events[0]
    assert isinstance(begun, Begun)
    purse, trail = Purse(len(begun.names)), Trail(begun, swift_tables())
    try:
        for event in events:
            purse.follow(event)
            trail.follow(event)
    except (AssertionError, LookupError, ValueError):
        return True
    return False


def changed(events: list[Event], kind: type[Event], **fields: object) -> Iterator[list[Event]]:
    """The game with these fields of each event of a kind in turn given other values."""
    for place, event in enumerate(events):
        if isinstance(event, kind):
            other = msgspec.structs.replace(event, **fields)
            if other != event:
                yield [*events[:place], other, *events[place + 1 :]]


def without(events: list[Event], kind: type[Event]) -> Iterator[list[Event]]:
    for place, event in enumerate(events):
        if isinstance(event, kind):
            yield events[:place] + events[place + 1 :]


def doubled(events: list[Event], kind: type[Event]) -> Iterator[list[Event]]:
    for place, event in enumerate(events):
        if isinstance(event, kind):
            yield [*events[: place + 1], *events[place:]]


def swapped(events: list[Event], first: type[Event], second: type[Event]) -> Iterator[list[Event]]:
    for place, (one, other) in enumerate(pairwise(events)):
        if isinstance(one, first) and isinstance(other, second):
            yield [*events[:place], other, one, *events[place + 2 :]]


def late_bonuses(events: list[Event]) -> Iterator[tuple[int, int, int]]:
    """Where walks begin, where the last marker is collected, and where a bonus tile takes effect after them."""
    begun = collected = 0
    for place, event in enumerate(events):
        if isinstance(event, Plan):
            begun = collected = place
        elif isinstance(event, Collect):
            collected = place
        elif isinstance(event, Round):
            begun = 0
        elif isinstance(event, BonusSettled) and begun:
            yield begun, collected, place


def moved(events: list[Event], place: int, to: int) -> list[Event]:
    """The game with the event at one place moved to another."""
    left = events[:place] + events[place + 1 :]
    return [*left[:to], events[place], *left[to:]]


def roads_at_once(events: list[Event]) -> Iterator[list[Event]]:
    """A road won on a walk is laid before the bonus tile takes effect."""
    for _, _, place in late_bonuses(events):
        settled = events[place]
        assert isinstance(settled, BonusSettled)
        if settled.roads:
            for road in range(place + 1, len(events)):
                if isinstance(event := events[road], Road) and event.seat == settled.seat:
                    yield moved(events, road, place)


def passed_over(events: list[Event]) -> Iterator[list[Event]]:
    """Somebody who has a road, and lays none before the points, is not asked."""
    for place, event in enumerate(events):
        if isinstance(event, NoRoad):
            end = next(number for number in range(place, len(events)) if isinstance(events[number], Round | Over))
            if not any(isinstance(later, Road) and later.seat == event.seat for later in events[place:end]):
                yield events[:place] + events[place + 1 :]


def asked_early(events: list[Event]) -> Iterator[list[Event]]:
    """Somebody is asked about roads before the last walk."""
    collected = 0
    for place, event in enumerate(events):
        if isinstance(event, Collect):
            collected = place
        elif isinstance(event, Round):
            collected = 0
        elif isinstance(event, NoRoad) and collected:
            yield moved(events, place, collected)


def early_bonuses(events: list[Event]) -> Iterator[list[Event]]:
    """A bonus tile takes effect when the walk is over on which it was won, but not yet all walks."""
    for begun, collected, place in late_bonuses(events):
        settled, last = events[place], events[collected]
        assert isinstance(settled, BonusSettled)
        won = Won(settled.seat, settled.bonus)
        if won in events[begun:collected] and isinstance(last, Collect) and last.seat != settled.seat:
            yield moved(events, place, collected)


def early_steps(events: list[Event]) -> Iterator[list[Event]]:
    """The bonus tile for a step is used when the own walk is over, but not yet all walks."""
    for begun, collected, place in late_bonuses(events):
        for step in range(collected, place):
            event, last = events[step], events[collected]
            if isinstance(event, Step) and isinstance(last, Collect) and last.seat != event.seat:
                assert Won(event.seat, "step") in events[begun:step]
                if event.track is None:
                    yield moved(events, step, collected)
                else:
                    yield moved(moved(events, step + 1, collected), step + 1, collected)


def unhonest() -> dict[str, Callable[[list[Event]], Iterator[list[Event]]]]:
    """Ways in which a game could break what must hold."""
    return {
        "a step for another reason": lambda game: (
            broken
            for reason in ("requirement", "castle", "sale", "bonus")
            for broken in changed(game, Stepped, reason=reason)
        ),
        "another track": lambda game: changed(game, Stepped, track="herald"),
        "two spaces": lambda game: changed(game, Stepped, space=5),
        "an unpaid step": lambda game: changed(game, Stepped, price=0, fee=0),
        "points for a step": lambda game: changed(game, Stepped, points=7),
        "a step that was not made": lambda game: without(game, Stepped),
        "a step made twice": lambda game: doubled(game, Stepped),
        "a bonus tile won for nothing": lambda game: doubled(game, Won),
        "a bonus tile not won": lambda game: without(game, Won),
        "another bonus tile": lambda game: changed(game, Won, bonus="road"),
        "a bonus tile without effect": lambda game: without(game, BonusSettled),
        "a bonus tile with double effect": lambda game: doubled(game, BonusSettled),
        "roads too many": lambda game: changed(game, BonusSettled, roads=4),
        "a road nobody won": lambda game: doubled(game, Road),
        "a road between others": lambda game: changed(game, Road, to_x=77),
        "four markers": lambda game: changed(game, Plan, cells=((0, 0), (0, 1), (1, 0), (0, -1))),
        "a marker far away": lambda game: changed(game, Plan, cells=((77, 0),)),
        "extra movement not won": lambda game: changed([*game[: len(game) // 8]], Plan, extra=True),
        "too little movement left": lambda game: changed(game, Walked, left=-1),
        "a walk for nothing": lambda game: changed(game, Walked, spent=0, left=99),
        "a marker collected twice": lambda game: doubled(game, Walked),
        "a marker of another": lambda game: changed(game, Collect, seat=2),
        "wages for nothing": lambda game: doubled(game, Wages),
        "no wages": lambda game: without(game, Wages),
        "banners for nothing": lambda game: doubled(game, Banners),
        "no banners": lambda game: without(game, Banners),
        "the bank pays nothing": lambda game: without(game, Granted),
        "the bank pays twice": lambda game: doubled(game, Granted),
        "no axe without the right": lambda game: changed([*game[: len(game) // 8]], Price, axe=None),
        "a tile bought twice": lambda game: doubled(game, Sold),
        "a bonus tile before the phase is over": lambda game: swapped(game, Kept, BonusSettled),
        "a step before its move": lambda game: swapped(game, Step, Stepped),
        "a road in the phase in which it was won": roads_at_once,
        "a road not asked about": passed_over,
        "a road asked about before all have walked": asked_early,
        "a road asked about twice": lambda game: doubled(game, NoRoad),
        "a bonus tile before all have walked": early_bonuses,
        "a bonus tile out of order": lambda game: swapped(game, BonusSettled, BonusSettled),
        "a bonus tile's step before all have walked": early_steps,
        "a bonus tile's step after its end": lambda game: swapped(game, Step, BonusSettled),
    }


@pytest.mark.once
def test_true_games_keep_what_must_hold() -> None:
    assert not any(refused(game) for game in swift_games())


@pytest.mark.once
@pytest.mark.parametrize("way", unhonest())
def test_what_must_hold_is_held(way: str) -> None:
    """The checks themselves: each is passed by true games only."""
    broken = chain.from_iterable(islice(unhonest()[way](game), 4) for game in swift_games())
    tried = list(islice(broken, ENOUGH))
    assert tried
    assert all(map(refused, tried))
