"""Plays the generations of a run that are still missing, and then the games that check the result."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager

from skye.material.errors import SkyeError
from skye.study.interrupts import interrupts_held
from skye.study.parallel import ProcessDiedError, in_order
from skye.study.tune.evolution import Candidate, Evolution, are_same
from skye.study.tune.folder import GENERATIONS, Checked, Folder, Generation
from skye.study.tune.games import Points, fitness, play_deal


def tune(folder: Folder, generations: int, *, jobs: int | None = None) -> Iterator[int]:
    """Go on, or back, to this many generations; yields after every deal how many are complete."""
    evolution = replay(folder)
    folder.go_back(generations)
    if folder.generations:
        folder.write_weights()
    # Ctrl-C is raised while games are awaited, never between two files that belong together.
    with _playing(folder), interrupts_held():
        for number in range(len(folder.generations) + 1, generations + 1):
            candidates = evolution.ask()
            played = []
            with closing(_play(folder, number, candidates, jobs)) as deals:
                for points in deals:
                    played.append(points)
                    if len(played) < len(candidates) * folder.task.deals:
                        yield number - 1
            folder.add(_generation(folder, number, evolution, candidates, played))
            yield number


def replay(folder: Folder) -> Evolution:
    """The distribution after the generations in the folder."""
    evolution = Evolution(folder.task)
    for number, generation in enumerate(folder.generations, start=1):
        values = generation.candidates
        found = [dict(zip(values, row, strict=True)) for row in zip(*values.values(), strict=False)]
        if (
            generation.generation != number
            or len(generation.fitness) != len(found)
            or not are_same(evolution.ask(), found)
        ):
            raise SkyeError("tune-other-candidates", file=str(folder.path / GENERATIONS), line=str(number))
        evolution.tell(generation.fitness)
    return evolution


def check(folder: Folder, deals: int, *, jobs: int | None = None) -> Iterator[list[Checked]]:
    """Play the weights found against the reference with up to this many new deals; yields those played, after each."""
    task = folder.task
    own, rivals = task.candidate(folder.weights()), task.rivals()
    with _playing(folder), folder.checks() as (done, stream), interrupts_held():
        yield done
        seeds = [task.deal_seed("check", number) for number in range(len(done) + 1, deals + 1)]
        tasks = ((task.expansion, task.players, own, rivals, seed) for seed in seeds)
        with closing(in_order(play_deal, tasks, jobs)) as played:
            for points in played:
                folder.add_check(done, stream, points)
                yield done


def _play(folder: Folder, number: int, candidates: list[Candidate], jobs: int | None) -> Generator[Points, None, None]:
    """Every deal of a generation, candidate by candidate; all of them play the same deals."""
    task = folder.task
    seeds = [task.deal_seed("generation", number, deal) for deal in range(task.deals)]
    rivals = task.rivals()
    sides = (task.candidate({**task.start, **candidate}) for candidate in candidates)
    return in_order(
        play_deal, ((task.expansion, task.players, own, rivals, seed) for own in sides for seed in seeds), jobs
    )


def _generation(
    folder: Folder, number: int, evolution: Evolution, candidates: list[Candidate], played: list[Points]
) -> Generation:
    deals = folder.task.deals
    values = tuple(fitness(played[first : first + deals]) for first in range(0, len(played), deals))
    evolution.tell(values)
    return Generation(
        generation=number,
        candidates={name: tuple(candidate[name] for candidate in candidates) for name in folder.task.names},
        fitness=values,
        mean=evolution.mean(),
        step=evolution.step(),
    )


@contextmanager
def _playing(folder: Folder) -> Iterator[None]:
    try:
        yield
    except ProcessDiedError as error:
        raise SkyeError("tune-process-died", done=len(folder.generations), folder=str(folder.path)) from error
