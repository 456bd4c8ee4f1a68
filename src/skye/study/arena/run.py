"""Plays the games of a run that are still missing, on all cores, and saves each in order."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

from skye.material.errors import SkyeError
from skye.study.arena.folder import Folder, Result
from skye.study.arena.match import play
from skye.study.parallel import ProcessDiedError, in_order


def go_on(folder: Folder, games: int, *, jobs: int | None = None) -> Iterator[Result]:
    """Play up to this many games; yields each result when it is safely written."""
    numbers = range(len(folder.results) + 1, games + 1)
    try:
        with closing(in_order(play, ((folder.plan, number) for number in numbers), jobs)) as games_played:
            for played in games_played:
                yield folder.add(played)
    except ProcessDiedError as error:
        raise SkyeError("arena-process-died", done=len(folder.results), folder=str(folder.path)) from error
