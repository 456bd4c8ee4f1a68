"""Results as plain text: numbers of the reader's language, in columns."""

from __future__ import annotations

from collections.abc import Sequence

from skye.material.words import text


def number(key: str, value: float) -> str:
    """A number in the format of the language, but with plain spaces: others cannot be printed everywhere."""
    return " ".join(text(key, value=value).split())


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Lines with these cells below each other: names to the left, numbers to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    padded = [
        [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        for row in rows
    ]
    return ["  ".join(cells).rstrip() for cells in padded]
