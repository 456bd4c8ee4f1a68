"""The games of an iteration: tasks of a few games each, and the file of samples that each of them becomes.

Needs numpy.
"""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

import numpy as np

from skye.material.tables import shipped_tables
from skye.search.samples import sample_game
from skye.study.arena.folder import write_whole
from skye.study.train.layout import Written, read_rows
from skye.study.train.mix import GameKind, counts
from skye.study.train.side import Side
from skye.study.train.task import Training

CHUNK = 48
"""Games of a task, of two players; of longer games fewer, so that all tasks take as long: some seconds.

That is what can be lost, and what a core waits for others at the end.
"""
PLAIN_CHUNK = 240
"""The same for games in which nothing is played out."""
FIRST_PLAYOUTS = 4
"""Playouts to the end of the game take longer, so that fewer are made of each territory."""
TO_THE_END = 9
"""Rounds of a playout that is never cut short; the game has six."""
OFTEN = 2
"""One round in so many is learned from: positions of the same game are alike."""
EXPLORE = 10
"""One purchase in so many is a random one, so that the net also learns about what it would not do."""
NEVER = 10**9
"""So often is nothing played out, and no purchase random."""


class Chunk(NamedTuple):
    """The games of a task."""

    file: str
    """The name of its file."""
    kind: GameKind
    seeds: tuple[int, ...]


def chunks(task: Training, iteration: int) -> list[Chunk]:
    """All games of an iteration, those of all kinds mixed, so that any part of them takes about as long as another."""
    return _mixed("samples", counts(task.games), CHUNK, lambda *of: task.seed_of("game", iteration, *of))


def plain_chunks(games: dict[GameKind, int], seed: Callable[[str, int], int]) -> list[Chunk]:
    """So many games of each kind, with seeds by the name of the kind and a number."""
    return _mixed("tables", games, PLAIN_CHUNK, seed)


def _mixed(name: str, wanted: dict[GameKind, int], size: int, seed: Callable[[str, int], int]) -> list[Chunk]:
    found = []
    for kind, games in wanted.items():
        seeds = [seed(kind.name, number) for number in range(games)]
        length = max(1, size // kind.time)
        for first in range(0, games, length):
            found.append(((first + length / 2) / games, kind, tuple(seeds[first : first + length])))
    found.sort(key=lambda each: each[0])
    return [Chunk(f"{name}-{number:05}.npz", kind, seeds) for number, (_, kind, seeds) in enumerate(found, start=1)]


def play_chunk(path: Path, chunk: Chunk, side: Side, playouts: int, rounds: int) -> int:
    """Play the games of a task and write its file; returns how many games there were."""
    games = [_played(chunk.kind, side, seed, playouts, rounds, OFTEN, EXPLORE) for seed in chunk.seeds]
    parts = Written(*map(np.concatenate, zip(*games, strict=True)))
    stream = BytesIO()
    lengths = np.array([len(game.inputs) for game in games], np.int32)
    np.savez_compressed(stream, **parts._asdict(), games=lengths)
    write_whole(path / chunk.file, stream.getvalue())
    return len(games)


def write_tables(path: Path, chunk: Chunk, side: Side) -> int:
    """Let every seat play as well as it can and write the tables of these games; returns how many there were."""
    games = [_played(chunk.kind, side, seed, 1, 1, NEVER, NEVER) for seed in chunk.seeds]
    stream = BytesIO()
    np.savez_compressed(stream, tables=np.concatenate([game.tables for game in games]))
    write_whole(path / chunk.file, stream.getvalue())
    return len(chunk.seeds)


def _played(kind: GameKind, side: Side, seed: int, playouts: int, rounds: int, often: int, explore: int) -> Written:
    tables = shipped_tables(kind.expansion)
    return read_rows(
        *sample_game(tables, kind.players, side.weights, side.player(), seed, playouts, rounds, often, explore)
    )
