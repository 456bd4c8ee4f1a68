"""Games at a moment, and what a bot decides there."""

from __future__ import annotations

import random
from collections.abc import Mapping

from skye import Clock, Game, Move, base_tables, imagine, shipped_tables, view
from skye.bots.weights import shipped_net, weights
from skye.material.setup import Setup
from skye.rules.rng import Generator
from skye.search.choose_move import choose_move
from skye.search.net import Net

SECONDS = 0.05
CERTAIN = ("sheep", "completed_areas", "squares", "road_tiles")
"""Scoring tiles that compare nobody: a seat's points are its own affair."""


def game_at(phase: str, number: int, players: int = 2, *, seed: int, expansion: str | None = None) -> Game:
    """A game of random players that has come to a phase of a round."""
    rng = random.Random(seed)
    tables = shipped_tables(expansion)
    game = Game.new(players, rng, tables) if expansion else Game(Setup(players, seed % players, CERTAIN), base_tables())
    while (game.phase, game.round) != (phase, number):
        game.apply(game.legal(game.to_act()[0]).sample(rng))
    return game


def decide(game: Game, seat: int, bot: str, seed: int = 1) -> Move:
    """What a bot does there."""
    box = game.tables.material.expansion
    known = weights(bot, None if box is None else box.name)
    shown = imagine(view(game, seat, open_gold=True), game.tables)
    return choose_move(shown, seat, known, Clock(SECONDS), Generator(seed), net_for(known))


def net_for(known: Mapping[str, float]) -> Net | None:
    """The net that a bot with these weights plays with."""
    return shipped_net() if known["net"] else None
