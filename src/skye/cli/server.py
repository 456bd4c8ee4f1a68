"""The commands `play` and `serve`: tables for the people around one computer, and for everybody."""

from __future__ import annotations

import importlib.util
import ipaddress
import os
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from skye.cli.group import command
from skye.material.errors import SkyeError
from skye.material.words import text
from skye.server.settings import KEEP_FINISHED, KEEP_UNFINISHED, WILDCARDS

if TYPE_CHECKING:
    from skye.server.play import Address
    from skye.server.settings import Settings

FOLDER = click.Path(file_okay=False, path_type=Path)
PORT = click.IntRange(1, 65535)
LOGS = click.Choice(["json", "text"])
LEVELS = click.Choice(["debug", "info", "warning", "error"])
NEVER = "never"
UNSAID = -1
"""The default instead of a number of days."""
VARIABLE = "SKYE_DATABASE"

PACKAGES = (
    *("alembic", "asyncpg", "httptools", "platformdirs", "prometheus_client", "sqlalchemy", "starlette", "uvicorn"),
    "websockets",
)
"""The packages of the extra `play`."""


def days(context: click.Context, parameter: click.Parameter, value: str | None) -> int | None:
    """A number of days; None for never."""
    if value is None:
        return UNSAID
    if value == NEVER:
        return None
    with suppress(ValueError):
        if 1 <= (number := int(value)) <= 36_500:
            return number
    raise click.BadParameter(text("serve-not-days", value=value), context, parameter)


def need_play() -> None:
    """Raise an error for a missing package that the commands for tables need."""
    for package in PACKAGES:
        if importlib.util.find_spec(package) is None:
            raise SkyeError("play-missing", package=package)


@command("play")
@click.option("--port", type=PORT, metavar="N", help=text("play-port"))
@click.option("--data", type=FOLDER, metavar="DIR", help=text("play-data"))
@click.option("--lan", is_flag=True, help=text("play-lan"))
@click.option("--no-browser", "is_quiet", is_flag=True, help=text("play-no-browser"))
@click.option("--log", type=LOGS, help=text("play-log"))
def play_command(port: int | None, data: Path | None, lan: bool, is_quiet: bool, log: str | None) -> None:
    need_play()
    from skye.server import play
    from skye.storage.interface import StorageError

    folder = play.data_folder(data)
    address = play.find(folder)
    if address is None:
        try:
            _play(folder, port, log, lan=lan, is_quiet=is_quiet)
            return
        except StorageError as error:
            if error.key == "storage-unreachable":
                raise SkyeError("play-unusable", problem=str(error)) from error
            # Another one may have been faster.
            address = play.find(folder) if error.key == "storage-in-use" else None
            if address is None:
                raise
    lines = [text("play-running", url=address.url), *_links(address)]
    click.echo("\n".join([*lines, text("play-running-alone")] if lan and not address.others else lines))
    if not is_quiet and play.can_show(os.environ):
        play.show(address.url)


def _play(folder: Path, port: int | None, log: str | None, *, lan: bool, is_quiet: bool) -> None:
    from skye.server import own_addresses, play, serve
    from skye.server.reach import link

    settings = play.settings(folder, log, lan=lan)
    host = settings.host
    last = play.remembered(folder)
    with play.listen(host, port, by_both=True) if port else play.listen_anywhere(host, last) as listening:
        serve.prepare(settings)
        taken = listening.getsockname()[1]
        links = tuple(link(address, taken) for address in own_addresses.addresses()) if lan else ()
        address = play.Address(taken, links)
        play.remember(folder, address)
        lines = [text("play-ready", url=address.url), *_links(address)]
        lines += [text("play-no-network")] if lan and not links else []
        lines.append(text("play-stop"))

        def ready() -> None:
            with suppress(BrokenPipeError):  # whoever started it may have closed the pipe
                click.echo("\n".join(lines))
            if not is_quiet and play.can_show(os.environ):
                play.show(address.url)

        _run(settings, ready, listening, log=settings.log_file)
    click.echo(text("play-stopped"))


def _links(address: Address) -> list[str]:
    return [text("play-others", url=url) for url in address.others]


@command("serve")
@click.option("--database", metavar="URL", envvar=VARIABLE, help=text("serve-database", variable=VARIABLE))
@click.option("--host", metavar="ADDRESS", default="127.0.0.1", show_default=True, help=text("serve-host"))
@click.option(
    "--port", type=click.IntRange(0, 65535), metavar="N", default=8000, show_default=True, help=text("serve-port")
)
@click.option(
    "--workers", type=click.IntRange(1, 64), metavar="N", default=1, show_default=True, help=text("serve-workers")
)
@click.option("--thinkers", type=click.IntRange(1, 64), metavar="N", help=text("serve-thinkers"))
@click.option("--host-name", "names", metavar="NAME", multiple=True, help=text("serve-host-name"))
@click.option("--origin", "origins", metavar="ORIGIN", multiple=True, help=text("serve-origin"))
@click.option("--proxy", "proxies", metavar="ADDRESS", multiple=True, help=text("serve-proxy"))
@click.option("--log", type=LOGS, default="json", show_default=True, help=text("serve-log"))
@click.option("--level", type=LEVELS, default="info", show_default=True, help=text("serve-level"))
@click.option("--keep-finished", callback=days, metavar="DAYS", help=text("serve-keep-finished", days=KEEP_FINISHED))
@click.option(
    "--keep-unfinished", callback=days, metavar="DAYS", help=text("serve-keep-unfinished", days=KEEP_UNFINISHED)
)
def serve_command(
    database: str | None,
    host: str,
    port: int,
    workers: int,
    thinkers: int | None,
    names: tuple[str, ...],
    origins: tuple[str, ...],
    proxies: tuple[str, ...],
    log: Any,
    level: str,
    keep_finished: int | None,
    keep_unfinished: int | None,
) -> None:
    need_play()
    from skye.server import play, serve
    from skye.server.reach import link
    from skye.server.settings import Settings, usual_thinkers

    own = play.database(play.data_folder() if database is None else play.usual_folder())
    database = own if database is None else database
    # Nothing on a person's own computer is deleted unless they say so.
    finished, unfinished = (None, None) if database == own else (KEEP_FINISHED, KEEP_UNFINISHED)
    settings = Settings(
        database=database,
        host=host,
        port=port,
        workers=workers,
        thinkers=thinkers or usual_thinkers(workers),
        hosts=_hosts(host, names),
        origins=origins,
        proxies=proxies,
        log=log,
        level=level,
        keep_finished=finished if keep_finished == UNSAID else keep_finished,
        keep_unfinished=unfinished if keep_unfinished == UNSAID else keep_unfinished,
    )
    _check(settings)
    with play.listen(host, port) as listening:
        serve.prepare(settings)
        shown = "127.0.0.1" if host in WILDCARDS else host
        line = text("serve-ready", url=link(shown, listening.getsockname()[1]))

        def ready() -> None:
            with suppress(BrokenPipeError):
                click.echo(line)

        _run(settings, ready, listening)


def _check(settings: Settings) -> None:
    """Reject what the server would only notice when it runs."""
    from skye.server.request_guard import Host, Origin

    if settings.workers > 1 and settings.database.startswith("sqlite"):
        raise SkyeError("serve-one-worker")
    for name in settings.hosts or ():
        Host.read(name)
    for origin in settings.origins:
        Origin.read(origin)
    for proxy in settings.proxies:
        try:
            ipaddress.ip_network(proxy)
        except ValueError as error:
            raise SkyeError("serve-not-proxy", found=proxy) from error


def _hosts(host: str, names: tuple[str, ...]) -> tuple[str, ...] | None:
    """The host names it accepts. For this computer only, or with names given, all others are refused."""
    from skye.server.play import LOOPBACK

    if not names and host not in LOOPBACK and host != "::1":
        return None
    own = () if host in WILDCARDS else (f"[{host}]" if ":" in host else host,)
    return tuple(dict.fromkeys((*names, *LOOPBACK, *own)))


def _run(settings: Settings, ready: Callable[[], None], listening: socket.socket, *, log: str | None = None) -> None:
    """Serve until it is stopped, which is no failure."""
    from skye.server import file_limit, serve

    wanted = settings.limits.connections
    room = file_limit.connections(wanted, settings.thinkers + serve.BESIDE)
    if room < wanted:
        allowed = str(file_limit.raise_limit())
        click.echo(text("serve-few-files", files=allowed, connections=str(room), wanted=str(wanted)), err=True)
    is_ready = False

    def on_ready() -> None:
        nonlocal is_ready
        is_ready = True
        ready()

    try:
        with _ended_calmly():
            serve.run(settings, on_ready, listening)
            if not is_ready:
                raise SystemExit
    except SystemExit as error:
        raise SkyeError("serve-failed") if log is None else SkyeError("play-failed", log=log) from error


@contextmanager
def _ended_calmly() -> Iterator[None]:
    """Handles a request of the system to stop like Ctrl-C; both end cleanly."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    except KeyboardInterrupt:
        if os.isatty(1):
            click.echo()  # the terminal has printed ^C
    finally:
        signal.signal(signal.SIGTERM, before)
