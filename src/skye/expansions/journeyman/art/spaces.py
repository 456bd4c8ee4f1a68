"""The spaces of a track: what each requires of a tile, as a picture on a round stone (W4)."""

from __future__ import annotations

from skye.art.palette import CREAM, GRASS, PARCHMENT, PARCHMENT_DARK, RED, STONE_DARK
from skye.art.signs import MOUNTAIN, PASTURE, WATER, completed, digits, moved, peak, shape, square, waves
from skye.art.symbols import placed, scroll
from skye.expansions.journeyman.art.pieces import document

RADIUS = 25
"""Of a space."""

_WRITING = scroll(f'<path d="M2 5h20M2 12h20M2 19h12" fill="none" stroke="{STONE_DARK}" stroke-width="2.6"/>')
_ROUND = "M-17-1q-1-14 14-15q17-2 19 13q1 16-15 17q-17 1-18-15z"
_TUFTS = (
    f'<path fill="none" stroke="{GRASS}" stroke-width="1.4" d="M-6 6l-2-4m2 4v-5m0 5l2-4M5-4l-2-4m2 4v-5m0 5l2-4"/>'
)
_AREAS = {
    "mountain": shape(MOUNTAIN, _ROUND, width=1.6) + peak(-2, 8, 0.95),
    "water": shape(WATER, _ROUND, width=1.6) + waves((-11, -5), (-2, 2), (-10, 9)),
    "pasture": shape(PASTURE, _ROUND, width=1.6) + _TUFTS,
    "mountain_and_water": shape(MOUNTAIN, _ROUND, width=1.6)
    + shape(WATER, "M-3-16q17-2 19 13q1 16-15 17q-2.5.2-5 0q6-15 1-30z", width=1.6)
    + peak(-8.3, 5.5, 0.6)
    + waves((3, -5), (2, 5)),
}
_TURNS = {"north": 0, "east": 90, "south": 180, "west": 270}


def space(requirement: str) -> str:
    """One space around 0, 0."""
    stone = (
        f'<circle r="{RADIUS}" fill="{PARCHMENT}" stroke-width="1.8"/>'
        f'<circle r="{RADIUS - 2.6:g}" fill="none" stroke="{PARCHMENT_DARK}" stroke-width="1.2"/>'
    )
    return stone + moved(picture(requirement), 0, 0, 1.08)


def space_svg(requirement: str) -> str:
    """One space as an SVG document of its own."""
    side = 2 * RADIUS + 2
    return document(moved(space(requirement), side / 2, side / 2), side)


def picture(requirement: str) -> str:
    """What a tile must show or be, around 0, 0."""
    kind, _, detail = requirement.partition("_")
    if kind == "distance":
        return _distance(detail)
    if kind == "completed":
        return moved(_AREAS[detail], 0, 1, 0.98) + moved(completed(0, 0), 12.5, 11, 0.85)
    if kind in _TURNS:
        return _compass(_TURNS[kind])
    if kind == "scroll":
        return moved(_WRITING, -13.2, -13.2, 1.1)
    return placed(requirement, 0, 0, 30)


def _distance(steps: str) -> str:
    """At least that many steps away from the castle."""
    way = '<path fill="none" stroke-width="2" d="M-1 10h13M8.5 6l4 4-4 4"/>'
    return placed("castle", -9.5, 6.5, 17) + way + digits(f"{steps}+", 3, -7.5, 16)


def _compass(turn: int) -> str:
    """A compass rose whose needle points to the outermost tile on one side."""
    star = "M0-5l2.6 7 6.9 3-6.9 3-2.6 7-2.6-7-6.9-3 6.9-3z"
    rose = f'<path fill="{CREAM}" stroke-width="1.2" d="{star}"/>'
    needle = f'<path fill="{RED}" stroke-width="1.4" d="M0-6.5l5.6 14-5.6-3.4-5.6 3.4z"/>'
    tile = square(-5, -17, 10, PASTURE)
    edge = '<path stroke-width="2.4" d="M-7.5-18h15"/>'
    turned = f' transform="rotate({turn})"' if turn else ""
    return f"<g{turned}>{rose}{needle}{tile}{edge}</g>"
