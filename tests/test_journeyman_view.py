"""A view shows journeys and boards to all, and no plan or price that another seat has sealed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise

import msgspec
import pytest
from journeyman_positions import (
    LATE_STEP,
    LATER_STEP,
    LAYOUT,
    PLANNING,
    RICH,
    ROADS,
    SALE,
    WALKED,
    WALKING,
    WAYPOINT,
    begin,
    play_to,
)
from journeyman_trail import CASTLE
from loops import FULL
from random_play import expanded_tables, random_move, swift_tables
from table import play, seen

import skye
from skye import Game, Move, view
from skye.expansions.journeyman.journey_view import JourneyView, TableView
from skye.expansions.journeyman.material import BONUS, TRACKS, Box
from skye.expansions.journeyman.moves import Plan
from skye.material.moves import Price
from skye.material.setup import Setup, random_setup
from skye.material.tables import Tables
from skye.record.events import to_json
from skye.record.recorder import Recorder
from skye.rules.rng import Generator
from skye.view.seat_view import View

GAMES = 30 if FULL else 16 if skye.COMPILED else 12


class World:
    """A game with all its events."""

    def __init__(self, setup: Setup, tables: Tables) -> None:
        self.recorder = Recorder(setup, tables)
        self.events = b"\n".join(map(to_json, self.recorder.opening()))

    def apply(self, move: Move) -> None:
        self.events += b"\n".join(map(to_json, self.recorder.apply(move)))

    @property
    def game(self) -> Game:
        return self.recorder.game


def sealed_worlds(phase: str, players: int, seed: int) -> Iterator[tuple[list[World], int, list[Move]]]:
    """Several times in a game, just before a seat seals its choice: worlds that differ in what it chooses only."""
    tables = swift_tables() if seed % 2 else expanded_tables()
    generator = Generator(seed)
    rng = random.Random(seed)
    setup = random_setup(players, generator, tables.material)
    world = World(setup, tables)
    moves: list[Move] = []
    while seats := world.game.to_act():
        if world.game.phase == phase and len(seats) > 1 and rng.random() < 0.5:
            secret = rng.choice(seats)
            choices = [world.game.legal(secret).sample(rng) for _ in range(6)]
            choices = [choice for choice in dict.fromkeys(choices) if isinstance(choice, Plan | Price)]
            worlds = []
            for choice in choices:
                other = World(setup, tables)
                for move in (*moves, choice):
                    other.apply(move)
                worlds.append(other)
            yield worlds, secret, choices
        move = random_move(world.game, generator)
        moves.append(move)
        world.apply(move)


def check_alike(worlds: list[World], secret: int) -> int:
    """Nobody but the seat itself can distinguish one of these worlds from another; how often they were compared."""
    compared = 0
    for one, other in pairwise(worlds):
        assert one.events == other.events, "log and events"
        for seat in (None, *range(one.game.players)):
            if seat != secret:
                assert seen(one.game, seat) == seen(other.game, seat)
                compared += 1
    return compared


@pytest.mark.rule("W1", "X4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_sealed_plans_of_others_do_not_show(players: int) -> None:
    """Games that differ only in a seat's sealed plan look the same, byte for byte, to everyone else, as long as
    somebody has not planned."""
    compared = 0
    for seed in range(GAMES // players):
        for worlds, secret, _ in sealed_worlds("plan", players, seed):
            compared += check_alike(worlds, secret)
            for one, other in pairwise(worlds):
                assert view(one.game, secret) != view(other.game, secret), "its own plan it does see"
            # What the others do next does not give it away either, until the last of them has planned.
            later = [world for world in worlds if len(world.game.to_act()) > 1]
            if later:
                seat = later[0].game.to_act()[-1]
                for world in later:
                    world.apply(Plan(seat, (journey(world.game, None, seat).standing,)))
                compared += check_alike(later, secret)
    assert compared > 40


@pytest.mark.rule("W1", "W12", "X4")
def test_extra_movement_does_not_show_in_a_sealed_plan() -> None:
    """Neither do the third marker, other cells, or that there is no marker at all."""
    plans = ("-", "0,0", "0,0 extra", "0,1", "0,0 0,1", "0,0 0,1 extra", "0,0 0,1 1,0", "0,0 0,1 1,0 extra")
    shown = set()
    for written in plans:
        game = play_to(play(begin(WAYPOINT), RICH), "plan", 2)
        play(game, f"0 plan {written}")
        assert game.to_act() == (1,)
        shown.add((seen(game, None), seen(game, 1), tuple(game.take_log())))
        assert journey(game, 0, 0).extra == written.endswith("extra")
    assert len(shown) == 1


@pytest.mark.rule("P2", "W12", "X4")
@pytest.mark.parametrize("players", [2, pytest.param(4, marks=pytest.mark.once)])
def test_sealed_prices_without_an_axe_do_not_show(players: int) -> None:
    compared = spared = 0
    for seed in range(1, 4 * GAMES // players, 2):
        for worlds, secret, choices in sealed_worlds("price", players, seed):
            if {choice.axe is None for choice in choices if isinstance(choice, Price)} == {True, False}:
                spared += 1
                compared += check_alike(worlds, secret)
        if compared > 10 and not FULL:
            break
    assert spared
    assert compared > 10


@pytest.mark.rule("W1")
def test_plans_show_once_all_are_made() -> None:
    game = play(begin(), f"{PLANNING}\n1 plan 0,0 0,1")
    assert [plan(game, viewer, 1) for viewer in (None, 0, 1)] == [None, None, (CASTLE, (0, 1))]
    assert [journey(game, viewer, 1).extra for viewer in (None, 0, 1)] == [None, None, False]
    assert [plan(game, viewer, 0) for viewer in (None, 0, 1)] == [None, None, None]
    play(game, "0 plan -")
    for viewer in (None, 0, 1):
        assert plan(game, viewer, 1) == (CASTLE, (0, 1))
        assert plan(game, viewer, 0) == ()


def journey(game: Game, viewer: int | None, seat: int) -> JourneyView:
    shown = view(game, viewer).seats[seat].expansion
    assert isinstance(shown, JourneyView)
    return shown


def plan(game: Game, viewer: int | None, seat: int) -> object:
    return journey(game, viewer, seat).plan


def table(game: Game) -> TableView:
    shown = view(game, None).expansion
    assert isinstance(shown, TableView)
    return shown


@pytest.mark.rule("J2", "W2", "W9", "W13")
def test_view_holds_what_lies_on_the_boards() -> None:
    game = begin(WAYPOINT)
    box = game.tables.material.expansion
    assert isinstance(box, Box)
    assert table(game) == TableView(box.board_for(2), (1, 3, 5, 8), box.bonus, None, None, None)
    first = journey(game, 1, 0)
    assert first == JourneyView(
        *(CASTLE, (0, 0, 0), (0, 0, 0), tuple(WAYPOINT.split("+")), (), (), (), 0, 0, (), 2, 4, (), False)
    )
    assert journey(game, 0, 1).layout == tuple(LAYOUT.split("+"))
    play_to(play(game, RICH), "plan", 2)
    after = journey(game, 1, 0)
    assert (after.standing, after.markers, after.reached) == ((1, 0), (0, 2, 0), (0, 2, 0))
    assert (after.won, after.rights) == (("waypoint", "movement"), ("waypoint", "movement"))
    assert (after.waypoints, after.movement, after.roads) == (3, 6, 0)
    play(game, "0 plan 0,0 extra\n1 plan -")
    assert (table(game).left, journey(game, 1, 0).plan) == (10, (CASTLE,))
    assert journey(game, 1, 0).rights == ("waypoint",), "extra movement is spent"


@pytest.mark.rule("W3", "W7", "W13")
def test_view_shows_what_is_asked() -> None:
    assert (table(play(begin(), SALE)).reason, table(play(begin(), SALE)).left) == ("sale", None)
    walking = play(begin(), WALKING)
    assert (table(walking).reason, table(walking).left) == (None, 4)
    assert (table(play(begin(), SALE)).held, table(walking).held) == ("purchase", None)
    play(walking, "0 collect 0,1 -")
    assert (table(walking).left, journey(walking, None, 0).standing) == (3, (0, 1))
    assert journey(walking, None, 0).plan == ((1, 0),)
    late = play(begin(), LATE_STEP)
    assert (table(late).reason, table(late).left) == ("bonus", None)
    assert [journey(late, None, seat).won for seat in (0, 1)] == [("step",), ("step",)]
    assert [journey(late, None, seat).rights for seat in (0, 1)] == [(), ()], "nothing is in force before the end"
    later = play(begin(), LATER_STEP)
    assert (table(later).reason, journey(later, None, 0).roads) == ("bonus", 0)
    play(later, "1 step -")
    assert (later.phase, later.round, journey(later, None, 0).roads) == ("roads", 1, 1)
    assert (table(later).reason, table(later).held, table(later).left) == (None, None, None)
    play(later, "0 no_road")
    assert (later.phase, later.round, journey(later, None, 0).roads) == ("draw", 2, 1)
    assert [journey(later, None, seat).rights for seat in (0, 1)] == [("step", "road"), ("step",)]
    walked = play(begin(), WALKED)
    assert (journey(walked, None, 0).roads, journey(walked, None, 0).won) == (0, ("road", "roads"))
    pricing = play(begin(), ROADS)
    assert (table(pricing).reason, table(pricing).left) == (None, None)
    assert (journey(pricing, None, 0).roads, journey(pricing, None, 0).laid) == (3, ())
    play(pricing, "0 road 0,1 0,0")
    assert (journey(pricing, None, 0).roads, journey(pricing, None, 0).laid) == (2, (((0, 0), (0, 1)),))


@pytest.mark.parametrize("players", [2, 5])
def test_views_can_be_written(players: int) -> None:
    """In every phase, for every viewer, as JSON."""
    generator = Generator(players)
    game = Game(random_setup(players, generator, swift_tables().material), swift_tables())
    phases = set()
    while True:
        phases.add(game.phase)
        for viewer in (None, *range(players)):
            written = msgspec.json.decode(msgspec.json.encode(view(game, viewer)))
            assert written["phase"] == game.phase
            assert len(written["seats"]) == players
            for seat in written["seats"]:
                assert seat["expansion"].keys() == set(JourneyView.__struct_fields__)
                assert msgspec.convert(seat["expansion"], JourneyView)
            assert msgspec.convert(written["expansion"], TableView)
        if not game.to_act():
            break
        game.apply(random_move(game, generator))
    assert {"plan", "walk", "step", "roads"} < phases


def test_views_are_frozen_and_reveal_no_more_than_they_say() -> None:
    """A new field must be thought about here: it may be a secret."""
    assert set(View.__struct_fields__) == {
        *("seat", "round", "rounds", "phase", "start", "turn", "scoring", "scored", "catch_up"),
        *("seats", "bag", "winners", "expansion"),
    }
    assert set(JourneyView.__struct_fields__) == {
        *("standing", "markers", "reached", "layout", "won", "fresh", "rights", "symbols", "roads"),
        *("laid", "waypoints", "movement", "plan", "extra", "guide"),
    }
    shown = journey(begin(), None, 0)
    assert len(shown.layout) == len(BONUS) == len(TRACKS) ** 2
    with pytest.raises(AttributeError):
        shown.roads = 3  # type: ignore[misc]


@pytest.mark.rule("P4")
def test_gold_stays_private_in_the_phases_of_the_expansion() -> None:
    for moves in (SALE, PLANNING, WALKING, WALKED, LATE_STEP, ROADS):
        game = play(begin(), moves)
        assert [seat.gold is None for seat in view(game, 0).seats] == [False, True]
        assert [seat.gold is None for seat in view(game, None).seats] == [True, True]
