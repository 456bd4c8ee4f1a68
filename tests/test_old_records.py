"""Records and games of older rules: what still holds is proved, what does not is refused with a reason and still shown.

tests/golden/old was written by version 1, before W10 and W13 were corrected.
"""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path

import pytest
from command_line import Skye
from invariants import MemoryFile
from random_play import random_move, swift_tables

from skye.expansions.journeyman.events import Stepped
from skye.expansions.journeyman.moves import NoRoad
from skye.material.errors import RecordError
from skye.material.expansions import NAMES, can_play, rules_version
from skye.material.setup import random_setup
from skye.material.tables import Tables, shipped_tables
from skye.record.events import Event
from skye.record.files import VERSION, RecordFile, header, lines_of
from skye.record.recorder import Proof, Recorder
from skye.rules.game import Game
from skye.rules.rng import Generator
from skye.server.archive import proved
from skye.server.replays import of_record
from skye.study.arena.folder import GAMES, opened
from skye.study.arena.match import play
from skye.study.arena.plan import Plan, make_plan
from skye.study.simulate import Simulation, resume, simulate
from skye.view.game_from_view import imagine
from skye.view.seat_view import view

pytestmark = [pytest.mark.once, pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")]

OLD = Path(__file__).with_name("golden") / "old" / "3-players-journeyman.txt"
JOURNEYMAN = Simulation(3, 1, 7, text=True, expansion="journeyman")


def as_version_1(content: bytes, tables: Tables, *, text: bool) -> bytes:
    """A file with the header that version 1 wrote."""
    beginning = header(tables, text=text)
    assert content.startswith(beginning)
    return header(tables, text=text, version=1) + content[len(beginning) :]


# Rules have a version


def test_each_expansion_has_rules_of_its_own_version() -> None:
    assert rules_version(None) == 1, "the records of the base game in tests/golden/base are of version 1"
    assert rules_version("journeyman") == 2
    for name in (None, *NAMES):
        newest = rules_version(name)
        assert newest <= VERSION
        assert [can_play(name, version) for version in range(newest + 2)] == [False, *[True] * newest, False]


def old_game(players: int, seed: int) -> list[Event]:
    """A random game by the rules of version 1, with short tracks."""
    generator = Generator(seed)
    setup = random_setup(players, generator, swift_tables().material)
    recorder = Recorder(setup, swift_tables(), rules=1)
    events = recorder.opening()
    while recorder.game.to_act():
        assert recorder.game.phase != "roads"
        events += recorder.apply(random_move(recorder.game, generator))
    return events


@pytest.mark.rule("W10", "W13")
@pytest.mark.parametrize("players", [2, 5])
def test_games_of_old_rules_are_played_by_them(players: int) -> None:
    """Steps back for a sale, a symbol or a bonus tile; nobody is asked about roads. The newest rules refuse them."""
    back = 0
    for seed in range(8):
        events = old_game(players, seed)
        assert not any(isinstance(event, NoRoad) for event in events)
        for start in (header(swift_tables(), text=False, version=1), header(swift_tables(), text=False)):
            record = MemoryFile(start + lines_of(events, text=False))
            if b'"version":1' in start:
                assert [step.event for step in record.retell()] == events
                assert record.is_of_old_rules
            else:
                with pytest.raises(RecordError):
                    list(record.prove())
        steps = [event for event in events if isinstance(event, Stepped)]
        back += sum(
            step.reason in ("sale", "symbol", "bonus") and step.space < before.space
            for before, step in pairwise(steps)
            if (before.seat, before.track) == (step.seat, step.track)
        )
    assert back, "so that there is something to refuse"


@pytest.mark.rule("W10", "W13")
def test_bots_play_on_in_a_game_of_old_rules() -> None:
    """They see it through a game rebuilt from their view, whose legal moves are legal in theirs."""
    rng = random.Random(1)
    game = Game(random_setup(3, rng, swift_tables().material), swift_tables(), rules=1)
    while acting := game.to_act():
        if acting[0] < 0:
            game.apply(game.legal(-1).sample(rng))
            continue
        seen = imagine(view(game, acting[0], open_gold=True), swift_tables())
        move = seen.legal(acting[0]).sample(rng)
        assert move in game.legal(acting[0])
        game.apply(move)
    assert game.winners()


# A record of version 1


def test_a_version_1_journeyman_record_is_refused_with_reason(skye: Skye) -> None:
    result = skye("replay", OLD)
    assert result.code == 1
    assert result.out == ""
    message = result.err.splitlines()[-1]
    for word in (str(OLD), "version 1", "W10", "W13", "skye show"):
        assert word in message
    with pytest.raises(RecordError) as caught:
        list(proved(RecordFile(OLD)))
    assert caught.value.key == "record-rules-journeyman", "nor is it imported"


def test_it_can_still_be_shown(skye: Skye, tmp_path: Path) -> None:
    result = skye("show", OLD, "--seat", 1)
    assert result.code == 0
    assert "version 1 of the rules" in result.out
    assert "Progress markers: " in result.out
    new = tmp_path / "new.txt"
    list(simulate(JOURNEYMAN, new, jobs=1))
    assert "of the rules" not in skye("show", new, "--seat", 1).out
    drawn = skye("show", OLD, "--seat", 1, "--svg")
    assert drawn.code == 0
    assert drawn.out.startswith("<svg")
    assert "version 1 of the rules" in drawn.err


def test_it_can_still_be_replayed_on_the_page() -> None:
    replay = of_record(OLD.read_bytes(), 1, None)
    assert (replay.is_of_old_rules, replay.expansion, len(replay.names)) == (True, "journeyman", 3)
    assert len(replay.frames) > 100
    assert replay.frames[-1].view.phase == "over"


def test_it_is_still_counted(skye: Skye, tmp_path: Path) -> None:
    result = skye("stats", OLD, "--out", tmp_path / "stats")
    assert result.code == 0, result.err


def test_what_is_wrong_in_it_is_still_found(skye: Skye, tmp_path: Path) -> None:
    path = tmp_path / "old.txt"
    text = OLD.read_text(encoding="utf-8")
    line = next(line for line in text.splitlines() if " stepped " in line)
    path.write_text(text.replace(line, line.replace("total=", "total=9")), encoding="utf-8")
    result = skye("show", path, "--seat", 0)
    assert result.code == 1
    assert line.split("total=")[0] in result.err


def test_new_files_say_version_2(tmp_path: Path) -> None:
    for expansion in (None, *NAMES):
        for text in (True, False):
            path = tmp_path / "games"
            list(simulate(Simulation(2, 1, 1, text=text, expansion=expansion), path, jobs=1))
            record = RecordFile(path)
            assert sum(1 for _ in record.prove()) > 50
            assert (record.version, record.is_of_old_rules) == (2, False)


# Runs that were begun by version 1


@pytest.mark.parametrize("text", [True, False])
def test_a_run_of_the_base_game_goes_on_in_its_file(tmp_path: Path, text: bool) -> None:
    """Its file stays one of version 1, byte for byte as if nothing had changed."""
    path, task = tmp_path / "games", Simulation(2, 4, 3, text=text)
    list(simulate(task, path, jobs=1))
    whole = as_version_1(path.read_bytes(), task.tables(), text=text)
    begun = len(header(task.tables(), text=text, version=1))
    for cut in (len(whole), len(whole) - 7, len(whole) // 2, begun, begun - 1, 200, 14, 13, 0):
        path.write_bytes(whole[:cut])
        list(simulate(task, path, done=resume(task, path), jobs=1))
        if cut > len(whole) // 4:
            assert path.read_bytes() == whole
        assert sum(step.proof.is_over for step in RecordFile(path).prove()) == 4


def test_a_run_with_journeyman_is_refused_and_left_alone(tmp_path: Path, skye: Skye) -> None:
    path = tmp_path / "games.txt"
    path.write_bytes(OLD.read_bytes())
    command = ("simulate", "--players", 3, "--games", 2, "--seed", 7, "--journeyman", "--out", path, "--resume")
    result = skye(*command)
    assert result.code == 1
    assert "W10" in result.err
    assert path.read_bytes() == OLD.read_bytes()


@pytest.mark.parametrize("expansion", [None, *NAMES])
def test_the_folder_of_an_arena_run(tmp_path: Path, expansion: str | None) -> None:
    plan: Plan = make_plan(["random", "random"], 2, 1, expansion=expansion)
    path = tmp_path / "run"
    with opened(path, plan) as folder:
        folder.add(play(plan, 1))
    games = path / GAMES
    tables = shipped_tables(expansion)
    old = as_version_1(games.read_bytes(), tables, text=False)
    games.write_bytes(old)
    results = (path / "results.jsonl").read_bytes()
    if rules_version(expansion) == 1:
        with opened(path, plan) as folder:
            assert len(folder.results) == 1
            folder.add(play(plan, 2))
        assert games.read_bytes().startswith(old)
        assert sum(step.proof.is_over for step in RecordFile(games).prove()) == 2
    else:
        with pytest.raises(RecordError) as caught, opened(path, plan):
            pass
        assert caught.value.key == f"record-rules-{expansion}"
        assert (games.read_bytes(), (path / "results.jsonl").read_bytes()) == (old, results)


def test_a_proof_by_the_rules_of_the_time() -> None:
    record = RecordFile(OLD)
    numbered = list(record.events())
    begun = numbered[0][1]
    proof = Proof(begun, record.tables, 1)  # type: ignore[arg-type]
    for line, event in numbered[1:]:
        proof.check(line, event)
    assert proof.is_over
