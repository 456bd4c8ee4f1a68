"""The guide of a seat to plan and to walk by agrees with what is counted elsewhere, and with what then happens."""

from __future__ import annotations

import pytest
from random_play import random_move

from skye.expansions.journeyman.events import Stepped, Won
from skye.expansions.journeyman.explain import costs, journey_of, meets
from skye.expansions.journeyman.journey_view import Ahead, Guide, JourneyView, TableView
from skye.expansions.journeyman.material import TRACKS
from skye.expansions.journeyman.moves import Collect, Step
from skye.material.moves import Move
from skye.material.setup import random_setup
from skye.material.tables import shipped_tables
from skye.record.events import Event
from skye.record.recorder import Recorder
from skye.rules.game import Game
from skye.rules.rng import Generator
from skye.view.seat_view import View, view

TABLES = shipped_tables("journeyman")


def guide(seen: View, seat: int) -> Guide | None:
    shown = seen.seats[seat].expansion
    assert isinstance(shown, JourneyView)
    return shown.guide


def check_land(seen: View, seat: int, guidance: Guide) -> None:
    """Ways and met requirements are those of the explanation, which is written apart from the core."""
    journey = journey_of(seen, seat, TABLES)
    assert {cell for way in guidance.ways for cell in way[:2]} <= set(journey.land)
    for one, other, cost in guidance.ways:
        assert abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1
        assert costs(journey, one)[other] <= cost
    # Each way is the cheapest one from tile to tile unless roads lead around it for less.
    walked = {(0, 0): 0}
    for _ in journey.land:
        for one, other, cost in guidance.ways:
            for here, there in ((one, other), (other, one)):
                if here in walked:
                    walked[there] = min(walked.get(there, 99), walked[here] + cost)
    assert walked == costs(journey, (0, 0))
    assert guidance.meets
    for requirement, cells in guidance.meets:
        assert set(cells) == {cell for cell in journey.land if meets(journey, cell, requirement)}


def check_step(seen: View, guidance: Guide, move: Move, events: list[Event]) -> None:
    """The step in the guide is the step that is made."""
    assert isinstance(move, Collect | Step)
    assert isinstance(seen.expansion, TableView)
    stepped = next((event for event in events if isinstance(event, Stepped)), None)
    if stepped is None:
        assert move.track is None
        return
    ahead = guidance.ahead[TRACKS.index(stepped.track)]
    at_castle = isinstance(move, Collect) and (move.x, move.y) == (0, 0)
    price = ahead.castle if at_castle else 0
    assert (stepped.space, stepped.fee, stepped.points, stepped.price) == (ahead.space, ahead.fee, ahead.points, price)
    if isinstance(move, Collect) and not price:
        asked = seen.expansion.board.track(stepped.track)[ahead.space - 1].requirement
        assert (move.x, move.y) in dict(guidance.meets)[asked]
    won = [event.bonus for event in events if isinstance(event, Won)]
    assert won == [ahead.bonus] * bool(ahead.bonus)


@pytest.mark.rule("W2", "W4", "W5", "W6", "W10", "W12")
@pytest.mark.parametrize("players", [2, 5])
def test_what_the_guide_says_is_what_happens(players: int) -> None:
    generator = Generator(players)
    recorder = Recorder(random_setup(players, generator, TABLES.material), TABLES)
    game = recorder.game
    steps = 0
    while game.to_act():
        move = random_move(game, generator)
        seen = view(game, max(move.seat, 0))
        guidance = guide(seen, move.seat) if game.phase in ("plan", "walk", "step") else None
        events = recorder.apply(move)
        if guidance is not None and not move.is_anytime:
            check_land(seen, move.seat, guidance)
            if isinstance(move, Collect | Step):
                check_step(seen, guidance, move, events)
                steps += 1
    assert steps > 10


@pytest.mark.rule("W11")
def test_a_banner_is_mentioned_as_long_as_it_is_new() -> None:
    game = planning()
    guidance = guide(view(game, 0), 0)
    assert guidance is not None
    assert guidance.ahead == (
        Ahead(1, 0, 1, 0, "", ""),
        Ahead(1, 0, 1, 0, "", "movement 5"),
        Ahead(1, 0, 1, 1, "", ""),
    )


def test_only_the_seat_itself_is_guided() -> None:
    """Only the seat itself gets the guide, and only where it needs it."""
    game = planning()
    assert [guide(view(game, viewer), 0) is None for viewer in (None, 0, 1)] == [True, False, True]
    generator = Generator(1)
    fresh = Game(random_setup(2, generator, TABLES.material), TABLES)
    assert guide(view(fresh, 0), 0) is None


def planning() -> Game:
    """A game whose first walks are being planned."""
    generator = Generator(1)
    game = Game(random_setup(2, generator, TABLES.material), TABLES)
    while game.phase != "plan":
        game.apply(random_move(game, generator))
    return game
