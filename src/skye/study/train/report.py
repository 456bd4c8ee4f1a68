"""The result of a run: what each iteration has learned and how its net did, as a table and in a file beside the net."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from skye.material.words import text
from skye.study.columns import aligned, number
from skye.study.train.chances_table import as_lines
from skye.study.train.folder import ABOUT, NET, Folder, Iteration
from skye.study.train.task import Training

PERCENT = "arena-percent"
COLUMNS = ("iteration", "games", "decisions", "explained", "prices", "axes", "strength", "kept")


def about(folder: Folder) -> dict[str, Any]:
    """Where the net in use comes from: net.json."""
    task, number, chances = folder.task, folder.in_use, folder.chances(folder.in_use)
    assert chances is not None, "they are learned at the end"
    return {
        "file": NET,
        "sha256": sha256(folder.whole()).hexdigest(),
        "command": task.command(len(folder.iterations)),
        "iteration": number,
        "seed": task.seed,
        "start_sha256": task.start_sha256,
        "start": _about_start(task),
        "digest": task.digest,
        "versions": chances.versions,
        "games": sum(each.games for each in folder.iterations[:number]),
        "rows": sum(each.fit.rows for each in folder.iterations[:number]),
        "chance_games": task.chance_games,
        "iterations": msgspec.to_builtins(folder.iterations),
        "weights": task.weights,
    }


def _about_start(task: Training) -> dict[str, Any] | None:
    """Where the net at the start comes from, if the file beside it is about it."""
    if task.start is None:
        return None
    try:
        found = msgspec.json.decode(Path(task.start).with_name(ABOUT).read_bytes(), type=dict[str, Any])
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return None
    return found if found.get("sha256") == task.start_sha256 else None


def as_text(folder: Folder) -> str:
    """The command and a line for each iteration, how the nets have done in each kind of game, and chances."""
    parts = [[folder.task.command(len(folder.iterations))]]
    if folder.iterations:
        parts += [
            aligned([_heads(), *map(_row, folder.iterations)]),
            [text("train-compared"), *aligned([_kinds(folder), *map(_shares, folder.iterations)])],
        ]
    chances = folder.chances(folder.in_use)
    if chances is not None:
        parts.append([text("train-chances"), *as_lines(chances.calibrations)])
    return "\n\n".join("\n".join(part) for part in parts) + "\n"


def _heads() -> list[str]:
    return [text(f"train-column-{name}") for name in COLUMNS]


def _row(iteration: Iteration) -> list[str]:
    fit, verdict = iteration.fit, iteration.verdict
    return [
        str(iteration.iteration),
        str(iteration.games),
        str(fit.decisions),
        _known(fit.judgement.explained_whole),
        _known(fit.prices.explained),
        _known(fit.prices.axes_right),
        number("train-strength", verdict.strength),
        text("train-yes" if verdict.kept else "train-no"),
    ]


def _known(share: float | None) -> str:
    return text("train-unknown") if share is None else number(PERCENT, share)


def _kinds(folder: Folder) -> list[str]:
    return [text("train-column-iteration"), *(each.kind for each in folder.iterations[0].verdict.comparisons)]


def _shares(iteration: Iteration) -> list[str]:
    cells = [
        text(
            "arena-share-between",
            share=number(PERCENT, each.win_share),
            low=number(PERCENT, each.low),
            high=number(PERCENT, each.high),
        )
        for each in iteration.verdict.comparisons
    ]
    return [str(iteration.iteration), *cells]
