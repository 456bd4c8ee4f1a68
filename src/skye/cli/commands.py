"""The commands and their options; what they do is done elsewhere."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path
from typing import Any

import click
from click.shell_completion import get_completion_class, shell_complete

from skye import art, bench, expansions, material, rules, words
from skye.cli import COMPLETION, checks, showing
from skye.errors import SkyeError
from skye.recordfile import RecordFile
from skye.simulate import Task, resume, simulate
from skye.words import text

FILE = click.Path(dir_okay=False, path_type=Path)
SEEDS = click.IntRange(0, 2**40)
DISTRIBUTION = "skye-game"
"""The name under which the package is installed."""


class Seconds(click.FloatRange):
    """A number of seconds above 0, and not above the most."""

    def __init__(self, most: int) -> None:
        super().__init__(0, most, min_open=True)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """The number, or words about what is wanted."""
        with suppress(ValueError):
            if 0 < (seconds := float(value)) <= (self.max or 0):
                return seconds
        raise click.BadParameter(text("click-not-seconds", value=str(value), most=self.max), ctx, param)


def run(arguments: Sequence[str]) -> int:
    """Run one command; the exit code says how it went."""
    wanted = os.environ.get(COMPLETION, "")
    if wanted:
        return shell_complete(commands, {}, "skye", COMPLETION, wanted)
    try:
        code = _run(arguments)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        _forget_output()  # the reader, such as `head`, has seen enough
    except SkyeError as error:
        click.echo(str(error), err=True)
        return 1
    except OSError as error:
        problem = error.strerror or str(error)
        click.echo(text("cli-os-error", file=str(error.filename or ""), problem=problem), err=True)
        _forget_output()
        return 1
    return 0


def _run(arguments: Sequence[str]) -> int:
    """Run one command; what it prints may still have to be written."""
    try:
        # Not `main` of the library, which would take a closed pipe for a failure.
        with commands.make_context("skye", list(arguments)) as context:
            commands.invoke(context)
    except click.exceptions.Exit as stop:
        return stop.exit_code
    except click.ClickException as error:
        error.show()
        return error.exit_code
    return 0


def _forget_output() -> None:
    """What could not be written is not tried again at the end, which would be a second failure."""
    with suppress(OSError):
        sys.stdout.flush()
        return
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


@click.group(
    help=text("cli-help"),
    epilog=text("cli-exit-codes"),
    options_metavar=text("click-options-place"),
    subcommand_metavar=text("click-command-place"),
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(version(DISTRIBUTION), message="skye %(version)s", help=text("cli-version"))
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
    """An option for each expansion, and for each of its files that an owner of the box may replace."""

    def add(function: Callable[..., None]) -> Callable[..., None]:
        for name in reversed(expansions.NAMES):
            for file in reversed(expansions.part(name, "material").FILES):
                option = click.option(f"--{name}-{file}", type=FILE, metavar="FILE", help=text(f"cli-{name}-{file}"))
                function = option(function)
            function = click.option(f"--{name}", is_flag=True, help=text(help_key.format(name)))(function)
        return function

    return add


def chosen_expansion(options: dict[str, Any]) -> tuple[str | None, tuple[tuple[str, Path], ...]]:
    """The expansion asked for, by its own option or by one of its files, and these files."""
    for name in expansions.NAMES:
        files = [(file, options[f"{name}_{file}"]) for file in expansions.part(name, "material").FILES]
        given = tuple((file, path) for file, path in files if path is not None)
        if options[name] or given:
            return name, given
    return None, ()


@command("simulate")
@click.option("--players", type=click.IntRange(2, 5), metavar="N", required=True, help=text("cli-players"))
@click.option("--games", type=click.IntRange(1, 100_000_000), metavar="N", required=True, help=text("cli-games"))
@click.option("--seed", type=SEEDS, metavar="N", required=True, help=text("cli-seed"))
@click.option("--out", "path", type=FILE, metavar="FILE", required=True, help=text("cli-simulate-out"))
@click.option("--tiles", type=FILE, metavar="FILE", help=text("cli-tiles"))
@expansion_options("cli-{}")
@click.option("--shared-layout", "shared", is_flag=True, help=text("cli-shared-layout"))
@click.option("--jobs", type=click.IntRange(1, 1024), metavar="N", help=text("cli-jobs"))
@click.option("--resume", "is_resumed", is_flag=True, help=text("cli-resume"))
@click.option("--force", is_flag=True, help=text("cli-force"))
def simulate_command(
    players: int,
    games: int,
    seed: int,
    path: Path,
    tiles: Path | None,
    shared: bool,
    jobs: int | None,
    is_resumed: bool,
    force: bool,
    **options: Any,
) -> None:
    expansion, files = chosen_expansion(options)
    if shared and expansion is None:
        raise SkyeError("cli-shared-alone", known=expansions.NAMES[0])
    task = Task(players, games, seed, tiles, path.suffix == ".txt", expansion, files, shared)
    task.tables()  # complains about wrong material before anything is written
    done = 0
    if path.exists() and not force:
        if not is_resumed:
            raise SkyeError("cli-exists", file=str(path))
        done = resume(task, path)
    try:
        with progress(text("cli-simulating"), games) as bar:
            bar.update(min(done, games))
            for count in simulate(task, path, done=done, jobs=jobs):
                bar.update(count - done)
                done = count
    except KeyboardInterrupt:
        click.echo(text("cli-simulate-stopped", done=done, games=games, file=str(path)), err=True)
        raise click.exceptions.Exit(130) from None
    click.echo(text("cli-simulated", games=max(done, games), file=str(path)), err=True)


@command("replay")
@click.argument("path", metavar="FILE", type=FILE)
def replay_command(path: Path) -> None:
    record = RecordFile(path)
    size = path.stat().st_size if path.exists() else 0
    with progress(text("cli-replaying"), max(size, 1)) as bar:
        shown = 0
        for step in record.prove():
            if step.proof.is_over:
                bar.update(record.offset - shown)
                shown = record.offset
    if not record.is_shipped_material:
        click.echo(text("cli-other-material"))
    click.echo(text("cli-replayed", games=record.games, lines=record.line))


@command("show")
@click.argument("path", metavar="FILE", type=FILE)
@click.option("--game", type=click.IntRange(1), metavar="N", default=1, show_default=True, help=text("cli-show-game"))
@click.option("--round", "number", type=click.IntRange(0), metavar="R", help=text("cli-show-round"))
@click.option("--seat", metavar="K", required=True, help=text("cli-show-seat"))
@click.option("--svg", is_flag=True, help=text("cli-show-svg"))
@click.option("--board", is_flag=True, help=text("cli-show-board"))
@click.option("--out", type=FILE, metavar="FILE", help=text("cli-show-out"))
@click.option("--force", is_flag=True, help=text("cli-force"))
def show_command(
    path: Path, game: int, number: int | None, seat: str, svg: bool, board: bool, out: Path | None, force: bool
) -> None:
    scene = showing.find(RecordFile(path), game, number, seat)
    if scene.note and (board or svg or out is not None):
        click.echo(scene.note, err=True)
    if board:
        drawn = showing.board(scene, path)
    elif svg or (out is not None and out.suffix == ".svg"):
        drawn = showing.svg(scene)
    else:
        drawn = showing.plain(scene)
    if out is None:
        click.echo(drawn)
    elif out.exists() and not force:
        raise SkyeError("cli-out-exists", file=str(out))
    else:
        out.write_text(drawn + "\n", encoding="utf-8")
        click.echo(text("cli-written", file=str(out)), err=True)


@command("rules")
@click.argument("name", metavar="[ID]", required=False)
@click.option("--markdown", is_flag=True, help=text("cli-rules-markdown"))
def rules_command(name: str | None, markdown: bool) -> None:
    if name is not None:
        click.echo("\n".join(rules.wrap(rules.rule(name))))
    else:
        click.echo(rules.markdown() if markdown else rules.overview(), nl=False)


@command("art")
@click.option(
    "--out",
    "folder",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    required=True,
    help=text("cli-art-out"),
)
@click.option("--tiles", type=FILE, metavar="FILE", help=text("cli-tiles"))
@expansion_options("cli-{}-art")
def art_command(folder: Path, tiles: Path | None, **options: Any) -> None:
    expansion, own = chosen_expansion(options)
    box = material.load_box(tiles=tiles, expansion=expansion, files=dict(own))
    files = art.write_all(box, folder)
    with click.progressbar(files, length=art.count(box), label=text("cli-drawing"), file=sys.stderr) as bar:
        written = sum(1 for _ in bar)
    click.echo(text("cli-art-written", files=written, file=str(folder / "sheet.svg")), err=True)


@command("bench")
@click.option("--json", "as_json", is_flag=True, help=text("cli-bench-json"))
def bench_command(as_json: bool) -> None:
    with progress(text("cli-measuring"), len(bench.PARTS) + 1) as bar:
        started = iter(range(100))
        figures = bench.measure_both(lambda _: bar.update(1 if next(started) else 0))
        bar.update(1)
    click.echo(json.dumps(figures) if as_json else showing.figures(figures))


@command("test")
@click.option("--full", is_flag=True, help=text("cli-test-full"))
@click.option(
    "--games", type=click.IntRange(1), metavar="N", default=10_000, show_default=True, help=text("cli-test-games")
)
@click.argument("pytest_arguments", metavar="[PYTEST]...", nargs=-1)
def test_command(full: bool, games: int, pytest_arguments: tuple[str, ...]) -> None:
    raise click.exceptions.Exit(checks.run(full=full, games=games, pytest_arguments=pytest_arguments))


@command("completion")
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
def completion_command(shell: str) -> None:
    kind = get_completion_class(shell)
    assert kind is not None, "click knows every shell of the choice"
    click.echo(kind(commands, {}, "skye", COMPLETION).source())


def progress(label: str, length: int) -> Any:
    """A bar with an estimate on standard error; standard output is for results."""
    return click.progressbar(length=length, label=label, file=sys.stderr, show_pos=False)


from skye.cli import arena, bots, server, shots, stats, tables, tune  # noqa: E402, F401 -- they add their commands to those above
