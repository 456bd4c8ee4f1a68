"""Deals: a set-up and draws that are the same for every seating, derived from the seed without storing anything."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from hashlib import blake2b

from skye.material.box import Material
from skye.material.setup import Setup, random_setup
from skye.rules.rng import Generator

DRAWN = 3  # P1


def mixed(*words: object) -> Generator:
    """A generator seeded by these words, mixed well: those of other words are independent of it."""
    return Generator(int.from_bytes(blake2b(" ".join(map(str, words)).encode(), digest_size=8).digest()))


def set_up(seed: int, deal: int, players: int, material: Material, *, shared: bool) -> Setup:
    """Scoring tiles, start player, and what an expansion lays out for each seat."""
    return random_setup(players, mixed("set-up", seed, deal), material, shared=shared)


def draw(
    seed: int, deal: int, number: int, position: int, tiles: Sequence[str], bag: Collection[str]
) -> tuple[str, ...]:
    """The tiles drawn in this round by the seat at this position, counted from 0.

    All tiles are shuffled and the first three that are in the bag are taken. So every draw is as from a well shaken
    bag, and the same deal with other players differs only as far as the bags do.
    """
    generator = mixed("draw", seed, deal, number, position)
    left = list(tiles)
    within = set(bag)
    drawn: list[str] = []
    while len(drawn) < DRAWN:
        tile = left.pop(generator.below(len(left)))
        if tile in within:
            drawn.append(tile)
    return tuple(drawn)
