"""The bots that come with Skye: found by name, loaded from a file, legal in every game, the same in both modes."""

from __future__ import annotations

import pickle
import re
import sys
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest
from core_modes import PLAY, SEARCH, run_both
from loops import FULL

from skye import CHANCE, COMPILED, BotError, Clock, Game, bots, shipped_tables
from skye.bots.asking import question
from skye.bots.random import Random
from skye.bots.search_bot import SearchBot
from skye.bots.weights import complete, has_net, names, weights
from skye.material import words
from skye.material.expansions import NAMES, PACKAGES
from skye.rules.rng import Generator

once = pytest.mark.once
THINKERS = [name for name in bots.LADDER if name != "random"]
BOT = """
from dataclasses import dataclass

@dataclass
class First:
    asked: int = 0

    def decide(self, view, legal, clock, rng):
        return next(iter(legal))

class Nothing:
    pass

first = First()
"""


# The registry


@once
def test_the_registry() -> None:
    assert bots.LADDER == ("random", "novice", "trader", "planner", "seer", "chieftain")
    assert set(bots.CLASSES) == set(bots.LADDER)
    assert bots.find("random") is Random
    for name in THINKERS:
        made = bots.create(name)
        assert isinstance(made, SearchBot)
        assert made.name == name
        assert bots.title(name) == name


@once
@pytest.mark.usefixtures("language")
def test_every_bot_has_a_name_and_a_character_of_its_own() -> None:
    called = [words.text(f"bot-{name}") for name in bots.LADDER]
    characters = [words.text(f"bot-{name}-character") for name in bots.LADDER]
    assert len({*called, *characters}) == 2 * len(bots.LADDER)


# A bot of one's own


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "my bot.py"
    path.write_text(BOT, encoding="utf-8")
    return path


@once
def test_a_bot_from_a_file(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = bots.find(f"{file}:First")
    assert made is not bots.find(f"{file}:First"), "read again"
    assert type(made()).__name__ == bots.title(f"{file}:First") == "First"
    monkeypatch.chdir(file.parent)
    assert callable(bots.create("my bot.py:First").decide)


@once
def test_files_of_the_same_name(file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other" / file.name
    other.parent.mkdir()
    other.write_text(BOT.replace("next(iter(legal))", "None"), encoding="utf-8")
    one, two = bots.create(f"{file}:First"), bots.create(f"{other}:First")
    game = Game.new(2, Generator(1))
    legal = game.legal(CHANCE)
    seen, _ = question(game, 0)
    assert one.decide(seen, legal, Clock(1), Generator(1)) in legal
    assert two.decide(seen, legal, Clock(1), Generator(1)) is None


@once
@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("", "bot-unknown"),
        ("nobody", "bot-unknown"),
        ("Trader", "bot-unknown"),
        ("trader:Trader", "parameter-form"),
        ("{file}", "bot-unknown"),
        ("{file}:", "bot-no-class"),
        (":First", "bot-unknown"),
        ("{folder}/none.py:First", "bot-no-file"),
        ("{folder}:First", "bot-unknown"),
        ("{folder}/folder.py:First", "bot-no-file"),
        ("{file}:Second", "bot-no-class"),
        ("{file}:Nothing", "bot-no-decide"),
        ("{file}:dataclass", "bot-no-decide"),
        ("{folder}/wrong.py:First", "bot-broken"),
        ("{folder}/lost.py:First", "bot-broken"),
        ("{folder}/bytes.py:First", "bot-broken"),
    ],
)
@pytest.mark.usefixtures("language")
def test_a_bot_that_cannot_be_found(file: Path, name: str, key: str) -> None:
    folder = file.parent
    (folder / "folder.py").mkdir()
    (folder / "wrong.py").write_text("class First\n", encoding="utf-8")
    (folder / "lost.py").write_text("import nothing_of_this_name\n", encoding="utf-8")
    (folder / "bytes.py").write_bytes(b"\xff\xfe\x00")
    before = set(sys.modules)
    with pytest.raises(BotError) as caught:
        bots.find(name.format(file=file, folder=folder))
    assert caught.value.key == key
    assert str(caught.value)
    left = [module for module in set(sys.modules) - before if module.startswith("skye_bot_")]
    assert all(module.startswith("skye_bot_my bot") for module in left), "no half of a module is left"


@once
def test_what_is_wrong_with_a_file_is_reported(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)  # two of these have the same size, in the same second
    for content, problem, line in (
        ("\n\n1 / 0\n", "ZeroDivisionError: division by zero", 3),
        ("def fail():\n    return 1 / 0\nfail()\n", "ZeroDivisionError: division by zero", 2),
        ("import json\njson.loads('?')\n", "JSONDecodeError: Expecting value: line 1 column 1 (char 0)", 2),
        ("import nothing_of_this_name\n", "No module named 'nothing_of_this_name'", 1),
        ("\nclass First\n", "SyntaxError: expected ':'", 2),
    ):
        file.write_text(content, encoding="utf-8")
        with pytest.raises(BotError) as caught:
            bots.find(f"{file}:First")
        assert f"{problem} ({file}:{line})" in str(caught.value)
    file.write_bytes(b"\0")
    with pytest.raises(BotError) as caught:
        bots.find(f"{file}:First")
    assert "importlib" not in str(caught.value)


@once
def test_files_of_one_name_are_different_modules(file: Path) -> None:
    other = file.parent / "other" / file.name
    other.parent.mkdir()
    other.write_bytes(file.read_bytes())
    made = [bots.create(f"{path}:First") for path in (file, other)]
    modules = [sys.modules[type(bot).__module__] for bot in made]
    assert [module.__file__ for module in modules] == [str(file), str(other)]


@once
@pytest.mark.usefixtures("language")
def test_a_phase_is_named_in_the_language_of_the_reader() -> None:
    where = {"bot": "First", "deal": 1, "rotation": 0, "seat": 0, "round": 1}
    error = pickle.loads(pickle.dumps(BotError("arena-bot-illegal", **where, phase="build", answer="")))
    assert error.values["phase"] == "build"
    assert words.text("phase-build") in str(error)
    assert ("build" in str(error)) == (words.language() == "en")


# Whole games


@pytest.mark.parametrize("expansion", [None, *NAMES])
@pytest.mark.parametrize("name", bots.LADDER)
def test_whole_games(name: str, expansion: str | None) -> None:
    """With all numbers of players; every move is checked by the game itself."""
    seconds = (0.01 if FULL else 0.002) if COMPILED else 0.0001
    for players in (2, 3, 4, 5) if COMPILED else (2,):
        chance = Generator(players)
        bot = bots.create(name)
        game = Game.new(players, chance, shipped_tables(expansion))
        asked = set()
        while acting := game.to_act():
            seat = acting[chance.below(len(acting))]
            if seat == CHANCE:
                game.apply(game.legal(CHANCE).sample(chance))
            else:
                asked.add(game.phase)
                move = bot.decide(*question(game, seat), Clock(seconds), chance)
                assert move in game.legal(seat)
                game.apply(move)
        assert {"price", "buy", "build"} <= asked
        assert game.winners()


@once
def test_both_modes_decide_the_same() -> None:
    """Each bot in both games, in whole games: every kind of decision and a share of the others; the rest is random."""
    cases = (
        ("novice", "", 4, 1, 1),
        ("novice", "journeyman", 2, 1, 1),
        ("trader", "", 2, 1, 1),
        ("trader", "", 5, 1, 4),
        ("trader", "journeyman", 3, 1, 3),
        ("planner", "", 3, 0.005, 4),
        ("planner", "journeyman", 2, 0.001, 3),
        ("seer", "", 2, 1, 2),
        ("seer", "journeyman", 2, 1, 4),
        ("chieftain", "", 2, 0.001, 4),
        ("chieftain", "journeyman", 2, 0.001, 10),
    )
    given = [",".join(map(str, (*case[:-1], 1 if FULL else case[-1], case[2]))) for case in cases]
    ends = [line.split("; ") for line in run_both(PLAY, *given).splitlines() if ";" in line]
    assert [case for case, *_ in ends] == given
    for case, _, *asked in ends:
        assert {"price", "buy", "build"} <= set(asked), case


@once
def test_both_modes_search_alike() -> None:
    """With time enough to drop choices, to value by chances, and to let rivals search for their prices."""
    found = run_both(
        SEARCH,
        ",price,2,2,0.03,0.03",
        ",build,2,2,0.015,0",
        "journeyman,price,2,2,0.02,0",
    )
    assert len(found.splitlines()) == 3


@once
@pytest.mark.parametrize("name", bots.LADDER)
def test_the_same_question_gets_the_same_answer(name: str) -> None:
    """Also from a bot that has answered others before, and whatever kind of generator it is given."""
    game = Game.new(3, Generator(1), shipped_tables("journeyman"))
    chance = Generator(2)
    old = bots.create(name)
    for _ in range(30):
        seat = game.to_act()[0]
        if seat != CHANCE:
            asked = question(game, seat)
            answers = {bot.decide(*asked, Clock(0.01), Generator(5)) for bot in (old, old, bots.create(name))}
            assert len(answers) == 1
        game.apply(game.legal(seat).sample(chance))


# Weights


def weights_file(expansion: str | None) -> str:
    """The text of the file of weights."""
    own, added = files("skye.bots") / "weights.toml", files(PACKAGES[expansion or NAMES[0]]) / "data" / "weights.toml"
    return (own if expansion is None else added).read_text(encoding="utf-8")


@once
@pytest.mark.parametrize("expansion", [None, *NAMES])
def test_every_weight_is_explained(expansion: str | None) -> None:
    told = "\n".join(line for line in weights_file(expansion).splitlines() if line.startswith("#"))
    named = set(re.findall(r"[a-z_]+", told))
    own = set(names(expansion)) - (set(names(None)) if expansion else set())
    assert own - named == set()
    # What stands before the text, and what a semicolon adds with a colon behind.
    columns = re.findall(r"^# ([a-z_]+(?:, [a-z_]+)*) {2,}\S", told, flags=re.MULTILINE)
    added = re.findall(r"; ([a-z_]+(?:, [a-z_]+)*): ", told)
    explained = {name for entry in (*columns, *added) for name in entry.split(", ")} - {"the same"}
    assert len(explained) > len(own) / 2
    assert explained <= set(names(expansion))


@once
@pytest.mark.parametrize("expansion", [None, *NAMES])
@pytest.mark.parametrize("name", THINKERS)
def test_every_thinker_has_weights(name: str, expansion: str | None) -> None:
    found = weights(name, expansion)
    assert tuple(found) == names(expansion)
    assert all(isinstance(value, float) for value in found.values())
    text = weights_file(expansion)
    known = tomllib.loads(text)
    assert set(known) <= set(THINKERS)
    section = known.get(name, {})
    assert section or "like" in tomllib.loads(weights_file(None))[name]
    section.pop("like", None)
    learned = section.pop("net", {})
    assert not learned or has_net(name)
    for key, value in {**section, **learned}.items():
        assert found[key] == value
    for key, value in section.items():
        assert weights(name, expansion, net=False)[key] == value


@once
@pytest.mark.parametrize("net", [True, False])
@pytest.mark.parametrize("expansion", [None, *NAMES])
def test_a_bot_that_is_like_another(expansion: str | None, net: bool) -> None:
    """It has the weights of that one in every game, with and without the net, except those that it has itself."""
    model = weights("chieftain", expansion, net=net)
    assert model["rollouts"] > 0
    assert weights("seer", expansion, net=net) == {**model, "rollouts": 0}


@once
def test_a_bot_that_is_like_another_and_has_a_section_for_the_expansion(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    base, added = tmp_path / "base.toml", tmp_path / "data" / "weights.toml"
    added.parent.mkdir()
    monkeypatch.setattr("skye.bots.weights.SHIPPED", base)
    monkeypatch.setattr("skye.bots.weights.files", lambda _: tmp_path)
    base.write_text(
        "[one]\ngold = 1\nwidth = 1\nspread = 1\n[one.net]\nnet = 1\nspread = 2\n"
        '[two]\nlike = "one"\nwidth = 2\n[three]\nlike = "two"\n[three.net]\nnet = 3\n'
    )
    added.write_text("[one]\ngold = 4\nwidth = 4\npace = 4\n[three]\npace = 5\n")

    def found(bot: str, expansion: str | None, *, net: bool) -> dict[str, float]:
        known = weights.__wrapped__(bot, expansion, net=net)  # not kept for other tests
        return {name: value for name, value in known.items() if value}

    assert found("two", None, net=True) == {"gold": 1, "width": 2, "spread": 2, "net": 1}
    assert found("two", "journeyman", net=False) == {"gold": 4, "width": 2, "spread": 1, "pace": 4}
    assert found("three", "journeyman", net=True) == {"gold": 4, "width": 2, "spread": 2, "net": 3, "pace": 5}
    assert [has_net.__wrapped__(bot) for bot in ("one", "three", "four")] == [True, True, False]


@once
def test_weights_make_the_characters() -> None:
    for expansion in (None, *NAMES):
        assert len({tuple(weights(name, expansion).values()) for name in THINKERS}) == len(THINKERS)


@once
@pytest.mark.usefixtures("language")
def test_a_weight_that_is_not_known() -> None:
    assert complete({"gold": 2}, None)["gold"] == 2
    assert complete({}, None)["gold"] == 0
    with pytest.raises(BotError, match=r"golf.*gold_fall"):
        complete({"golf": 2}, None)
    with pytest.raises(BotError, match="pace"):
        complete({"pace": 2}, None)
    assert complete({"pace": 2}, "journeyman")["pace"] == 2


@once
def test_weights_cannot_be_changed_by_accident() -> None:
    with pytest.raises(TypeError):
        weights("trader", None)["gold"] = 9  # type: ignore[index]
