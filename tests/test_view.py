"""A view shows what a seat may know and nothing that another seat has sealed."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import msgspec
import pytest
from table import DRAWN, new_game, play, seen

from skye import Game, SetupError, shipped_tables, view
from skye.material.expansions import NAMES
from skye.material.moves import Price
from skye.material.setup import random_setup
from skye.record.events import to_json
from skye.record.recorder import Recorder
from skye.view.seat_view import Offer

SEALED = f"{DRAWN}\n1 price axe=27 16=1 49=4"


@pytest.mark.rule("P2", "X4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_sealed_choices_of_others_do_not_show(players: int) -> None:
    """Games that differ only in a seat's sealed prices look the same, byte for byte, to everyone else."""
    rng = random.Random(players)
    compared = 0
    for _ in range(12):
        recorder = Recorder(random_setup(players, rng))
        game = recorder.game
        moves = []
        for _ in range(rng.randrange(10, 110)):
            if not game.to_act() or (game.phase == "price" and rng.random() < 0.2):
                break
            move = game.legal(rng.choice(game.to_act())).sample(rng)
            moves.append(move)
            recorder.apply(move)
        if game.phase != "price":
            continue
        secret = rng.choice(game.to_act())
        choices = [move for move in (game.legal(secret).sample(rng) for _ in range(4)) if isinstance(move, Price)]
        worlds = []
        for choice in choices:
            world = Recorder(game.setup)
            new_events = [event for move in moves for event in world.apply(move)] + world.apply(choice)
            worlds.append((world, b"\n".join(map(to_json, new_events))))
        for (one, one_events), (other, other_events) in pairwise(worlds):
            if len(one.game.to_act()) == 0 or one.game.phase != "price":
                continue  # it was the last to price, so all is open now
            assert one_events == other_events, "log and events"
            for seat in [None, *range(players)]:
                if seat != secret:
                    assert seen(one.game, seat) == seen(other.game, seat)
                    compared += 1
            if choices[0] != choices[1]:
                assert view(worlds[0][0].game, secret) != view(worlds[1][0].game, secret), "its own choice it does see"
    assert compared > 5


@pytest.mark.rule("P3")
def test_prices_show_once_all_are_set() -> None:
    game = play(new_game(2), SEALED)
    hidden = (Offer("27", None), Offer("16", None), Offer("49", None))
    assert view(game, 0).seats[1].offers == view(game, None).seats[1].offers == hidden
    assert view(game, 1).seats[1].offers == (Offer("27", None, axe=True), Offer("16", 1), Offer("49", 4))
    assert [seat.acting for seat in view(game, 0).seats] == [True, False]
    play(game, "0 price axe=8 24=1 31=1")
    for viewer in (0, 1, None):
        assert view(game, viewer).seats[1].offers == (Offer("16", 1), Offer("49", 4))


@pytest.mark.rule("P4")
def test_gold_of_others_is_private_unless_the_table_plays_open() -> None:
    game = play(new_game(2), SEALED)
    assert [seat.gold for seat in view(game, 0).seats] == [5, None]
    assert [seat.gold for seat in view(game, None).seats] == [None, None]
    assert [seat.gold for seat in view(game, None, open_gold=True).seats] == [5, 5]
    game.play_random(random.Random(1))
    assert None not in [seat.gold for seat in view(game, None).seats], "at the end it is exchanged openly"


def test_view_holds_what_lies_on_the_table() -> None:
    game = Game.new(3, random.Random(4))
    game.play_random(random.Random(4))
    result = view(game, 1)
    assert (result.phase, result.round, result.winners) == ("over", 6, game.winners())
    assert tuple(seat.points for seat in result.seats) == game.scores()
    laid = {(tile.x, tile.y): (tile.tile, tile.turn) for tile in result.seats[2].territory}
    assert laid == {cell: (tile.id, turn) for cell, (tile, turn) in game.territory(2).items()}
    assert result.bag == game.bag()
    assert msgspec.json.decode(msgspec.json.encode(result), type=type(result)) == result


def test_no_view_for_a_seat_that_is_not_there() -> None:
    with pytest.raises(SetupError, match="no seat"):
        view(new_game(2), 2)


@pytest.mark.rule("X1", "P3", "L3")
@pytest.mark.parametrize("box", [None, *NAMES])
@pytest.mark.parametrize("players", [2, 5])
def test_every_tile_is_shown_in_exactly_one_place(players: int, box: str | None) -> None:
    """Everybody, spectators too, can tell what is left in the bag: what has the axe, or fits nowhere, is back in it."""
    rng = random.Random(f"{players} {box}")
    tables = shipped_tables(box)
    game = Game(random_setup(players, rng, tables.material), tables)
    everything = Counter(tile.id for tile in tables.material.tiles)
    phases = set()
    while game.to_act():
        for seat in (None, rng.randrange(players)):
            shown = view(game, seat)
            gone = Counter(tile for owner in shown.seats for tile in owner.hand)
            gone.update(offer.tile for owner in shown.seats for offer in owner.offers)
            gone.update(laid.tile for owner in shown.seats for laid in owner.territory if laid.tile != "castle")
            assert Counter(shown.bag) + gone == everything
            assert list(shown.bag) == sorted(shown.bag), "their order says nothing"
        phases.add(game.phase)
        game.apply(game.legal(rng.choice(game.to_act())).sample(rng))
    assert {"price", "buy", "build"} <= phases
