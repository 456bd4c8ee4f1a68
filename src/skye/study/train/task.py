"""What is trained: how many games, how each is played out, how long is learned from them, and from which start."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b, sha256
from pathlib import Path
from shlex import quote

import msgspec

from skye.bots import weights as shipped
from skye.material.errors import MaterialError
from skye.material.expansions import NAMES
from skye.material.system_errors import reason
from skye.study.train.mix import BASE
from skye.study.tune.task import core_digest

BOT = "chieftain"
"""The bot whose evaluation the net corrects."""

Weights = dict[str, float]


class Training(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that decides a run, except how many iterations it goes on for and on which machine."""

    games: int
    """In each iteration."""
    playouts: int
    """Of each territory that is learned from."""
    rounds: int
    """Of a playout, before the net so far values what has become of it."""
    epochs: int
    """How often each iteration learns from every sample."""
    deals: int
    """Of each kind of game, to compare a net with the one before; each is played from all seats."""
    chance_games: int
    """Of the best net, to learn how games end."""
    seed: int
    start: str | None
    """The file of the net that it starts from, if any."""
    start_sha256: str | None
    weights: dict[str, Weights]
    """By expansion: the weights that the net corrects. Nobody searches here."""
    plain_weights: dict[str, Weights]
    """The same for a player without a net."""
    digest: str
    """Of the core and the material: games by other rules are not combined."""

    @property
    def label(self) -> str:
        """The command, except how long it goes on."""
        return " ".join(["train", *self._options()])

    def command(self, iterations: int) -> str:
        """The command for the net after this many iterations."""
        return f"skye {self.label} --iterations {iterations}"

    def _options(self) -> Iterator[str]:
        for name in ("games", "playouts", "rounds", "epochs", "deals", "chance_games", "seed"):
            yield f"--{name.replace('_', '-')} {getattr(self, name)}"
        if self.start is not None:
            yield f"--start {quote(self.start)}"

    def playing(self, expansion: str | None, *, net: bool) -> Weights:
        """The weights of a player with or without a net."""
        return (self.weights if net else self.plain_weights)[expansion or BASE]

    def seed_of(self, *words: object) -> int:
        """The seed of whatever is named by these words."""
        # Mixed, so that no game of one iteration, kind or seed is one of another. Six bytes: the core multiplies it.
        mixed = blake2b(" ".join(map(str, ("train", self.seed, *words))).encode(), digest_size=6)
        return int.from_bytes(mixed.digest())


def make_training(
    *,
    games: int,
    playouts: int,
    rounds: int,
    epochs: int,
    deals: int,
    chance_games: int,
    seed: int,
    start: Path | None = None,
) -> tuple[Training, bytes | None]:
    """The task for these options, and the net that it starts from."""
    net = None if start is None else _read(start)
    task = Training(
        games=games,
        playouts=playouts,
        rounds=rounds,
        epochs=epochs,
        deals=deals,
        chance_games=chance_games,
        seed=seed,
        start=None if start is None else str(start),
        start_sha256=None if net is None else sha256(net).hexdigest(),
        weights={expansion or BASE: _weights(expansion, net=True) for expansion in (None, *NAMES)},
        plain_weights={expansion or BASE: _weights(expansion, net=False) for expansion in (None, *NAMES)},
        digest=games_digest(),
    )
    return task, net


def games_digest() -> str:
    """Of all that decides the games of a run; a net that is shipped has no part in them: this is how it is made."""
    mixed = blake2b(core_digest("*.py", "*.pxd", "*.toml").encode(), digest_size=8)
    for name in ("generate.py", "layout.py", "mix.py"):
        mixed.update(Path(__file__).with_name(name).read_bytes())
    return mixed.hexdigest()


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise MaterialError("material-unreadable", file=str(path), problem=reason(error)) from error


def _weights(expansion: str | None, *, net: bool) -> Weights:
    found = shipped.weights(BOT, expansion, net=net)
    return {**found, "rollouts": 0.0, "net": (found["net"] or 1.0) if net else 0.0}
