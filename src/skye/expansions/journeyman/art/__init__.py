"""What the expansion adds to the art: symbol, scoring tiles, bonus tiles, boards and pieces as our own SVG."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import ClassVar

from skye.art.expansion_art import ArtPart, Drawing
from skye.art.signs import moved
from skye.expansions.journeyman.art.board import board_group, board_svg
from skye.expansions.journeyman.art.bonus import bonus_group, bonus_svg
from skye.expansions.journeyman.art.pieces import (
    JOURNEYMAN,
    PIECES,
    PLAYERS,
    SMALL_JOURNEYMAN,
    document,
    figure,
    marker,
    piece_svg,
    road,
    road_svg,
    waypoint,
)
from skye.expansions.journeyman.art.scoring import PICTOGRAMS
from skye.expansions.journeyman.art.signs import BOOT, BRIDGE, CRESTS, crest
from skye.expansions.journeyman.art.spaces import space_svg
from skye.expansions.journeyman.material import NAME, REQUIREMENTS, Box
from skye.expansions.journeyman.record import added_to
from skye.material.box import Extension
from skye.record.explain import Cell, Road
from skye.record.narrator import Narrator

__all__ = [
    "PART",
    "PIECES",
    "PLAYERS",
    "board_group",
    "board_svg",
    "bonus_group",
    "bonus_svg",
    "colour_of",
    "figure",
    "marker",
    "piece_svg",
    "road",
    "road_svg",
    "waypoint",
]


class JourneymanArt(ArtPart):
    """Bonus tiles, boards, requirements and pieces."""

    symbols: ClassVar[Mapping[str, str]] = {NAME: JOURNEYMAN}
    small_symbols: ClassVar[Mapping[str, str]] = {NAME: SMALL_JOURNEYMAN}
    pictograms = PICTOGRAMS

    def drawings(self, extension: Extension) -> Iterator[Drawing]:
        assert isinstance(extension, Box)
        for bonus in extension.bonus:
            yield "bonus", bonus.id, partial(bonus_svg, bonus)
        for board in extension.boards:
            yield "boards", "_".join(map(str, board.players)), partial(board_svg, board, extension)
        for requirement in REQUIREMENTS:
            yield "requirements", requirement, partial(space_svg, requirement)
        for track in CRESTS:
            yield "crests", track, partial(document, moved(crest(track), 32, 31), 64)
        yield "signs", "boot", partial(document, moved(BOOT, 10, 12))
        yield "signs", "bridge", partial(document, moved(BRIDGE, 22, 23), 44)
        for colour in PLAYERS:
            for kind in PIECES:
                yield "pieces", f"{kind}_{colour}", partial(piece_svg, colour, kind)
        yield "pieces", "road", partial(road_svg)
        yield "pieces", "bridge", partial(road_svg, wet=True)

    def roads(self, narrator: Narrator, seat: int) -> list[Road]:
        return added_to(narrator).travellers[seat].laid

    def pieces(self, narrator: Narrator, seat: int) -> Mapping[Cell, Sequence[str]]:
        return {added_to(narrator).travellers[seat].standing: [figure(colour_of(seat))]}


PART = JourneymanArt()


def colour_of(seat: int) -> str:
    """The colour of a seat's pieces."""
    return tuple(PLAYERS)[seat]
