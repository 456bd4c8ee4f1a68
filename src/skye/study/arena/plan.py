"""The plan of a run: which bots, in which line-ups, on which seats, and the number of every game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from hashlib import blake2b
from itertools import combinations
from pathlib import Path
from shlex import quote

import msgspec

from skye import bots
from skye.bots.names import parse
from skye.record.events import LONGEST_NAME

SOURCES = ("*.py", "*.toml", "*.json", "*.bin")
"""What bots and rules consist of: code, data and nets."""

DECIDING = ("material", "rules", "search", "view", "expansions")
"""The packages that decide a game, besides the bots."""


class Entrant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot of a run."""

    name: str
    """As on the command line, with its parameters as `NamedBot` writes them."""
    title: str
    """Its name in tables and records; no two in a run are equal."""
    digest: str
    """Of its code and that of the core: games of a bot that was changed meanwhile are not combined."""


class Pairing(msgspec.Struct, frozen=True):
    """One game of a run: who sits where for which deal."""

    deal: int
    """From 1."""
    lineup: int
    """From 1, in the order of the plan."""
    rotation: int
    """By how many seats the line-up is rotated."""
    bots: tuple[int, ...]
    """By seat, as numbers in the plan's bots."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """Everything that decides the games of a run, except how many are played."""

    players: int
    seed: int
    expansion: str | None
    shared: bool
    """Whether the expansion lays out the same for all players."""
    budget: float
    """Seconds for a decision."""
    timed: bool
    """Whether seconds are of a real clock; otherwise work is counted, the same on every machine."""
    asked: tuple[str, ...]
    """The titles of the bots in the order they were given."""
    bots: tuple[Entrant, ...]
    lineups: tuple[tuple[int, ...], ...]

    @property
    def label(self) -> str:
        """The source that a game names."""
        label = " ".join(["arena", *self.asked, f"--players {self.players}", *self._options()])
        return label if len(label) <= LONGEST_NAME else label[: LONGEST_NAME - 1] + "…"

    def command(self, deals: int) -> str:
        """The command for these games."""
        names = {bot.title: quote(bot.name) for bot in self.bots}
        games = deals * min(map(distinct_rotations, self.lineups))
        words = ["skye arena", *(names[title] for title in self.asked), f"--players {self.players} --games {games}"]
        return " ".join([*words, *self._options()])

    def _options(self) -> Iterator[str]:
        yield f"--seed {self.seed}"
        if self.expansion is not None:
            yield f"--{self.expansion}"
        if self.shared:
            yield "--shared-layout"
        yield f"--budget {self.budget:g}"
        if self.timed:
            yield "--timed"

    @cached_property
    def _round(self) -> tuple[tuple[int, int], ...]:
        """The games of one deal: line-up and rotation."""
        return tuple(
            (number, rotation)
            for number, lineup in enumerate(self.lineups)
            for rotation in range(distinct_rotations(lineup))
        )

    @property
    def games_of_a_deal(self) -> int:
        """How many games are played with one deal."""
        return len(self._round)

    def deals_for(self, games: int) -> int:
        """The deals needed so that every line-up plays at least that many games."""
        return -(-games // min(map(distinct_rotations, self.lineups)))

    def pairing(self, game: int) -> Pairing:
        """The game with this number, from 1. All games of a deal are consecutive, so that a run can be extended."""
        deal, place = divmod(game - 1, len(self._round))
        number, rotation = self._round[place]
        lineup = self.lineups[number]
        seated = tuple(lineup[(seat - rotation) % self.players] for seat in range(self.players))
        return Pairing(deal + 1, number + 1, rotation, seated)


def make_plan(
    names: Sequence[str],
    players: int,
    seed: int,
    *,
    expansion: str | None = None,
    shared: bool = False,
    budget: float = 1.0,
    timed: bool = False,
) -> Plan:
    """The plan for these bots: the last one fills the remaining seats, and of too many every combination plays."""
    asked = [str(parse(name)) for name in (*names, *[names[-1]] * (players - len(names)))]
    different = list(dict.fromkeys(asked))
    titles = _titles(different)
    entrants = tuple(Entrant(name, titles[name], _digest(name)) for name in different)
    numbers = [different.index(name) for name in asked]
    lineups: dict[tuple[int, ...], tuple[int, ...]] = {}
    for lineup in combinations(numbers, players):
        lineups.setdefault(tuple(sorted(lineup)), lineup)
    return Plan(
        players=players,
        seed=seed,
        expansion=expansion,
        shared=shared,
        budget=budget,
        timed=timed,
        asked=tuple(titles[name] for name in asked),
        bots=entrants,
        lineups=tuple(lineups.values()),
    )


def distinct_rotations(lineup: Sequence[int]) -> int:
    """How many different rotations a line-up has."""
    return next(
        shift for shift in range(1, len(lineup) + 1) if tuple(lineup[shift:]) + tuple(lineup[:shift]) == tuple(lineup)
    )


def _titles(names: Sequence[str]) -> dict[str, str]:
    """A title for each name; duplicates are numbered."""
    found: dict[str, str] = {}
    for name in names:
        wanted, count = parse(name).title, 1
        while (numbered := wanted if count == 1 else f"{wanted} {count}") in found.values():
            count += 1
        found[name] = numbered
    return found


def _digest(name: str) -> str:
    """Of everything that affects the bot's decisions."""
    mixed = blake2b(digest_size=8)
    package = Path(bots.__file__).parents[1]
    own = parse(name).path
    folders = [package / folder for folder in (*DECIDING, *([] if own else ["bots"]))]
    files = [path for folder in folders for pattern in SOURCES for path in sorted(folder.rglob(pattern))]
    for path in [*files, *([Path(own)] if own else [])]:
        mixed.update(path.read_bytes() + b"\0")
    return mixed.hexdigest()
