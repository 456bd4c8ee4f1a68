"""Moves besides a decision, such as roads: once, at any time, and in building only as part of the draft."""

from __future__ import annotations

import msgspec
import pytest
from random_table import Played, asked

from skye.expansions.journeyman.moves import NoRoad, Road
from skye.server import boundary, entries
from skye.server.drafts import Draft
from skye.server.proposals import REPEATED, LateError, RequestError
from skye.server.requests import decide, proposal_for
from skye.wire import client_messages
from skye.wire.table_messages import State
from skye.wire.values import Decision, Options, TimeLimit

pytestmark = pytest.mark.once


def with_roads(phase: str | None = None) -> tuple[Played, int, State]:
    """A table where a seat could lay a road, in this phase or in any in which that answers no question."""
    for seed in range(100):
        played = Played(2, "journeyman", seed)
        while not played.table.is_over:
            for seat in range(2):
                state = boundary.state(played.table, seat)
                assert state is not None
                fits = state.view.phase == phase if phase else state.view.phase not in ("build", "roads")
                if fits and state.choices is not None and state.choices.beside and (phase is None or state.decision):
                    return played, seat, state
            played.step()
    raise AssertionError("nobody ever won a road")


def plain(move: object) -> object:
    return msgspec.to_builtins(move)


def test_a_road_is_laid_once_however_often_it_is_asked_for() -> None:
    played, seat, state = with_roads()
    assert state.choices is not None
    message = client_messages.Beside(1, plain(state.choices.beside[0]))
    granted = proposal_for(played.table, (seat,), message, 0, played.rng)
    assert [type(entry) for entry in granted.entries] == [entries.Beside]
    played.write(granted)
    assert proposal_for(played.table, (seat,), message, 0, played.rng) is REPEATED
    with pytest.raises(RequestError, match="not your seat"):
        proposal_for(played.table, (1 - seat,), message, 0, played.rng)
    played.check()


def test_while_tiles_are_drafted_a_road_belongs_into_the_draft() -> None:
    played, seat, state = with_roads("build")
    assert state.choices is not None
    assert state.decision is not None
    if not state.draft:
        tile = plain(state.choices.moves[0])
        played.say(client_messages.Draft(1, state.decision, state.step, tile))
    again = boundary.state(played.table, seat)
    assert again is not None
    assert again.choices is not None
    road = plain(again.choices.beside[0])
    with pytest.raises(RequestError) as refused:
        proposal_for(played.table, (seat,), client_messages.Beside(2, road), 0, played.rng)
    assert refused.value.key == "table-beside-building"
    played.say(client_messages.Draft(3, state.decision, again.step, road))
    played.check()


def test_no_road_is_laid_before_or_after_the_game() -> None:
    played, seat, state = with_roads()
    assert state.choices is not None
    road = plain(state.choices.beside[0])
    while not played.table.is_over:
        played.step()
    other = {**road, "x": 40, "y": 40, "to_x": 40, "to_y": 41}  # type: ignore[dict-item]
    with pytest.raises(LateError):
        proposal_for(played.table, (seat,), client_messages.Beside(1, other), 0, played.rng)


# The question about roads before the points of a round (W13)


def test_the_question_has_its_own_choices() -> None:
    played, seat, state = asked(1)
    assert state.decision == Decision(state.view.round, "roads", seat, 0)
    assert state.choices is not None
    assert state.choices.moves == (NoRoad(seat),)
    assert state.choices.beside
    assert all(isinstance(move, Road) for move in state.choices.beside)
    assert not state.choices.can_seal
    for number in {0, 1, 2, 3} - {seat}:
        other = boundary.state(played.table, number)
        assert other is not None
        assert other.decision is None


def test_the_last_road_ends_the_question_and_the_round() -> None:
    """The last road ends the question, and the next round begins.

    With the tiles that are drawn for it; a choice that was drafted is gone."""
    played, seat, state = asked(1)
    assert state.choices is not None
    assert state.decision is not None
    played.say(client_messages.Draft(1, state.decision, state.step, plain(NoRoad(seat))))
    granted = proposal_for(
        played.table, (seat,), client_messages.Beside(2, plain(state.choices.beside[0])), 0, played.rng
    )
    kinds = [type(entry) for entry in granted.entries]
    assert kinds == [entries.Beside, *[entries.Drawn] * 4]
    played.write(granted)
    game = played.table.game
    assert game is not None
    assert (game.round, game.phase) == (state.view.round + 1, "price")
    after = boundary.state(played.table, seat)
    assert after is not None
    assert (after.draft, after.step) == ((), 0)
    assert (
        proposal_for(played.table, (seat,), client_messages.Beside(2, plain(state.choices.beside[0])), 0, played.rng)
        is REPEATED
    )
    with pytest.raises(LateError):
        proposal_for(
            played.table, (seat,), client_messages.Seal(3, state.decision, (plain(NoRoad(seat)),)), 0, played.rng
        )
    played.check()


def test_no_road_is_sealed() -> None:
    played, seat, state = asked(2)
    assert state.decision is not None
    message = client_messages.Seal(1, state.decision, (plain(NoRoad(seat)),))
    granted = proposal_for(played.table, (seat,), message, 0, played.rng)
    assert [type(entry) for entry in granted.entries] == [entries.Sealed, *[entries.Drawn] * 4]
    played.write(granted)
    assert proposal_for(played.table, (seat,), message, 0, played.rng) is REPEATED
    played.check()


def test_a_whole_answer_of_a_bot_may_end_with_a_road() -> None:
    """All roads it has, or some and then none; but one of two is not a whole answer."""
    played, seat, state = asked(2)
    game, table = played.table.game, played.table
    assert game is not None
    assert state.choices is not None
    assert state.decision is not None
    first, second = state.choices.beside[:2]
    for moves, whole in (
        ([first], False),
        ([first, second], True),
        ([first, NoRoad(seat)], True),
        ([NoRoad(seat)], True),
    ):
        assert Draft(game, seat, moves).is_whole() == whole
        if whole:
            granted = decide(table, state.decision, moves, "bot", played.rng)
            assert [type(entry) for entry in granted.entries] == [entries.Sealed, *[entries.Drawn] * 4]
        else:
            with pytest.raises(RequestError) as refused:
                decide(table, state.decision, moves, "bot", played.rng)
            assert refused.value.key == "table-not-whole"


def test_holders_answer_in_any_order_and_lie_open_to_all() -> None:
    played, seat, state = asked(1, holders=2)
    assert state.choices is not None
    game = played.table.game
    assert game is not None
    (rival,) = set(game.to_act()) - {seat}
    played.say(client_messages.Beside(1, plain(state.choices.beside[0])))
    other = boundary.state(played.table, rival)
    assert other is not None
    assert other.decision is not None
    assert other.decision.phase == "roads"
    assert len(other.view.seats[seat].expansion.laid) >= 1
    mine = boundary.state(played.table, seat)
    assert mine is not None
    assert mine.decision is None
    played.say(client_messages.Seal(2, other.decision, (plain(NoRoad(rival)),)))
    assert (game.round, game.phase) == (state.view.round + 1, "price")
    played.check()


@pytest.mark.parametrize("per", ["move", "game"])
def test_a_clock_runs_while_roads_are_asked_about(per: str) -> None:
    """From the question to the last road, though a road answers beside; the time is counted once."""
    clock = TimeLimit(per, 600)  # type: ignore[arg-type]
    played, seat, state = asked(1, options=Options("journeyman", clock=clock))
    assert state.choices is not None
    table = played.table
    before = table.seats[seat].used
    asked_at = table.seats[seat].asked
    assert asked_at is not None
    deadline = table.deadline(seat)
    assert deadline == asked_at + 600_000 - (before if per == "game" else 0)
    played.time = asked_at + 5_000
    played.say(client_messages.Beside(1, plain(state.choices.beside[0])))
    assert table.seats[seat].used == before + 5_000
    assert table.seats[seat].asked == played.time, "it is asked for prices now"
    played.check()
