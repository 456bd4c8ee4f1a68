"""The group of all commands, and what their options share."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import click

from skye.material import expansions, words
from skye.material.box import MaterialPart
from skye.material.words import text

FILE = click.Path(dir_okay=False, path_type=Path)
SEEDS = click.IntRange(0, 2**40)
DISTRIBUTION = "skye-game"
"""The name under which the package is installed."""


class Seconds(click.FloatRange):
    """A number of seconds above 0, up to a maximum."""

    def __init__(self, most: int) -> None:
        super().__init__(0, most, min_open=True)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """The number, or an error that says what is expected."""
        with suppress(ValueError):
            if 0 < (seconds := float(value)) <= (self.max or 0):
                return seconds
        raise click.BadParameter(text("click-not-seconds", value=str(value), most=self.max), ctx, param)


def own_version() -> str:
    """The version that is installed; sources that are run without an install have none."""
    try:
        return version(DISTRIBUTION)
    except PackageNotFoundError:
        return "-"


@click.group(
    help=text("cli-help"),
    epilog=text("cli-exit-codes"),
    options_metavar=text("click-options-place"),
    subcommand_metavar=text("click-command-place"),
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(own_version(), message="skye %(version)s", help=text("cli-version"))
@click.option("--lang", type=click.Choice(words.LANGUAGES), help=text("cli-lang"))
def commands(lang: str | None) -> None:
    """Every command; the language was chosen before this is read."""
    del lang


def command(name: str) -> Callable[[Callable[..., None]], click.Command]:
    """A command with its help, its line in the list, and the place of its options."""
    return commands.command(
        name,
        help=text(f"cli-{name}"),
        short_help=text(f"cli-{name}-short"),
        options_metavar=text("click-options-place"),
    )


def expansion_options(help_key: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """An option for each expansion, and for each of its files that a user may replace."""

    def add(function: Callable[..., None]) -> Callable[..., None]:
        for name in reversed(expansions.NAMES):
            for file in reversed(expansions.named(name).part(MaterialPart).files):
                option = click.option(f"--{name}-{file}", type=FILE, metavar="FILE", help=text(f"cli-{name}-{file}"))
                function = option(function)
            function = click.option(f"--{name}", is_flag=True, help=text(help_key.format(name)))(function)
        return function

    return add


def chosen_expansion(options: dict[str, Any]) -> tuple[str | None, tuple[tuple[str, Path], ...]]:
    """The expansion requested, by its own option or by one of its files, and these files."""
    for name in expansions.NAMES:
        files = [(file, options[f"{name}_{file}"]) for file in expansions.named(name).part(MaterialPart).files]
        given = tuple((file, path) for file, path in files if path is not None)
        if options[name] or given:
            return name, given
    return None, ()


def progress(label: str, length: int) -> Any:
    """A bar with an estimate on standard error; standard output is for results."""
    return click.progressbar(length=length, label=label, file=sys.stderr, show_pos=False)
