"""The command `bots`: which bots there are, and whether one keeps the contract."""

from __future__ import annotations

import sys
import time
from contextlib import redirect_stdout

import click

from skye import bots
from skye.bots import contract
from skye.bots.names import parse
from skye.cli.group import SEEDS, Seconds, command, progress
from skye.material.words import text

GAMES = click.IntRange(1, 1000)


@command("bots")
@click.argument("name", metavar="[BOT]", required=False)
@click.option("--games", type=GAMES, metavar="N", default=1, show_default=True, help=text("contract-games"))
@click.option(
    "--budget",
    type=Seconds(60),
    metavar="SECONDS",
    default=contract.BUDGET,
    show_default=True,
    help=text("arena-budget"),
)
@click.option("--seed", type=SEEDS, metavar="N", default=1, show_default=True, help=text("cli-seed"))
def bots_command(name: str | None, games: int, budget: float, seed: int) -> None:
    if name is None:
        click.echo("\n".join(ladder()))
        return
    with redirect_stdout(sys.stderr):  # standard output is for results, whatever a file prints
        make, budget = bots.find(name), parse(name).budget or budget
    with progress(text("contract-checking"), contract.rounds(games=games)) as bar:
        problems = contract.check(
            make, games=games, seed=seed, budget=budget, now=time.perf_counter, progress=bar.update
        )
    for problem in problems:
        click.echo(str(problem))
    played = games * len(contract.EXPANSIONS) * len(contract.PLAYERS)
    if problems:
        click.echo(text("contract-broken", bot=bots.title(name), games=played), err=True)
        raise click.exceptions.Exit(1)
    click.echo(text("contract-kept", bot=bots.title(name), games=played))


def ladder() -> list[str]:
    """A line for each bot that comes with Skye: its name, its title, and how it plays."""
    called = {name: text(f"bot-{name}") for name in bots.LADDER}
    width, room = (max(map(len, words)) for words in (called.keys(), called.values()))
    return [
        f"{name.ljust(width)}  {title.ljust(room)}  {text(f'bot-{name}-character')}" for name, title in called.items()
    ]
