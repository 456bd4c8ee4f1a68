"""The commands that need no further packages, such as simulate, replay and show; the work is done elsewhere."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import click
from click.shell_completion import get_completion_class

from skye import art
from skye.cli import checks, show
from skye.cli.framework import COMPLETION
from skye.cli.group import FILE, SEEDS, chosen_expansion, command, commands, expansion_options, progress
from skye.material import expansions, rules_text
from skye.material.box import load_material
from skye.material.errors import SkyeError
from skye.material.words import text
from skye.record.files import RecordFile
from skye.study import bench
from skye.study.simulate import Simulation, resume, simulate


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
    task = Simulation(players, games, seed, tiles, path.suffix == ".txt", expansion, files, shared)
    task.tables()  # raises an error for wrong material before anything is written
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
    scene = show.find(RecordFile(path), game, number, seat)
    if scene.note and (board or svg or out is not None):
        click.echo(scene.note, err=True)
    if board:
        drawn = show.board(scene, path)
    elif svg or (out is not None and out.suffix == ".svg"):
        drawn = show.svg(scene)
    else:
        drawn = show.plain(scene)
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
        click.echo("\n".join(rules_text.wrap(rules_text.rule(name))))
    else:
        click.echo(rules_text.markdown() if markdown else rules_text.overview(), nl=False)


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
    box = load_material(tiles=tiles, expansion=expansion, files=dict(own))
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
    click.echo(json.dumps(figures) if as_json else show.figures(figures))


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
