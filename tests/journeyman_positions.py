"""Games with the expansion, brought to named positions by moves written as text."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest
from random_play import expanded_tables, swift_tables
from table import DRAWN, SCORING, own_tile

from skye import CHANCE, Draw, Game, IllegalMoveError, Pass, view
from skye.expansions.journeyman.journey_view import JourneyView
from skye.expansions.journeyman.material import Board, Box, Space
from skye.expansions.journeyman.moves import NoRoad, Plan, Step
from skye.material.setup import Setup
from skye.material.tables import Tables

LAYOUT = "step+road+waypoint+gold+roads+movement+no_axe+bank_pays+two_purchases"
"""By slot, then for the warrior, the merchant and the herald."""

WAYPOINT = "step+waypoint+road+gold+movement+roads+no_axe+bank_pays+two_purchases"
NO_AXE = "step+waypoint+road+gold+movement+roads+bank_pays+no_axe+two_purchases"

PRICED = f"{DRAWN}\n0 price axe=8 24=1 31=1\n1 price axe=49 27=1 16=1"
SALE = f"{PRICED}\n0 buy 16"
SYMBOL = """0 draw 24 31 J5
1 draw 27 16 49
0 price axe=24 31=1 J5=1
1 price axe=49 27=1 16=1
0 pass
1 pass"""
BONUS = f"{SYMBOL}\n0 step warrior"
BUILDING = f"{PRICED}\n0 pass\n1 pass"
PLACED = "0 place 24 0,1 r0\n0 place 31 1,0 r0\n1 place 27 0,1 r1\n1 place 16 0,-1 r3"
"""Seat 0 has tiles at 0,0 0,1 1,0, with a road between the first two; seat 1 at 0,0 0,1 0,-1, without any road."""
PLANNING = f"{BUILDING}\n{PLACED}"
WALKING = f"{PLANNING}\n0 plan 0,1 1,0\n1 plan 0,0"
POOR = f"{DRAWN}\n0 price axe=8 24=4 31=1\n1 price axe=49 27=4 16=1\n0 pass\n1 pass\n{PLACED}\n0 plan 0,0\n1 plan -"
CASTLE_WALK = f"{PLANNING}\n0 plan 0,0 1,0\n1 plan 0,0"
WON = f"{CASTLE_WALK}\n0 collect 0,0 merchant"
"""Seat 0 has won a road in a walk that is not over."""
WALKED = f"{WON}\n0 collect 1,0 merchant"
"""Seat 0 has won three roads in a walk that is over; seat 1 walks."""
LATE_STEP = f"{CASTLE_WALK}\n0 collect 0,0 warrior\n0 collect 1,0 -\n1 collect 0,0 warrior"
"""All have walked, and both have won the bonus tile for a step; seat 0 decides about it."""
LATER_STEP = f"{LATE_STEP}\n0 step merchant"
"""Seat 0 has won a road by its step; seat 1 decides about its own."""
ASKED = f"{WALKED}\n1 collect 0,0 -"
"""Before the points seat 0 is asked about its three roads."""
ROADS = f"{ASKED}\n0 no_road\n1 draw 1 2 3\n0 draw 4 5 6"
"""Prices are set in round 2; seat 0 has three roads."""
LAID = f"{ROADS}\n0 road 0,0 0,1"


def begin(layout: str = LAYOUT, tables: Tables | None = None, *, start: int = 0) -> Game:
    return Game(Setup(2, start, SCORING, (layout, LAYOUT)), tables or swift_tables(), logged=True)


def snapshot(game: Game) -> bytes:
    """Everything that anybody sees of a game, and what they may do."""
    seats = range(game.players)
    views = [view(game, seat, open_gold=True) for seat in (None, *seats)]
    legal = [list(game.legal(seat)) if len(game.legal(seat)) < 500 else len(game.legal(seat)) for seat in seats]
    return msgspec.json.encode([views, legal, game.to_act()])


def refuse(game: Game, move: Any) -> str:
    """The complaint about a move, which changes nothing."""
    seen = snapshot(game)
    game.take_log()
    with pytest.raises(IllegalMoveError) as caught:
        game.apply(move)
    assert str(caught.value), "it says what is wrong"
    assert snapshot(game) == seen
    assert not game.take_log()
    for seat in (CHANCE, *range(game.players)):
        assert move not in game.legal(seat)
    return caught.value.key


def journey(game: Game, seat: int) -> JourneyView:
    shown = view(game, seat).seats[seat].expansion
    assert isinstance(shown, JourneyView)
    return shown


def play_to(game: Game, phase: str, round_number: int) -> Game:
    """Go on with the first base move there is, and without steps, to a phase of a round."""
    while (game.phase, game.round) != (phase, round_number):
        seat = game.to_act()[0]
        if game.phase == "draw":
            game.apply(Draw(next(iter(game.legal(seat))).seat, game.bag()[:3]))
        elif game.phase == "buy":
            game.apply(Pass(seat))
        elif game.phase == "plan":
            game.apply(Plan(seat, ()))
        elif game.phase == "step":
            game.apply(Step(seat, None))
        elif game.phase == "roads":
            game.apply(NoRoad(seat))
        else:
            game.apply(next(iter(game.legal(seat))))
    return game


RICH = f"{PLANNING}\n0 plan 0,0 1,0\n1 plan -\n0 collect 0,0 merchant\n0 collect 1,0 merchant"
"""Seat 0 has won the bonus tiles I and II of the merchant."""


def play_to_next(game: Game) -> None:
    """One plain move of whoever is to act."""
    seat = game.to_act()[0]
    if game.phase == "draw":
        drawn_for = next(iter(game.legal(seat))).seat
        game.apply(Draw(drawn_for, game.bag()[:3]))
    elif game.phase == "step":
        game.apply(Step(seat, None))
    elif game.phase == "buy":
        game.apply(Pass(seat))
    else:
        game.apply(next(iter(game.legal(seat))))


@cache
def castle_tables(movement: int = 4) -> Tables:
    """The expansion with tracks on which every castle marker makes a step for nothing, and tiles of pasture only."""
    material = expanded_tables().material
    assert isinstance(material.expansion, Box)
    track = (*(Space("castle", 1, slot=slot) for slot in ("I", "II", "III")), Space("castle", 1, hop=1))
    box = msgspec.structs.replace(
        material.expansion, movement=movement, boards=(Board((2, 3, 4, 5), track, track, track),)
    )
    castle = own_tile("castle", "PPPP P - castle@C")
    tiles = tuple(own_tile(f"T{number}", "PPPP P " + ("NESW" if number % 3 == 0 else "-")) for number in range(80))
    return Tables(msgspec.structs.replace(material, castle=castle, tiles=tiles, expansion=box))
