"""What the net costs: how long chieftain looks for builds with it and without it, and how long whole games take.

    python benchmarks/evaluation.py --games 30

Builds are found without search, for the same hands: nearly all of that time goes into valuing territories. Processor
time of one core; the two take turns, so that other work on the machine slows both.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Mapping

from skye.bots.weights import shipped_net, weights
from skye.material.moves import CHANCE, Move
from skye.material.tables import shipped_tables
from skye.rules.game import Game
from skye.rules.rng import Generator
from skye.search.choose_move import choose_move
from skye.search.clock import Clock
from skye.search.net import Net
from skye.search.self_play import self_play
from skye.study.train.mix import GameKind, compared

BOT = "seer"
BUDGET = 1.0

Side = tuple[Mapping[str, float], Net | None]


def builds(kind: GameKind, side: Side, seed: int) -> list[Game]:
    """The positions of a game in which a seat is about to build."""
    generator = Generator(seed)
    game = Game.new(kind.players, generator, shipped_tables(kind.expansion))
    found = []
    while seats := game.to_act():
        seat = seats[0]
        if game.phase == "build":
            found.append(game.copy())
        if seat == CHANCE:
            game.apply(game.legal(seat).sample(generator))
        else:
            game.apply(decide(game, side, generator))
    return found


def decide(game: Game, side: Side, generator: Generator) -> Move:
    """The move of whoever is to act."""
    known, net = side
    return choose_move(game, game.to_act()[0], known, Clock(BUDGET), generator, net)


def spent(work: Callable[..., object], *known: object) -> float:
    """Processor time of a call."""
    begun = time.process_time()
    work(*known)
    return time.process_time() - begun


def find_all(positions: list[Game], side: Side) -> None:
    """Look for builds in each of these positions."""
    for game in positions:
        decide(game, side, Generator(1))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=30, help="of each kind")
    asked = parser.parse_args()
    for kind in compared():
        tables, players = shipped_tables(kind.expansion), kind.players
        sides: list[Side] = [
            (weights(BOT, kind.expansion), shipped_net()),
            (weights(BOT, kind.expansion, net=False), None),
        ]
        for_builds, for_games, found = [0.0, 0.0], [0.0, 0.0], 0
        for seed in range(asked.games):
            positions = builds(kind, sides[seed % 2], seed)
            found += len(positions)
            for number, (known, net) in enumerate(sides):
                for_builds[number] += spent(find_all, positions, (known, net))
                for_games[number] += spent(self_play, tables, [known] * players, seed, [net] * players)
        print(
            f"{kind.name}: builds {1000 * for_builds[0] / found:.2f} ms with the net, "
            f"{1000 * for_builds[1] / found:.2f} without: {for_builds[0] / for_builds[1]:.2f} times as long; "
            f"games {for_games[0] / for_games[1]:.2f} times",
            flush=True,
        )


if __name__ == "__main__":
    main()
