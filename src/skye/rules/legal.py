"""The legal moves of a seat as a lazy set, and the check of every single move."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, permutations
from typing import NoReturn

import cython
import msgspec

from skye.material.errors import IllegalMoveError
from skye.material.moves import CHANCE, Buy, Draw, Move, Pass, Place, Price
from skye.material.setup import Randomness
from skye.material.tables import Tables
from skye.material.words import Phrase
from skye.rules.choice import Choice
from skye.rules.random_play import (
    choose_draw,
    choose_extra,
    choose_placement,
    choose_price,
    choose_purchase,
    count_choices,
)
from skye.rules.rng import Generator
from skye.rules.round_engine import RoundEngine

if not cython.compiled:
    from skye.material.constants import BUILD, BUY, DRAW, EXTRA, HAND, NONE, OFFERS, PRICE


PHASES = ("draw", "price", "buy", "build", "over")


class Legal:
    """What a seat, or chance, may do at the time of the call: `move in legal`, iterate, `len`, `sample`."""

    def __init__(self, state: RoundEngine, seat: int) -> None:
        self._state = state
        self.seat = seat

    @property
    def tables(self) -> Tables:
        """The material the game is played with."""
        return self._state.tables

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Move) or isinstance(move, Draw) != (self.seat == CHANCE):
            return False
        if self.seat != CHANCE and move.seat != self.seat:
            return False
        try:
            decode(self._state, move, Choice())
        except IllegalMoveError:
            return False
        return True

    def __len__(self) -> int:
        return self._count() + self._count_extra()

    def _count(self) -> int:
        state = self._state
        if not state.awaits(self.seat):
            return 0
        if state.phase == DRAW:
            return state.bag_count * (state.bag_count - 1) * (state.bag_count - 2)
        return count_choices(state, self.seat)

    def _count_extra(self) -> int:
        state = self._state
        return 0 if state.expansion is None or self.seat == CHANCE else state.expansion.count(state, self.seat)

    def __iter__(self) -> Iterator[Move]:
        return chain(self._moves(), self._extra_moves())

    def _moves(self) -> Iterator[Move]:
        state = self._state
        if not state.awaits(self.seat):
            return iter(())
        if state.phase == DRAW:
            names = [_name(state, state.bag[place]) for place in range(state.bag_count)]
            return _draws(state.seat_in_turn(), sorted(names))
        if state.phase == PRICE:
            spares = state.expansion is not None and state.expansion.spares_axe(state, self.seat)
            return _prices(self.seat, offered(state, self.seat), state.cash[self.seat], spares)
        if state.phase == BUY:
            return iter(_purchases(state, self.seat))
        if state.phase == BUILD:
            return iter(_placements(state, self.seat))
        return iter(())

    def _extra_moves(self) -> list[Move]:
        state = self._state
        return [] if state.expansion is None or self.seat == CHANCE else state.expansion.moves(state, self.seat)

    def anytime(self) -> list[Move]:
        """Those that can be made at any time, besides a decision; no others are listed for that."""
        return [move for move in self._extra_moves() if move.is_anytime]

    def __reduce__(self) -> NoReturn:
        raise TypeError("legal moves are not pickled: they follow their game")

    def sample(self, rng: Randomness) -> Move:
        """One of the moves, all equally likely; for chance, a draw as from a well shaken bag."""
        state = self._state
        generator = rng if isinstance(rng, Generator) else Generator(rng.getrandbits(63))
        choice = Choice()
        if state.expansion is not None and self.seat != CHANCE and choose_extra(state, self.seat, generator, choice):
            return state.expansion.move_of(state, choice)
        if not state.awaits(self.seat):
            raise IllegalMoveError("illegal-seat", seat=self.seat, acting=_acting_seats(state))
        if state.phase == DRAW:
            choose_draw(state, generator, choice)
        elif state.phase == PRICE:
            choose_price(state, self.seat, generator, choice)
        elif state.phase == BUY:
            choice.first = choose_purchase(state, generator)
        else:
            choose_placement(state, self.seat, generator, choice)
        return move_of(state, self.seat, choice)


def move_of(state: RoundEngine, seat: int, choice: Choice) -> Move:
    """The move that a choice stands for."""
    if choice.kind and state.expansion is not None:
        return state.expansion.move_of(state, choice)
    if state.phase == DRAW:
        drawn = (_name(state, choice.first), _name(state, choice.second), _name(state, choice.third))
        return Draw(state.seat_in_turn(), drawn)
    if state.phase == PRICE:
        return _price(seat, offered(state, seat), [choice.first, choice.second, choice.third])
    if state.phase == BUY:
        return Pass(seat) if choice.first < 0 else Buy(seat, _name(state, state.offer[choice.first]))
    land = state.land(seat)
    tile = _name(state, state.hand[HAND * seat + choice.first])
    return Place(seat, tile, land.spot_east[choice.second], land.spot_north[choice.second], choice.third)


def acting(state: RoundEngine) -> tuple[int, ...]:
    """The seats that owe a decision, chance as one of them."""
    if state.phase == DRAW:
        return (CHANCE,)
    if state.phase == BUY:
        return (state.seat_in_turn(),)
    if state.phase == PRICE or state.phase == BUILD:
        return tuple([seat for seat in range(state.players) if (state.waiting >> seat) & 1])
    if state.phase == EXTRA and state.expansion is not None:
        return state.expansion.acting(state)
    return ()


def _acting_seats(state: RoundEngine) -> tuple[Phrase | int, ...]:
    """The seats that owe a decision, for a message."""
    return tuple([Phrase("word-chance") if seat == CHANCE else seat for seat in acting(state)])


def phase_name(state: RoundEngine) -> str:
    """The phase, by its own name while an expansion holds the game."""
    if state.phase == EXTRA and state.expansion is not None:
        return state.expansion.phase(state)
    return PHASES[state.phase]


def decode(state: RoundEngine, move: Move, choice: Choice) -> None:
    """Check a move against the rules and put it into the choice; IllegalMoveError says what is wrong."""
    if not isinstance(move, Move):
        raise IllegalMoveError("illegal-form", problem=str(move))
    try:
        if state.phase == DRAW and isinstance(move, Draw):
            _check_draw(state, move, choice)
        elif state.phase == PRICE and isinstance(move, Price):
            _check_seat(state, move)
            _check_price(state, move, choice)
        elif state.phase == BUY and isinstance(move, Buy):
            _check_seat(state, move)
            _check_buy(state, move, choice)
        elif state.phase == BUY and isinstance(move, Pass):
            _check_seat(state, move)
            choice.first = -1
        elif state.phase == BUILD and isinstance(move, Place):
            _check_seat(state, move)
            _check_place(state, move, choice)
        elif not _is_extra(state, move, choice):
            _check_form(move)  # what is well formed can be shown
            raise IllegalMoveError(f"illegal-in-{phase_name(state)}", move=str(move), acting=_acting_seats(state))
    except IllegalMoveError:
        raise
    except (AttributeError, TypeError, ValueError, OverflowError):
        _check_form(move)
        raise


def _is_extra(state: RoundEngine, move: Move, choice: Choice) -> bool:
    """Whether it is a move for the expansion, which has then checked it and put it into the choice."""
    if state.expansion is None:
        return False
    if not isinstance(move, Draw | Price | Buy | Pass | Place):
        _check_form(move)
        if not 0 <= move.seat < state.players:
            raise IllegalMoveError("illegal-no-seat", seat=move.seat, last=state.players - 1)
    return state.expansion.check(state, move, choice)


def _check_form(move: object) -> None:
    """Reject a move with values of the wrong type."""
    try:
        msgspec.convert(msgspec.to_builtins(move), type(move))
    except (msgspec.ValidationError, TypeError) as error:
        raise IllegalMoveError("illegal-form", problem=str(error)) from error


def _check_seat(state: RoundEngine, move: Move) -> None:
    if type(move.seat) is not int or not state.awaits(move.seat):
        if type(move.seat) is int and abs(move.seat) > 999_999:  # too large to show, and for C
            _check_form(move)
        raise IllegalMoveError("illegal-seat", seat=str(move.seat), acting=_acting_seats(state))


def _check_draw(state: RoundEngine, move: Draw, choice: Choice) -> None:
    """Three different tiles that are in the bag (P1)."""
    if move.seat != state.seat_in_turn():
        raise IllegalMoveError("illegal-draw-seat", seat=str(move.seat), expected=state.seat_in_turn())
    if len(move.tiles) != OFFERS or len(set(move.tiles)) != OFFERS:
        raise IllegalMoveError("illegal-draw-three", found=" ".join(move.tiles))
    numbers = [state.tables.index.get(tile, 0) for tile in move.tiles]
    for tile, number in zip(move.tiles, numbers, strict=True):
        if state.bag_at[number] == NONE:
            raise IllegalMoveError("illegal-draw-tile", tile=tile)
    choice.first, choice.second, choice.third = numbers


def _check_price(state: RoundEngine, move: Price, choice: Choice) -> None:
    """One axe unless an expansion spares it, prices of at least 1, and gold for all of them (P2)."""
    tiles = offered(state, move.seat)
    spares_axe = state.expansion is not None and state.expansion.spares_axe(state, move.seat)
    axed = [] if move.axe is None else [move.axe]
    if not (axed or spares_axe) or sorted([*axed, *[tile for tile, _ in move.prices]]) != sorted(tiles):
        key = "illegal-price-spared" if spares_axe else "illegal-price-tiles"
        raise IllegalMoveError(key, tiles=" ".join(tiles))
    prices = dict(move.prices)
    for tile, price in move.prices:
        if type(price) is not int or price < 1:
            raise IllegalMoveError("illegal-price-low", tile=tile, price=str(price))
    gold = state.cash[move.seat]
    if sum(prices.values()) > gold:
        raise IllegalMoveError("illegal-price-sum", cost=sum(prices.values()), gold=gold)
    choice.first = prices.get(tiles[0], 0)
    choice.second = prices.get(tiles[1], 0)
    choice.third = prices.get(tiles[2], 0)


def _check_buy(state: RoundEngine, move: Buy, choice: Choice) -> None:
    """An offer of somebody else that the seat can pay (B1, B2, B3)."""
    tile = state.tables.index.get(move.tile, NONE)
    for place in range(OFFERS * state.players):
        if state.offer[place] == tile and tile != NONE:
            if place // OFFERS == move.seat:
                raise IllegalMoveError("illegal-buy-own", tile=move.tile)
            if not state.can_buy(move.seat, place):
                raise IllegalMoveError(
                    "illegal-buy-gold", tile=move.tile, price=state.price[place], gold=state.cash[move.seat]
                )
            choice.first = place
            return
    for seat in range(state.players):
        if move.tile in held_tiles(state, seat):
            raise IllegalMoveError("illegal-buy-sold", tile=move.tile, buyer=seat)
    raise IllegalMoveError("illegal-buy-tile", tile=str(move.tile))


def _check_place(state: RoundEngine, move: Place, choice: Choice) -> None:
    """A tile of the hand, on a free cell next to the territory, where it fits (L1, L2)."""
    held = held_tiles(state, move.seat)
    if move.tile not in held:
        raise IllegalMoveError("illegal-place-hand", tile=str(move.tile), hand=" ".join(held))
    if type(move.turn) is not int or not 0 <= move.turn <= 3:
        raise IllegalMoveError("illegal-place-turn", turn=str(move.turn))
    if type(move.x) is not int or type(move.y) is not int:
        raise IllegalMoveError("illegal-place-cell", x=str(move.x), y=str(move.y))
    land = state.land(move.seat)
    x = max(-999, min(999, move.x))  # too far is too far
    y = max(-999, min(999, move.y))
    if land.is_laid(x, y):
        raise IllegalMoveError("illegal-place-occupied", x=x, y=y)
    spot = land.spot_at(x, y)
    if spot < 0:
        raise IllegalMoveError("illegal-place-apart", x=x, y=y)
    if not land.fits_at(state.tables.index[move.tile], spot, move.turn):
        raise IllegalMoveError("illegal-place-fit", tile=move.tile, x=x, y=y, turn=move.turn)
    choice.first = held.index(move.tile)
    choice.second = spot
    choice.third = move.turn


def held_tiles(state: RoundEngine, seat: int) -> list[str]:
    """The tiles a seat has gained and not yet laid."""
    first = HAND * seat
    return [_name(state, state.hand[place]) for place in range(first, first + state.hand_count[seat])]


def _name(state: RoundEngine, tile: int) -> str:
    return state.tables.tiles[tile].id


def offered(state: RoundEngine, seat: int) -> list[str]:
    """The tiles in front of a seat that nobody has bought yet."""
    first = OFFERS * seat
    return [_name(state, state.offer[place]) for place in range(first, first + OFFERS) if state.offer[place] != NONE]


def _price(seat: int, tiles: list[str], prices: list[int]) -> Price:
    """The move for the prices of the three tiles, 0 for the axe."""
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


def _purchases(state: RoundEngine, seat: int) -> list[Move]:
    moves: list[Move] = [
        Buy(seat, _name(state, state.offer[place]))
        for place in range(OFFERS * state.players)
        if state.can_buy(seat, place)
    ]
    return [*moves, Pass(seat)]


def _placements(state: RoundEngine, seat: int) -> list[Move]:
    land = state.land(seat)
    return [
        Place(seat, tile, x, y, turn)
        for tile in held_tiles(state, seat)
        for x, y, turn in land.placements(state.tables.index[tile])
    ]
