"""The files of a tuning run: its task, every generation, the weights so far, and the games that check them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

import msgspec

from skye.bots.names import plain
from skye.material.errors import SkyeError
from skye.study.arena.folder import FIRST_FILES, check_command, lock, write_whole
from skye.study.json_lines import add_line, whole_lines
from skye.study.tune.games import Points
from skye.study.tune.task import Tuning
from skye.study.tune.weightfile import section_text

RUN = "run.json"
GENERATIONS = FIRST_FILES["skye tune"]
WEIGHTS = "weights.toml"
CHECK = "check.jsonl"
RESULT = "result.json"


class Generation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of generations.jsonl."""

    generation: int
    """From 1."""
    candidates: dict[str, tuple[float, ...]]
    """For each weight that is tuned its values, one for each candidate."""
    fitness: tuple[float, ...]
    """How well each candidate did, between -1 and 1."""
    mean: dict[str, float]
    """The mean of the distribution afterwards."""
    step: float
    """How widely the next candidates are spread, compared with the first ones."""


class Checked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of check.jsonl: a deal between the weights found and the reference."""

    generation: int
    """The generation whose mean has played."""
    deal: int
    """From 1."""
    points: Points
    """The points of all seats, for each seat that the weights found sat on."""


class Folder(NamedTuple):
    """The folder of a run, open for more."""

    path: Path
    task: Tuning
    generations: list[Generation]
    """Those that are safely written."""
    generations_file: BinaryIO

    def add(self, generation: Generation) -> None:
        """Save one more generation, and its weights."""
        self.forget_result()
        add_line(self.generations_file, generation)
        self.generations.append(generation)
        self.write_weights()

    def go_back(self, generations: int) -> None:
        """Continue as if no more than this many had been played; the file keeps the others."""
        if len(self.generations) > generations:
            self.forget_result()
            del self.generations[generations:]

    def forget_result(self) -> None:
        """Discard the check: it was made with other weights."""
        (self.path / RESULT).unlink(missing_ok=True)

    def write_weights(self) -> None:
        """Write the weights after the last generation."""
        task, number = self.task, len(self.generations)
        text = section_text(plain(task.bot), self.weights(), task.expansion, task.command(number))
        write_whole(self.path / WEIGHTS, text.encode())

    def weights(self) -> dict[str, float]:
        """All weights of the bot after the last generation."""
        return {**self.task.start, **(self.generations[-1].mean if self.generations else {})}

    @contextmanager
    def checks(self) -> Iterator[tuple[list[Checked], BinaryIO]]:
        """The deals that the last weights have been checked with, in a file open for more."""
        with (self.path / CHECK).open("a+b") as stream:
            done: list[Checked] = []
            end = 0
            for line, after in whole_lines(stream, self.path / CHECK, Checked):
                if (line.generation, line.deal) != (len(self.generations), len(done) + 1):
                    break
                done.append(line)
                end = after
            stream.truncate(end)
            yield done, stream

    def add_check(self, done: list[Checked], stream: BinaryIO, points: Points) -> None:
        """Save one more deal."""
        checked = Checked(len(self.generations), len(done) + 1, points)
        add_line(stream, checked)
        done.append(checked)

    def write_result(self, result: dict[str, Any]) -> None:
        """Write the results of the check."""
        write_whole(self.path / RESULT, msgspec.json.format(msgspec.json.encode(result), indent=2) + b"\n")


@contextmanager
def opened(path: Path, task: Tuning) -> Iterator[Folder]:
    """The folder for this task, created if needed, with the results so far; that of another task is refused."""
    check_command(path, "skye tune")
    if (path / RUN).exists():
        _check_same(path, task)
    else:
        for name in (GENERATIONS, WEIGHTS, CHECK, RESULT):
            if (path / name).exists():
                raise SkyeError("tune-no-run", folder=str(path), found=name, file=RUN)
        path.mkdir(parents=True, exist_ok=True)
        write_whole(path / RUN, msgspec.json.format(msgspec.json.encode(task), indent=2) + b"\n")
    with (path / GENERATIONS).open("a+b") as stream:
        lock(stream, path)
        generations = []
        end = 0
        for line, after in whole_lines(stream, path / GENERATIONS, Generation):
            generations.append(line)
            end = after
        stream.truncate(end)
        yield Folder(path, task, generations, stream)


def _check_same(path: Path, task: Tuning) -> None:
    try:
        found = msgspec.json.decode((path / RUN).read_bytes(), type=Tuning)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise SkyeError("tune-no-run", folder=str(path), found=RUN, file=RUN) from error
    if found.label != task.label:
        raise SkyeError("tune-other-run", folder=str(path), found=found.label, expected=task.label)
    if found != task:
        raise SkyeError("tune-changed", folder=str(path))
