"""The command `tune`: better weights for a bot by self-play, continued where it stopped."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import click

from skye.cli.group import FILE, SEEDS, command, progress
from skye.cli.study import need, needs_study, writing
from skye.material import expansions
from skye.material.words import text
from skye.study.tune.folder import RESULT, WEIGHTS, Checked, Folder, opened
from skye.study.tune.task import make_tuning

Decorator = Callable[[Callable[..., None]], Callable[..., None]]


def _expansions(function: Callable[..., None]) -> Callable[..., None]:
    for name in reversed(expansions.NAMES):
        function = click.option(f"--{name}", is_flag=True, help=text(f"cli-{name}"))(function)
    return function


def _count(name: str, default: int, most: int, *, least: int = 1) -> Decorator:
    """An option for a whole number."""
    return click.option(
        f"--{name}",
        type=click.IntRange(least, most),
        metavar="N",
        default=default,
        show_default=True,
        help=text(f"tune-{name}"),
    )


@command("tune")
@click.argument("bot", metavar="BOT")
@click.option(
    "--players", type=click.IntRange(2, 5), metavar="N", default=2, show_default=True, help=text("cli-players")
)
@_expansions
@click.option("--weights", "listed", metavar="NAME,NAME...", help=text("tune-weights"))
@click.option("--start", "start_from", type=FILE, metavar="FILE", help=text("tune-start"))
@click.option("--against", metavar="BOT", help=text("tune-against"))
@_count("generations", 50, 1_000_000)
@_count("deals", 50, 1_000_000)
@_count("population", 16, 10_000, least=4)
@_count("rollouts", 0, 1_000_000, least=0)
@_count("check", 200, 10_000_000, least=0)
@click.option("--seed", type=SEEDS, metavar="N", default=1, show_default=True, help=text("cli-seed"))
@click.option("--jobs", type=click.IntRange(1, 1024), metavar="N", help=text("cli-jobs"))
@click.option(
    "--out",
    "path",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    required=True,
    help=text("tune-out"),
)
def tune_command(
    bot: str,
    players: int,
    listed: str | None,
    start_from: Path | None,
    against: str | None,
    generations: int,
    deals: int,
    population: int,
    rollouts: int,
    check: int,
    seed: int,
    jobs: int | None,
    path: Path,
    **options: bool,
) -> None:
    task = make_tuning(
        bot,
        players,
        expansion=next((name for name in expansions.NAMES if options[name]), None),
        names=None if listed is None else [name.strip() for name in listed.split(",")],
        start_from=start_from,
        against=against,
        deals=deals,
        population=population,
        seed=seed,
        rollouts=rollouts,
    )
    with needs_study():
        need("choix", "cma")
        click.echo(text("tune-begins", generations=generations, population=population, deals=deals), err=True)
        from skye.study.tune import report, run  # slow to import
    with writing(path), opened(path, task) as folder:
        _tune(run.tune(folder, generations, jobs=jobs), folder, generations)
        comparison = None
        if check:
            comparison = report.compare(players, _check(run.check(folder, check, jobs=jobs), folder, check))
            folder.write_result(report.as_json(folder, comparison))
    click.echo(report.as_text(folder, comparison), nl=False)
    files = ", ".join([WEIGHTS, *([RESULT] if check else [])])
    click.echo(text("tune-written", folder=str(path), files=files), err=True)


def _tune(steps: Iterator[int], folder: Folder, generations: int) -> None:
    task = folder.task
    left = max(0, generations - len(folder.generations))
    try:
        # Only what is left is measured: generations of an earlier run say nothing about how long it takes.
        with progress(text("tune-tuning"), max(1, left * task.population * task.deals)) as bar:
            for whole in steps:
                if whole and sys.stderr.isatty():  # otherwise every new label would be a line
                    bar.label = _label(folder, generations)
                bar.update(1)
    except KeyboardInterrupt:
        done = len(folder.generations)
        click.echo(text("tune-stopped", done=done, generations=generations, folder=str(folder.path)), err=True)
        raise click.exceptions.Exit(130) from None


def _label(folder: Folder, generations: int) -> str:
    last = folder.generations[-1]
    fitness = sum(last.fitness) / len(last.fitness)
    return text("tune-generation", done=last.generation, generations=generations, fitness=fitness)


def _check(steps: Iterator[list[Checked]], folder: Folder, deals: int) -> list[Checked]:
    done: list[Checked] = []
    try:
        with progress(text("tune-checking"), deals) as bar:
            for done in steps:
                bar.update(min(len(done), deals) - bar.pos)
    except KeyboardInterrupt:
        stopped = text("tune-stopped-checking", done=len(done), deals=deals, folder=str(folder.path))
        click.echo(stopped, err=True)
        raise click.exceptions.Exit(130) from None
    return done[:deals]
