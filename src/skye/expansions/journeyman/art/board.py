"""A progress board: three ways through four lands, with rivers between them and a bridge at every crossing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from skye.art.curves import number
from skye.art.palette import FOAM, OAK, PARCHMENT, PARCHMENT_DARK, STONE, STONE_DARK, WAVE
from skye.art.signs import WATER, digits, moved, road
from skye.art.symbols import STROKES, placed
from skye.expansions.journeyman.art.bonus import bonus_group
from skye.expansions.journeyman.art.pieces import PLAYERS, marker
from skye.expansions.journeyman.art.signs import BRIDGE, amount, banner, crest, cube, points
from skye.expansions.journeyman.art.spaces import RADIUS, space
from skye.expansions.journeyman.material import SLOTS, TRACKS, Board, Box, Space

LEFT = 104
"""Room for the start spaces."""
RIGHT = 18
TOP = 60
"""Room for the prices."""
PITCH = 79
"""From space to space where a track fills its zone."""
RIVER = 28
LANE = 144
"""Height of a track."""
MIDDLE = 90
"""From the top of a lane to its spaces."""
SLOT = 50
"""Side of a bonus tile on the board."""
START = 50

ZONES = ("#eef0dc", "#e6ead0", "#dde2c4", "#d3dab8")


class Plan:
    """The positions of everything; a zone is as wide as the track with the most spaces in it needs."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.lefts: list[float] = []
        self.widths: list[float] = []
        left = LEFT
        for zone in range(1, len(ZONES) + 1):
            most = max(self._count(track, zone) for track in TRACKS)
            self.lefts.append(left)
            self.widths.append(max(most, 1) * PITCH)
            left += max(most, 1) * PITCH + RIVER
        self.wide = left - RIVER + RIGHT
        self.high = TOP + LANE * len(TRACKS) + 6

    def _count(self, track: str, zone: int) -> int:
        return sum(space.zone == zone for space in self.board.track(track))

    def places(self, track: str) -> list[float]:
        """The x of the start and of every space, spread evenly over each zone."""
        found = [float(START)]
        for zone, (left, width) in enumerate(zip(self.lefts, self.widths, strict=True), start=1):
            count = self._count(track, zone)
            found += [left + width * (at + 0.5) / count for at in range(count)]
        return found

    def rivers(self) -> list[float]:
        """The x of the middle of every river."""
        return [left - RIVER / 2 for left in self.lefts[1:]]


def board_svg(
    board: Board,
    box: Box,
    *,
    layout: Sequence[str] | None = None,
    markers: Sequence[int] | None = None,
    colour: str | None = None,
) -> str:
    """One side of the board as an SVG document.

    `layout` names the bonus tiles on the slots I of the three tracks, then II, then III; an empty name is a free slot.
    `markers` are the spaces of the three markers, 0 for the start, in the colour of a player or of wood.
    """
    plan = Plan(board)
    content = board_group(board, box, layout=layout, markers=markers, colour=colour)
    size = f"{number(plan.wide)} {number(plan.high)}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}">{content}</svg>\n'


def board_group(
    board: Board,
    box: Box,
    *,
    layout: Sequence[str] | None = None,
    markers: Sequence[int] | None = None,
    colour: str | None = None,
) -> str:
    """The same as a group to compose into a larger drawing."""
    plan = Plan(board)
    drawn = _land(plan) + _header(plan, box)
    for lane, track in enumerate(TRACKS):
        tiles = [""] * len(SLOTS) if layout is None else list(layout[lane :: len(TRACKS)])
        at = None if markers is None else markers[lane]
        drawn += moved(_lane(plan, box, track, tiles, at, colour), 0, TOP + LANE * lane + MIDDLE)
    return f"<g {STROKES}>{drawn}</g>"


def _land(plan: Plan) -> str:
    """The ground: four zones and the rivers between them."""
    wide, high = number(plan.wide - 4), number(plan.high - 4)
    drawn = f'<rect x="2" y="2" width="{wide}" height="{high}" rx="12" fill="{ZONES[0]}" stroke="none"/>'
    for zone, left in enumerate(plan.lefts[1:], start=1):
        far = plan.wide - 2 if zone == len(ZONES) - 1 else plan.lefts[zone + 1]
        drawn += _ground(ZONES[zone], left - RIVER / 2, far, plan.high, corner=12 if far > plan.wide - 3 else 0)
    for x in plan.rivers():
        drawn += _river(x, plan.high)
    frame = f'<rect x="2" y="2" width="{wide}" height="{high}" rx="12" fill="none" stroke-width="2.4"/>'
    lines = "".join(f"M14 {TOP + LANE * lane}H{number(plan.wide - 14)}" for lane in range(1, len(TRACKS)))
    lanes = f'<path fill="none" stroke="{PARCHMENT_DARK}" stroke-dasharray="1 5" stroke-width="1.6" d="{lines}"/>'
    return drawn + lanes + frame


def _ground(colour: str, left: float, right: float, high: float, *, corner: int) -> str:
    """A zone's ground, round in the corners if it is the last."""
    data = (
        f"M{number(left)} 2H{number(right - corner)}q{corner} 0 {corner} {corner}V{number(high - 2 - corner)}"
        f"q0 {corner}-{corner} {corner}H{number(left)}z"
    )
    return f'<path stroke="none" fill="{colour}" d="{data}"/>'


def _river(x: float, high: float) -> str:
    """A river from top to bottom."""
    half, steps = RIVER / 2 - 3, round(high / 60)
    bend = (high - 4) / (2 * steps)
    down = "".join(f"q{2.5 if at % 2 else -2.5} {number(bend / 2)} 0 {number(bend)}" for at in range(2 * steps))
    up = "".join(f"q{-2.5 if at % 2 else 2.5}-{number(bend / 2)} 0-{number(bend)}" for at in range(2 * steps))
    water = f"M{number(x - half)} 2{down}h{number(2 * half)}{up}z"
    ripples = "".join(f"M{number(x - 6)} {number(26 + 35 * at)}q3-3 6 0t6 0" for at in range(int((high - 40) / 35)))
    return (
        f'<path fill="{WATER}" stroke="{FOAM}" stroke-width="1.8" d="{water}"/>'
        f'<path fill="none" stroke="{WAVE}" stroke-width="1.5" d="{ripples}"/>'
    )


def _header(plan: Plan, box: Box) -> str:
    """Who plays on this side, and above each zone what a step by way of the castle costs there (W5)."""
    drawn = placed("journeyman", 30, 32, 34) + digits(_span(plan.board.players), 66, 33, 19)
    for left, width, price in zip(plan.lefts, plan.widths, box.prices, strict=True):
        x = left + width / 2
        plate = f'<rect x="{number(x - 37)}" y="11" width="74" height="40" rx="8" fill="{PARCHMENT}"/>'
        drawn += plate + placed("castle", x - 16, 30, 32) + moved(amount(str(price)), x + 18, 31, 1.25)
    return drawn


def _span(players: Sequence[int]) -> str:
    """`2–4` for 2, 3, 4."""
    first, last = min(players), max(players)
    if len(players) == 1:
        return str(first)
    return f"{first}–{last}" if len(players) == last - first + 1 else ", ".join(map(str, sorted(players)))


def _lane(plan: Plan, box: Box, track: str, tiles: Sequence[str], at: int | None, colour: str | None) -> str:
    """One track along y = 0."""
    spaces, places = plan.board.track(track), plan.places(track)
    rivers = [x for x in plan.rivers() if x < places[-1]]
    banks = [START, *(x + away for x in rivers for away in (-18, 18)), places[-1]]
    drawn = road(
        "".join(f"M{number(left)} 0H{number(right)}" for left, right in zip(banks[::2], banks[1::2], strict=True))
    )
    drawn += "".join(moved(BRIDGE, x, -1, 1.1) for x in rivers)
    drawn += _start(track, box)
    for before, here, one in zip(places[:-1], places[1:], spaces, strict=True):
        bridge = next((x for x in rivers if before < x < here), (before + here) / 2)
        drawn += "".join(_between(bridge, one))
        drawn += moved(_space(one, box, tiles), here, 0)
    if at is not None:
        drawn += _marker(places[at], colour, ring=at > 0)
    return drawn


def _start(track: str, box: Box) -> str:
    """Where a marker starts, with the crest of the track; the merchant's shows the initial movement (W2)."""
    first = moved(banner("movement", str(box.movement)), START, 26) if track == "merchant" else ""
    return first + moved(crest(track), START, 0)


def _space(one: Space, box: Box, tiles: Sequence[str]) -> str:
    drawn = ""
    if one.banner:
        drawn += moved(banner(*one.banner.split()), 0, RADIUS - 4)
    if one.slot:
        drawn += _slot(one.slot, box, tiles[SLOTS.index(one.slot)])
    return drawn + space(one.requirement)


def _slot(slot: str, box: Box, tile: str) -> str:
    """The bonus tile above its space, or its free slot."""
    left, top = -SLOT / 2, -RADIUS - SLOT - 1
    if tile:
        return bonus_group(box.bonus_of(tile), left, top, SLOT)
    frame = f'x="{left:g}" y="{top:g}" width="{SLOT}" height="{SLOT}" rx="5"'
    return (
        f'<rect {frame} fill="{STONE}" fill-opacity=".6" stroke="{STONE_DARK}" stroke-dasharray="4 3"/>'
        f"{digits(slot, 0, top + SLOT / 2, 22, STONE_DARK)}"
    )


def _between(x: float, one: Space) -> Iterator[str]:
    """What a step onto this space pays and costs."""
    y = -17
    if one.hop:
        arrows = '<path fill="none" stroke-width="2" d="M-17 0h34M-13-4l-4 4 4 4M13-4l4 4-4 4"/>'
        yield moved(arrows, x, y) + moved(points(str(one.hop)), x, y, 0.85)
        y -= 26
    if one.points:
        yield moved(points(str(one.points)), x, y, 0.85)
    if one.fee:
        yield moved(amount(f"−{one.fee}"), x, 19, 1.05)


def _marker(x: float, colour: str | None, *, ring: bool) -> str:
    """A marker next to the picture of its space, with a ring in its colour."""
    piece = moved(marker(colour), -12, -12) if colour else cube()
    paint = PLAYERS[colour][0] if colour else OAK
    circle = f'<circle r="{RADIUS}" fill="none" stroke="{paint}" stroke-width="4"/>' if ring else ""
    return moved(circle + moved(piece, 18, 16, 1.25), x, 0)
