"""The steps of a run that are still missing: for each iteration games, a net that learns from them, and a comparison.

Needs numpy and torch.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from hashlib import sha256
from itertools import chain
from typing import BinaryIO, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray

from skye.material.errors import SkyeError
from skye.study.interrupts import interrupts_held
from skye.study.json_lines import add_line
from skye.study.parallel import ProcessDiedError, in_order
from skye.study.train import fit as learning
from skye.study.train.calibration import calibrations
from skye.study.train.folder import Chances, Fit, Folder, Iteration
from skye.study.train.gate import Deal, decide
from skye.study.train.generate import (
    FIRST_PLAYOUTS,
    TO_THE_END,
    Chunk,
    chunks,
    plain_chunks,
    play_chunk,
    write_tables,
)
from skye.study.train.judge import judge, judge_prices
from skye.study.train.layout import Offers
from skye.study.train.mix import GameKind, compared, even_counts
from skye.study.train.samples import Samples, Tables, load, load_offers, load_tables
from skye.study.train.side import Side
from skye.study.train.small import packed_small, split
from skye.study.train.small_fit import SmallFit, chances_fit, prices_fit
from skye.study.train.whole import packed, unpacked
from skye.study.tune.games import play_deal


class Step(NamedTuple):
    """A part of a run."""

    name: str
    """Of an iteration: `generate`, `fit` or `gate`; at the end: `tables` or `chances`."""
    iteration: int
    """At the end the one whose net was kept."""
    length: int
    """Games, steps of learning, or deals."""
    work: Iterator[int]
    """Does it, and says after each part of it how much that was."""


def steps(folder: Folder, iterations: int, *, jobs: int | None = None, device: str = "cpu") -> Iterator[Step]:
    """What is missing of so many iterations. Do the work of each step before you ask for the next.

    Of none at all the chances are missing, in games of the net at the start.
    """
    del folder.iterations[iterations:]  # as if no more had been done; the file keeps the others
    if jobs is not None:
        torch.set_num_threads(jobs)
    for number in range(len(folder.iterations) + 1, iterations + 1):
        place = folder.place(number)
        place.mkdir(exist_ok=True)
        made = folder.fit(number)
        if made is None:
            missing = [chunk for chunk in chunks(folder.task, number) if not (place / chunk.file).exists()]
            if missing:
                games = sum(len(chunk.seeds) for chunk in missing)
                yield Step("generate", number, games, _generate(folder, number, missing, jobs))
            lesson = _lesson(folder, number, device)
            yield Step("fit", number, lesson.steps, _fit(folder, number, lesson))
            del lesson  # large: not beside the games that follow
            made = folder.fit(number)
            assert made is not None, "it was just made"
        expected = [(kind, deal) for deal in range(1, folder.task.deals + 1) for kind in compared()]
        with folder.deals(number, [(kind.name, deal) for kind, deal in expected]) as (done, stream):
            left = expected[len(done) :]
            if left:
                yield Step("gate", number, len(left), _gate(folder, number, made, left, done, stream, jobs))
        folder.add(Iteration(number, folder.task.games, made, decide(compared(), done)))
    if (folder.best() is not None or iterations == 0) and folder.chances(folder.in_use) is None:
        yield from _about_chances(folder, folder.in_use, jobs)


def _about_chances(folder: Folder, number: int, jobs: int | None) -> Iterator[Step]:
    """Games of the best net as it plays, and a net that learns how they end."""
    task, place = folder.task, folder.place(number)
    place.mkdir(exist_ok=True)
    every = plain_chunks(even_counts(task.chance_games), lambda *of: task.seed_of("chances", number, *of))
    missing = [chunk for chunk in every if not (place / chunk.file).exists()]
    if missing:
        games = sum(len(chunk.seeds) for chunk in missing)
        yield Step("tables", number, games, _tables(folder, number, missing, jobs))
    tables = load_tables(place, every)
    if tables.is_checked.all():
        raise SkyeError("train-too-few-chances", games=task.chance_games)
    fit = chances_fit(tables, task.seed_of("fit-chances", number))
    yield Step("chances", number, fit.steps, _chances(folder, number, tables, fit))


def _generate(folder: Folder, number: int, missing: Sequence[Chunk], jobs: int | None) -> Iterator[int]:
    """Games of the net so far; without one, playouts go to the end of the game, for nothing could value them before."""
    task, net = folder.task, folder.net()
    playouts, rounds = (min(FIRST_PLAYOUTS, task.playouts), TO_THE_END) if net is None else (task.playouts, task.rounds)
    tasks = (
        (folder.place(number), chunk, _side(folder, chunk.kind.expansion, net), playouts, rounds) for chunk in missing
    )
    with _playing(folder), closing(in_order(play_chunk, tasks, jobs)) as played:
        yield from played


def _tables(folder: Folder, number: int, missing: Sequence[Chunk], jobs: int | None) -> Iterator[int]:
    """Games of the best net, in which nothing is played out."""
    net = folder.net()
    tasks = ((folder.place(number), chunk, _side(folder, chunk.kind.expansion, net)) for chunk in missing)
    with _playing(folder), closing(in_order(write_tables, tasks, jobs)) as played:
        yield from played


class Lesson(NamedTuple):
    """What is learned in an iteration."""

    data: learning.Data
    epochs: int
    offers: Offers
    is_checked: NDArray[np.bool_]
    """By offer: whether it is not learned from."""
    prices: SmallFit

    @property
    def steps(self) -> int:
        """Of both nets."""
        return self.data.steps(self.epochs) + self.prices.steps


def _lesson(folder: Folder, number: int, device: str) -> Lesson:
    """The samples of this iteration and those before it."""
    task = folder.task
    places = [(folder.place(each), chunks(task, each)) for each in range(1, number + 1)]
    samples = load(places)
    if samples.is_checked.all():
        raise SkyeError("train-too-few", games=task.games)
    offers, checked = load_offers(places)
    prices = prices_fit(offers, np.flatnonzero(~checked), task.seed_of("fit-prices", number))
    return Lesson(learning.Data(samples, device), task.epochs, offers, checked, prices)


def _fit(folder: Folder, number: int, lesson: Lesson) -> Iterator[int]:
    """A net that learns on from the one so far, and a new one for prices; the one for chances is kept."""
    before, data = folder.net(), lesson.data
    seed = folder.task.seed_of("fit", number)
    model = learning.begin(data, None if before is None else unpacked(before), seed)
    with interrupts_held() as held:
        for _ in chain(learning.fit(data, model, lesson.epochs, seed), lesson.prices.work()):
            yield 1
            held.let_through()
        whole, prices = learning.as_whole(data, model), lesson.prices.layers.whole()
        net = packed(whole) + packed_small(prices) + split(before or b"").chances
        samples: Samples = data.samples
        fit = Fit(
            rows=int(samples.sizes[samples.is_new].sum()),
            decisions=int(samples.is_new.sum()),
            learned=int((~samples.is_checked).sum()),
            judgement=judge(samples, model.fractions(), whole),
            prices=judge_prices(lesson.offers, lesson.is_checked, prices),
            sha256=sha256(net).hexdigest(),
            device="cpu" if data.device == "cpu" else torch.cuda.get_device_name(),
            versions=_versions(),
        )
        folder.write_fit(number, net, fit)


def _chances(folder: Folder, number: int, tables: Tables, fit: SmallFit) -> Iterator[int]:
    """The net for chances."""
    with interrupts_held() as held:
        for _ in fit.work():
            yield 1
            held.let_through()
        whole = fit.layers.whole()
        net = packed_small(whole)
        checked = tables.is_checked
        found = calibrations(tables, whole, learned=~checked, shown=checked)
        learned = round(float((1 / tables.seats.players[~checked]).sum()))
        chances = Chances(folder.task.chance_games, learned, sha256(net).hexdigest(), _versions(), tuple(found))
        folder.write_chances(number, net, chances)


def _versions() -> dict[str, str]:
    return {"numpy": np.__version__, "torch": str(torch.__version__)}


def _gate(
    folder: Folder,
    number: int,
    made: Fit,
    left: Sequence[tuple[GameKind, int]],
    done: list[Deal],
    stream: BinaryIO,
    jobs: int | None,
) -> Iterator[int]:
    """The new net against the one so far, in deals that no game was trained with."""
    new, before = folder.made(number, made), folder.net()
    tasks = (
        (
            kind.expansion,
            kind.players,
            _side(folder, kind.expansion, new),
            _side(folder, kind.expansion, before),
            folder.task.seed_of("gate", number, kind.name, deal),
        )
        for kind, deal in left
    )
    # Ctrl-C is raised while games are awaited, never between two lines that belong together.
    with _playing(folder), interrupts_held(), closing(in_order(play_deal, tasks, jobs)) as played:
        for (kind, deal), points in zip(left, played, strict=True):
            line = Deal(kind.name, deal, points)
            add_line(stream, line)
            done.append(line)
            yield 1


def _side(folder: Folder, expansion: str | None, net: bytes | None) -> Side:
    return Side(folder.task.playing(expansion, net=net is not None), net)


@contextmanager
def _playing(folder: Folder) -> Iterator[None]:
    try:
        yield
    except ProcessDiedError as error:
        raise SkyeError("train-process-died", folder=str(folder.path)) from error
