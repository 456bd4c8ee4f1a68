"""What the expansion adds to the art: symbol, scoring tiles, bonus tiles, boards and pieces as our own SVG."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from skye.art.sheet import Drawing
from skye.journeyman.art.board import board_group, board_svg
from skye.journeyman.art.bonus import bonus_group, bonus_svg
from skye.journeyman.art.pieces import JOURNEYMAN, PIECES, PLAYERS, figure, marker, piece_svg, road, road_svg, waypoint
from skye.journeyman.art.scoring import PICTOGRAMS
from skye.journeyman.material import NAME, Box

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
    for colour in PLAYERS:
        for kind in PIECES:
            yield "pieces", f"{kind}_{colour}", partial(piece_svg, colour, kind)
    yield "pieces", "road", road_svg
    yield "pieces", "bridge", partial(road_svg, wet=True)
