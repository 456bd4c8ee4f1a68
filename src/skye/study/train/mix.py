"""Which games a net is trained on and compared with: numbers of players, with and without expansions."""

from __future__ import annotations

from typing import NamedTuple

from skye.material.expansions import NAMES

BASE = "base"
"""What the game without an expansion is called in files."""

SHARES = {2: 24, 3: 9, 4: 12, 5: 5}
"""Of every 50 games so many are played by 2, 3, 4 and 5 players.

Games of two and of four are what most tables are, and what nets are compared with; what is learned there mostly holds
for three and five as well, so that these need fewer, and games of five take four times as long as games of two.
"""
TIMES = {2: 1, 3: 2, 4: 3, 5: 4}
"""How long a game takes, roughly, as a multiple of one of two players."""
LONGER = 3
"""So many times as long does a game with an expansion take: there are fewer of them, which take as long in all."""

COMPARED = (2, 4)
"""The numbers of players that two nets are compared with."""


class GameKind(NamedTuple):
    """A kind of game."""

    expansion: str | None
    players: int

    @property
    def name(self) -> str:
        """Its name in files."""
        return f"{self.expansion or BASE}-{self.players}"

    @property
    def time(self) -> int:
        """How long a game takes, as a multiple of one of two players without an expansion."""
        return TIMES[self.players] * (1 if self.expansion is None else LONGER)

    @property
    def share(self) -> int:
        """How many of the games are of this kind."""
        return SHARES[self.players] * (LONGER if self.expansion is None else 1)


def kinds() -> list[GameKind]:
    """Every kind of game that is learned from."""
    return [GameKind(expansion, players) for expansion in (None, *NAMES) for players in SHARES]


def compared() -> list[GameKind]:
    """The kinds of games that two nets are compared with."""
    return [kind for kind in kinds() if kind.players in COMPARED]


def counts(games: int) -> dict[GameKind, int]:
    """How many games of each kind are learned from, so many in all."""
    return _parts(games, {kind: kind.share for kind in kinds()})


def even_counts(games: int) -> dict[GameKind, int]:
    """As many games of each kind, so many in all."""
    return _parts(games, dict.fromkeys(kinds(), 1))


def _parts(games: int, shares: dict[GameKind, int]) -> dict[GameKind, int]:
    total, so_far, before = sum(shares.values()), 0, 0
    found = {}
    for kind, share in shares.items():
        so_far += share
        after = round(games * so_far / total)
        found[kind] = after - before
        before = after
    return found
