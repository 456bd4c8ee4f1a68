"""One command run from the command line: its output, and its exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress

import click
from click.shell_completion import shell_complete

# They add their commands to the group.
from skye.cli import arena, bots, commands, server, shots, stats, tables, train, tune  # noqa: F401
from skye.cli.framework import COMPLETION
from skye.cli.group import commands as group
from skye.material.errors import SkyeError
from skye.material.system_errors import reason
from skye.material.words import text


def run(arguments: Sequence[str]) -> int:
    """Run one command; returns the exit code."""
    wanted = os.environ.get(COMPLETION, "")
    if wanted:
        return shell_complete(group, {}, "skye", COMPLETION, wanted)
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
        problem = reason(error)
        if error.filename is None:  # such as standard output
            click.echo(text("click-error", message=problem), err=True)
        else:
            click.echo(text("cli-os-error", file=str(error.filename), problem=problem), err=True)
        _forget_output()
        return 1
    return 0


def _run(arguments: Sequence[str]) -> int:
    """Run one command; its output may still have to be flushed."""
    try:
        # Not `main` of the library, which would treat a closed pipe as a failure.
        with group.make_context("skye", list(arguments)) as context:
            group.invoke(context)
    except click.exceptions.Exit as stop:
        return stop.exit_code
    except click.ClickException as error:
        error.show()
        return error.exit_code
    return 0


def _forget_output() -> None:
    """Output that could not be written is not tried again at exit, which would be a second failure."""
    with suppress(OSError):
        sys.stdout.flush()
        return
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
