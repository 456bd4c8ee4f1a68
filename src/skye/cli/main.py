"""The command `skye`: chooses the language, runs a command, and turns every failure into a message and an exit code.

0 done; 1 wrong input, or a failed check; 2 the command was not understood; 130 interrupted.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from io import TextIOWrapper
from itertools import pairwise

from skye.material import words

OPTION = "--lang"

STRANGER = "skye"
"""The name of a package about forests, whose files go into the same folder as ours; ours is installed as skye-game."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line; never returns."""
    try:
        arguments = sys.argv[1:] if arguments is None else list(arguments)
        words.use(choose_language(arguments, os.environ))
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")  # a terminal may lack characters
        # The texts of the commands are looked up as they are defined, so only now.
        from skye.cli import framework

        if framework.COMPLETION not in os.environ:
            warn_of_stranger()
        framework.speak()
        from skye.cli.run import run

        sys.exit(run(arguments))
    except KeyboardInterrupt:
        print(words.text("cli-interrupted"), file=sys.stderr)
        sys.exit(130)


def warn_of_stranger() -> None:
    """Warn if somebody else's package is among our files, or an old one of ours with that name."""
    from email import message_from_string  # here, where Ctrl-C is already caught
    from importlib.metadata import distributions

    for found in distributions(name=STRANGER):
        about = message_from_string(found.read_text("METADATA") or found.read_text("PKG-INFO") or "")
        if "Version" in about:  # an uninstall that was interrupted may leave a folder without it
            print(words.text("cli-stranger", version=about["Version"]), file=sys.stderr)
            return


def choose_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language of --lang, SKYE_LANG or the system, if there is a catalogue; else English."""
    asked = [following for argument, following in pairwise([*arguments, ""]) if argument == OPTION]
    asked += [argument.partition("=")[2] for argument in arguments if argument.startswith(f"{OPTION}=")]
    system = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    preferred = [language[:2].lower() for language in (*asked, environment.get("SKYE_LANG", ""), system)]
    return next((language for language in preferred if language in words.LANGUAGES), "en")
