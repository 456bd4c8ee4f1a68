"""The rules as a person reads them, in the current language: one by its id, or all as plain text or Markdown."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from functools import cache
from typing import ClassVar

from skye.material import words
from skye.material.box import base_material
from skye.material.errors import SkyeError
from skye.material.expansions import NAMES, Part, named, parts

WIDTH = 100
INDENT = " " * 5

Section = tuple[str, tuple[str, ...]]
"""The message with a section's title, and the ids of its rules."""

_BASE_SCORING = tuple(tile.id for tile in base_material().scoring)

_BASE: tuple[Section, ...] = (
    ("section-material", ("M1", "M2", "M3", "M4", "M5")),
    ("section-setup", ("S1", "S2", "S2a", "S3", "S4")),
    ("section-income", ("I1", "I2", "I3")),
    ("section-prices", ("P1", "P2", "P3", "P4")),
    ("section-buying", ("B1", "B2", "B3", "B4")),
    ("section-building", ("L1", "L2", "L3")),
    ("section-round-end", ("E1", "A1", "A2", "A3")),
    ("section-scoring", (*_BASE_SCORING, "T1", "T2")),
    ("section-end", ("F1", "F2", "F3")),
)

_LAST: Section = ("section-limits", ("X1", "X2", "X3", "X4"))
"""Last, because they apply to everything before them."""


class RulesTextPart(Part, module="rules_text"):
    """The rules that an expansion adds, for readers."""

    scoring: ClassVar[tuple[str, ...]] = ()
    """The ids of its scoring tiles."""
    sections: ClassVar[tuple[Section, ...]] = ()
    notes: ClassVar[Mapping[str, str]] = {}
    """Remarks that close a section without being a rule."""


@cache
def scoring_tiles() -> tuple[str, ...]:
    """The ids of all scoring tiles."""
    return (*_BASE_SCORING, *(name for part in parts(RulesTextPart) for name in part.scoring))


@cache
def sections() -> tuple[Section, ...]:
    """All sections of the rules, in their order."""
    return (*_BASE, *(section for part in parts(RulesTextPart) for section in part.sections), _LAST)


def added_sections() -> dict[str, str]:
    """The expansions that have added sections, by the messages with the titles of these."""
    return {title: name for name in NAMES for title, _ in named(name).part(RulesTextPart).sections}


def notes() -> dict[str, str]:
    """Remarks that close a section without being a rule, by the message with its title."""
    added = (part.notes.items() for part in parts(RulesTextPart))
    return {"section-material": "rule-disagreement", **{section: note for notes in added for section, note in notes}}


@cache
def _ids() -> dict[str, str]:
    return {name.lower(): name for _, names in sections() for name in names}


def rule(name: str) -> str:
    """The rule with this id, in any case, or the rule of the scoring tile with this id."""
    known = _ids().get(name.strip().lower().replace("-", "_"))
    if known is None:
        raise SkyeError("rules-unknown", found=name, known=", ".join(_ids().values()))
    return words.text(_key(known))


def overview() -> str:
    """All rules as plain text for a terminal, ending with a line break."""
    title = words.text("rules-title")
    lines = [title, "=" * len(title), "", *wrap(words.text("rules-introduction", rulings="docs/rulings.md"))]
    for section, names in sections():
        title = words.text(section)
        lines += ["", title, "-" * len(title)]
        for name in names:
            if name in scoring_tiles():
                lines += [f"{_name(name)} ({name})", *wrap(rule(name), INDENT)]
            else:
                first, *rest = wrap(rule(name), INDENT)
                lines += [name.ljust(len(INDENT)) + first.removeprefix(INDENT), *rest]
        if section in notes():
            lines += ["", *wrap(words.text(notes()[section]))]
    return "\n".join(lines) + "\n"


def markdown() -> str:
    """All rules as Markdown for a page next to docs/rulings.md, ending with a line break."""
    introduction = words.text("rules-introduction", rulings="[docs/rulings.md](rulings.md)")
    blocks = [f"# {words.text('rules-title')}", introduction]
    for section, names in sections():
        blocks += [f"## {words.text(section)}", "\n".join(_item(name) for name in names)]
        if section in notes():
            blocks.append(words.text(notes()[section]))
    return "\n\n".join(blocks) + "\n"


def _key(name: str) -> str:
    return f"scoring-{name.replace('_', '-')}" if name in scoring_tiles() else f"rule-{name}"


def _name(scoring: str) -> str:
    return words.text(f"{_key(scoring)}-name")


def _item(name: str) -> str:
    label = f"**{_name(name)}** (`{name}`):" if name in scoring_tiles() else f"**{name}**"
    return "- " + textwrap.indent(f"{label} {rule(name)}", "  ").lstrip()


def wrap(text: str, indent: str = "") -> list[str]:
    """The lines of a message, wrapped to the width; list items have a hanging indent."""
    lines = []
    for line in text.splitlines():
        hanging = indent + "  " if line.startswith("- ") else indent
        lines += textwrap.wrap(
            line, WIDTH, initial_indent=indent, subsequent_indent=hanging, break_on_hyphens=False
        ) or [""]
    return lines
