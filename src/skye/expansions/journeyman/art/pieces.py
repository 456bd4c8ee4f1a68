"""The expansion's symbol and the pieces of the players, distinguished by colour and by the sign on them."""

from __future__ import annotations

from skye.art.overlay import road_piece
from skye.art.palette import AMBER, CREAM, INK, RED, SEATS
from skye.art.signs import moved
from skye.art.symbols import BOX, STROKES
from skye.expansions.journeyman.art.signs import cube

HEATHER = "#7a4b8c"

JOURNEYMAN = (
    '<path d="M10.4 17.6l-3.4 4.8M14 17.6l3.2 4.8" stroke-width="2.6"/>'
    '<path d="M21.6 6.8v15.8M2.4 6.4l10 6M4.7 8.8l-1.8-1.2M4.7 8.8l2.1-.6" stroke-width="1.6"/>'
    f'<path d="M4.7 8.8q-3.8 1.9-3.6 4.8q.4 2.7 3.6 2.7t3.6-2.7q.2-2.9-3.6-4.8z" fill="{CREAM}"/>'
    f'<path d="M10 9.2h6l2.6 10q-5.4 1.8-11.2 0z" fill="{HEATHER}"/>'
    '<path d="M14.8 12.4l3 2.4 3.6-1.6" fill="none" stroke-width="2"/>'
    f'<path d="M10.5 6h5.6v1.7q-.4 2.5-2.8 2.5t-2.8-2.5z" fill="{CREAM}" stroke-width="1"/>'
    f'<path d="M10.1 5.3q.2-4.3 3.2-4.3t3.2 4.3q3.2.2 3.8 1.5-7 1.7-14 0 .6-1.3 3.8-1.5z" fill="{AMBER}"/>'
    f'<path d="M10.8 4.9q2.5.8 5 0" fill="none" stroke="{RED}" stroke-width="1.3" stroke-linecap="butt"/>'
)
"""A wanderer with hat, staff and bundle."""

SMALL_JOURNEYMAN = (
    '<path d="M20.5 6v16.5" stroke-width="2.4"/>'
    f'<path d="M9 9h7.5l3 13h-13.5z" fill="{HEATHER}"/>'
    f'<path d="M5 9q-3.8 1.9-3.6 5 .4 2.8 3.6 2.8t3.6-2.8q.2-3.1-3.6-5z" fill="{CREAM}"/>'
    f'<path d="M4.5 8q1-1.6 4.2-1.8.4-5 4.1-5t4.1 5q3.2.2 4.2 1.8-8.3 2.4-16.6 0z" fill="{AMBER}"/>'
)
"""The same for small pictures."""

PLAYERS = {
    "blue": (SEATS[0], CREAM, "M-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0z"),
    "green": (SEATS[1], CREAM, "M-3.8 2.4l3.8-4.8l3.8 4.8"),
    "red": (SEATS[2], CREAM, "M-3.3-3.3l6.6 6.6M3.3-3.3l-6.6 6.6"),
    "white": (SEATS[3], INK, "M0-3.8v7.6"),
    "yellow": (SEATS[4], INK, "M-3.6-1.9h7.2M-3.6 1.9h7.2"),
}
"""A player's colour, the colour of the sign on the pieces, and the sign: a shape for each. By seat, as on the page."""


def figure(colour: str) -> str:
    """The journeyman of a player, in the box of a symbol."""
    paint = PLAYERS[colour][0]
    return (
        '<path d="M8.6 18.5v3.6M13.8 18.5v3.6" stroke-width="3"/>'
        '<path d="M21.2 5.6v16.6" stroke-width="1.8"/>'
        f'<path d="M8.1 8.8h6.2q3.9 3.4 4.4 10.6q-7.4 2.4-15 0q.4-7.2 4.4-10.6z" fill="{paint}"/>'
        '<path d="M17 13.4l4 1.2" stroke-width="2"/>'
        f'<path d="M8.4 5.6h5.6v2q-.4 2.6-2.8 2.6t-2.8-2.6z" fill="{CREAM}" stroke-width="1"/>'
        f'<path d="M7.8 5.2q.2-4.2 3.4-4.2t3.4 4.2q3.6.2 4.2 1.7-7.6 1.6-15.2 0 .6-1.5 4.2-1.7z" fill="{paint}"/>'
        f"{_sign(colour, 11.2, 14.8, 0.95)}"
    )


def waypoint(colour: str) -> str:
    """A waypoint marker: a cairn, as walkers build them."""
    return moved(stones(PLAYERS[colour][0]), BOX / 2, BOX / 2) + _sign(colour, 12, 17.8, 0.8)


def stones(paint: str) -> str:
    """A cairn around 0, 0."""
    return (
        f'<path d="M-9.8 6.4q.2-4.6 5-5.2q5-.8 10 .2q4.4.8 4.6 5.2q-.2 3.8-5 3.9h-9.6q-4.8 0-5-4.1z" fill="{paint}"/>'
        f'<path d="M-6.4-1.6q.4-3.2 4-3.4q3-.4 6 .2q3 .4 3 3.2q-.2 2.6-3.4 2.7h-6q-3.4-.2-3.6-2.7z" fill="{paint}"/>'
        f'<path d="M-3.6-7.6q.4-2.6 3.4-2.8q3.4 0 3.6 2.7q0 2.6-3.2 2.7q-3.6-.2-3.8-2.6z" fill="{paint}"/>'
    )


def marker(colour: str) -> str:
    """A progress marker: a wooden cube."""
    return moved(cube(PLAYERS[colour][0]), BOX / 2, BOX / 2) + _sign(colour, 9.5, 14.8, 1)


PIECES = {"figure": figure, "waypoint": waypoint, "marker": marker}


def road(*, wet: bool = False) -> str:
    """A road to be placed, or as it looks across water."""
    return moved(road_piece(wet), BOX / 2, BOX / 2, 0.5)


def piece_svg(colour: str, kind: str = "figure") -> str:
    """A piece of a player as an SVG document of its own: figure, waypoint or marker."""
    return document(PIECES[kind](colour))


def road_svg(*, wet: bool = False) -> str:
    """A road to be placed as an SVG document of its own."""
    return document(road(wet=wet))


def document(content: str, side: float = BOX) -> str:
    """A square drawing as an SVG document of its own."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side:g} {side:g}"><g {STROKES}>{content}</g></svg>\n'


def _sign(colour: str, x: float, y: float, size: float) -> str:
    _, light, data = PLAYERS[colour]
    return moved(f'<path fill="none" stroke="{light}" stroke-width="2.4" d="{data}"/>', x, y, size)
