"""The messages of the command-line library in our words and in the current language."""

from __future__ import annotations

from gettext import gettext

import click
import click.parser

from skye.material.words import Phrase, text

COMPLETION = "_SKYE_COMPLETE"
"""The variable with which a shell asks for completions."""

# The library's message, our message, and the values that the library inserts.
MESSAGES: dict[str, tuple[str, dict[str, object]]] = {
    "Usage:": ("click-usage", {}),
    "Options": ("click-options", {}),
    "Commands": ("click-commands", {}),
    "Show this message and exit.": ("click-help", {}),
    "Error: {message}": ("click-error", {"message": "{message}"}),
    "Try '{command} {option}' for help.": ("click-try", {"command": "{command} {option}"}),
    "Missing command.": ("click-missing-command", {}),
    "Missing option": ("click-missing-option", {}),
    "Missing argument": ("click-missing-argument", {}),
    "No such command {name!r}.": ("click-no-command", {"name": "{name}"}),
    "No such option {name!r}.": ("click-no-option", {"name": "{name}"}),
    "Did you mean {possibility}?": ("click-did-you-mean", {"names": "{possibility}"}),
    "(Did you mean one of: {possibilities}?)": ("click-did-you-mean", {"names": "{possibilities}"}),
    "Got unexpected extra argument ({args})": ("click-extra", {"arguments": "{args}"}),
    "Got unexpected extra arguments ({args})": ("click-extra", {"arguments": "{args}"}),
    "Option {name!r} requires an argument.": ("click-needs-value", {"name": "{name}"}),
    "Option {name!r} does not take a value.": ("click-no-value", {"name": "{name}"}),
    "Invalid value: {message}": ("click-invalid", {"message": "{message}"}),
    "Invalid value for {param_hint}: {message}": (
        "click-invalid-for",
        {"option": "{param_hint}", "message": "{message}"},
    ),
    "{value!r} is not {choice}.": ("click-not-one-of", {"value": "{value}", "choices": "{choice}"}),
    "{value!r} is not one of {choices}.": ("click-not-one-of", {"value": "{value}", "choices": "{choices}"}),
    "Choose from:\n\t{choices}": ("click-choose", {"choices": "{choices}"}),
    "{value!r} is not a valid {number_type}.": ("click-not-a-number", {"value": "{value}"}),
    "{value} is not in the range {range}.": ("click-not-in-range", {"value": "{value}", "range": "{range}"}),
    "{name} {filename!r} is a directory.": ("click-is-folder", {"name": "{filename}"}),
    "{name} {filename!r} is a file.": ("click-is-file", {"name": "{filename}"}),
    "{name} {filename!r} is not readable.": (
        "cli-os-error",
        {"file": "{filename}", "problem": Phrase("system-denied")},
    ),
    "default: {default}": ("click-default", {"default": "{default}"}),
    "required": ("click-required", {}),
}


def speak() -> None:
    """Make the library use our messages."""
    for module in (click.core, click.exceptions, click.types, click.formatting, click.decorators, click.parser):
        words = vars(module)
        words["_"] = _translate
        words["ngettext"] = lambda one, many, count: _translate(one if count == 1 else many)


def _translate(message: str) -> str:
    if message not in MESSAGES:
        return gettext(message)
    key, places = MESSAGES[message]
    return text(key, **places)
