"""The rules as a person reads them, in the language in use: one by its id, or all as plain text or Markdown."""

from __future__ import annotations

import textwrap

from skye import material, words
from skye.errors import SkyeError
from skye.expansions import NAMES, part

WIDTH = 100
INDENT = " " * 5

_ADDED = tuple(part(name, "rules") for name in NAMES)
"""What the expansions add. These parts import nothing, so reading them here closes no circle."""

_BASE_SCORING = tuple(tile.id for tile in material.base().scoring)

SCORING: tuple[str, ...] = (*_BASE_SCORING, *(name for added in _ADDED for name in added.SCORING))
"""The ids of all scoring tiles."""

SECTIONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("section-material", ("M1", "M2", "M3", "M4", "M5")),
    ("section-setup", ("S1", "S2", "S2a", "S3", "S4")),
    ("section-income", ("I1", "I2", "I3")),
    ("section-prices", ("P1", "P2", "P3", "P4")),
    ("section-buying", ("B1", "B2", "B3", "B4")),
    ("section-building", ("L1", "L2", "L3")),
    ("section-round-end", ("E1", "A1", "A2", "A3")),
    ("section-scoring", (*_BASE_SCORING, "T1", "T2")),
    ("section-end", ("F1", "F2", "F3")),
    *(section for added in _ADDED for section in added.SECTIONS),
    # Last, because they hold for everything above.
    ("section-limits", ("X1", "X2", "X3", "X4")),
)
"""The message with each section's title, and the ids of its rules."""

NOTES: dict[str, str] = {
    "section-material": "rule-disagreement",
    **{section: note for added in _ADDED for section, note in added.NOTES.items()},
}
"""Remarks that close a section without being a rule."""

_IDS = {name.lower(): name for _, names in SECTIONS for name in names}


def rule(name: str) -> str:
    """The rule with this id, in capitals or not, or the rule of the scoring tile with this id."""
    known = _IDS.get(name.strip().lower().replace("-", "_"))
    if known is None:
        raise SkyeError("rules-unknown", found=name, known=", ".join(_IDS.values()))
    return words.text(_key(known))


def overview() -> str:
    """All rules as plain text for a terminal, ending with a line break."""
    title = words.text("rules-title")
    lines = [title, "=" * len(title), "", *wrap(words.text("rules-introduction", rulings="docs/rulings.md"))]
    for section, names in SECTIONS:
        title = words.text(section)
        lines += ["", title, "-" * len(title)]
        for name in names:
            if name in SCORING:
                lines += [f"{_name(name)} ({name})", *wrap(rule(name), INDENT)]
            else:
                first, *rest = wrap(rule(name), INDENT)
                lines += [name.ljust(len(INDENT)) + first.removeprefix(INDENT), *rest]
        if section in NOTES:
            lines += ["", *wrap(words.text(NOTES[section]))]
    return "\n".join(lines) + "\n"


def markdown() -> str:
    """All rules as Markdown for a page beside docs/rulings.md, ending with a line break."""
    introduction = words.text("rules-introduction", rulings="[docs/rulings.md](rulings.md)")
    blocks = [f"# {words.text('rules-title')}", introduction]
    for section, names in SECTIONS:
        blocks += [f"## {words.text(section)}", "\n".join(_item(name) for name in names)]
        if section in NOTES:
            blocks.append(words.text(NOTES[section]))
    return "\n\n".join(blocks) + "\n"


def _key(name: str) -> str:
    return f"scoring-{name.replace('_', '-')}" if name in SCORING else f"rule-{name}"


def _name(scoring: str) -> str:
    return words.text(f"{_key(scoring)}-name")


def _item(name: str) -> str:
    label = f"**{_name(name)}** (`{name}`):" if name in SCORING else f"**{name}**"
    return "- " + textwrap.indent(f"{label} {rule(name)}", "  ").lstrip()


def wrap(text: str, indent: str = "") -> list[str]:
    """The lines of a message, broken to the width; the text under a list mark hangs."""
    lines = []
    for line in text.splitlines():
        hanging = indent + "  " if line.startswith("- ") else indent
        lines += textwrap.wrap(
            line, WIDTH, initial_indent=indent, subsequent_indent=hanging, break_on_hyphens=False
        ) or [""]
    return lines
