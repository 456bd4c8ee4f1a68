"""The scoring tiles as plaques: a picture of what counts, and below it what it is worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from skye.art.curves import TILE, number
from skye.art.expansion_art import ArtPart, Pictogram
from skye.art.palette import FOAM, PARCHMENT, PARCHMENT_DARK, ROAD, ROADSIDE, STONE
from skye.art.signs import (
    MOUNTAIN,
    PASTURE,
    WATER,
    coin,
    completed,
    grid,
    peak,
    plate,
    road,
    shape,
    shield,
    square,
    waves,
)
from skye.art.symbols import STROKES, placed
from skye.material.box import ScoringTile
from skye.material.expansions import parts


def scoring_svg(scoring: ScoringTile) -> str:
    """A scoring tile as an SVG document of its own."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {TILE} {TILE}">{scoring_group(scoring)}</svg>\n'


def scoring_group(scoring: ScoringTile, x: float = 0, y: float = 0) -> str:
    """A scoring tile as a group to compose into a larger drawing, with its top left corner at x, y."""
    plaque = (
        f'<rect x="1.5" y="1.5" width="93" height="93" rx="9" fill="{PARCHMENT}" stroke-width="2"/>'
        f'<rect x="4.5" y="4.5" width="87" height="87" rx="6.5" fill="none" stroke="{PARCHMENT_DARK}"/>'
    )
    picture = PICTOGRAMS.get(scoring.id) or _added(scoring.id)
    place = f' transform="translate({number(x)} {number(y)})"' if x or y else ""
    return f"<g {STROKES}{place}>{plaque}{picture(scoring.points)}</g>"


def _added(name: str) -> Pictogram:
    """What a scoring tile of an expansion shows."""
    return {key: picture for part in parts(ArtPart) for key, picture in part.pictograms.items()}[name]


def _squares(points: Sequence[int]) -> str:
    corners = ((19.5, 6.5, PASTURE), (48, 6.5, MOUNTAIN), (19.5, 35, WATER), (48, 35, PASTURE))
    return "".join(square(x, y, 28.5, colour) for x, y, colour in corners) + shield(points[0])


def _sheep(points: Sequence[int]) -> str:
    return placed("sheep", 47, 35, 56) + shield(points[0])


def _broch_mountains(points: Sequence[int]) -> str:
    drawn = ""
    for at, value in enumerate(points):
        x, count = 20 + 28 * at, at + 1
        top = 63 - 17.5 * count
        drawn += f'<rect x="{x - 12}" y="{top - 3:g}" width="24" height="{66 - top:g}" rx="6" fill="{MOUNTAIN}"/>'
        drawn += "".join(placed("broch", x, 53.5 - 17.5 * row, 19) for row in range(count))
        drawn += shield(value, x, 79, 0.85)
    return drawn


def _majority(draw: Callable[[float, float], str]) -> Pictogram:
    """Two steps: the most is on the higher one, the second most on the lower one."""

    def drawn(points: Sequence[int]) -> str:
        steps = (
            f'<rect x="9" y="52" width="42" height="35" rx="2" fill="{STONE}"/>'
            f'<rect x="51" y="61" width="36" height="26" rx="2" fill="{STONE}"/>'
        )
        heap = draw(30, 21.5) + draw(19.5, 41) + draw(40.5, 41) + draw(69, 50)
        return steps + heap + shield(points[0], 30, 70) + shield(points[1], 69, 75, 0.8)

    return drawn


def _farm_animals(points: Sequence[int]) -> str:
    field = shape(PASTURE, "M18 7h60v57h-60z") + grid(18, 7, 3, 3, 20, 19)
    animals = placed("sheep", 28, 16.5, 18) + placed("cattle", 68, 35.5, 19) + placed("sheep", 28, 54.5, 18)
    return field + animals + placed("farm", 48, 35, 25) + shield(points[0])


def _road_cattle(points: Sequence[int]) -> str:
    land = plate(PASTURE) + road("M26 53.5H70")
    end = f'<circle cx="70" cy="53.5" r="4.5" fill="{ROAD}" stroke="{ROADSIDE}" stroke-width="1.5"/>'
    return land + end + placed("castle", 28, 35, 40) + placed("cattle", 67, 32, 36) + shield(points[0])


def _road_tiles(points: Sequence[int]) -> str:
    tiles = square(6, 23, 28, PASTURE) + square(34, 23, 28, PASTURE) + square(62, 23, 28, MOUNTAIN)
    return tiles + road("M20 39H89.5") + placed("castle", 20, 33, 30) + shield(points[0])


def _largest_lake(points: Sequence[int]) -> str:
    lake = "M11 27q0-15 17-16q16-2 24 2q9 4 8 17q3 14-3 23q-4 8-20 8q-16 1-22-8q-4-8-4-26z"
    pond = "M67 50q0-7 8-7q9 0 9 7q0 8-9 8q-8 0-8-8z"
    return (
        plate(PASTURE)
        + shape(WATER, lake, FOAM, 2)
        + shape(WATER, pond, FOAM, 1.8)
        + waves((18, 25), (42, 28), (24, 49), (43, 51))
        + grid(8, 7, 3, 2, 26.7, 28.5)
        + completed(62, 17)
        + shield(points[0])
    )


def _completed_areas(points: Sequence[int]) -> str:
    areas = (
        shape(PASTURE, "M10 24q0-16 16-15q17 0 17 14q0 15-16 16q-17 1-17-15z")
        + shape(MOUNTAIN, "M53 22q0-14 17-13q17 0 17 15q0 14-17 14q-17 1-17-16z")
        + shape(WATER, "M30 50q0-13 18-13q18 0 18 14q0 12-18 12q-18 0-18-13z")
    )
    return areas + peak(70, 33, 0.9) + waves((38, 47), (48, 54)) + completed(48, 22) + shield(points[0])


def _large_areas(points: Sequence[int]) -> str:
    tiles = square(19.5, 6.5, 28.5, MOUNTAIN) + square(19.5, 35, 28.5, MOUNTAIN) + square(48, 35, 28.5, WATER)
    area = "M24 22q0-11 10-11q10 0 10 12q-1 10 3 13q3 4 13 3q13 0 13 10q0 10-13 10q-14 1-22 0q-13 1-14-12q1-12 0-25z"
    return tiles + shape(PASTURE, area) + completed(62, 20) + shield(points[0])


def _building_sets(points: Sequence[int]) -> str:
    buildings = placed("broch", 20, 32, 29) + placed("farm", 48, 32, 29) + placed("lighthouse", 76, 30, 32)
    brace = '<path fill="none" stroke-width="2" d="M10 49q0 7 8 7h22q8 0 8 6q0-6 8-6h22q8 0 8-7"/>'
    return buildings + brace + shield(points[0])


def _harbours(points: Sequence[int]) -> str:
    water = "M9 27q10-10 24-7q22 1 38-9q9-4 16-3v50q0 3-4 3h-71q-3 0-3-3z"
    return (
        plate(PASTURE)
        + shape(WATER, water, FOAM, 1.8)
        + waves((13, 53), (42, 28), (73, 22), (42, 57))
        + plate("none")
        + placed("lighthouse", 29, 33, 42)
        + placed("ship", 65, 38, 36)
        + shield(points[0])
    )


def _columns(points: Sequence[int]) -> str:
    colours = (MOUNTAIN, PASTURE, WATER)
    tiles = "".join(square(38.5, 6.5 + 19.5 * at, 19, colour) for at, colour in enumerate(colours))
    arrows = '<path fill="none" stroke-width="2.2" d="M68 10v50M63 15l5-6 5 6M63 55l5 6 5-6"/>'
    return tiles + arrows + shield(points[0])


def _completed_mountains(points: Sequence[int]) -> str:
    area = "M10 38q-1-26 20-28q22-5 38 1q19 5 18 26q0 24-24 25q-14 3-30 0q-21-2-22-24z"
    peaks = peak(33, 50, 1.2) + peak(62, 52, 1.5)
    return shape(MOUNTAIN, area) + peaks + completed(80, 18) + shield(points[0])


PICTOGRAMS: dict[str, Pictogram] = {
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
    "gold_majority": _majority(coin),
    "harbours": _harbours,
    "columns": _columns,
    "completed_mountains": _completed_mountains,
}
"""What is drawn above the points; an expansion adds its own."""
