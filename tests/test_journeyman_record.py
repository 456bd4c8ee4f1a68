"""Records of games with the expansion: whatever was tampered with is found and its line named, and a core that
contradicts the explanation is caught."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from journeyman_records import REASONS, eventful, moved, shipped_game
from loops import FULL
from random_play import expanded_tables, random_move, swift_tables
from record_files import (
    both_forms,
    changed_moves,
    changes,
    check_changed_facts,
    check_changed_field,
    check_truncated,
    fields,
    game,
    head,
    once,
    start_line,
    write,
    wrong_line,
)
from record_samples import some_of, spread

from skye.expansions.journeyman.events import PART, Stepped
from skye.expansions.journeyman.material import BONUS, TRACKS
from skye.expansions.journeyman.moves import MOVES, Plan, Road, Step
from skye.material.box import plain_material
from skye.material.errors import RecordError
from skye.material.moves import Price
from skye.material.setup import Setup, random_setup
from skye.material.tables import Tables
from skye.record.events import Event, from_json, from_text, kinds, to_json, to_text
from skye.record.files import RecordFile, lines_of
from skye.record.narrator import Narrator
from skye.rules.game import Game
from skye.rules.rng import Generator

# Good records


@pytest.mark.rule("J2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@both_forms
def test_a_recorded_game_proves(tmp_path: Path, players: int, text: bool) -> None:
    for tables, events in ((expanded_tables(), shipped_game(players)), (swift_tables(), eventful(players, players))):
        path = write(tmp_path / "game", events, text=text, tables=tables)
        record = RecordFile(path)
        steps = list(record.prove())
        assert [step.event for step in steps] == events
        assert steps[-1].proof.is_over
        assert record.is_text == text
        assert record.is_shipped_material == (tables is expanded_tables())
        assert plain_material(record.tables.material) == plain_material(tables.material)


@once
def test_everything_happens_in_the_game_of_these_tests() -> None:
    for events in (eventful(), eventful(3, 5)):
        assert {type(event) for event in events} == set(kinds())
        assert any(isinstance(event, Plan) and event.extra for event in events)
        assert any(isinstance(event, Price) and event.axe is None for event in events)
        assert {event.reason for event in events if isinstance(event, Stepped)} == set(REASONS)
        phases = [type(event) for event in events if isinstance(event, Price | Plan | Step)]
        assert (Plan, Step) in pairwise(phases), "the bonus tile for a step is used after walks too"


@once
def test_both_forms_carry_the_same_events(tmp_path: Path) -> None:
    paths = [write(tmp_path / str(text), eventful(), text=text, tables=swift_tables()) for text in (True, False)]
    as_text, as_json = ([event for _, event in RecordFile(path).events()] for path in paths)
    assert as_text == as_json == eventful()
    for event in eventful(3, 5):
        assert from_text(to_text(event)) == from_json(to_json(event)) == event


@once
@both_forms
def test_games_without_the_expansion_are_written_as_ever(text: bool) -> None:
    """Nothing of an expansion stands in a record of the base game."""
    content = head(text=text) + lines_of(game(), text=text)
    assert b"expansion" not in content


# Tampered records


@once
@pytest.mark.rule("W2", "W5", "W6", "W9", "W10", "W11", "W12")
@pytest.mark.parametrize(
    ("tables", "events"),
    [
        (swift_tables, eventful),
        (swift_tables, lambda: eventful(3, 5)),
        (expanded_tables, shipped_game),
        (expanded_tables, lambda: shipped_game(5)),
    ],
    ids=["short tracks, 2", "short tracks, 3", "shipped, 3", "shipped, 5"],
)
def test_every_changed_fact_is_found_on_its_line(
    tables: Callable[[], Tables], events: Callable[[], list[Event]]
) -> None:
    assert check_changed_facts(events(), tables()) > 1_000


@once
@both_forms
def test_each_changed_field_is_found_in_a_file(tmp_path: Path, text: bool) -> None:
    """By default half of them in either form."""
    for place, changed in spread(fields(eventful()).values(), text, 2):
        check_changed_field(tmp_path / "game", eventful(), place, changed, text=text, tables=swift_tables())


@once
def test_all_fields_of_the_expansion_are_changed() -> None:
    found = set(fields(eventful()))
    for kind in PART.facts:
        for field in kind.__struct_fields__:
            assert any(name.startswith(f"{kind.__name__}.{field}") for name in found), f"{kind.__name__}.{field}"


@once
@pytest.mark.rule("W1", "W3", "W7", "W8", "W12", "W13")
def test_a_changed_move_is_found_unless_it_is_a_valid_game(tmp_path: Path) -> None:
    """Every changed move is found unless it makes another game that could have been played.

    A road, like a tile, can lie elsewhere and lead to the same points; then it is another game that could have been
    played. All other changes of the expansion's moves leave a trace."""
    events, tables = eventful(), swift_tables()
    change = some_of(lambda move: changes(move, moved))
    tried, unseen = changed_moves(tmp_path / "game", events, change, kinds=MOVES, tables=tables)
    assert tried > (200 if FULL else 40)
    assert len(unseen) < tried / 20
    assert all(isinstance(move, Road) for move, _ in unseen)


@once
@both_forms
def test_every_line_left_out_or_doubled_is_found(tmp_path: Path, text: bool) -> None:
    """But for a road that nothing comes of."""
    events = eventful()
    path = tmp_path / "game"
    first = start_line(text=text, tables=swift_tables())
    for place, event in spread(enumerate(events), text, 12):
        write(path, [*events[: place + 1], *events[place:]], text=text, tables=swift_tables())
        assert wrong_line(path) - first == place + 1, to_text(event)
        if not isinstance(event, Road):
            write(path, events[:place] + events[place + 1 :], text=text, tables=swift_tables())
            assert wrong_line(path) - first >= place - 1, to_text(event)


@once
@both_forms
def test_truncated_after_any_line(tmp_path: Path, text: bool) -> None:
    check_truncated(tmp_path / "game", eventful(), text=text, tables=swift_tables())


# A core that contradicts the explanation

PROVED: dict[str, dict[int, int]] = {
    "wages": {2: 10**6},
    "banners": {2: 10**6, 3: 10**6},
    "collect": {2: 10**6, 3: 10**6, 4: len(TRACKS)},
    "walk": {2: 10**6, 3: 10**6, 4: 10**6, 5: 10**6},
    "step": {2: len(TRACKS)},
    "stepped": {
        2: len(TRACKS),
        3: 10**6,
        4: len(REASONS),
        **dict.fromkeys((5, 6, 7, 8, 9), 10**6),
    },
    "won": {2: len(BONUS)},
    "bonus": {2: len(BONUS), 3: 10**6, 4: 10**6},
    "granted": {2: 10**6, 3: 10**6},
}
"""The numbers in the core's log that follow from what was logged before, by their place, each with a bound."""


@cache
def logged_games() -> list[tuple[Setup, list[tuple[Any, ...]]]]:
    found = []
    for seed in (24, 2, 5):
        generator = Generator(seed)
        played = Game(random_setup(3, generator, swift_tables().material), swift_tables(), logged=True)
        while played.to_act():
            played.apply(random_move(played, generator))
        found.append((played.setup, played.take_log()))
    return found


def wrong_logs(kind: str, place: int) -> Iterator[tuple[Setup, list[tuple[Any, ...]]]]:
    """The logs with one number of each entry of a kind, some of them, wrong by one."""
    for setup, log in logged_games():
        for number in [number for number, entry in enumerate(log) if entry[0] == kind][: 12 if FULL else 4]:
            for change in (1, -1):
                entry = list(log[number])
                entry[place] += change
                if entry[place] < PROVED[kind][place] and (
                    entry[place] >= 0 or (kind in ("collect", "walk") and place in (2, 3))
                ):
                    yield setup, [*log[:number], tuple(entry), *log[number + 1 :]]


@pytest.mark.rule("W2", "W3", "W5", "W6", "W9", "W10", "W11", "W12")
@pytest.mark.parametrize(("kind", "place"), [(kind, place) for kind in PROVED for place in PROVED[kind]])
def test_a_wrong_number_of_the_core_is_reported(kind: str, place: int) -> None:
    tried = 0
    for setup, log in wrong_logs(kind, place):
        with pytest.raises(RecordError) as caught:
            list(Narrator(setup, swift_tables()).tell(log))
        assert caught.value.key == "record-fault"
        assert "contradicts itself" in str(caught.value)
        tried += 1
    assert tried > 3


def test_true_logs_are_accepted() -> None:
    kinds_told = {entry[0] for _, log in logged_games() for entry in log}
    assert set(PROVED) < kinds_told
    for setup, log in logged_games():
        assert list(Narrator(setup, swift_tables()).tell(log))


@pytest.mark.rule("W1", "W12", "W13")
@pytest.mark.parametrize("kind", ["plan", "road"])
def test_a_wrong_move_of_the_core_is_reported(kind: str) -> None:
    """A plan with too many markers, twice on a tile, or with extra movement that nobody has; a road twice."""
    setup, log = logged_games()[0]
    number, entry = next((number, entry) for number, entry in enumerate(log) if entry[0] == kind)
    seat = entry[1]
    wrongs = {
        "plan": [
            ("plan", seat, ((0, 0), (0, 0)), False),
            ("plan", seat, ((0, 0),), True),
            ("plan", seat, ((0, 0), *entry[2][:1], *entry[2][:1]), False),
        ],
        "road": [("road", (seat + 1) % 3, *entry[2:])],
    }
    for other in wrongs[kind]:
        with pytest.raises(RecordError) as caught:
            list(Narrator(setup, swift_tables()).tell([*log[:number], other, *log[number + 1 :]]))
        assert caught.value.key == "record-fault"
