"""The command for statistics of recorded games."""

from __future__ import annotations

import json
from contextlib import nullcontext
from pathlib import Path

import click

from skye.cli.group import FILE, command, progress
from skye.cli.study import needs_study, writing
from skye.material.words import text


@command("stats")
@click.argument("paths", metavar="FILE...", nargs=-1, required=True, type=FILE)
@click.option(
    "--out",
    "folder",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help=text("cli-stats-out"),
)
@click.option("--json", "as_json", is_flag=True, help=text("cli-stats-json"))
@click.option("--force", is_flag=True, help=text("cli-stats-force"))
def stats_command(paths: tuple[Path, ...], folder: Path | None, as_json: bool, force: bool) -> None:
    with needs_study():
        from skye.study.stats import export, frames, report
        from skye.study.stats.tallies import Tallies
    records = frames.peek(paths)
    tallies = Tallies()
    with writing(folder), export.opened(folder, force=force) if folder is not None else nullcontext() as exported:
        size = sum(path.stat().st_size for path in paths)
        with progress(text("stats-reading"), size) as bar:
            for chunk in frames.read(paths, bar.update, decisions=exported is not None):
                tallies.add(chunk)
                if exported is not None:
                    exported.add(chunk)
        made = report.Report(tallies, [str(path) for path in paths])
        if exported is not None:
            with progress(text("stats-drawing"), report.count(made)) as bar:
                for _ in report.write(made, exported):
                    bar.update(1)
            files = exported.publish()
            click.echo(text("stats-written", files=files, folder=str(folder)), err=True)
    for record in records:
        if not record.is_shipped_material:
            click.echo(text("stats-other-material", file=str(record.path)), err=True)
    click.echo(json.dumps(made.plain()) if as_json else made.page())
