"""The command `arena`: bots against bots, continued where it stopped, and the results."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import click

from skye import bots
from skye.cli.group import SEEDS, Seconds, command, progress
from skye.cli.study import need, needs_study, writing
from skye.material import expansions
from skye.material.errors import SkyeError
from skye.material.words import text
from skye.study.arena.folder import Result, opened, write_whole
from skye.study.arena.match import check
from skye.study.arena.plan import Plan, make_plan
from skye.study.arena.run import go_on

BUDGET = 1.0
LONGEST_NAMES = 150
"""Bytes of all bots in the name of a folder, which no system allows to be much longer."""
FOLDER = click.Path(file_okay=False, path_type=Path)


def _expansions(function: Any) -> Any:
    for name in reversed(expansions.NAMES):
        function = click.option(f"--{name}", is_flag=True, help=text(f"cli-{name}"))(function)
    return function


@command("arena")
@click.argument("names", metavar="BOT...", nargs=-1)
@click.option("--bot", "own", metavar="PATH.PY:CLASS", multiple=True, help=text("arena-own"))
@click.option(
    "--players", type=click.IntRange(2, 5), metavar="N", default=2, show_default=True, help=text("cli-players")
)
@click.option(
    "--games", type=click.IntRange(1, 10_000_000), metavar="N", default=100, show_default=True, help=text("arena-games")
)
@click.option("--seed", type=SEEDS, metavar="N", default=1, show_default=True, help=text("cli-seed"))
@_expansions
@click.option("--shared-layout", "shared", is_flag=True, help=text("cli-shared-layout"))
@click.option(
    "--budget",
    type=Seconds(3600),
    metavar="SECONDS",
    default=BUDGET,
    show_default=True,
    help=text("arena-budget"),
)
@click.option("--timed", is_flag=True, help=text("arena-timed"))
@click.option("--out", "folder", type=FOLDER, metavar="DIR", help=text("arena-out"))
@click.option("--jobs", type=click.IntRange(1, 1024), metavar="N", help=text("cli-jobs"))
@click.option("--json", "is_json", is_flag=True, help=text("cli-bench-json"))
def arena_command(
    names: tuple[str, ...],
    own: tuple[str, ...],
    players: int,
    games: int,
    seed: int,
    shared: bool,
    budget: float,
    timed: bool,
    folder: Path | None,
    jobs: int | None,
    is_json: bool,
    **options: bool,
) -> None:
    asked = [*names, *own]
    if not asked:
        raise click.UsageError(text("arena-no-bots", known=", ".join(bots.LADDER)))
    expansion = next((name for name in expansions.NAMES if options[name]), None)
    if shared and expansion is None:
        raise SkyeError("cli-shared-alone", known=expansions.NAMES[0])
    with needs_study():
        need("choix", "matplotlib")  # now, not after hours of play
    check(dict.fromkeys(asked))
    plan = make_plan(asked, players, seed, expansion=expansion, shared=shared, budget=budget, timed=timed)
    path = folder or default_folder(plan, [bots.title(name) for name in asked])
    _announce(plan, games)
    with writing(path):
        results = _play(plan, path, plan.deals_for(games) * plan.games_of_a_deal, jobs)
    _report(plan, path, results, is_json=is_json)


arena_command.epilog = "\n\n".join(
    [
        text("arena-ladder"),
        *(f"{name}: {text(f'bot-{name}')}. {text(f'bot-{name}-character')}" for name in bots.LADDER),
        text("arena-parameters"),
    ]
)


def default_folder(plan: Plan, asked: list[str]) -> Path:
    """The default folder of a run."""
    # Parameters may be any text, and not every system allows a colon in a file name.
    every = re.sub(r"[^\w.=-]", "_", "-".join(asked)).encode()
    names = every[:LONGEST_NAMES].decode(errors="ignore")
    words = [names, f"{plan.players}p", *([plan.expansion] if plan.expansion else []), f"seed{plan.seed}"]
    words += [word for word, is_so in (("shared", plan.shared), ("timed", plan.timed)) if is_so]
    words += [f"budget{plan.budget:g}"] if plan.budget != BUDGET else []
    return Path("arena") / "-".join(words)


def _announce(plan: Plan, asked: int) -> None:
    deals = plan.deals_for(asked)
    games = deals * plan.games_of_a_deal
    key = "arena-begins" if games == asked * len(plan.lineups) else "arena-begins-rounded"
    click.echo(text(key, games=games, deals=deals, lineups=len(plan.lineups), asked=asked), err=True)
    if plan.timed:
        click.echo(text("arena-timed-note"), err=True)


def _play(plan: Plan, path: Path, games: int, jobs: int | None) -> list[Result]:
    with opened(path, plan) as folder:
        try:
            with progress(text("arena-playing"), games) as bar:
                bar.update(min(len(folder.results), games))
                for _ in go_on(folder, games, jobs=jobs):
                    bar.update(1)
        except KeyboardInterrupt:
            done = len(folder.results)
            click.echo(text("arena-stopped", done=done, games=games, folder=str(path)), err=True)
            raise click.exceptions.Exit(130) from None
        return folder.results[:games]


def _report(plan: Plan, path: Path, results: list[Result], *, is_json: bool) -> None:
    with needs_study():
        from skye.study.arena import plot, report
    found = report.make_report(plan, results)
    table = report.as_text(found)
    files = {"table.txt": table.encode(), "table.md": report.as_markdown(found).encode()}
    files |= {f"ratings.{ending}": content for ending, content in plot.ratings(found).items()}
    with writing(path):
        for name, content in files.items():
            write_whole(path / name, content)
    click.echo(json.dumps(report.as_json(found)) if is_json else table, nl=is_json)
    click.echo(text("arena-written", folder=str(path), files=", ".join(files)), err=True)
