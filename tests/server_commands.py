"""The commands `play` and `serve` as processes that are started, asked and stopped."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from http.client import HTTPConnection
from typing import Any

from command_line import PROGRAM, CommandResult
from patience import PATIENCE

from skye.wire.client import open_table
from skye.wire.http_bodies import MySeat, NewTable, Seated

LINK = re.compile(r"http://127\.0\.0\.1:(\d+)")
NEW = NewTable((MySeat("Ann"), MySeat("Bob")))


class Command:
    """A command that goes on until it is stopped."""

    def __init__(
        self,
        *arguments: object,
        program: Sequence[str] = PROGRAM,
        environment: Mapping[str, str] | None = None,
        **more: Any,
    ) -> None:
        kept = {key: value for key, value in os.environ.items() if key not in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")}
        self.process = subprocess.Popen(
            [*program, *map(str, arguments)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,  # what is not read line by line is left for the end
            env={**kept, "SKYE_LANG": "en", **(environment or {})},
            **more,
        )

    def first_line(self) -> str:
        """What it says when it is ready."""
        assert self.process.stdout is not None
        line: str = self.process.stdout.readline().decode().rstrip("\n")
        assert line, self.end(signal.SIGKILL)
        return line

    def url(self) -> str:
        """The link of the first line."""
        found = LINK.search(self.first_line())
        assert found is not None
        return found[0]

    def end(self, number: signal.Signals | None) -> CommandResult:
        """Stop it so, or wait for its end."""
        if number is not None and self.process.poll() is None:
            self.process.send_signal(number)
        out, err = self.process.communicate(timeout=PATIENCE)
        result = CommandResult(self.process.returncode, out.decode(), err.decode())
        assert "Traceback" not in result.err
        return result


@contextmanager
def started(*arguments: object, **more: Any) -> Iterator[Command]:
    """A command that is gone afterwards."""
    command = Command(*arguments, **more)
    try:
        yield command
    finally:
        command.process.kill()
        command.process.communicate()


def get(url: str, path: str, host: str | None = None) -> tuple[int, bytes]:
    """What a server answers, asked under this name."""
    found = LINK.fullmatch(url)
    assert found is not None
    connection = HTTPConnection("127.0.0.1", int(found[1]), timeout=PATIENCE)
    try:
        connection.request("GET", path, headers={} if host is None else {"host": host})
        response = connection.getresponse()
        return response.status, response.read()
    finally:
        connection.close()


def new_table(url: str) -> Seated:
    return asyncio.run(open_table(url, NEW))
