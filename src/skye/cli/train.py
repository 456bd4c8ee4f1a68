"""The command `train`: a better net for the evaluation by self-play, continued where it stopped."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from skye.cli.group import FILE, SEEDS, command, progress
from skye.cli.study import need, writing
from skye.material.errors import SkyeError
from skye.material.words import text
from skye.study.train.task import make_training

if TYPE_CHECKING:
    from skye.study.train.folder import Folder
    from skye.study.train.run import Step

Decorator = Callable[[Callable[..., None]], Callable[..., None]]

PACKAGES = ("numpy", "torch")
"""The packages of the extra `train`."""
DEVICES = ("auto", "cpu", "cuda")


def _count(name: str, default: int, most: int, *, least: int = 1) -> Decorator:
    """An option for a whole number."""
    return click.option(
        f"--{name}",
        type=click.IntRange(least, most),
        metavar="N",
        default=default,
        show_default=True,
        help=text(f"train-{name}"),
    )


@command("train")
@_count("iterations", 3, 1000, least=0)
@_count("games", 40_000, 100_000_000)
@_count("playouts", 6, 1000)
@_count("rounds", 2, 6)
@_count("epochs", 12, 10_000)
@_count("deals", 400, 1_000_000)
@_count("chance-games", 40_000, 100_000_000)
@click.option("--seed", type=SEEDS, metavar="N", default=1, show_default=True, help=text("cli-seed"))
@click.option("--start", type=FILE, metavar="FILE", help=text("train-start"))
@click.option("--device", type=click.Choice(DEVICES), default=DEVICES[0], show_default=True, help=text("train-device"))
@click.option("--jobs", type=click.IntRange(1, 1024), metavar="N", help=text("cli-jobs"))
@click.option(
    "--out",
    "path",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    required=True,
    help=text("train-out"),
)
def train_command(
    iterations: int,
    games: int,
    playouts: int,
    rounds: int,
    epochs: int,
    deals: int,
    chance_games: int,
    seed: int,
    start: Path | None,
    device: str,
    jobs: int | None,
    path: Path,
) -> None:
    task, net = make_training(
        games=games,
        playouts=playouts,
        rounds=rounds,
        epochs=epochs,
        deals=deals,
        chance_games=chance_games,
        seed=seed,
        start=start,
    )
    if net is None and iterations == 0:
        raise SkyeError("train-no-start")
    with _needs_packages():
        need(*PACKAGES)
        click.echo(text("train-begins", iterations=iterations, games=games, deals=deals), err=True)
        from skye.study.train import fit, report, run, side  # slow to import
        from skye.study.train.folder import opened
    if net is not None and not (side.is_net(net) and (iterations or side.knows_prices(net))):
        raise SkyeError("train-not-a-net", file=str(start))
    chosen = fit.choose_device(device)
    with writing(path), opened(path, task, net) as folder:
        _train(run.steps(folder, iterations, jobs=jobs, device=chosen), folder, iterations)
        click.echo(report.as_text(folder), nl=False)
        if iterations and folder.best() is None:
            raise SkyeError("train-none-kept", folder=str(path))
        files = folder.write_net(report.about(folder), _plot(folder))
    click.echo(text("train-written", folder=str(path), files=", ".join(files)), err=True)


def _plot(folder: Folder) -> bytes | None:
    """The plot of chances, where there is something to draw it with."""
    try:
        need("matplotlib")
    except ModuleNotFoundError:
        return None
    from skye.study.train.plot import calibration_plot  # slow to import

    chances = folder.chances(folder.in_use)
    return None if chances is None else calibration_plot(chances.calibrations)


@contextmanager
def _needs_packages() -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package not in PACKAGES:
            raise
        raise SkyeError("train-missing", package=package) from error


def _train(steps: Iterator[Step], folder: Folder, iterations: int) -> None:
    begun = time.monotonic()
    try:
        for step in steps:
            label = text(f"train-step-{step.name}", iteration=step.iteration, iterations=iterations)
            with progress(label, step.length) as bar:
                for done in step.work:
                    bar.update(done)
            ended = time.monotonic()
            click.echo(text("train-took", step=label, seconds=round(ended - begun)), err=True)
            begun = ended  # what is read before the next step is part of it
    except KeyboardInterrupt:
        done = len(folder.iterations)
        click.echo(text("train-stopped", done=done, iterations=iterations, folder=str(folder.path)), err=True)
        raise click.exceptions.Exit(130) from None
