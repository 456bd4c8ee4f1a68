"""The commands for the tables of a server: list them, export their games, import games, delete."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import msgspec

from skye.cli.group import FILE, commands, progress
from skye.cli.server import VARIABLE, need_play
from skye.cli.study import writing
from skye.material.errors import SkyeError
from skye.material.words import text
from skye.record.files import RecordFile
from skye.study.arena.folder import write_whole

if TYPE_CHECKING:
    from skye.server.archive import Listed

MOST = 20
"""Tables in a list by default."""

DATABASE = click.option("--database", metavar="URL", envvar=VARIABLE, help=text("serve-database", variable=VARIABLE))


@commands.group(
    "tables",
    help=text("cli-tables"),
    short_help=text("cli-tables-short"),
    options_metavar=text("click-options-place"),
    subcommand_metavar=text("click-command-place"),
)
def tables_group() -> None:
    """Every command for tables."""


def command(name: str) -> Callable[[Callable[..., None]], click.Command]:
    """A command for tables with its help."""
    return tables_group.command(
        name,
        help=text(f"tables-{name}"),
        short_help=text(f"tables-{name}-short"),
        options_metavar=text("click-options-place"),
    )


def _address(database: str | None, *, is_new_fine: bool = False) -> str:
    """The database requested, or the one of `play`."""
    need_play()
    from skye.server import play

    if database is not None:
        return database
    return play.database(play.data_folder() if is_new_fine else play.usual_folder())


@command("list")
@DATABASE
@click.option("--all", "is_all", is_flag=True, help=text("tables-all"))
def list_command(database: str | None, is_all: bool) -> None:
    url = _address(database)
    from skye.server import archive

    counts: Counter[str] = Counter()

    async def read() -> list[Listed]:
        found: list[Listed] = []
        async with archive.looked_into(url) as storage:
            async for table in archive.listed(storage):
                counts[table.standing] += 1
                if len(found) < MOST or is_all:
                    found.append(table)
        return found

    found = asyncio.run(read())
    if not found:
        click.echo(text("tables-none"), err=True)
        return
    rows = [_headings(), *map(_cells, found)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]) - 1)]
    for *cells, last in rows:
        padded = [cell.ljust(width) for cell, width in zip(cells, widths, strict=True)]
        click.echo("  ".join([*padded, last]))
    click.echo(_counted(counts), err=True)
    if counts.total() > len(found):
        click.echo(text("tables-more", count=MOST), err=True)


def _counted(counts: Counter[str]) -> str:
    return text("tables-counts", **{name: counts[name] for name in ("playable", "finished", "halted")})


def _headings() -> list[str]:
    return [text(f"tables-column-{name}") for name in ("code", "status", "changed", "game", "players")]


def _cells(table: Listed) -> list[str]:
    row, about = table
    moment = datetime.fromtimestamp(row.changed / 1000).strftime("%Y-%m-%d %H:%M")
    game = text("tables-base") if about.expansion is None else about.expansion.capitalize()
    is_halted = table.standing == "halted"
    status = text("tables-status-halted") if is_halted else text(f"tables-status-{about.status}", round=about.round)
    return [row.code, status, moment, game, _players(table)]


def _players(table: Listed) -> str:
    """Who sits there, with the points if the game has begun; names come last in a line, as they may have any width."""
    names = [text("tables-player", name=name) if name else text("tables-open-seat") for name in table.about.names]
    points = table.about.points or (None,) * len(names)
    return ", ".join(name if own is None else f"{name} {own}" for name, own in zip(names, points, strict=True))


@command("export")
@click.argument("codes", metavar="CODE...", nargs=-1, required=True)
@click.option("--out", type=FILE, metavar="FILE", required=True, help=text("cli-simulate-out"))
@DATABASE
@click.option("--unfinished", is_flag=True, help=text("tables-take-unfinished"))
@click.option("--force", is_flag=True, help=text("cli-force"))
def export_command(codes: tuple[str, ...], out: Path, database: str | None, unfinished: bool, force: bool) -> None:
    url = _address(database)
    from skye.server import archive

    if out.exists() and not force:
        raise SkyeError("cli-out-exists", file=str(out))

    async def read() -> bytes:
        async with archive.looked_into(url) as storage:
            return await archive.exported(storage, codes, text=out.suffix == ".txt", is_unfinished_fine=unfinished)

    content = asyncio.run(read())
    with writing(out):
        write_whole(out, content)
    click.echo(text("cli-written", file=str(out)), err=True)


@command("import")
@click.argument("path", metavar="FILE", type=FILE)
@DATABASE
def import_command(path: Path, database: str | None) -> None:
    url = _address(database, is_new_fine=True)
    from skye.server import archive

    record = RecordFile(path)
    # All games are verified before the first becomes a table, however many there are.
    with tempfile.TemporaryFile() as kept:
        with progress(text("cli-replaying"), max(path.stat().st_size if path.exists() else 0, 1)) as bar:
            shown = 0
            for game in archive.proved(record):
                kept.write(msgspec.json.encode(game) + b"\n")
                bar.update(record.offset - shown)
                shown = record.offset
        kept.seek(0)
        count = asyncio.run(_store(url, kept))
    click.echo(text("tables-imported", games=count), err=True)


async def _store(url: str, kept: Any) -> int:
    from skye.server import archive
    from skye.server.running_time import milliseconds

    count = 0
    async with archive.looked_into(url, is_new_fine=True) as storage:
        # As a server does: with an earlier time the games would look old, and expire.
        newest = await storage.newest()
        for line in kept:
            game = msgspec.json.decode(line, type=archive.Imported)
            row = await archive.stored(storage, game, lambda: max(milliseconds(), newest))
            count += 1
            click.echo(f"{row.code}  {_players(await archive.find(storage, row.code))}")
    return count


@command("check")
@DATABASE
def check_command(database: str | None) -> None:
    url = _address(database)
    from skye.server import archive, database_check

    counts: Counter[str] = Counter()
    faults: list[str] = []

    async def check() -> None:
        async with archive.looked_into(url) as storage:
            whole = sum([1 async for _ in archive.listed(storage)])
            with progress(text("tables-checking"), max(whole, 1)) as bar:
                async for found in database_check.examined(storage, lambda: bar.update(1)):
                    if isinstance(found, database_check.Fault):
                        faults.append(f"{found.code}: {found.problem}" if found.code else str(found.problem))
                    else:
                        counts[found] += 1

    asyncio.run(check())
    click.echo(_counted(counts), err=True)
    for fault in faults:
        click.echo(fault)
    if faults:
        raise SkyeError("check-faults", count=len(faults))
    click.echo(text("check-sound"), err=True)


@command("delete")
@click.argument("code", metavar="CODE")
@DATABASE
@click.option("--yes", "is_sure", is_flag=True, help=text("tables-yes"))
def delete_command(code: str, database: str | None, is_sure: bool) -> None:
    url = _address(database)
    from skye.server import archive

    async def find() -> Listed:
        async with archive.looked_into(url) as storage:
            return await archive.find(storage, code)

    async def delete(table: int) -> bool:
        async with archive.looked_into(url) as storage:
            return await storage.delete(table)

    found = asyncio.run(find())
    _, status, moment, game, players = _cells(found)
    described = f"{found.row.code} ({status}, {moment}, {game}: {players})"
    if not is_sure and not _is_wanted(described):
        click.echo(text("tables-left"), err=True)
        raise click.exceptions.Exit(1)
    if not asyncio.run(delete(found.row.table)):
        raise SkyeError("tables-unknown", code=code)
    click.echo(text("tables-deleted", table=described))


def _is_wanted(described: str) -> bool:
    """Whether the user answers yes; no answer is no."""
    click.echo(text("tables-sure", table=described) + " ", nl=False, err=True)
    answer = sys.stdin.readline().strip().lower()
    if not answer:
        click.echo(err=True)
    return answer in ("y", "yes", text("tables-answer-yes"), text("tables-answer-yes")[0])
