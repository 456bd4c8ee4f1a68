"""What the players agree on before the first round (S1 to S4)."""

from __future__ import annotations

from typing import Protocol

import msgspec

from skye.material import expansions
from skye.material.box import LETTERS, Material, base_material
from skye.material.constants import MOST_PLAYERS
from skye.material.errors import SetupError
from skye.material.expansions import Part


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
    expansion: tuple[str, ...] = ()
    """What an expansion lays out for each seat."""

    def check(self, material: Material) -> None:
        """Reject a set-up that cannot be played."""
        _check_players(self.players)
        if not 0 <= self.start < self.players:
            raise SetupError("setup-start", found=self.start, last=self.players - 1)
        known = [entry.id for entry in material.scoring]
        if len(self.scoring) != len(LETTERS) or len(set(self.scoring)) != len(LETTERS):
            raise SetupError("setup-scoring-four", found=", ".join(self.scoring))
        for name in self.scoring:
            if name not in known:
                raise SetupError("setup-scoring", found=name, known=", ".join(known))
        expansions.of(material).part(SetupPart).check(self, material)


class SetupPart(Part, module="setup"):
    """What an expansion lays out for each seat when a game begins, as one text for each of them."""

    def check(self, setup: Setup, material: Material) -> None:
        """Reject what cannot be laid out like this."""
        if setup.expansion:
            raise SetupError("setup-no-expansion")

    def random_layouts(
        self,
        players: int,
        rng: Randomness,
        material: Material,
        *,
        shared: bool,
    ) -> tuple[str, ...]:
        """Laid out at random, for each seat or once for all."""
        return ()

    def first_layouts(self, players: int, material: Material) -> tuple[str, ...]:
        """Laid out for a first game."""
        return ()


def random_setup(players: int, rng: Randomness, material: Material | None = None, *, shared: bool = False) -> Setup:
    """Scoring tiles and start player drawn at random (S2, S3).

    What an expansion lays out is drawn for each seat, or once for all if it is shared.
    """
    _check_players(players)
    material = material or base_material()
    names = [entry.id for entry in material.scoring]
    drawn = tuple(names.pop(below(len(names), rng)) for _ in LETTERS)
    start = below(players, rng)
    layouts = expansions.of(material).part(SetupPart).random_layouts(players, rng, material, shared=shared)
    return Setup(players, start, drawn, layouts)


def first_game(players: int, start: int = 0, material: Material | None = None) -> Setup:
    """The set for a first game (S2a)."""
    _check_players(players)
    material = material or base_material()
    layouts = expansions.of(material).part(SetupPart).first_layouts(players, material)
    return Setup(players, start, material.first_game, layouts)


def _check_players(players: int) -> None:
    if not 2 <= players <= MOST_PLAYERS:
        raise SetupError("setup-players", found=players)


def below(bound: int, rng: Randomness) -> int:
    """A number from 0 to bound - 1; with 64 bits the bias is negligible."""
    return rng.getrandbits(64) * bound >> 64
