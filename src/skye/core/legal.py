"""The legal moves of a seat as a lazy set, and the check of every single move."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, permutations
from typing import Any, NoReturn

import msgspec

from skye.core.chance import Generator
from skye.core.flow import Flow
from skye.core.random_play import (
    Choice,
    choose_draw,
    choose_extra,
    choose_placement,
    choose_price,
    choose_purchase,
    count_choices,
)
from skye.errors import IllegalMoveError
from skye.moves import CHANCE, Buy, Draw, Move, Pass, Place, Price
from skye.setup import Randomness
from skye.tables import Tables
from skye.words import text

DRAW = 0  # the phases as in flow.py
PRICE = 1
BUY = 2
BUILD = 3
EXTRA = 5
OFFERS = 3
HAND = 8
NONE = 255

PHASES = ("draw", "price", "buy", "build", "over")


class Legal:
    """What a seat, or chance, may do as the game stands when it is asked: `move in legal`, iterate, `len`, `sample`."""

    def __init__(self, flow: Flow, seat: int) -> None:
        self._flow = flow
        self.seat = seat

    @property
    def tables(self) -> Tables:
        """The material the game is played with."""
        return self._flow.tables

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Move) or isinstance(move, Draw) != (self.seat == CHANCE):
            return False
        if self.seat != CHANCE and move.seat != self.seat:
            return False
        try:
            decode(self._flow, move, Choice())
        except IllegalMoveError:
            return False
        return True

    def __len__(self) -> int:
        return self._count() + self._count_extra()

    def _count(self) -> int:
        flow = self._flow
        if not flow.awaits(self.seat):
            return 0
        if flow.phase == DRAW:
            return flow.bag_count * (flow.bag_count - 1) * (flow.bag_count - 2)
        return count_choices(flow, self.seat)

    def _count_extra(self) -> int:
        flow = self._flow
        return 0 if flow.expansion is None or self.seat == CHANCE else flow.expansion.count(flow, self.seat)

    def __iter__(self) -> Iterator[Move]:
        return chain(self._moves(), self._extra_moves())

    def _moves(self) -> Iterator[Move]:
        flow = self._flow
        if not flow.awaits(self.seat):
            return iter(())
        if flow.phase == DRAW:
            names = [_name(flow, flow.bag[place]) for place in range(flow.bag_count)]
            return _draws(flow.seat_in_turn(), sorted(names))
        if flow.phase == PRICE:
            spares = flow.expansion is not None and flow.expansion.spares_axe(flow, self.seat)
            return _prices(self.seat, offered(flow, self.seat), flow.cash[self.seat], spares)
        if flow.phase == BUY:
            return iter(_purchases(flow, self.seat))
        if flow.phase == BUILD:
            return iter(_placements(flow, self.seat))
        return iter(())

    def _extra_moves(self) -> list[Move]:
        flow = self._flow
        moves: list[Move] = []
        if flow.expansion is not None:
            for number in range(self._count_extra()):
                flow.expansion.choose(flow, self.seat, number)
                moves.append(flow.expansion.chosen(flow))
        return moves

    def beside(self) -> list[Move]:
        """Those of them that can be made at any time, beside a decision; no others are listed for that."""
        return [move for move in self._extra_moves() if move.is_beside]

    def __reduce__(self) -> NoReturn:
        raise TypeError("legal moves are not pickled: they follow their game")

    def sample(self, rng: Randomness) -> Move:
        """One of the moves, each as likely; for chance, a draw as from a well shaken bag."""
        flow = self._flow
        generator = rng if isinstance(rng, Generator) else Generator(rng.getrandbits(63))
        choice = Choice()
        if flow.expansion is not None and self.seat != CHANCE and choose_extra(flow, self.seat, generator):
            move: Move = flow.expansion.chosen(flow)
            return move
        if not flow.awaits(self.seat):
            raise IllegalMoveError("illegal-seat", seat=self.seat, acting=acting_text(flow))
        if flow.phase == DRAW:
            choose_draw(flow, generator, choice)
        elif flow.phase == PRICE:
            choose_price(flow, self.seat, generator, choice)
        elif flow.phase == BUY:
            choice.first = choose_purchase(flow, generator)
        else:
            choose_placement(flow, self.seat, generator, choice)
        return move_of(flow, self.seat, choice)


def move_of(flow: Flow, seat: int, choice: Choice) -> Move:
    """The move of the base game that a choice means."""
    if flow.phase == DRAW:
        drawn = (_name(flow, choice.first), _name(flow, choice.second), _name(flow, choice.third))
        return Draw(flow.seat_in_turn(), drawn)
    if flow.phase == PRICE:
        return _price(seat, offered(flow, seat), [choice.first, choice.second, choice.third])
    if flow.phase == BUY:
        return Pass(seat) if choice.first < 0 else Buy(seat, _name(flow, flow.offer[choice.first]))
    land = flow.land(seat)
    tile = _name(flow, flow.hand[HAND * seat + choice.first])
    return Place(seat, tile, land.spot_east[choice.second], land.spot_north[choice.second], choice.third)


def acting(flow: Flow) -> tuple[int, ...]:
    """The seats that owe a decision, chance as one of them."""
    if flow.phase == DRAW:
        return (CHANCE,)
    if flow.phase == BUY:
        return (flow.seat_in_turn(),)
    if flow.phase == PRICE or flow.phase == BUILD:
        return tuple([seat for seat in range(flow.players) if (flow.waiting >> seat) & 1])
    if flow.phase == EXTRA and flow.expansion is not None:
        return flow.expansion.acting(flow)
    return ()


def acting_text(flow: Flow) -> str:
    """The seats that owe a decision, for a message."""
    return ", ".join(text("word-chance") if seat == CHANCE else str(seat) for seat in acting(flow)) or "-"


def phase_name(flow: Flow) -> str:
    """The phase, by the name that an expansion gives it while it holds the game."""
    if flow.phase == EXTRA and flow.expansion is not None:
        return flow.expansion.phase(flow)
    return PHASES[flow.phase]


def decode(flow: Flow, move: Move, choice: Choice) -> bool:
    """Check a move against the rules; IllegalMoveError says what is wrong.

    True puts the numbers of a move of the base game into `choice`, False leaves one in the mind of the expansion.
    """
    if not isinstance(move, Move):
        raise IllegalMoveError("illegal-form", problem=str(move))
    try:
        if flow.phase == DRAW and isinstance(move, Draw):
            _decode_draw(flow, move, choice)
        elif flow.phase == PRICE and isinstance(move, Price):
            _check_seat(flow, move)
            _decode_price(flow, move, choice)
        elif flow.phase == BUY and isinstance(move, Buy):
            _check_seat(flow, move)
            _decode_buy(flow, move, choice)
        elif flow.phase == BUY and isinstance(move, Pass):
            _check_seat(flow, move)
            choice.first = -1
        elif flow.phase == BUILD and isinstance(move, Place):
            _check_seat(flow, move)
            _decode_place(flow, move, choice)
        elif _is_extra(flow, move):
            return False
        else:
            _check_form(move)  # what is well formed can be shown
            raise IllegalMoveError(f"illegal-in-{phase_name(flow)}", move=str(move), acting=acting_text(flow))
    except IllegalMoveError:
        raise
    except (AttributeError, TypeError, ValueError, OverflowError):
        _check_form(move)
        raise
    return True


def _is_extra(flow: Flow, move: Move) -> bool:
    """Whether it is a move for the expansion, which then has checked it and has it in mind."""
    if flow.expansion is None:
        return False
    if not isinstance(move, Draw | Price | Buy | Pass | Place):
        _check_form(move)
        if not 0 <= move.seat < flow.players:
            raise IllegalMoveError("illegal-no-seat", seat=move.seat, last=flow.players - 1)
    return flow.expansion.check(flow, move)


def _check_form(move: object) -> None:
    """Complain about a move with values of the wrong kind."""
    try:
        msgspec.convert(msgspec.to_builtins(move), type(move))
    except (msgspec.ValidationError, TypeError) as error:
        raise IllegalMoveError("illegal-form", problem=str(error)) from error


def _check_seat(flow: Flow, move: Any) -> None:
    if type(move.seat) is not int or not flow.awaits(move.seat):
        if type(move.seat) is int and abs(move.seat) > 999_999:  # too large to show, and for C
            _check_form(move)
        raise IllegalMoveError("illegal-seat", seat=str(move.seat), acting=acting_text(flow))


def _decode_draw(flow: Flow, move: Draw, choice: Choice) -> None:
    if move.seat != flow.seat_in_turn():
        raise IllegalMoveError("illegal-draw-seat", seat=str(move.seat), expected=flow.seat_in_turn())
    if len(move.tiles) != OFFERS or len(set(move.tiles)) != OFFERS:
        raise IllegalMoveError("illegal-draw-three", found=" ".join(move.tiles))
    numbers = [flow.tables.index.get(tile, 0) for tile in move.tiles]
    for tile, number in zip(move.tiles, numbers, strict=True):
        if flow.bag_at[number] == NONE:
            raise IllegalMoveError("illegal-draw-tile", tile=tile)
    choice.first, choice.second, choice.third = numbers


def _decode_price(flow: Flow, move: Price, choice: Choice) -> None:
    tiles = offered(flow, move.seat)
    spares_axe = flow.expansion is not None and flow.expansion.spares_axe(flow, move.seat)
    axed = [] if move.axe is None else [move.axe]
    if not (axed or spares_axe) or sorted([*axed, *[tile for tile, _ in move.prices]]) != sorted(tiles):
        key = "illegal-price-spared" if spares_axe else "illegal-price-tiles"
        raise IllegalMoveError(key, tiles=" ".join(tiles))
    prices = dict(move.prices)
    for tile, price in move.prices:
        if type(price) is not int or price < 1:
            raise IllegalMoveError("illegal-price-low", tile=tile, price=str(price))
    gold = flow.cash[move.seat]
    if sum(prices.values()) > gold:
        raise IllegalMoveError("illegal-price-sum", cost=sum(prices.values()), gold=gold)
    choice.first = prices.get(tiles[0], 0)
    choice.second = prices.get(tiles[1], 0)
    choice.third = prices.get(tiles[2], 0)


def _decode_buy(flow: Flow, move: Buy, choice: Choice) -> None:
    tile = flow.tables.index.get(move.tile, NONE)
    for place in range(OFFERS * flow.players):
        if flow.offer[place] == tile and tile != NONE:
            if place // OFFERS == move.seat:
                raise IllegalMoveError("illegal-buy-own", tile=move.tile)
            if not flow.can_buy(move.seat, place):
                raise IllegalMoveError(
                    "illegal-buy-gold", tile=move.tile, price=flow.price[place], gold=flow.cash[move.seat]
                )
            choice.first = place
            return
    for seat in range(flow.players):
        if move.tile in held_tiles(flow, seat):
            raise IllegalMoveError("illegal-buy-sold", tile=move.tile, buyer=seat)
    raise IllegalMoveError("illegal-buy-tile", tile=str(move.tile))


def _decode_place(flow: Flow, move: Place, choice: Choice) -> None:
    held = held_tiles(flow, move.seat)
    if move.tile not in held:
        raise IllegalMoveError("illegal-place-hand", tile=str(move.tile), hand=" ".join(held))
    if type(move.turn) is not int or not 0 <= move.turn <= 3:
        raise IllegalMoveError("illegal-place-turn", turn=str(move.turn))
    if type(move.x) is not int or type(move.y) is not int:
        raise IllegalMoveError("illegal-place-cell", x=str(move.x), y=str(move.y))
    land = flow.land(move.seat)
    x = max(-999, min(999, move.x))  # far away is far away
    y = max(-999, min(999, move.y))
    if land.is_laid(x, y):
        raise IllegalMoveError("illegal-place-occupied", x=x, y=y)
    spot = land.spot_at(x, y)
    if spot < 0:
        raise IllegalMoveError("illegal-place-apart", x=x, y=y)
    if not land.fits_at(flow.tables.index[move.tile], spot, move.turn):
        raise IllegalMoveError("illegal-place-fit", tile=move.tile, x=x, y=y, turn=move.turn)
    choice.first = held.index(move.tile)
    choice.second = spot
    choice.third = move.turn


def held_tiles(flow: Flow, seat: int) -> list[str]:
    """The tiles a seat has gained and not yet laid."""
    first = HAND * seat
    return [_name(flow, flow.hand[place]) for place in range(first, first + flow.hand_count[seat])]


def _name(flow: Flow, tile: int) -> Any:
    return flow.tables.tiles[tile].id


def offered(flow: Flow, seat: int) -> list[str]:
    """The tiles in front of a seat that nobody has bought yet."""
    first = OFFERS * seat
    return [_name(flow, flow.offer[place]) for place in range(first, first + OFFERS) if flow.offer[place] != NONE]


def _price(seat: int, tiles: list[str], prices: list[int]) -> Price:
    """The move for what stands on the three tiles, 0 for the axe."""
    return Price(
        seat,
        tiles[prices.index(0)] if 0 in prices else None,
        tuple([(tile, price) for tile, price in zip(tiles, prices, strict=True) if price > 0]),
    )


def _draws(seat: int, tiles: list[str]) -> Iterator[Move]:
    for drawn in permutations(tiles, OFFERS):
        yield Draw(seat, drawn)


def _prices(seat: int, tiles: list[str], gold: int, spares_axe: bool) -> Iterator[Move]:
    for axe in range(OFFERS):
        for first in range(1, gold):
            for second in range(1, gold - first + 1):
                prices = [first, second]
                prices.insert(axe, 0)
                yield _price(seat, tiles, prices)
    if spares_axe:
        for first in range(1, gold - 1):
            for second in range(1, gold - first):
                for third in range(1, gold - first - second + 1):
                    yield _price(seat, tiles, [first, second, third])


def _purchases(flow: Flow, seat: int) -> list[Move]:
    moves: list[Move] = [
        Buy(seat, _name(flow, flow.offer[place])) for place in range(OFFERS * flow.players) if flow.can_buy(seat, place)
    ]
    return [*moves, Pass(seat)]


def _placements(flow: Flow, seat: int) -> list[Move]:
    land = flow.land(seat)
    return [
        Place(seat, tile, x, y, turn)
        for tile in held_tiles(flow, seat)
        for x, y, turn in land.placements(flow.tables.index[tile])
    ]
