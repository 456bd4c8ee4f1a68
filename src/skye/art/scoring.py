"""The scoring tiles as plaques: a picture of what counts, and beneath it what it is worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from skye.art.curves import TILE, number
from skye.art.palette import (
    CREAM,
    GOLD,
    GOLD_DARK,
    GREEN,
    INK,
    PARCHMENT,
    PARCHMENT_DARK,
    RED,
    RIDGE_DARK,
    RIDGE_LIGHT,
    ROAD,
    ROADSIDE,
    SHORE,
    STONE,
    TERRAIN,
    WAVE,
)
from skye.art.symbols import STROKES, placed
from skye.material import ScoringTile

PASTURE, MOUNTAIN, WATER = TERRAIN["P"], TERRAIN["M"], TERRAIN["W"]
SAND = SHORE["PW"]


def scoring_svg(scoring: ScoringTile) -> str:
    """A scoring tile as an SVG document of its own."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {TILE} {TILE}">{scoring_group(scoring)}</svg>\n'


def scoring_group(scoring: ScoringTile, x: float = 0, y: float = 0) -> str:
    """A scoring tile as a group to compose into a larger drawing, with its top left corner at x, y."""
    plaque = (
        f'<rect x="1.5" y="1.5" width="93" height="93" rx="9" fill="{PARCHMENT}" stroke-width="2"/>'
        f'<rect x="4.5" y="4.5" width="87" height="87" rx="6.5" fill="none" stroke="{PARCHMENT_DARK}"/>'
    )
    place = f' transform="translate({number(x)} {number(y)})"' if x or y else ""
    return f"<g {STROKES}{place}>{plaque}{PICTOGRAMS[scoring.id](scoring.points)}</g>"


def _points(points: int, x: float = TILE / 2, y: float = 77, size: float = 1) -> str:
    """A shield with a number of points."""
    shield = "M-12-11h24v10q0 9-12 13q-12-4-12-13z"
    digits = (
        f'<text y="5" stroke="none" fill="{CREAM}" font-family="sans-serif" font-weight="700" font-size="17" '
        f'text-anchor="middle">{points}</text>'
    )
    scale = f" scale({number(size)})" if size != 1 else ""
    return f'<g transform="translate({number(x)} {number(y)}){scale}"><path d="{shield}" fill="{RED}"/>{digits}</g>'


def _square(x: float, y: float, side: float, colour: str) -> str:
    """A small tile."""
    return f'<rect x="{x:g}" y="{y:g}" width="{side:g}" height="{side:g}" rx="1.5" fill="{colour}"/>'


def _grid(x: float, y: float, columns: int, rows: int, wide: float, high: float) -> str:
    """The lines between tiles, dashed."""
    across = "".join(f"M{x:g} {y + at * high:g}h{columns * wide:g}" for at in range(1, rows))
    down = "".join(f"M{x + at * wide:g} {y:g}v{rows * high:g}" for at in range(1, columns))
    return f'<path fill="none" stroke-dasharray="2.5 3" stroke-width="1" opacity=".7" d="{across}{down}"/>'


def _shape(colour: str, data: str, line: str = INK, width: float = 2) -> str:
    return f'<path fill="{colour}" stroke="{line}" stroke-width="{width:g}" d="{data}"/>'


def _plate(colour: str) -> str:
    """Ground for a picture."""
    return f'<rect x="8" y="7" width="80" height="56" rx="4" fill="{colour}" stroke-width="1.6"/>'


def _peak(x: float, y: float, size: float) -> str:
    """A mountain with its lit and its dark face, its foot at x, y."""
    faces = (
        f'<path fill="{RIDGE_LIGHT}" d="M0-20l-13 20h17l-3-8 2-4z"/>'
        f'<path fill="{RIDGE_DARK}" d="M0-20l3 8-2 4 3 8h10z"/>'
    )
    return f'<g stroke="none" transform="translate({x:g} {y:g}) scale({size:g})">{faces}</g>'


def _waves(*spots: tuple[float, float]) -> str:
    data = "".join(f"M{x:g} {y:g}q2.5-2.5 5 0t5 0" for x, y in spots)
    return f'<path fill="none" stroke="{WAVE}" stroke-width="1.5" d="{data}"/>'


def _completed(x: float, y: float) -> str:
    """The tick of a completed area."""
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="8" fill="{GREEN}"/>'
        f'<path fill="none" stroke="{CREAM}" stroke-width="2.6" d="M{x - 3.8:g} {y:g}l2.8 3.2 5-6"/>'
    )


def _road(data: str) -> str:
    strokes = ((ROADSIDE, 9), (ROAD, 6))
    return "".join(
        f'<path fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="butt" d="{data}"/>'
        for colour, width in strokes
    )


def _squares(points: Sequence[int]) -> str:
    corners = ((19.5, 6.5, PASTURE), (48, 6.5, MOUNTAIN), (19.5, 35, WATER), (48, 35, PASTURE))
    return "".join(_square(x, y, 28.5, colour) for x, y, colour in corners) + _points(points[0])


def _sheep(points: Sequence[int]) -> str:
    return placed("sheep", 47, 35, 56) + _points(points[0])


def _broch_mountains(points: Sequence[int]) -> str:
    drawn = ""
    for at, value in enumerate(points):
        x, count = 20 + 28 * at, at + 1
        top = 63 - 17.5 * count
        drawn += f'<rect x="{x - 12}" y="{top - 3:g}" width="24" height="{66 - top:g}" rx="6" fill="{MOUNTAIN}"/>'
        drawn += "".join(placed("broch", x, 53.5 - 17.5 * row, 19) for row in range(count))
        drawn += _points(value, x, 79, 0.85)
    return drawn


def _majority(draw: Callable[[float, float], str]) -> Callable[[Sequence[int]], str]:
    """Two steps: the most stands on the higher one, the second most on the lower one."""

    def drawn(points: Sequence[int]) -> str:
        steps = (
            f'<rect x="9" y="52" width="42" height="35" rx="2" fill="{STONE}"/>'
            f'<rect x="51" y="61" width="36" height="26" rx="2" fill="{STONE}"/>'
        )
        heap = draw(30, 21.5) + draw(19.5, 41) + draw(40.5, 41) + draw(69, 50)
        return steps + heap + _points(points[0], 30, 70) + _points(points[1], 69, 75, 0.8)

    return drawn


def _coin(x: float, y: float) -> str:
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="9.5" fill="{GOLD}"/>'
        f'<circle cx="{x:g}" cy="{y:g}" r="6" fill="none" stroke="{GOLD_DARK}" stroke-width="1.5"/>'
    )


def _farm_animals(points: Sequence[int]) -> str:
    field = _shape(PASTURE, "M18 7h60v57h-60z") + _grid(18, 7, 3, 3, 20, 19)
    animals = placed("sheep", 28, 16.5, 18) + placed("cattle", 68, 35.5, 19) + placed("sheep", 28, 54.5, 18)
    return field + animals + placed("farm", 48, 35, 25) + _points(points[0])


def _road_cattle(points: Sequence[int]) -> str:
    land = _plate(PASTURE) + _road("M26 53.5H70")
    end = f'<circle cx="70" cy="53.5" r="4.5" fill="{ROAD}" stroke="{ROADSIDE}" stroke-width="1.5"/>'
    return land + end + placed("castle", 28, 35, 40) + placed("cattle", 67, 32, 36) + _points(points[0])


def _road_tiles(points: Sequence[int]) -> str:
    tiles = _square(6, 23, 28, PASTURE) + _square(34, 23, 28, PASTURE) + _square(62, 23, 28, MOUNTAIN)
    return tiles + _road("M20 39H89.5") + placed("castle", 20, 33, 30) + _points(points[0])


def _largest_lake(points: Sequence[int]) -> str:
    lake = "M11 27q0-15 17-16q16-2 24 2q9 4 8 17q3 14-3 23q-4 8-20 8q-16 1-22-8q-4-8-4-26z"
    pond = "M67 50q0-7 8-7q9 0 9 7q0 8-9 8q-8 0-8-8z"
    return (
        _plate(PASTURE)
        + _shape(WATER, lake, SAND, 3)
        + _shape(WATER, pond, SAND, 2.5)
        + _waves((18, 25), (42, 28), (24, 49), (43, 51))
        + _grid(8, 7, 3, 2, 26.7, 28.5)
        + _completed(62, 17)
        + _points(points[0])
    )


def _completed_areas(points: Sequence[int]) -> str:
    areas = (
        _shape(PASTURE, "M10 24q0-16 16-15q17 0 17 14q0 15-16 16q-17 1-17-15z")
        + _shape(MOUNTAIN, "M53 22q0-14 17-13q17 0 17 15q0 14-17 14q-17 1-17-16z")
        + _shape(WATER, "M30 50q0-13 18-13q18 0 18 14q0 12-18 12q-18 0-18-13z")
    )
    return areas + _peak(70, 33, 0.9) + _waves((38, 47), (48, 54)) + _completed(48, 22) + _points(points[0])


def _large_areas(points: Sequence[int]) -> str:
    tiles = _square(19.5, 6.5, 28.5, MOUNTAIN) + _square(19.5, 35, 28.5, MOUNTAIN) + _square(48, 35, 28.5, WATER)
    area = "M24 22q0-11 10-11q10 0 10 12q-1 10 3 13q3 4 13 3q13 0 13 10q0 10-13 10q-14 1-22 0q-13 1-14-12q1-12 0-25z"
    return tiles + _shape(PASTURE, area) + _completed(62, 20) + _points(points[0])


def _building_sets(points: Sequence[int]) -> str:
    buildings = placed("broch", 20, 32, 29) + placed("farm", 48, 32, 29) + placed("lighthouse", 76, 30, 32)
    brace = '<path fill="none" stroke-width="2" d="M10 49q0 7 8 7h22q8 0 8 6q0-6 8-6h22q8 0 8-7"/>'
    return buildings + brace + _points(points[0])


def _harbours(points: Sequence[int]) -> str:
    water = "M9 27q10-10 24-7q22 1 38-9q9-4 16-3v50q0 3-4 3h-71q-3 0-3-3z"
    return (
        _plate(PASTURE)
        + _shape(WATER, water, SAND, 2.5)
        + _waves((13, 53), (42, 28), (73, 22), (42, 57))
        + _plate("none")
        + placed("lighthouse", 29, 33, 42)
        + placed("ship", 65, 38, 36)
        + _points(points[0])
    )


def _columns(points: Sequence[int]) -> str:
    colours = (MOUNTAIN, PASTURE, WATER)
    tiles = "".join(_square(38.5, 6.5 + 19.5 * at, 19, colour) for at, colour in enumerate(colours))
    arrows = '<path fill="none" stroke-width="2.2" d="M68 10v50M63 15l5-6 5 6M63 55l5 6 5-6"/>'
    return tiles + arrows + _points(points[0])


def _completed_mountains(points: Sequence[int]) -> str:
    area = "M10 38q-1-26 20-28q22-5 38 1q19 5 18 26q0 24-24 25q-14 3-30 0q-21-2-22-24z"
    peaks = _peak(33, 50, 1.2) + _peak(62, 52, 1.5)
    return _shape(MOUNTAIN, area) + peaks + _completed(80, 18) + _points(points[0])


PICTOGRAMS: dict[str, Callable[[Sequence[int]], str]] = {
    "squares": _squares,
    "sheep": _sheep,
    "broch_mountains": _broch_mountains,
    "whisky_majority": _majority(lambda x, y: placed("whisky", x, y, 20)),
    "farm_animals": _farm_animals,
    "road_cattle": _road_cattle,
    "road_tiles": _road_tiles,
    "largest_lake": _largest_lake,
    "completed_areas": _completed_areas,
    "large_areas": _large_areas,
    "building_sets": _building_sets,
    "ship_majority": _majority(lambda x, y: placed("ship", x, y, 20)),
    "gold_majority": _majority(_coin),
    "harbours": _harbours,
    "columns": _columns,
    "completed_mountains": _completed_mountains,
}
"""What is drawn above the points; an expansion adds its own."""
