"""The nine bonus tiles: a picture of what each lets its owner do, and its numbers (W12)."""

from __future__ import annotations

from skye.art.overlay import road_piece
from skye.art.palette import PARCHMENT, PARCHMENT_DARK, RED, STONE, STONE_DARK
from skye.art.signs import MOUNTAIN, PASTURE, coin, digits, moved, square
from skye.expansions.journeyman.art.pieces import document, stones
from skye.expansions.journeyman.art.signs import AXE, CHEST, amount, arrow, banner, boot, cube, points
from skye.expansions.journeyman.material import Bonus

SIDE = 64
"""Side of a bonus tile."""

PICTURES = {
    "step": f'<circle cx="-15" cy="9" r="10" fill="{PARCHMENT}"/><circle cx="15" cy="9" r="10" fill="{PARCHMENT}"/>'
    '<path fill="none" stroke-width="2.4" d="M-8-8q11-11 22 2M8-7.2l6.4 1.6 1.2-6.4"/>' + moved(cube(), -15, 7, 0.8),
    "waypoint": moved(stones(STONE_DARK), -7, 1, 1.3) + '<path stroke-width="4.6" d="M17-6v14M10 1h14"/>',
    "no_axe": moved(AXE, 0, 0, 1.3) + f'<path fill="none" stroke="{RED}" stroke-width="4.4" d="M-13-12l26 25"/>',
    "bank_pays": moved(CHEST, -15, 0, 0.95)
    + arrow(-1, 1, 9)
    + square(11, -10, 16, PASTURE)
    + moved(coin(0, 0), 19, 7, 0.7),
    "two_purchases": square(-23, -11, 20, PASTURE)
    + square(3, -11, 20, MOUNTAIN)
    + moved(coin(0, 0), -13, 9, 0.75)
    + moved(coin(0, 0), 13, 9, 0.75),
}
"""What a tile shows besides its numbers, around 0, 0."""

CORNERS = ((50, 16), (47.5, 42), (33, 16), (33, 54), (15, 54))
"""Where the numbers are, next to a picture."""


def bonus_svg(bonus: Bonus) -> str:
    """A bonus tile as an SVG document of its own."""
    return document(_content(bonus), SIDE)


def bonus_group(bonus: Bonus, x: float = 0, y: float = 0, side: float = SIDE) -> str:
    """A bonus tile for a group that sets its strokes, with its top left corner at x, y."""
    return moved(_content(bonus), x, y, side / SIDE)


def _content(bonus: Bonus) -> str:
    plate = (
        f'<rect x="1.5" y="1.5" width="61" height="61" rx="5" fill="{STONE}" stroke-width="2"/>'
        f'<rect x="4.2" y="4.2" width="55.6" height="55.6" rx="3" fill="none" stroke="{STONE_DARK}" stroke-width=".9"/>'
    )
    numeral = f'<path d="M1.5 6.5q0-5 5-5h17v12.5q0 4-4 4h-18z" fill="{PARCHMENT_DARK}"/>' + digits(
        bonus.slot, 12.5, 10, 12
    )
    effects = _effects(bonus)
    if bonus.id in PICTURES:
        drawn = moved(PICTURES[bonus.id], 32 if len(effects) < 2 else 22, 41)
        drawn += "".join(moved(sign, x, y, 0.75) for sign, (x, y) in zip(effects, CORNERS, strict=False))
    else:
        room = 58 / max(len(effects), 1)
        size = min(1.7, room / 25)
        middle = (len(effects) - 1) / 2
        drawn = "".join(moved(sign, 32 + (at - middle) * room, 39, size) for at, sign in enumerate(effects))
    return plate + numeral + drawn


def _effects(bonus: Bonus) -> list[str]:
    """A sign for every number of the tile."""
    drawn = []
    if bonus.points:
        drawn.append(points(str(bonus.points)))
    if bonus.gold:
        drawn.append(amount(str(bonus.gold)))
    if bonus.movement:
        drawn.append(boot(f"+{bonus.movement}"))
    if bonus.income:
        drawn.append(moved(banner("income", str(bonus.income)), 0, -13, 0.8))
    if bonus.roads:
        drawn.append(_roads(bonus.roads))
    return drawn


def _roads(count: int) -> str:
    """That many roads side by side."""
    strips = (moved(road_piece(), 0, 9.5 * (at - (count - 1) / 2), 0.48) for at in range(count))
    return f'<g transform="rotate(-35)">{"".join(strips)}</g>'
