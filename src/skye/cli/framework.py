"""The command-line library's own words in the language in use; it speaks English by itself."""

from __future__ import annotations

from gettext import gettext

import click

from skye.words import language, text

# The library's message, our message, and the places in it that the library fills in.
MESSAGES = {
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
    "Invalid value: {message}": ("click-invalid", {"message": "{message}"}),
    "Invalid value for {param_hint}: {message}": (
        "click-invalid-for",
        {"option": "{param_hint}", "message": "{message}"},
    ),
    "{value!r} is not a valid {number_type}.": ("click-not-a-number", {"value": "{value}"}),
    "{value} is not in the range {range}.": ("click-not-in-range", {"value": "{value}", "range": "{range}"}),
    "default: {default}": ("click-default", {"default": "{default}"}),
    "required": ("click-required", {}),
}


def speak() -> None:
    """Let the library use our words."""
    if language() != "en":
        for module in (click.core, click.exceptions, click.types, click.formatting, click.decorators):
            vars(module)["_"] = _translate


def _translate(message: str) -> str:
    if message not in MESSAGES:
        return gettext(message)
    key, places = MESSAGES[message]
    return text(key, **places)
