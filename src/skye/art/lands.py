"""The territories of a game with their owners: one of them, or all of a finished game in one picture to share."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from html import escape

from skye.art.expansion_art import ArtPart
from skye.art.palette import CREAM, GOLD, GOLD_DARK, INK, PAPER, SEATS
from skye.art.sheet import document, territory_group, territory_svg
from skye.art.signs import shield
from skye.material import expansions
from skye.material.tiles import Tile
from skye.record.explain import Cell
from skye.record.narrator import Narrator

SIGNS = (
    (CREAM, "M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z"),
    (CREAM, "M7 14.5l5-6 5 6"),
    (CREAM, "M8 8l8 8M16 8l-8 8"),
    (INK, "M12 7v10"),
    (INK, "M8 10h8M8 14.5h8"),
)
"""The sign of each seat, in its colour, as on the page (web/src/parts/SeatMark.svelte)."""

CROWN = "M4 18 3 7l5 4 4-6 4 6 5-4-1 11z"

WIDE, HIGH = 600, 460
"""Room for a territory."""
HEAD = 64
"""Height of the line above it: whose it is, and the points."""
GAP = 20
FOOT = 40
LARGEST = 1.25
"""The largest scale of a territory: one with few tiles does not fill its room."""
LONGEST_NAME = 30
LONGEST_LABEL = 60
FONT = "font-family=\"'Alegreya Sans','Segoe UI',system-ui,sans-serif\""


def seat_svg(narrator: Narrator, seat: int) -> str:
    """The territory of a seat as a file."""
    added = expansions.of(narrator.tables.material).part(ArtPart)
    roads, pieces = added.roads(narrator, seat), added.pieces(narrator, seat)
    return territory_svg(_laid(narrator, seat), roads=roads, pieces=pieces)


def lands_svg(narrator: Narrator, names: Sequence[str], winners: Collection[int], label: str) -> str:
    """All territories of a finished game as a file, with names and points."""
    columns = (1, 2, 3, 2, 3)[len(names) - 1]
    rows = -(-len(names) // columns)
    wide = columns * (WIDE + GAP) + GAP
    high = rows * (HEAD + HIGH + GAP) + GAP + FOOT
    drawn = f'<path fill="{PAPER}" d="M0 0h{wide}v{high}H0z"/>'
    for seat, name in enumerate(names):
        row, column = divmod(seat, columns)
        # A last row with fewer territories is in the middle.
        indent = (columns - min(columns, len(names) - row * columns)) * (WIDE + GAP) // 2
        x, y = indent + GAP + column * (WIDE + GAP), GAP + row * (HEAD + HIGH + GAP)
        drawn += f'<g transform="translate({x} {y})">{_land(narrator, seat, name, seat in winners)}</g>'
    below = high - GAP
    drawn += f'<text x="{GAP}" y="{below}" fill="{INK}" {FONT} font-size="22" font-weight="700">Skye</text>'
    said = escape(_short(label, LONGEST_LABEL))
    drawn += f'<text x="{wide - GAP}" y="{below}" fill="{INK}" {FONT} font-size="20" text-anchor="end">{said}</text>'
    return document(0, 0, wide, high, drawn)


def _land(narrator: Narrator, seat: int, name: str, has_won: bool) -> str:
    added = expansions.of(narrator.tables.material).part(ArtPart)
    roads, pieces = added.roads(narrator, seat), added.pieces(narrator, seat)
    wide, high, territory = territory_group(_laid(narrator, seat), roads=roads, pieces=pieces)
    scale = min(LARGEST, (WIDE - 2 * GAP) / wide, (HIGH - GAP) / high)
    x, y = (WIDE - wide * scale) / 2, HEAD + (HIGH - GAP - high * scale) / 2
    edge = GOLD_DARK if has_won else INK
    card = f'<rect width="{WIDE}" height="{HEAD + HIGH}" rx="18" fill="{CREAM}" stroke="{edge}" stroke-width="3"/>'
    crown = (
        f'<path transform="translate({WIDE - 124} 15) scale(1.4)" d="{CROWN}" fill="{GOLD}" stroke="{INK}"'
        ' stroke-width="1.6" stroke-linejoin="round"/>'
        if has_won
        else ""
    )
    return (
        f"{card}{_mark(seat)}{_name(name)}{crown}{shield(narrator.points[seat], WIDE - 46, 32, 1.5)}"
        f'<g transform="translate({x:.1f} {y:.1f}) scale({scale:.3f})">{territory}</g>'
    )


def _laid(narrator: Narrator, seat: int) -> dict[Cell, tuple[Tile, int]]:
    return {cell: (laid.tile, laid.turn) for cell, laid in narrator.lands[seat].items()}


def _mark(seat: int) -> str:
    ground, (ink, sign) = SEATS[seat], SIGNS[seat]
    return (
        f'<g transform="translate(16 14) scale(1.5)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">'
        f'<circle cx="12" cy="12" r="10.5" fill="{ground}" stroke="{INK}"/>'
        f'<path d="{sign}" fill="none" stroke="{ink}" stroke-width="2.5"/></g>'
    )


def _name(name: str) -> str:
    said = escape(_short(name, LONGEST_NAME))
    return f'<text x="66" y="41" fill="{INK}" {FONT} font-size="28" font-weight="700">{said}</text>'


def _short(text: str, most: int) -> str:
    printed = "".join(letter for letter in text if letter.isprintable())
    return printed if len(printed) <= most else f"{printed[: most - 1]}…"
