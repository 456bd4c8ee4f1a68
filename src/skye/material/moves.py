"""A move as a frozen value with a short text form that round-trips: `0 price axe=17 34=5 41=3`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Annotated, ClassVar

import msgspec

from skye.material import expansions
from skye.material.errors import NotationError
from skye.material.expansions import Part

CHANCE = -1
"""The seat of chance in `Game.to_act`: it draws the tiles."""


# Limits for files: no number of the game is larger, and text and JSON can express the same things.
Number = Annotated[int, msgspec.Meta(ge=-999_999, le=999_999)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=9)]
Turn = Annotated[int, msgspec.Meta(ge=0, le=3)]
TileName = Annotated[str, msgspec.Meta(pattern=r"\A(?!axe\Z)[A-Za-z0-9]{1,16}\Z")]


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What a seat, counted from 0, decides; drawing tiles is a move that chance makes for a seat."""

    is_anytime: ClassVar[bool] = False
    """Whether it can be made at any time, besides the decision that its seat may owe."""

    seat: Seat

    def __repr__(self) -> str:
        return f"parse({str(self)!r})"


class Draw(Move, frozen=True, tag="draw"):
    """Chance draws three tiles for a seat (P1)."""

    tiles: Annotated[tuple[TileName, ...], msgspec.Meta(min_length=1, max_length=8)]

    def __str__(self) -> str:
        return f"{self.seat} draw {' '.join(self.tiles)}"


class Price(Move, frozen=True, tag="price"):
    """A seat puts the axe on one of its tiles and prices on the others, in secret (P2)."""

    axe: TileName | None
    """The tile that goes back into the bag; None only where an expansion allows a player not to use the axe."""
    prices: Annotated[tuple[tuple[TileName, Number], ...], msgspec.Meta(min_length=1, max_length=7)]
    """The other tiles and their prices, in the order they were drawn."""

    def __str__(self) -> str:
        offers = [f"{tile}={price}" for tile, price in self.prices]
        return " ".join([f"{self.seat} price", *([f"axe={self.axe}"] if self.axe is not None else []), *offers])


class Buy(Move, frozen=True, tag="buy"):
    """A seat buys the tile from whoever offers it (B1)."""

    tile: TileName

    def __str__(self) -> str:
        return f"{self.seat} buy {self.tile}"


class Pass(Move, frozen=True, tag="pass"):
    """A seat buys nothing (B1)."""

    def __str__(self) -> str:
        return f"{self.seat} pass"


class Place(Move, frozen=True, tag="place"):
    """A seat lays a tile from its hand (L1)."""

    tile: TileName
    x: Number
    """Cells east of the castle."""
    y: Number
    """Cells north of the castle."""
    turn: Turn
    """Quarter turns clockwise."""

    def __str__(self) -> str:
        return f"{self.seat} place {self.tile} {self.x},{self.y} r{self.turn}"


# Numbers are kept short so that no text, however long, becomes a huge number.
SEAT = r"(?P<seat>\d)"
NUMBER = r"-?(?:0|[1-9]\d{0,5})"
_TILE = r"(?!axe\b)[A-Za-z0-9]{1,16}"


def _read_price(match: re.Match[str]) -> Move:
    offers = (offer.split("=") for offer in match["prices"].split())
    return Price(int(match["seat"]), match["axe"], tuple((tile, int(price)) for tile, price in offers))


def _read_place(match: re.Match[str]) -> Move:
    return Place(int(match["seat"]), match["tile"], int(match["x"]), int(match["y"]), int(match["turn"]))


Form = tuple[str, Callable[[re.Match[str]], Move]]
"""How a kind of move is written, and the move that such a text stands for."""

FORMS: dict[str, Form] = {
    "draw": (
        rf"{SEAT} draw (?P<tiles>{_TILE}(?: {_TILE}){{0,7}})",
        lambda match: Draw(int(match["seat"]), tuple(match["tiles"].split())),
    ),
    "price": (rf"{SEAT} price(?: axe=(?P<axe>{_TILE}))?(?P<prices>(?: {_TILE}={NUMBER}){{1,7}})", _read_price),
    "buy": (rf"{SEAT} buy (?P<tile>{_TILE})", lambda match: Buy(int(match["seat"]), match["tile"])),
    "pass": (rf"{SEAT} pass", lambda match: Pass(int(match["seat"]))),
    "place": (rf"{SEAT} place (?P<tile>{_TILE}) (?P<x>{NUMBER}),(?P<y>{NUMBER}) r(?P<turn>[0-3])", _read_place),
}


class MovesPart(Part, module="moves"):
    """The moves that an expansion adds."""

    kinds: ClassVar[tuple[type[Move], ...]] = ()
    forms: ClassVar[Mapping[str, Form]] = {}
    """How each kind of move is written, by its word."""


@cache
def forms() -> dict[str, Form]:
    """The forms of all moves, including those of expansions."""
    return {**FORMS, **{kind: form for part in expansions.parts(MovesPart) for kind, form in part.forms.items()}}


def parse(text: str) -> Move:
    """The move written in `text`; NotationError says what was expected."""
    words = text.split(" ", 2)
    kind = words[1] if len(words) > 1 else ""
    if kind not in forms():
        raise NotationError("notation-kind", found=text[:80], known=", ".join(forms()))
    pattern, read = forms()[kind]
    match = re.fullmatch(pattern, text, re.ASCII)
    if match is None or any(word.startswith("-0") for word in re.split("[ =,]", text)):
        raise NotationError(f"notation-{kind}", found=text[:80])
    return read(match)
