"""What is tuned: which weights of which bot, from which start, within which bounds, and against whom."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from shlex import quote

import msgspec

from skye.bots import weights as shipped
from skye.bots.names import LADDER, NamedBot, parse, plain
from skye.bots.weights import has_net
from skye.material.errors import BotError
from skye.search import evaluation
from skye.search.rollouts import NAMES as SEARCH_NAMES
from skye.study.arena.plan import DECIDING
from skye.study.tune.games import Side
from skye.study.tune.weightfile import BOUNDS, load_weights, within


class Tuning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that decides a tuning run, except how long it goes on."""

    bot: str
    """As `NamedBot` writes it: with `net=off` if it is tuned without its net."""
    players: int
    expansion: str | None
    names: tuple[str, ...]
    """The weights that are tuned."""
    start: dict[str, float]
    """All weights of the bot before."""
    reference: dict[str, float]
    """All weights of the opponents of the candidates."""
    start_from: str | None
    """The file that the start was read from, unless it is the shipped bot."""
    against: str | None
    """The bot or file of the reference, if it is not the start."""
    deals: int
    """In each generation; every one is played from all seats."""
    population: int
    """Candidates in each generation."""
    seed: int
    rollouts: int
    """How often the search, if a bot has one, plays out each choice."""
    digest: str
    """Of the core, the net and the material: games by other rules are not combined."""
    net: bool = False
    """Whether the candidates play with the shipped net; in a run that does not say so, nobody did."""
    reference_net: bool = False
    """Whether their opponents do."""

    @property
    def label(self) -> str:
        """The command, except how long it goes on."""
        return " ".join(["tune", self.bot, *self._options()])

    def command(self, generations: int) -> str:
        """The command for the weights after this many generations."""
        return f"skye {self.label} --generations {generations}"

    def _options(self) -> Iterator[str]:
        yield f"--players {self.players}"
        if self.expansion is not None:
            yield f"--{self.expansion}"
        if self.names != default_names(self.expansion, net=self.net):
            yield f"--weights {','.join(self.names)}"
        if self.start_from is not None:
            yield f"--start {quote(self.start_from)}"
        if self.against is not None:
            yield f"--against {quote(self.against)}"
        yield f"--deals {self.deals} --population {self.population} --seed {self.seed}"
        if self.rollouts:
            yield f"--rollouts {self.rollouts}"

    def bounds(self, name: str) -> tuple[float, float]:
        """The lowest and the highest value of a weight."""
        return within(name)

    def playing(self, weights: Mapping[str, float]) -> dict[str, float]:
        """These weights as they are used: a bot with a search plays out each choice as often as the task says."""
        return {**weights, "rollouts": float(self.rollouts if weights["rollouts"] else 0)}

    def candidate(self, weights: Mapping[str, float]) -> Side:
        """A player with these weights of the bot that is tuned."""
        return Side(self.playing(weights), self.net)

    def rivals(self) -> Side:
        """The reference as a player."""
        return Side(self.playing(self.reference), self.reference_net)

    def deal_seed(self, *words: object) -> int:
        """The seed of a deal named by these words; the same for all who play it."""
        # Mixed, so that no deal of one generation or seed is one of another. Six bytes: the core multiplies it.
        mixed = blake2b(" ".join(map(str, ("deal", self.seed, *words))).encode(), digest_size=6)
        return int.from_bytes(mixed.digest())


def make_tuning(
    bot: str,
    players: int,
    *,
    expansion: str | None = None,
    names: Sequence[str] | None = None,
    start_from: Path | None = None,
    against: str | None = None,
    deals: int = 50,
    population: int = 16,
    seed: int = 1,
    rollouts: int = 0,
) -> Tuning:
    """The task for these options; BotError says what is wrong with them."""
    named = rival = _named(bot)
    start = _weights(named, expansion, start_from)
    if against is None:
        reference = start
    elif against.endswith(".toml"):
        reference = _weights(named, expansion, Path(against))
    else:
        rival = _named(against)
        against, reference = str(rival), _weights(rival, expansion)
    if rollouts and not start["rollouts"] and not reference["rollouts"]:
        raise BotError("tune-no-search", found=named.bot, known=_searching(expansion))
    default = default_names(expansion, net=_has_net(named))
    return Tuning(
        bot=str(named),
        players=players,
        expansion=expansion,
        names=default if names is None else _checked(names, named, start, expansion, rollouts),
        start=start,
        reference=reference,
        start_from=None if start_from is None else str(start_from),
        against=against,
        deals=deals,
        population=population,
        seed=seed,
        rollouts=rollouts,
        digest=core_digest("*.py", "*.toml", "*.bin"),
        net=_has_net(named),
        reference_net=_has_net(rival),
    )


def bots_with_weights() -> list[str]:
    """The bots that come with Skye and have weights."""
    found = []
    for name in LADDER:
        try:
            shipped.weights(name, None)
        except KeyError:
            continue
        found.append(name)
    return found


def default_names(expansion: str | None, *, net: bool) -> tuple[str, ...]:
    """The weights that are tuned by default: all that say what something is worth, with or without a net."""
    base = [name for name in evaluation.NAMES if name != "horizon" and (net or name != "net")]
    return (*base, *(name for name in shipped.names(expansion) if name not in shipped.NAMES))


def _named(bot: str) -> NamedBot:
    known = bots_with_weights()
    if plain(bot) not in known:
        raise BotError("tune-no-weights", found=bot, known=", ".join(known))
    named = parse(bot)
    if named.budget is not None:
        raise BotError("tune-budget", bot=named.bot)
    return named


def _has_net(named: NamedBot) -> bool:
    return named.net and has_net(named.bot)


def _searching(expansion: str | None) -> str:
    return ", ".join(name for name in bots_with_weights() if shipped.weights(name, expansion)["rollouts"])


def _weights(named: NamedBot, expansion: str | None, file: Path | None = None) -> dict[str, float]:
    if file is None:
        return dict(shipped.weights(named.bot, expansion, net=named.net))
    found = load_weights(file, named.bot, expansion)
    # A bot that used the result would otherwise play with the net, unlike here.
    return dict(found) if _has_net(named) else {**found, "net": 0.0}


def _checked(
    names: Sequence[str], named: NamedBot, start: Mapping[str, float], expansion: str | None, rollouts: int
) -> tuple[str, ...]:
    known = shipped.names(expansion)
    able = [*default_names(expansion, net=_has_net(named)), *(name for name in known if name in BOUNDS)]
    for name in names:
        if name not in known:
            raise BotError("bot-unknown-weight", found=name, known=", ".join(known))
        if name == "net" and not _has_net(named):
            raise BotError("tune-no-net", bot=str(named), known=", ".join(filter(has_net, bots_with_weights())))
        if name not in able:
            # They are counts, and the core relies on them.
            raise BotError("tune-fixed-weight", found=name, known=", ".join(dict.fromkeys(able)))
        if name in SEARCH_NAMES and not start["rollouts"]:
            raise BotError("tune-not-searching", found=name, bot=named.bot, known=_searching(expansion))
        if name in SEARCH_NAMES and not rollouts:
            raise BotError("tune-needs-rollouts", found=name)
    return tuple(name for name in known if name in names)


def core_digest(*kinds: str) -> str:
    """Of the files of these kinds that decide a game."""
    package = Path(shipped.__file__).parents[1]
    files = [path for folder in DECIDING for kind in kinds for path in sorted((package / folder).rglob(kind))]
    # The weights of bots are in the task itself.
    files = [path for path in files if path.name != "weights.toml"]
    mixed = blake2b(digest_size=8)
    for path in files:
        mixed.update(path.read_bytes() + b"\0")
    return mixed.hexdigest()
