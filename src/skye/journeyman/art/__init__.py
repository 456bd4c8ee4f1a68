"""What the expansion adds to the art: symbol, scoring tiles, bonus tiles, boards and pieces as our own SVG."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from skye.art.sheet import Drawing
from skye.art.signs import moved
from skye.journeyman.art.board import board_group, board_svg
from skye.journeyman.art.bonus import bonus_group, bonus_svg
from skye.journeyman.art.pieces import (
    JOURNEYMAN,
    PIECES,
    PLAYERS,
    document,
    figure,
    marker,
    piece_svg,
    road,
    road_svg,
    waypoint,
)
from skye.journeyman.art.scoring import PICTOGRAMS
from skye.journeyman.art.signs import BOOT, BRIDGE, CRESTS, crest
from skye.journeyman.art.spaces import space_svg
from skye.journeyman.material import NAME, REQUIREMENTS, Box

__all__ = [
    "DRAWINGS",
    "PICTOGRAMS",
    "PIECES",
    "PLAYERS",
    "board_group",
    "board_svg",
    "bonus_group",
    "bonus_svg",
    "drawings",
    "figure",
    "marker",
    "piece_svg",
    "road",
    "road_svg",
    "waypoint",
]

DRAWINGS = {NAME: JOURNEYMAN}
"""What stands on the expansion's tiles."""


def drawings(box: Box) -> Iterator[Drawing]:
    """What there is to draw besides tiles, symbols and scoring tiles."""
    for bonus in box.bonus:
        yield "bonus", bonus.id, partial(bonus_svg, bonus)
    for board in box.boards:
        yield "boards", "_".join(map(str, board.players)), partial(board_svg, board, box)
    for requirement in REQUIREMENTS:
        yield "requirements", requirement, partial(space_svg, requirement)
    for track in CRESTS:
        yield "crests", track, partial(document, moved(crest(track), 32, 31), 64)
    yield "signs", "boot", partial(document, moved(BOOT, 10, 12))
    yield "signs", "bridge", partial(document, moved(BRIDGE, 22, 23), 44)
    for colour in PLAYERS:
        for kind in PIECES:
            yield "pieces", f"{kind}_{colour}", partial(piece_svg, colour, kind)
    yield "pieces", "road", road_svg
    yield "pieces", "bridge", partial(road_svg, wet=True)
