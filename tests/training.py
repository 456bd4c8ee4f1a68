"""What tests of training share: a task of a few games, and PyTorch, which not everybody has."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from skye.material.tables import shipped_tables
from skye.search.constants import INPUTS, SECOND
from skye.search.samples import sample_game
from skye.study.train.layout import OUTPUTS, UNITS, Written, read_rows
from skye.study.train.small import Shape, Small
from skye.study.train.task import Training, make_training
from skye.study.train.whole import Whole

TINY = (
    *("--games", "8", "--playouts", "1", "--rounds", "1", "--epochs", "2", "--deals", "1"),
    *("--chance-games", "8", "--iterations", "2"),
)


def require_torch() -> None:
    """Skip tests where PyTorch is not installed; where changes are checked it has to be."""
    if find_spec("torch") is None:
        if os.environ.get("CI") == "true":
            pytest.fail("PyTorch is not installed")
        pytest.skip("PyTorch is not installed", allow_module_level=True)
    import torch

    # Tests run on all cores already, and threads that wait for each other take them away.
    torch.set_num_threads(1)


def tiny_task(seed: int = 1) -> Training:
    """The task of `TINY`."""
    return make_training(games=8, playouts=1, rounds=1, epochs=2, deals=1, chance_games=8, seed=seed)[0]


def here(function: Callable[..., Any], tasks: Iterable[tuple[Any, ...]], _: int | None) -> Iterator[Any]:
    """Instead of other processes, which take longer to start than these games take."""
    for task in tasks:
        yield function(*task)


def files(path: Path) -> dict[str, bytes]:
    """Everything in a folder and those inside it."""
    return {file.relative_to(path).as_posix(): file.read_bytes() for file in path.rglob("*") if file.is_file()}


def real_rows(expansion: str | None, players: int, seed: int) -> Written:
    """Samples of a game, as the core writes them."""
    weights = tiny_task().playing(expansion, net=True)
    return read_rows(*sample_game(shipped_tables(expansion), players, weights, None, seed, 1, 1, 1, 10))


def random_net(seed: int) -> Whole:
    """A net of random whole numbers whose sums come close to their limits, and some inputs over theirs."""
    rng = np.random.default_rng(seed)

    def whole(low: int, high: int, *shape: int) -> Any:
        return rng.integers(low, high + 1, shape).astype(np.float64)

    return Whole(
        whole(1, 12, INPUTS),
        whole(-20, 20, INPUTS, UNITS),
        whole(-2000, 2000, UNITS),
        whole(-300, 300, SECOND, UNITS),
        whole(-400, 400, SECOND),
        whole(-900, 900, OUTPUTS, SECOND),
        whole(-200, 200, OUTPUTS),
    )


def random_small(seed: int, shape: Shape) -> Small:
    """A small net of random whole numbers."""
    rng = np.random.default_rng(seed)
    inputs, units, outputs = shape
    parts = [(inputs, units), (units,), (outputs, units), (outputs,)]
    return Small(*(rng.integers(-400, 401, part).astype(np.float64) for part in parts))
