"""Whatever was changed, left out, doubled, swapped or cut off in a record is found, and its line named."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path

import pytest
from loops import FULL
from record_files import (
    both_forms,
    changed_moves,
    check_changed_facts,
    check_changed_field,
    check_truncated,
    fields,
    game,
    head,
    once,
    prove,
    start_line,
    tampered,
    write,
    wrong,
    wrong_line,
)
from record_samples import some_of, spread

from skye.material.moves import Place
from skye.material.tables import base_tables
from skye.record.events import to_text

# Tampered records


@once
@pytest.mark.rule("S4", "I1", "I2", "I3", "P3", "B2", "B4", "L3", "E1", "F1", "F2", "F3")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_changed_fact_is_found_on_its_line(players: int) -> None:
    """All values of all lines: whatever follows from the moves is compared with the rules where it stands."""
    assert check_changed_facts(game(players, 179), base_tables()) > 1_000


@once
@both_forms
def test_each_changed_field_is_found_in_a_file(tmp_path: Path, text: bool) -> None:
    """One change for each field of each kind, end to end; by default half of them in either form."""
    for place, changed in spread(fields(game()).values(), text, 2):
        check_changed_field(tmp_path / "game", game(), place, changed, text=text)


@once
@pytest.mark.rule("P1", "P2", "B1", "L1", "L2")
def test_a_changed_move_is_found_unless_it_is_a_valid_game(tmp_path: Path) -> None:
    """Every changed move is found unless it makes another game that could have been played.

    A move is a choice. Laying a tile elsewhere can lead to the very same points: then the record is that of
    another game which could have been played, and nothing is wrong with it. All other changes leave a trace."""
    tried, unseen = changed_moves(tmp_path / "game", game(), some_of(tampered))
    assert tried > (300 if FULL else 60)
    assert len(unseen) < tried / 20
    assert all(isinstance(move, Place) and field in ("x", "y", "turn") for move, field in unseen)


@once
@both_forms
def test_every_line_left_out_is_found(tmp_path: Path, text: bool) -> None:
    events = game()
    path = tmp_path / "game"
    for place in spread(range(len(events)), text, 6):
        write(path, events[:place] + events[place + 1 :], text=text)
        assert wrong_line(path) - start_line(text=text) >= place - 1, to_text(events[place])


@once
@both_forms
def test_every_line_doubled_is_found(tmp_path: Path, text: bool) -> None:
    events = game()
    path = tmp_path / "game"
    for place, event in spread(enumerate(events), text, 6):
        write(path, [*events[: place + 1], *events[place:]], text=text)
        assert wrong_line(path) - start_line(text=text) == place + 1, to_text(event)


@once
@pytest.mark.rule("L1", "P3")
def test_lines_swapped_are_found(tmp_path: Path) -> None:
    """Only placements may change places, since everybody builds for themselves."""
    events = game(3, 1)
    path = tmp_path / "game"
    for place, (first, second) in spread(enumerate(pairwise(events)), 0, 3):
        write(path, [*events[:place], second, first, *events[place + 2 :]])
        if isinstance(first, Place) and isinstance(second, Place):
            if first.seat != second.seat and isinstance(events[place + 2], Place):
                assert prove(path) == len(events)
        else:
            assert wrong_line(path) - start_line(text=False) in (place, place + 1), to_text(first)


@once
@pytest.mark.parametrize("distance", [2, 7, 40])
def test_lines_swapped_from_afar_are_found(tmp_path: Path, distance: int) -> None:
    events = game()
    path = tmp_path / "game"
    for place in range(0, len(events) - distance, 3):
        moved = list(events)
        moved[place], moved[place + distance] = moved[place + distance], moved[place]
        if not (isinstance(moved[place], Place) and isinstance(moved[place + distance], Place)):
            write(path, moved)
            assert wrong_line(path) - start_line(text=False) <= place + distance


# Truncated records


@once
@both_forms
def test_truncated_after_any_line(tmp_path: Path, text: bool) -> None:
    check_truncated(tmp_path / "game", game(), text=text)


@once
@both_forms
def test_truncated_after_any_byte(tmp_path: Path, text: bool) -> None:
    path = write(tmp_path / "game", game(), text=text)
    content = path.read_bytes()
    end = len(content.rstrip(b"\n"))
    for size in random.Random(1).sample(range(end), 300 if FULL else 60):
        if content[size : size + 1] == b"\n" or size in (len(head(text=text)), len(head(text=text)) - 1):
            continue  # a whole line: the test above
        path.write_bytes(content[:size])
        assert wrong(path).key != "record-unreadable"
