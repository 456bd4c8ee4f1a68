"""The command `shots`: pictures of the page in every size and theme."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from typing import Any

import click

from skye.cli.group import command, progress
from skye.cli.server import need_play
from skye.cli.study import writing
from skye.material.errors import SkyeError
from skye.material.words import language, text

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
SIZES = ("desktop", "tablet", "phone")


@command("shots")
@click.option(
    "--out", type=click.Path(file_okay=False, path_type=Path), metavar="DIR", required=True, help=text("shots-out")
)
@click.option("--scene", "names", multiple=True, metavar="NAME", help=text("shots-only"))
@click.option("--size", "sizes", multiple=True, type=click.Choice(SIZES), help=text("shots-size"))
@click.option("--browser", metavar="FILE", help=text("shots-browser"))
def shots_command(out: Path, names: tuple[str, ...], sizes: tuple[str, ...], browser: str | None) -> None:
    need_play()
    from skye.shots.scenes import SCENES
    from skye.shots.server import own_server
    from skye.shots.stage import stage

    unknown = [name for name in names if name not in SCENES]
    if unknown:
        raise SkyeError("shots-unknown", found=unknown[0], known=", ".join(SCENES))
    chromium = browser or next(filter(None, map(shutil.which, BROWSERS)), None)
    if chromium is None:
        raise SkyeError("shots-no-browser", known=", ".join(BROWSERS))
    wanted = names or tuple(SCENES)
    count = 0

    def taken() -> None:
        nonlocal count
        count += 1

    async def run(bar: Any) -> list[str]:
        async with own_server() as url, stage(url, out, chromium, sizes or SIZES, language(), taken) as windows:
            for name in wanted:
                await SCENES[name](windows)
                bar.update(1)
            return windows.complaints

    with writing(out), progress(text("shots-progress"), len(wanted)) as bar:
        complaints = asyncio.run(run(bar))
    click.echo(text("shots-done", count=count, folder=str(out)))
    for complaint in complaints:
        click.echo(text("shots-complaint", problem=complaint), err=True)
    if complaints:
        raise SystemExit(1)
