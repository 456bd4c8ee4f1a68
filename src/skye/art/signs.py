"""The signs that pictures are made of: a shield for points, coins, small tiles, peaks, waves, a tick."""

from __future__ import annotations

from skye.art.curves import TILE, number
from skye.art.palette import (
    CREAM,
    GOLD,
    GOLD_DARK,
    GREEN,
    INK,
    RED,
    RIDGE_DARK,
    RIDGE_LIGHT,
    ROAD,
    ROADSIDE,
    TERRAIN,
    WAVE,
)

PASTURE, MOUNTAIN, WATER = TERRAIN["P"], TERRAIN["M"], TERRAIN["W"]


def moved(content: str, x: float, y: float, size: float = 1) -> str:
    """A drawing around 0, 0 moved to x, y and scaled."""
    scale = f" scale({size:.2f})" if size != 1 else ""
    return f'<g transform="translate({number(x)} {number(y)}){scale}">{content}</g>'


def digits(text: str, x: float, y: float, height: float, colour: str = INK) -> str:
    """A number or a short sign, bold, with its middle at x, y."""
    look = f'stroke="none" fill="{colour}" font-family="sans-serif" font-weight="700" text-anchor="middle"'
    return f'<text x="{number(x)}" y="{number(y + 0.36 * height)}" {look} font-size="{number(height)}">{text}</text>'


def shield(points: int, x: float = TILE / 2, y: float = 77, size: float = 1) -> str:
    """A shield with a number of points."""
    shield = "M-12-11h24v10q0 9-12 13q-12-4-12-13z"
    height, baseline = (17, 5) if points < 10 else (14, 4) if points < 100 else (10.5, 3)
    value = (
        f'<text y="{baseline}" stroke="none" fill="{CREAM}" font-family="sans-serif" font-weight="700"'
        f' font-size="{height}" '
        f'text-anchor="middle">{points}</text>'
    )
    scale = f" scale({number(size)})" if size != 1 else ""
    return f'<g transform="translate({number(x)} {number(y)}){scale}"><path d="{shield}" fill="{RED}"/>{value}</g>'


def square(x: float, y: float, side: float, colour: str) -> str:
    """A small tile."""
    return f'<rect x="{x:g}" y="{y:g}" width="{side:g}" height="{side:g}" rx="1.5" fill="{colour}"/>'


def grid(x: float, y: float, columns: int, rows: int, wide: float, high: float) -> str:
    """The lines between tiles, dashed."""
    across = "".join(f"M{x:g} {y + at * high:g}h{columns * wide:g}" for at in range(1, rows))
    down = "".join(f"M{x + at * wide:g} {y:g}v{rows * high:g}" for at in range(1, columns))
    return f'<path fill="none" stroke-dasharray="2.5 3" stroke-width="1" opacity=".7" d="{across}{down}"/>'


def shape(colour: str, data: str, line: str = INK, width: float = 2) -> str:
    """An area."""
    return f'<path fill="{colour}" stroke="{line}" stroke-width="{width:g}" d="{data}"/>'


def plate(colour: str) -> str:
    """Ground for a picture."""
    return f'<rect x="8" y="7" width="80" height="56" rx="4" fill="{colour}" stroke-width="1.6"/>'


def peak(x: float, y: float, size: float) -> str:
    """A mountain with its lit and its dark face, its foot at x, y."""
    faces = (
        f'<path fill="{RIDGE_LIGHT}" d="M0-20l-13 20h17l-3-8 2-4z"/>'
        f'<path fill="{RIDGE_DARK}" d="M0-20l3 8-2 4 3 8h10z"/>'
    )
    return f'<g stroke="none" transform="translate({x:g} {y:g}) scale({size:g})">{faces}</g>'


def waves(*spots: tuple[float, float]) -> str:
    """Ripples on water."""
    data = "".join(f"M{x:g} {y:g}q2.5-2.5 5 0t5 0" for x, y in spots)
    return f'<path fill="none" stroke="{WAVE}" stroke-width="1.5" d="{data}"/>'


def completed(x: float, y: float) -> str:
    """The tick of a completed area."""
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="8" fill="{GREEN}"/>'
        f'<path fill="none" stroke="{CREAM}" stroke-width="2.6" d="M{x - 3.8:g} {y:g}l2.8 3.2 5-6"/>'
    )


def road(data: str) -> str:
    """A road along this path."""
    strokes = ((ROADSIDE, 9), (ROAD, 6))
    return "".join(
        f'<path fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="butt" d="{data}"/>'
        for colour, width in strokes
    )


def coin(x: float, y: float) -> str:
    """A gold coin."""
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="9.5" fill="{GOLD}"/>'
        f'<circle cx="{x:g}" cy="{y:g}" r="6" fill="none" stroke="{GOLD_DARK}" stroke-width="1.5"/>'
    )
