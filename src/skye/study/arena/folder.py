"""The files of a run: its plan, every result, every record. A stopped run can be continued."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, NamedTuple

import msgspec

from skye.material.errors import NotationError, SkyeError
from skye.material.tables import shipped_tables
from skye.record.events import Begun, Over, from_json
from skye.record.files import beginnings, check_rules, header
from skye.study.arena.match import Played
from skye.study.arena.plan import Plan

RUN = "run.json"
RESULTS = "results.jsonl"
GAMES = "games.jsonl"
FIRST_FILES = {"skye arena": RESULTS, "skye tune": "generations.jsonl", "skye train": "iterations.jsonl"}
"""The file by which a folder is recognized as that of a command."""
REPORTS = ("table.txt", "table.md", "ratings.svg", "ratings.png")
"""Rewritten with every report."""


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended: a line of results.jsonl."""

    game: int
    """From 1; the number it has in games.jsonl."""
    deal: int
    lineup: int
    rotation: int
    bots: tuple[str, ...]
    """Their titles, by seat."""
    points: tuple[int, ...]
    gold: tuple[int, ...]
    winners: tuple[int, ...]
    end: int
    """Bytes of games.jsonl up to the end of this game."""
    times: tuple[tuple[float, ...], ...]
    """Seconds of every decision, by seat."""


class Folder(NamedTuple):
    """The folder of a run, open for more games."""

    path: Path
    plan: Plan
    results: list[Result]
    """Those that are safely written."""
    results_file: BinaryIO
    games_file: BinaryIO

    def add(self, played: Played) -> Result:
        """Save one more game. The record is written first: every result has a complete record."""
        number = len(self.results) + 1
        pairing = self.plan.pairing(number)
        result = Result(
            number,
            pairing.deal,
            pairing.lineup,
            pairing.rotation,
            tuple(self.plan.bots[bot].title for bot in pairing.bots),
            played.points,
            played.gold,
            played.winners,
            self.games_file.tell() + len(played.record),
            played.times,
        )
        self.games_file.write(played.record)
        self.games_file.flush()
        self.results_file.write(msgspec.json.encode(result) + b"\n")
        self.results_file.flush()
        self.results.append(result)
        return result


@contextmanager
def opened(path: Path, plan: Plan) -> Iterator[Folder]:
    """The folder for this plan, created if needed, with the results so far; that of another plan is refused."""
    check_command(path, "skye arena")
    if (path / RUN).exists():
        _check_same(path, plan)
    else:
        _check_free(path)
        path.mkdir(parents=True, exist_ok=True)
        write_whole(path / RUN, msgspec.json.format(msgspec.json.encode(plan), indent=2) + b"\n")
    with (path / RESULTS).open("a+b") as results_file, (path / GAMES).open("a+b") as games_file:
        lock(results_file, path)
        yield Folder(path, plan, _recover(path, plan, results_file, games_file), results_file, games_file)


def check_command(path: Path, own: str) -> None:
    """Reject the folder of another command."""
    for command, name in FIRST_FILES.items():
        if command != own and (path / name).exists():
            raise SkyeError("arena-other-command", folder=str(path), found=command, expected=own)


def write_whole(path: Path, content: bytes) -> None:
    """Write a file atomically: it is complete or not there at all."""
    draft = path.with_name(path.name + ".part")
    draft.write_bytes(content)
    draft.replace(path)


def _check_same(path: Path, plan: Plan) -> None:
    try:
        found = msgspec.json.decode((path / RUN).read_bytes(), type=Plan)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise SkyeError("arena-no-run", folder=str(path), file=RUN) from error
    if found == plan:
        return
    if found.label != plan.label or msgspec.structs.replace(found, bots=plan.bots) != plan:
        raise SkyeError("arena-other-run", folder=str(path), found=found.label, expected=plan.label)
    changed = [new.title for old, new in zip(found.bots, plan.bots, strict=True) if old != new]
    raise SkyeError("arena-other-bots", folder=str(path), bots=", ".join(changed))


def _check_free(path: Path) -> None:
    if any((path / name).exists() for name in (RESULTS, GAMES)):
        raise SkyeError("arena-no-run", folder=str(path), file=RUN)
    for name in REPORTS:
        if (path / name).exists():
            raise SkyeError("arena-foreign-file", folder=str(path), file=name)


def lock(stream: BinaryIO, path: Path) -> None:
    """Two runs at once would overwrite each other."""
    try:
        import fcntl
    except ModuleNotFoundError:  # on Windows
        return
    try:
        fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise SkyeError("arena-busy", folder=str(path)) from error


def _recover(path: Path, plan: Plan, results_file: BinaryIO, games_file: BinaryIO) -> list[Result]:
    """The results whose records are complete; anything half written is cut off."""
    tables = shipped_tables(plan.expansion)
    beginning = header(tables, text=False)
    games_file.seek(0)
    found = games_file.read(len(beginning))
    results: list[Result] = []
    ends = [0]
    version = next((version for version, begun in beginnings(tables, text=False) if begun == found), None)
    if version is not None:
        check_rules(path / GAMES, version, plan.expansion)
        for result, end in _whole_lines(plan, results_file):
            results.append(result)
            ends.append(end)
        # Only the end of a file can be missing or empty: the records before a complete one are complete.
        while results and not _is_whole(plan, results, games_file, len(beginning)):
            results.pop()
            ends.pop()
        games_file.truncate(results[-1].end if results else len(beginning))
    else:
        games_file.truncate(0)
        games_file.write(beginning)
    results_file.truncate(ends[-1])
    for stream in (results_file, games_file):
        stream.flush()
        stream.seek(0, os.SEEK_END)
    return results


def _whole_lines(plan: Plan, results_file: BinaryIO) -> Iterator[tuple[Result, int]]:
    """The results of this plan at the start of the file, each with the bytes up to its end."""
    results_file.seek(0)
    end = 0
    for number, line in enumerate(results_file, start=1):
        end += len(line)
        try:
            result = msgspec.json.decode(line, type=Result)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return
        pairing = plan.pairing(number)
        titles = tuple(plan.bots[bot].title for bot in pairing.bots)
        found = (result.game, result.deal, result.lineup, result.rotation, result.bots)
        if not line.endswith(b"\n") or found != (number, pairing.deal, pairing.lineup, pairing.rotation, titles):
            return
        yield result, end


def _is_whole(plan: Plan, results: list[Result], games_file: BinaryIO, beginning: int) -> bool:
    """Whether the record of the last result is there from its first line to its last."""
    result = results[-1]
    start = results[-2].end if len(results) > 1 else beginning
    games_file.seek(start)
    record = games_file.read(result.end - start)
    if len(record) != result.end - start or not record.endswith(b"\n") or b"\0" in record:
        return False
    lines = record.splitlines()
    try:
        begun, over = from_json(lines[0]), from_json(lines[-1])
    except NotationError:
        return False
    return (
        isinstance(begun, Begun)
        and (begun.number, begun.label, begun.names) == (result.game, plan.label, result.bots)
        and over == Over(result.points, result.gold, result.winners)
    )
