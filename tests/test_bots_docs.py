"""What docs/bots.md promises: whoever installs the package writes the bot of the page and lets it play."""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
from installing import install
from loops import FULL
from typed import assert_typed

import skye
from skye import Clock, Game, LaidTile, Legal, Offer, SeatView, View
from skye.bots.names import parse
from skye.study.arena.match import play
from skye.study.arena.plan import make_plan

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
BOT, BY_HAND, CONTRACT = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
ARENA, CHECK, *WITH_PARAMETERS = [line.split()[1:] for line in PAGE.splitlines() if line.startswith("$ skye ")]


class User(NamedTuple):
    """Somebody who has installed the package somewhere else, and works in a folder with the bot of the page."""

    folder: Path
    scripts: Path

    def run(self, command: Sequence[str]) -> str:
        """What one of the installed programs prints."""
        environment = {name: value for name, value in os.environ.items() if not name.startswith(("SKYE", "PYTHON"))}
        done = subprocess.run(
            [str(self.scripts / command[0]), *command[1:]],
            cwd=self.folder,
            env={**environment, "SKYE_LANG": "en", "PYTHONUTF8": "1"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert "Traceback" not in done.stderr, done.stderr
        assert done.returncode == 0, done.stderr
        return done.stdout


@pytest.fixture(scope="module")
def user(tmp_path_factory: pytest.TempPathFactory) -> User:
    """Who has the package in an environment of its own."""
    home = tmp_path_factory.mktemp("home")
    scripts, packages = install(home)
    folder = home / "bots"
    folder.mkdir()
    (folder / "my_bot.py").write_text(BOT, encoding="utf-8")
    found = User(folder, scripts)
    where = "import skye; print(skye.__file__, skye.COMPILED)"
    assert (packages / "skye_game-0.1.0.dist-info").is_dir()
    assert found.run(["python", "-c", where]).split() == [
        str(packages / "skye" / "__init__.py"),
        str(skye.COMPILED),
    ]
    return found


def test_the_bot_is_short() -> None:
    assert len(BOT.splitlines()) < 40
    assert max(map(len, BOT.splitlines())) <= 120


def test_the_bot_is_typed(tmp_path: Path) -> None:
    (tmp_path / "my_bot.py").write_text(BOT, encoding="utf-8")
    (tmp_path / "by_hand.py").write_text(BY_HAND, encoding="utf-8")
    (tmp_path / "contract.py").write_text(CONTRACT, encoding="utf-8")
    assert_typed(tmp_path)


def test_the_bot_beats_random(user: User) -> None:
    assert ARENA[:4] == ["skye", "arena", "my_bot.py:MyBot", "random"]
    games = 20 if FULL else 6
    found = json.loads(user.run([*ARENA, *([] if FULL else ["--games", str(games)]), "--json"]))
    shares = {bot["name"]: bot["win_share"] for bot in found["bots"]}
    assert found["games"] == games
    assert shares["MyBot"] > 0.85
    assert shares["MyBot"] + shares["random"] == pytest.approx(1)
    records = user.folder / "arena" / "MyBot-random-2p-seed1" / "games.jsonl"
    assert user.run(["skye", "replay", str(records)])


def test_the_bot_plays_the_expansion_and_with_more_players(tmp_path: Path) -> None:
    """Once in every seat."""
    path = tmp_path / "my_bot.py"
    path.write_text(BOT, encoding="utf-8")
    plan = make_plan([f"{path}:MyBot", "random"], 3, 1, expansion="journeyman", budget=0.01)
    points = [play(plan, number).points for number in (1, 2, 3)]
    seats = [plan.pairing(number).bots.index(0) for number in (1, 2, 3)]
    assert sorted(seats) == [0, 1, 2]
    own = sum(each[seat] for each, seat in zip(points, seats, strict=True))
    assert own > (sum(map(sum, points)) - own) / 2


@pytest.mark.full
def test_the_bot_keeps_the_contract(user: User) -> None:
    assert CHECK == ["skye", "bots", "my_bot.py:MyBot"]
    budget = ["--budget", "2"]  # far more than it needs: no test asserts a time
    assert user.run([*CHECK, *budget]) == "MyBot keeps the contract. Games: 8.\n"


def test_the_other_examples_run(user: User) -> None:
    offers, move = user.run(["python", "-c", BY_HAND]).splitlines()
    assert re.fullmatch(r"\[\('\w+', None\), \('\w+', None\), \('\w+', None\)\]", offers)
    assert move.startswith(("0 price axe=", "parse('0 price axe="))
    assert user.run(["python", "-c", CONTRACT]) == ""


def test_bots_with_parameters_are_named_as_they_are_written() -> None:
    named = [word for command in WITH_PARAMETERS for word in command if ":" in word]
    assert {parse(name).bot for name in named} == {"chieftain", "planner", "my_bot.py:MyBot"}
    assert [str(parse(name)) for name in named] == named


# What is documented is there, and what is there is documented


@pytest.mark.parametrize("kind", [View, SeatView, Offer, LaidTile], ids=lambda kind: kind.__name__)
def test_every_field_of_a_view_is_documented(kind: type) -> None:
    (row,) = re.findall(rf"^\| `{kind.__name__}`[^`]*? \| (.*) \|$", PAGE, flags=re.MULTILINE)
    assert tuple(re.findall(r"`(\w+)`", row)) == kind.__struct_fields__  # type: ignore[attr-defined]


def test_everything_to_import_is_there() -> None:
    table = PAGE[PAGE.index("## Everything there is to import") :]
    told = {
        name for row in re.findall(r"^\| (`.*?) \|", table, flags=re.MULTILINE) for name in re.findall(r"`(\w+)`", row)
    }
    assert told <= set(skye.__all__)
    imported = {
        name for names in re.findall(r"^from skye import (.*)$", PAGE, flags=re.MULTILINE) for name in names.split(", ")
    }
    assert imported <= told
    assert {name for name in skye.__all__ if name not in told} == {
        *("COMPILED", "MaterialError", "NotationError", "RecordError", "Setup", "first_game", "random_setup"),
    }


def test_every_documented_method_exists() -> None:
    kinds = {"game": Game, "clock": Clock, "legal": Legal}
    for holder, name in re.findall(r"`(game|clock|legal)\.(\w+)", PAGE):
        if (holder, name) != ("clock", "seconds"):
            assert hasattr(kinds[holder], name) or (holder, name) == ("legal", "seat"), f"{holder}.{name}"
    assert Game.new(2, Random(1)).legal(0).seat == 0
    assert Clock(2).seconds == 2
