"""Runs code with the core compiled and with it interpreted."""

from __future__ import annotations

import os
import subprocess
import sys

from patience import PATIENCE

CODE = """
import sys
from skye.study.simulate import Simulation, random_game
from skye.record.files import lines_of
import skye
players, first, last = map(int, sys.argv[1:4])
task = Simulation(players, last, 11, expansion=sys.argv[4] or None)
sys.stderr.write(str(skye.COMPILED))
for number in range(first, last + 1):
    sys.stdout.buffer.write(lines_of(random_game(task, task.tables(), number), text=False))
"""

PLAY = """
import sys
import skye
from skye import CHANCE, Clock, Game, bots, shipped_tables
from skye.bots.asking import question
from skye.rules.rng import Generator
sys.stderr.write(str(skye.COMPILED))
for case in sys.argv[1:]:
    name, expansion, players, budget, share, seed = case.split(",")
    chance, bot = Generator(int(seed)), bots.create(name)
    game = Game.new(int(players), chance, shipped_tables(expansion or None))
    asked = set()
    while acting := game.to_act():
        seat = acting[0]
        if seat == CHANCE or game.phase in asked and chance.below(int(share)):
            move = game.legal(seat).sample(chance)
        else:
            asked.add(game.phase)
            move = bot.decide(*question(game, seat), Clock(float(budget)), chance)
        game.apply(move)
        print(move)
    print(case, game.scores(), *sorted(asked), sep="; ")
"""
"""Plays a game for each argument `bot,expansion,players,budget,share,seed`: the bot makes the first decision of each
phase and one in `share` of the others; the rest is random."""


SEARCH = """
import sys
import skye
from skye import CHANCE, Clock, Game, shipped_tables
from skye.bots.weights import shipped_net, weights
from skye.rules.rng import Generator
from skye.search.choose_move import choose_move
sys.stderr.write(str(skye.COMPILED))
for case in sys.argv[1:]:
    expansion, phase, number, players, budget, patience = case.split(",")
    chance = Generator(7)
    game = Game.new(int(players), chance, shipped_tables(expansion or None))
    while (game.phase, game.round) != (phase, int(number)):
        game.apply(game.legal(game.to_act()[0]).sample(chance))
    few = {"candidates": 4, "builds": 3, "foreseen": 2}
    known = {**weights("chieftain", expansion or None), **few, "patience": float(patience)}
    clock = Clock(float(budget))
    print(case, choose_move(game, game.to_act()[0], known, clock, chance, shipped_net()), clock.used(), sep="; ")
"""
"""What chieftain does in a phase of a round for each argument `expansion,phase,round,players,budget,patience`; with
few candidates, as the interpreted core takes a hundred times as long."""


def records(
    players: int, first: int, last: int, *, interpreted: bool, expansion: str | None = None
) -> tuple[bytes, bool]:
    """Some games of a seed as one mode of the core plays them, and whether it was compiled."""
    return run(CODE, str(players), str(first), str(last), expansion or "", interpreted=interpreted)


def run(code: str, *arguments: str, interpreted: bool) -> tuple[bytes, bool]:
    """What a program writes in one mode of the core, and whether it was compiled."""
    environment = {name: value for name, value in os.environ.items() if name != "SKYE_INTERPRETED"}
    if interpreted:
        environment["SKYE_INTERPRETED"] = "1"
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments], env=environment, capture_output=True, check=True, timeout=PATIENCE
    )
    return done.stdout, done.stderr == b"True"


def run_both(code: str, *arguments: str) -> str:
    """What a program writes, the same in both modes of the core."""
    slow, was_compiled = run(code, *arguments, interpreted=True)
    assert not was_compiled
    fast, was_compiled = run(code, *arguments, interpreted=False)
    assert was_compiled or not os.environ.get("CI"), "an automatic check needs the compiled core"
    assert fast == slow
    return fast.decode()
