"""What a table agrees on before the first round (section 2)."""

from __future__ import annotations

from typing import Protocol

import msgspec

from skye.errors import SetupError
from skye.material import LETTERS, Material, base

MOST_PLAYERS = 5


class Randomness(Protocol):
    """Where random choices come from; `random.Random` is one."""

    def getrandbits(self, bits: int, /) -> int:
        """A number of this many random bits."""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Players, start player and scoring tiles of a game."""

    players: int
    start: int
    """The seat of the start player (S3)."""
    scoring: tuple[str, ...]
    """The scoring tiles A, B, C, D (S2)."""

    def check(self, material: Material) -> None:
        """Complain about a set-up that cannot be played."""
        if not 2 <= self.players <= MOST_PLAYERS:
            raise SetupError("setup-players", found=self.players)
        if not 0 <= self.start < self.players:
            raise SetupError("setup-start", found=self.start, last=self.players - 1)
        known = [entry.id for entry in material.scoring]
        if len(self.scoring) != len(LETTERS) or len(set(self.scoring)) != len(LETTERS):
            raise SetupError("setup-scoring-four", found=", ".join(self.scoring))
        for name in self.scoring:
            if name not in known:
                raise SetupError("setup-scoring", found=name, known=", ".join(known))


def random_setup(players: int, rng: Randomness, material: Material | None = None) -> Setup:
    """Scoring tiles and start player drawn at random (S2, S3)."""
    names = [entry.id for entry in (material or base()).scoring]
    drawn = [names.pop(_below(len(names), rng)) for _ in LETTERS]
    return Setup(players, _below(players, rng), tuple(drawn))


def first_game(players: int, start: int = 0, material: Material | None = None) -> Setup:
    """The set for a first game (S2a)."""
    return Setup(players, start, (material or base()).first_game)


def _below(bound: int, rng: Randomness) -> int:
    """A number from 0 to bound - 1; 64 bits make the unevenness immeasurable."""
    return rng.getrandbits(64) * bound >> 64
