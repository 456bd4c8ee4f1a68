"""Records of games with the expansion: whatever was tampered with is found and its line named, and a core that
contradicts the explanation is caught."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from random_play import expanded_tables, random_move, swift_tables
from record_files import (
    both_forms,
    by_one,
    changes,
    check_changed_facts,
    check_changed_field,
    check_truncated,
    fields,
    game,
    head,
    once,
    prove,
    start_line,
    write,
    wrong,
    wrong_line,
)

from skye.expansions.journeyman.events import PART, Stepped
from skye.expansions.journeyman.material import BONUS, TRACKS
from skye.expansions.journeyman.moves import MOVES, Plan, Road, Step
from skye.material import expansions
from skye.material.box import plain_material
from skye.material.errors import RecordError
from skye.material.moves import Price
from skye.material.setup import Setup, random_setup
from skye.material.tables import Tables
from skye.record.events import Begun, Event, from_json, from_text, kinds, to_json, to_text
from skye.record.files import RecordFile, lines_of
from skye.record.narrator import Narrator
from skye.record.recorder import Recorder
from skye.rules.game import Game
from skye.rules.rng import Generator
from skye.study.simulate import Simulation, random_game

REASONS = ("requirement", "castle", "sale", "symbol", "bonus")
"""Why a step is made, as the core numbers them."""


@cache
def eventful(players: int = 2, seed: int = 23) -> list[Event]:
    """A game with short tracks in which everything happens."""
    generator = Generator(seed)
    recorder = Recorder(random_setup(players, generator, swift_tables().material), swift_tables())
    events = recorder.opening()
    while recorder.game.to_act():
        events += recorder.apply(random_move(recorder.game, generator))
    return events


@cache
def shipped_game(players: int = 3, number: int = 1) -> list[Event]:
    """A game as it is simulated."""
    return random_game(Simulation(players, games=1, seed=9, expansion="journeyman"), expanded_tables(), number)


def moved(value: Any) -> list[Any]:
    """The value changed by one, both ways; a track becomes each of the others."""
    if value is None or value in TRACKS:
        return [track for track in (None, *TRACKS) if track != value]
    return by_one(value)


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
@pytest.mark.parametrize("field", fields(eventful()))
def test_each_changed_field_is_found_in_a_file(tmp_path: Path, text: bool, field: str) -> None:
    place, changed = fields(eventful())[field]
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
    path = tmp_path / "game"
    events = eventful()
    unseen = tried = 0
    for place, event in enumerate(events):
        if not isinstance(event, MOVES):
            continue
        for _, changed in changes(event, moved):
            tried += 1
            write(path, [*events[:place], changed, *events[place + 1 :]], tables=swift_tables())
            try:
                prove(path)
            except RecordError as error:
                line = error.values["line"]
                assert isinstance(line, int)
                assert line >= place + start_line(text=False)
            else:
                unseen += 1
                assert isinstance(event, Road)
    assert tried > 200
    assert unseen < tried / 20


@once
@both_forms
def test_every_line_left_out_or_doubled_is_found(tmp_path: Path, text: bool) -> None:
    """But for a road that nothing comes of."""
    events = eventful()
    path = tmp_path / "game"
    first = start_line(text=text, tables=swift_tables())
    for place, event in list(enumerate(events))[text::2]:
        write(path, [*events[: place + 1], *events[place:]], text=text, tables=swift_tables())
        assert wrong_line(path) - first == place + 1, to_text(event)
        if not isinstance(event, Road):
            write(path, events[:place] + events[place + 1 :], text=text, tables=swift_tables())
            assert wrong_line(path) - first >= place - 1, to_text(event)


@once
@both_forms
def test_truncated_after_any_line(tmp_path: Path, text: bool) -> None:
    check_truncated(tmp_path / "game", eventful(), text=text, tables=swift_tables())


# The header and the first line


@once
@both_forms
def test_a_header_without_the_expansion(tmp_path: Path, text: bool) -> None:
    path = write(tmp_path / "game", shipped_game(), text=text)
    error = wrong(path)
    assert (error.key, error.values["line"]) == ("record-malformed", start_line(text=text))


@once
@both_forms
def test_a_game_without_the_expansion_under_its_header(tmp_path: Path, text: bool) -> None:
    path = write(tmp_path / "game", game(), text=text, tables=expanded_tables())
    error = wrong(path)
    assert (error.key, error.values["line"]) == ("record-malformed", start_line(text=text, tables=expanded_tables()))


GOOD = "step+road+waypoint+gold+movement+roads+no_axe+bank_pays+two_purchases"


@once
@both_forms
@pytest.mark.rule("J2")
@pytest.mark.usefixtures("language")
@pytest.mark.parametrize(
    "layouts",
    [
        (),
        (GOOD, GOOD),
        (GOOD,) * 4,
        (GOOD, GOOD, ""),
        (GOOD, GOOD, "step"),
        (GOOD, GOOD, GOOD.replace("road+", "step+", 1)),
        (GOOD, GOOD, GOOD.replace("gold", "no_axe")),
        (GOOD, GOOD, GOOD.replace("gold", "goat")),
        (GOOD, GOOD, GOOD.replace("step+road", "road,step")),
        (GOOD, GOOD, f"{GOOD}+"),
        (GOOD, GOOD, f"{GOOD}+gold"),
        (GOOD, GOOD, f" {GOOD}"),
        (GOOD, GOOD, GOOD.upper()),
        (GOOD, GOOD, "+".join(reversed(GOOD.split("+")))),
        (GOOD, GOOD, "+" * 150),
        (GOOD, GOOD, "x" * 300),
    ],
    ids=lambda layouts: f"{len(layouts)} {layouts[-1][:90]}" if layouts else "none",
)
def test_a_layout_that_cannot_be(tmp_path: Path, text: bool, layouts: tuple[str, ...]) -> None:
    begun, *rest = shipped_game()
    changed = msgspec.structs.replace(begun, expansion=layouts)
    error = wrong(write(tmp_path / "game", [changed, *rest], text=text, tables=expanded_tables()))
    assert (error.key, error.values["line"]) == ("record-malformed", start_line(text=text, tables=expanded_tables()))


@once
@both_forms
def test_another_layout_is_found_by_what_follows(tmp_path: Path, text: bool) -> None:
    """It is valid, but other bonus tiles are won by it."""
    begun, *rest = eventful()
    assert isinstance(begun, Begun)
    first, second = begun.expansion
    assert first != second
    changed = msgspec.structs.replace(begun, expansion=(second, first))
    path = write(tmp_path / "game", [changed, *rest], text=text, tables=swift_tables())
    assert wrong(path).key in ("record-differs", "record-illegal")


HEADERS: dict[str, tuple[bytes, bytes, str]] = {
    "text, name": (b"expansion journeyman", b"expansion giants", "record-malformed"),
    "text, no name": (b"expansion journeyman", b"expansion", "record-malformed"),
    "text, two names": (b"expansion journeyman", b"expansion journeyman giants", "record-malformed"),
    "text, twice": (b"expansion journeyman", b"expansion journeyman\nexpansion journeyman", "record-malformed"),
    "text, line left out": (b"expansion journeyman\n", b"", "record-malformed"),
    "text, track": (b"space warrior whisky", b"space soldier whisky", "record-malformed"),
    "text, space before its board": (b"board 2,3,4\n", b"", "record-malformed"),
    "text, field left out": (b"whisky zone=1 fee=0", b"whisky zone=1", "record-malformed"),
    "text, field no number": (b"whisky zone=1 fee=0", b"whisky zone=x fee=0", "record-malformed"),
    "text, prices twice": (b"prices 1 3 5 8", b"prices 1 3 5 8\nprices 1 3 5 8", "record-malformed"),
    "text, prices too few": (b"prices 1 3 5 8", b"prices 1 3 5", "record-material"),
    "text, price negative": (b"prices 1 3 5 8", b"prices -1 3 5 8", "record-material"),
    "text, prices left out": (b"prices 1 3 5 8\n", b"", "record-material"),
    "text, movement huge": (b"movement 4\n", b"movement 4000000000000\n", "record-material"),
    "text, movement left out": (b"movement 4\n", b"", "record-material"),
    "text, players": (b"board 5\n", b"board 4\n", "record-material"),
    "text, requirement": (b"warrior whisky", b"warrior goats", "record-material"),
    "text, banner": (b"banner=points+1 ", b"banner=points+0 ", "record-material"),
    "text, slot": (b"slot=III", b"slot=IV", "record-material"),
    "text, bonus": (b"bonus step I", b"bonus stop I", "record-material"),
    "text, bonus left out": (b"bonus step I points=0 gold=0 roads=0 movement=0 income=0\n", b"", "record-material"),
    "text, roads too many": (
        b"bonus roads II points=0 gold=0 roads=2",
        b"bonus roads II points=0 gold=0 roads=3",
        "record-material",
    ),
    "text, tile": (b"tile J1 PPMM", b"tile J1 PPM", "record-material"),
    "text, tile taken": (b"tile J1 PPMM", b"tile 1 PPMM", "record-material"),
    "text, scoring tile": (b"scoring bridges 1", b"scoring goats 1", "record-material"),
    "json, name": (b'"journeyman":{', b'"giants":{', "record-material"),
    "json, a list": (b'"prices":[1,3,5,8]', b'"prices":{}', "record-material"),
    "json, more": (b'"prices":[1,3,5,8]', b'"prices":[1,3,5,8],"more":1', "record-material"),
    "json, a truth": (b'"movement":4', b'"movement":true', "record-material"),
    "json, a fraction": (b'"movement":4', b'"movement":4.5', "record-material"),
    "json, nothing": (b'"movement":4', b'"movement":null', "record-material"),
    "json, huge": (b'"movement":4', b'"movement":' + b"9" * 4_000, "record-material"),
}


@once
@pytest.mark.rule("J1", "J2", "J3")
@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("name", HEADERS)
def test_a_header_that_is_wrong_about_the_expansion(tmp_path: Path, name: str) -> None:
    old, new, key = HEADERS[name]
    text = name.startswith("text")
    path = write(tmp_path / "game", shipped_game(), text=text, tables=expanded_tables())
    content = path.read_bytes()
    assert old in content
    path.write_bytes(content.replace(old, new, 1))
    error = wrong(path)
    assert error.key == key
    assert str(error)


@once
@both_forms
@pytest.mark.rule("J3")
@pytest.mark.parametrize(("old", "new"), [(b"8", b"9"), (b"fee=5", b"fee=4"), (b"hop=3", b"hop=4")])
def test_a_changed_board_is_another_board(tmp_path: Path, text: bool, old: bytes, new: bytes) -> None:
    """A header with an owner's board is valid; a game that does not hold up under it is not."""
    start = head(text=text, tables=expanded_tables())
    if not text:
        old, new = (b'"' + word.replace(b"=", b'":') for word in (old, new))
        if b":" not in old:
            old, new = b"5,8]", b"5,9]"
    elif b"=" not in old:
        old, new = b"prices 1 3 5 8", b"prices 1 3 5 9"
    assert old in start
    path = tmp_path / "game"
    path.write_bytes(start.replace(old, new) + lines_of(shipped_game(), text=text))
    record = RecordFile(path)
    with suppress(RecordError):
        assert sum(1 for _ in record.prove()) == len(shipped_game())
    assert not record.is_shipped_material


@once
@both_forms
@pytest.mark.parametrize("kind", [*MOVES, *PART.facts], ids=lambda kind: kind.__name__)
def test_events_of_the_expansion_in_a_base_record(tmp_path: Path, text: bool, kind: type[Event]) -> None:
    """Wherever they stand they are wrong on their line."""
    event = next(event for event in eventful() if isinstance(event, kind))
    events = game()
    first = start_line(text=text)
    for place in [*range(1, 30), *range(30, len(events), 7)]:
        path = write(tmp_path / "game", [*events[:place], event, *events[place:]], text=text)
        assert wrong_line(path) - first == place


@once
def test_every_expansion_is_told_by_its_own_records() -> None:
    for name in expansions.NAMES:
        assert {kind for kind in kinds() if kind.__module__.startswith(f"skye.expansions.{name}.")} == {
            *MOVES,
            *PART.facts,
        }


@once
@pytest.mark.parametrize("seed", range(12))
def test_bytes_changed_at_random_do_no_harm(tmp_path: Path, seed: int) -> None:
    generator = Generator(seed)
    path = write(tmp_path / "game", eventful(), text=seed % 2 == 0, tables=swift_tables())
    content = path.read_bytes()
    for _ in range(20):
        changed = bytearray(content)
        for _ in range(1 + generator.below(3)):
            first = generator.below(len(changed))
            changed[first : first + generator.below(4)] = b'0-\n{["%9,=+ x'[generator.below(13) :][:1]
        path.write_bytes(bytes(changed))
        with suppress(RecordError):
            prove(path)


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
"""The numbers in the core's log that follow from what was told before, by their place, each with a bound."""


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
    """The logs with one number of each entry of a kind, up to a dozen, wrong by one."""
    for setup, log in logged_games():
        for number in [number for number, entry in enumerate(log) if entry[0] == kind][:12]:
            for change in (1, -1):
                entry = list(log[number])
                entry[place] += change
                if entry[place] < PROVED[kind][place] and (
                    entry[place] >= 0 or (kind in ("collect", "walk") and place in (2, 3))
                ):
                    yield setup, [*log[:number], tuple(entry), *log[number + 1 :]]


@pytest.mark.rule("W2", "W3", "W5", "W6", "W9", "W10", "W11", "W12")
@pytest.mark.parametrize(("kind", "place"), [(kind, place) for kind in PROVED for place in PROVED[kind]])
def test_a_wrong_number_of_the_core_is_told(kind: str, place: int) -> None:
    tried = 0
    for setup, log in wrong_logs(kind, place):
        with pytest.raises(RecordError) as caught:
            list(Narrator(setup, swift_tables()).tell(log))
        assert caught.value.key == "record-fault"
        assert "contradicts itself" in str(caught.value)
        tried += 1
    assert tried > 3


def test_true_logs_are_told() -> None:
    kinds_told = {entry[0] for _, log in logged_games() for entry in log}
    assert set(PROVED) < kinds_told
    for setup, log in logged_games():
        assert list(Narrator(setup, swift_tables()).tell(log))


@pytest.mark.rule("W1", "W12", "W13")
@pytest.mark.parametrize("kind", ["plan", "road"])
def test_a_wrong_move_of_the_core_is_told(kind: str) -> None:
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
