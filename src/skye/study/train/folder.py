"""The files of a run: its task, every iteration with its samples and its net, and the best net so far.

Needs numpy.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple, TypeVar

import msgspec

from skye.material.errors import SkyeError
from skye.study.arena.folder import FIRST_FILES, check_command, lock, write_whole
from skye.study.interrupts import interrupts_held
from skye.study.json_lines import add_line, whole_lines
from skye.study.train.calibration import Calibration
from skye.study.train.gate import Deal, Verdict
from skye.study.train.judge import Judgement, PriceJudgement
from skye.study.train.small import split
from skye.study.train.task import Training

RUN = "run.json"
ITERATIONS = FIRST_FILES["skye train"]
NET = "net.bin"
ABOUT = "net.json"
FIT = "fit.json"
GATE = "gate.jsonl"
CHANCES = "chances.json"
CHANCES_NET = "chances.bin"
TABLES = "tables-*.npz"
PLOT = "calibration.svg"


Content = TypeVar("Content", bound=msgspec.Struct)


class Fit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the net of an iteration was made: its fit.json."""

    rows: int
    """Samples of this iteration."""
    decisions: int
    """Decisions that these are alternatives of."""
    learned: int
    """Decisions that the net has learned from, those of earlier iterations included."""
    judgement: Judgement
    prices: PriceJudgement
    sha256: str
    """Of its net.bin."""
    device: str
    versions: dict[str, str]
    """Of the packages."""


class Chances(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the net for chances knows: chances.json."""

    games: int
    """That it has learned from, or that show what it knows."""
    learned: int
    """Tables that it has learned from."""
    sha256: str
    """Of its chances.bin."""
    versions: dict[str, str]
    """Of the packages."""
    calibrations: tuple[Calibration, ...]
    """In games that it has not learned from."""


class Iteration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of iterations.jsonl."""

    iteration: int
    """From 1."""
    games: int
    fit: Fit
    verdict: Verdict


class Folder(NamedTuple):
    """The folder of a run, open for more."""

    path: Path
    task: Training
    start: bytes | None
    """The net that it starts from."""
    iterations: list[Iteration]
    """Those that are complete."""
    iterations_file: BinaryIO

    def place(self, iteration: int) -> Path:
        """The folder of an iteration."""
        return self.path / f"iteration-{iteration}"

    def best(self) -> Iteration | None:
        """The iteration whose net is in use."""
        return next((each for each in reversed(self.iterations) if each.verdict.kept), None)

    @property
    def in_use(self) -> int:
        """The number of the iteration whose net is in use; 0 for the net at the start."""
        best = self.best()
        return 0 if best is None else best.iteration

    def net(self) -> bytes | None:
        """The net in use."""
        best = self.best()
        return self.start if best is None else self.made(best.iteration, best.fit)

    def made(self, iteration: int, fit: Fit) -> bytes:
        """The net of an iteration."""
        return _checked(self.place(iteration) / NET, fit.sha256)

    def fit(self, iteration: int) -> Fit | None:
        """How the net of an iteration was made, if it is made."""
        return _read(self.place(iteration) / FIT, Fit)

    def chances(self, iteration: int) -> Chances | None:
        """What is known about the chances in games of the net of an iteration, if it is known."""
        return _read(self.place(iteration) / CHANCES, Chances)

    def whole(self) -> bytes:
        """The net in use with what it knows about chances."""
        net, chances = self.net(), self.chances(self.in_use)
        assert net is not None, "there is one"
        assert chances is not None, "they are learned at the end"
        territories, prices, _ = split(net)
        return territories + prices + _checked(self.place(self.in_use) / CHANCES_NET, chances.sha256)

    def write_fit(self, iteration: int, net: bytes, fit: Fit) -> None:
        """Save the net of an iteration; what tells about it comes last."""
        place = self.place(iteration)
        for old in (place / GATE, place / CHANCES, *place.glob(TABLES)):  # of a net that is gone
            old.unlink(missing_ok=True)
        write_whole(place / NET, net)
        write_whole(place / FIT, _json(fit))

    def write_chances(self, iteration: int, net: bytes, chances: Chances) -> None:
        """Save what is known about chances; what tells about it comes last."""
        write_whole(self.place(iteration) / CHANCES_NET, net)
        write_whole(self.place(iteration) / CHANCES, _json(chances))

    @contextmanager
    def deals(self, iteration: int, expected: list[tuple[str, int]]) -> Iterator[tuple[list[Deal], BinaryIO]]:
        """The deals that a new net has played, in a file open for more."""
        file = self.place(iteration) / GATE
        with file.open("a+b") as stream:
            done: list[Deal] = []
            end = 0
            for line, after in whole_lines(stream, file, Deal):
                if len(done) == len(expected) or (line.kind, line.deal) != expected[len(done)]:
                    break
                done.append(line)
                end = after
            stream.truncate(end)
            yield done, stream

    def add(self, iteration: Iteration) -> None:
        """Save an iteration that is complete."""
        add_line(self.iterations_file, iteration)
        self.iterations.append(iteration)

    def write_net(self, about: dict[str, Any], plot: bytes | None = None) -> list[str]:
        """Write the net in use, where it comes from, and what it knows about chances; the names of the files."""
        files = {
            NET: self.whole(),
            ABOUT: _json(about),
            CHANCES: (self.place(self.in_use) / CHANCES).read_bytes(),
        }
        if plot is not None:
            files[PLOT] = plot
        with interrupts_held():
            for name, content in files.items():
                write_whole(self.path / name, content)
        return list(files)


@contextmanager
def opened(path: Path, task: Training, start: bytes | None) -> Iterator[Folder]:
    """The folder for this task, created if needed, with what is done so far; that of another task is refused."""
    check_command(path, "skye train")
    if (path / RUN).exists():
        _check_same(path, task)
    else:
        for name in (ITERATIONS, NET, ABOUT):
            if (path / name).exists():
                raise SkyeError("train-no-run", folder=str(path), found=name, file=RUN)
        path.mkdir(parents=True, exist_ok=True)
        write_whole(path / RUN, _json(task))
    with (path / ITERATIONS).open("a+b") as stream:
        lock(stream, path)
        iterations: list[Iteration] = []
        end = 0
        for line, after in whole_lines(stream, path / ITERATIONS, Iteration):
            if line.iteration != len(iterations) + 1:
                raise SkyeError("train-damaged", file=str(path / ITERATIONS))
            iterations.append(line)
            end = after
        stream.truncate(end)
        yield Folder(path, task, start, iterations, stream)


def _check_same(path: Path, task: Training) -> None:
    try:
        found = msgspec.json.decode((path / RUN).read_bytes(), type=Training)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise SkyeError("train-no-run", folder=str(path), found=RUN, file=RUN) from error
    if found.label != task.label:
        raise SkyeError("train-other-run", folder=str(path), found=found.label, expected=task.label)
    if found != task:
        raise SkyeError("train-changed", folder=str(path))


def _checked(file: Path, expected: str) -> bytes:
    """The content of a file that has to be the same as it was."""
    content = file.read_bytes() if file.exists() else b""
    if sha256(content).hexdigest() != expected:
        raise SkyeError("train-damaged", file=str(file))
    return content


def _read(file: Path, kind: type[Content]) -> Content | None:
    """What a file tells, if there is one."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=kind)
    except FileNotFoundError:
        return None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise SkyeError("train-damaged", file=str(file)) from error


def _json(value: Any) -> bytes:
    return msgspec.json.format(msgspec.json.encode(value), indent=2) + b"\n"
