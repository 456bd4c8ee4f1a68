"""The contract of a bot: those that come with Skye keep it, and every way to break it is found and reported."""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Callable
from itertools import chain, count
from pathlib import Path
from typing import Any

import msgspec
import pytest
from command_line import WRONG_SECONDS, Skye
from loops import FULL

from skye import BotError, Buy, Clock, Draw, Game, Legal, Move, Pass, Place, Randomness, View, bots
from skye.bots import Bot, asking, contract
from skye.expansions.journeyman.rules.state_view import journey_view
from skye.material import words
from skye.material.expansions import NAMES

pytestmark = pytest.mark.once

SOURCE = Path(contract.__file__).read_text(encoding="utf-8")
KEYS = sorted(set(re.findall(r'_note\("(contract-[a-z]+)"', SOURCE)))


def ticking(step: float = 0.001) -> Callable[[], float]:
    """A clock that goes on with every look at it: no machine is too slow for it."""
    looks = count()
    return lambda: next(looks) * step


def problems(make: Callable[[], Bot], players: int = 2, expansion: str | None = None) -> dict[str, BotError]:
    """What is wrong with a bot in one game."""
    found = contract.check(make, expansions=[expansion], players=[players], now=ticking())
    assert len({problem.key for problem in found}) == len(found), "each kind of problem is reported once"
    return {problem.key: problem for problem in found}


leaked: list[Game] = []
"""The game that is asked about: a bot that finds it here cheats."""


@pytest.fixture(autouse=True)
def _leak(monkeypatch: pytest.MonkeyPatch) -> None:
    ask = asking.question

    def question(game: Game, seat: int) -> tuple[View, Legal]:
        leaked[:] = [game]
        return ask(game, seat)

    monkeypatch.setattr(contract, "question", question)


# Good bots


@pytest.mark.parametrize("name", bots.LADDER)
def test_the_ladder_keeps_the_contract(name: str) -> None:
    players, budget = (contract.PLAYERS, 0.01) if FULL else ((2, 5), 0.003)
    assert contract.check(bots.find(name), players=players, budget=budget, now=ticking()) == []


class Chance:
    """Takes any legal move."""

    def decide(self, _view: View, legal: Legal, _clock: Clock, rng: Randomness) -> Move:
        """Any of them."""
        return legal.sample(rng)


class Watchful(Chance):
    """Uses its time up to the end, and what a bot may use."""

    def decide(self, view: View, legal: Legal, clock: Clock, rng: Randomness) -> Move:
        """Any of them, after a while."""
        print("thinking", file=sys.stderr)
        while clock.left() > 0:
            clock.spend(1000)
        own = random.Random(rng.getrandbits(64))
        return super().decide(view, legal, clock, own)


class Waiting(Chance):
    """Waits for the time to go by."""

    def decide(self, view: View, legal: Legal, clock: Clock, rng: Randomness) -> Move:
        """Any move, when the time is over."""
        while clock.left() > 0:
            pass
        return super().decide(view, legal, clock, rng)


def test_a_bot_may_use_all_of_its_time() -> None:
    assert not problems(Watchful)
    assert not problems(Waiting)
    assert not problems(Watchful, 3, "journeyman")


def test_rounds_are_reported() -> None:
    reported: list[int] = []
    contract.check(Chance, games=2, progress=reported.append)
    assert len(reported) == sum(reported) == contract.rounds(games=2) == 2 * 2 * (6 + 6 + 6 + 5)


def test_every_game_is_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """All numbers of players with and without the expansion, from the seed on, the bot on more than one seat."""
    tables: list[contract.TestTable] = []
    seats = set()

    def play(examination: contract.Examination, _: object) -> None:
        tables.append(examination.table)
        seats.add(examination.seat)

    monkeypatch.setattr(contract.Examination, "play", play)
    contract.check(Chance, games=2, seed=7)
    assert sorted(tables, key=str) == sorted(
        [(players, box, seed) for players in (2, 3, 4, 5) for box in (None, *NAMES) for seed in (7, 8)], key=str
    )
    assert len(seats) > 2


# Bad bots


class Silent:
    """Has no answer to some questions."""

    def decide(self, view: View, legal: Legal, _clock: Clock, rng: Randomness) -> Any:
        """A move, except when building."""
        return None if view.phase == "build" else legal.sample(rng)


class Confused(Chance):
    """Answers for somebody else."""

    def decide(self, view: View, legal: Legal, clock: Clock, rng: Randomness) -> Move:
        """A purchase of a tile that is not there."""
        move = super().decide(view, legal, clock, rng)
        return Buy(move.seat, "castle") if isinstance(move, Buy | Pass) else move


class Malformed(Chance):
    """Puts things into a move that no move has."""

    def decide(self, _view: View, _legal: Legal, _clock: Clock, _rng: Randomness) -> Move:
        """No move at all."""
        return Place("zero", None, 1.5, [], {})  # type: ignore[arg-type]


class Fate(Chance):
    """Would draw the tiles itself."""

    def decide(self, view: View, _legal: Legal, _clock: Clock, _rng: Randomness) -> Move:
        """Three tiles."""
        return Draw(view.start, view.bag[:3])


class Fragile(Chance):
    """Breaks down in the second round."""

    def decide(self, view: View, legal: Legal, clock: Clock, rng: Randomness) -> Move:
        """Any move, for a while."""
        if view.round == 2:
            raise ZeroDivisionError("no idea")
        return super().decide(view, legal, clock, rng)


class Leaving(Chance):
    """Ends the program."""

    def decide(self, _view: View, _legal: Legal, _clock: Clock, _rng: Randomness) -> Move:
        """Never."""
        sys.exit(0)


class Slow(Chance):
    """Takes no notice of the time."""

    def decide(self, view: View, legal: Legal, clock: Clock, rng: Randomness) -> Move:
        """Any move, much later."""
        for _ in range(400):
            clock.left()
        return super().decide(view, legal, clock, rng)


class Moody(Chance):
    """Decides by something of its own."""

    moods = count()

    def decide(self, _view: View, legal: Legal, _clock: Clock, _rng: Randomness) -> Move:
        """Another one each time."""
        return legal.sample(random.Random(next(self.moods)))


class Remembering(Chance):
    """Decides by how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def decide(self, _view: View, legal: Legal, _clock: Clock, _rng: Randomness) -> Move:
        """One that its number decides."""
        self.asked += 1
        return legal.sample(random.Random(self.asked))


class Peeking(Chance):
    """Knows where the real game is, and what is sealed in it."""

    phase = "price"

    def decide(self, view: View, legal: Legal, _clock: Clock, rng: Randomness) -> Move:
        """One that the secrets decide."""
        secrets = ""
        if view.phase == self.phase:
            secrets = str([self.secret(leaked[0], rival) for rival in range(leaked[0].players)])
        return legal.sample(random.Random(f"{rng.getrandbits(62)} {secrets}"))

    def secret(self, game: Game, seat: int) -> object:
        """What a seat has sealed."""
        return game.offers(seat)


class PeekingAtPlans(Peeking):
    """The same with plans."""

    phase = "plan"

    def secret(self, game: Game, seat: int) -> object:
        """What a seat has planned."""
        expansion: Any = game.expansion
        return expansion and journey_view(expansion, seat, True, False).plan


class Vandal(Chance):
    """Changes what it is shown."""

    value: object = 9

    def decide(self, view: View, legal: Legal, clock: Clock, rng: Randomness) -> Move:
        """Any move."""
        msgspec.structs.force_setattr(view, "round", self.value)
        return super().decide(view, legal, clock, rng)


class DeepVandal(Chance):
    """Changes something deep in what it is shown."""

    def decide(self, view: View, legal: Legal, clock: Clock, rng: Randomness) -> Move:
        """Any move."""
        msgspec.structs.force_setattr(view.seats[0].territory[0], "turn", 3)
        return super().decide(view, legal, clock, rng)


class Barbarian(Vandal):
    """Leaves something that cannot be in a view."""

    value = object()


class Gambler(Chance):
    """Takes random numbers where everybody takes them."""

    def decide(self, view: View, legal: Legal, clock: Clock, rng: Randomness) -> Move:
        """Any move."""
        random.random()
        return super().decide(view, legal, clock, rng)


class Chatty(Chance):
    """Prints."""

    def decide(self, view: View, legal: Legal, clock: Clock, rng: Randomness) -> Move:
        """Any move, and a word."""
        print("hello")
        return super().decide(view, legal, clock, rng)


BAD: dict[type[Bot], tuple[str, str]] = {
    Silent: ("contract-illegal", "None"),
    Confused: ("contract-illegal", "buy castle"),
    Malformed: ("contract-illegal", "zero"),
    Fate: ("contract-illegal", "draw"),
    Fragile: ("contract-raised", "ZeroDivisionError: no idea"),
    Leaving: ("contract-raised", "SystemExit"),
    Slow: ("contract-slow", "0.4"),
    Moody: ("contract-unsteady", "price axe="),
    Remembering: ("contract-memory", "a new one"),
    Peeking: ("contract-hidden", "price axe="),
    Vandal: ("contract-view", ""),
    DeepVandal: ("contract-view", ""),
    Barbarian: ("contract-view", ""),
    Gambler: ("contract-random", ""),
    Chatty: ("contract-prints", "hello"),
}


@pytest.mark.parametrize("make", BAD, ids=lambda make: make.__name__)
def test_a_bad_bot_is_found(make: type[Bot]) -> None:
    key, expected = BAD[make]
    found = problems(make)
    assert found.keys() == {key}
    assert expected in str(found[key])
    assert found[key].values["phase"] in ("price", "buy", "build")


def test_every_problem_has_its_bad_bot() -> None:
    assert sorted({key for key, _ in BAD.values()}) == KEYS


def test_plans_are_secrets_too() -> None:
    found = problems(PeekingAtPlans, 2, "journeyman")
    assert found.keys() == {"contract-hidden"}
    assert found["contract-hidden"].values["phase"] == "plan"
    assert not problems(PeekingAtPlans), "there are none without the expansion"


def test_the_place_is_reported() -> None:
    problem = problems(Fragile, 3)["contract-raised"]
    assert str(problem).startswith("--players 3 --seed 1, seat 1, round 2, phase “")
    assert f"{Path(__file__)}:" in str(problem)
    assert "--players 2 --journeyman --seed 1" in str(problems(Fragile, 2, "journeyman")["contract-raised"])


def test_a_bot_that_cannot_be_made() -> None:
    class Unmade(Chance):
        def __init__(self) -> None:
            raise FileNotFoundError("no weights")

    with pytest.raises(BotError, match=r"Unmade cannot be created: FileNotFoundError: no weights \(.*\.py:\d+\)"):
        contract.check(Unmade)


def test_the_program_is_left_as_it_was() -> None:
    state, out = random.getstate(), sys.stdout
    for make in (Gambler, Chatty, Fragile):
        problems(make)
    assert random.getstate() == state
    assert sys.stdout is out


def test_the_same_check_gives_the_same_words() -> None:
    first, second = (list(map(str, problems(make).values())) for make in (Remembering, Remembering))
    assert first == second


def test_without_a_clock_time_is_not_taken() -> None:
    assert contract.check(Slow, players=[2], expansions=[None]) == []


@pytest.mark.parametrize(("late", "found"), [(2, []), (3, ["contract-slow"])])
def test_a_machine_may_be_slow_for_a_moment(late: int, found: list[str]) -> None:
    """Too late in two of three tries of the first decision is not too late, in all three it is."""
    looks = chain(range(2 * late), count(100, 0.001))  # one look at the beginning and one at the end of a try
    problems_found = contract.check(Chance, expansions=[None], players=[2], now=lambda: float(next(looks)))
    assert [problem.key for problem in problems_found] == found


@pytest.mark.usefixtures("language")
def test_problems_are_reported_in_every_language() -> None:
    found = {key: problem for make, (key, _) in BAD.items() for problem in problems(make).values()}
    lines = {key: str(problem) for key, problem in found.items()}
    assert sorted(lines) == KEYS
    assert len({re.sub(r"^.*?[”“»] ?: ", "", line) for line in lines.values()}) == len(KEYS)
    assert all(line.startswith("--players 2 --seed 1, ") for line in lines.values())
    for key, line in lines.items():
        assert words.text(f"phase-{found[key].values['phase']}") in line.partition(":")[0]


# The command


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_command_lists_the_bots(skye: Skye, language: str) -> None:
    result = skye("--lang", language, "bots")
    words.use(language)
    try:
        assert (result.code, result.err) == (0, "")
        lines = result.out.splitlines()
        assert [line.split()[0] for line in lines] == list(bots.LADDER)
        for name, line in zip(bots.LADDER, lines, strict=True):
            assert words.text(f"bot-{name}") in line
            assert line.endswith(words.text(f"bot-{name}-character"))
    finally:
        words.use("en")


def test_the_command_finds_nothing(skye: Skye) -> None:
    result = skye("bots", "novice", "--games", 1, "--seed", 3)
    assert (result.code, result.out) == (0, "novice keeps the contract. Games: 8.\n")
    assert "Checking" in result.err


def test_the_command_finds_something(skye: Skye) -> None:
    result = skye("bots", f"{__file__}:Chatty")
    assert result.code == 1
    assert result.out.startswith("--players 2 --seed 1, seat 1, round 1, phase “price”: the bot printed")
    assert result.out.count("\n") == 1
    assert "Chatty does not keep the contract" in result.err


def test_a_file_that_prints(skye: Skye, tmp_path: Path) -> None:
    """Only what a bot prints while it decides is compared with it; results stand alone all the same."""
    lines = ["print('file')", "class Loud:", "    def __init__(self): print('made')"]
    lines += ["    def decide(self, view, legal, clock, rng): return legal.sample(rng)"]
    path = tmp_path / "loud.py"
    path.write_text("\n".join(lines), encoding="utf-8")
    result = skye("bots", f"{path}:Loud")
    assert (result.code, result.out) == (0, "Loud keeps the contract. Games: 8.\n")
    assert "file\n" in result.err
    assert "made\n" in result.err


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (["nobody"], 1, "There is no bot “nobody”"),
        (["nothing.py:Bot"], 1, "nothing.py: there is no such file"),
        ([f"{__file__}:Bats"], 1, "has no class Bats"),
        (["random", "--games", "0"], 2, "--games"),
        *((["random", "--budget", wrong], 2, "a number of seconds above 0") for wrong in WRONG_SECONDS),
        (["random", "novice"], 2, "novice"),
    ],
)
def test_wrong_use_of_the_command(skye: Skye, arguments: list[str], code: int, words: str) -> None:
    result = skye("bots", *arguments)
    assert (result.code, result.out) == (code, "")
    assert words in result.err


def test_the_command_takes_the_time(skye: Skye, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skye.cli.bots.time.perf_counter", ticking())
    result = skye("bots", f"{__file__}:Slow", "--budget", "0.2")
    assert result.code == 1
    assert "0.2 were allowed" in result.out
