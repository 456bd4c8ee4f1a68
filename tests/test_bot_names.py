"""Bots with parameters: how they are written, what is refused, and what reaches the bot."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from bot_room import opened, task
from table_scenes import act
from wire import CODE, Hall, new_log

from skye import bots
from skye.bots import contract
from skye.bots.asking import question
from skye.bots.names import NamedBot, is_shipped, parse, plain
from skye.bots.random import Random
from skye.bots.search_bot import Chieftain, SearchBot
from skye.bots.weights import weights
from skye.cli.arena import default_folder
from skye.material.errors import BotError
from skye.material.moves import Move
from skye.material.setup import Randomness
from skye.record.events import LONGEST_NAME, Begun, from_json, from_text, to_text
from skye.rules.legal import Legal
from skye.rules.rng import Generator
from skye.search.clock import Clock
from skye.server import bot_worker, entries
from skye.server.bot_scheduler import simpler
from skye.study.arena.match import check, play
from skye.study.arena.plan import make_plan
from skye.study.tune.folder import WEIGHTS
from skye.study.tune.folder import opened as tuning_folder
from skye.study.tune.task import make_tuning
from skye.view.seat_view import View
from skye.wire.client_messages import Asked, Fill
from skye.wire.values import Options

pytestmark = pytest.mark.once

OWN = """
class Own:
    def __init__(self, depth="1", *, name="x"):
        self.depth, self.name = int(depth), name

    def decide(self, view, legal, clock, rng):
        return next(iter(legal))

class Plain(Own):
    def __init__(self):
        pass

class Open(Own):
    def __init__(self, **given):
        self.given = given
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "own.py"
    path.write_text(OWN, encoding="utf-8")
    return path


@pytest.fixture
def clocks(monkeypatch: pytest.MonkeyPatch) -> list[Clock]:
    """The clocks that the random bot is given from now on."""
    found: list[Clock] = []

    def decide(_: Random, __: View, legal: Legal, clock: Clock, rng: Randomness) -> Move:
        found.append(clock)
        return legal.sample(rng)

    monkeypatch.setattr(Random, "decide", decide)
    return found


# How they are written


@pytest.mark.parametrize(
    ("text", "written", "title"),
    [
        ("chieftain", "chieftain", "chieftain"),
        ("chieftain:net=on", "chieftain", "chieftain"),
        ("chieftain:net=off", "chieftain:net=off", "chieftain:net=off"),
        ("chieftain:budget=2.0,net=off", "chieftain:net=off,budget=2", "chieftain:net=off,budget=2"),
        ("seer:net=off", "seer:net=off", "seer:net=off"),
        ("random:budget=1e-3", "random:budget=0.001", "random:budget=0.001"),
        ("novice:budget=1234.5678", "novice:budget=1234.57", "novice:budget=1234.57"),
        ("a b/my.py:Bot", "a b/my.py:Bot", "Bot"),
        ("my.py:Bot:b=2,a=x y", "my.py:Bot:a=x y,b=2", "Bot:a=x y,b=2"),
        (r"C:\my.py:Bot:url=a:b=c", r"C:\my.py:Bot:url=a:b=c", "Bot:url=a:b=c"),
        ("my.py:Bot:net=on,budget=2.0", "my.py:Bot:budget=2.0,net=on", "Bot:budget=2.0,net=on"),
    ],
)
def test_there_is_one_way_to_write_a_name(text: str, written: str, title: str) -> None:
    assert str(parse(text)) == written
    assert parse(written) == parse(text)
    assert bots.title(text) == title


def test_what_a_name_says() -> None:
    assert parse("chieftain:net=off,budget=2") == NamedBot("chieftain", net=False, budget=2)
    assert parse("novice:budget=1234.5678").budget == 1234.57, "no more than is written"
    named = parse("a/my.py:Bot:net=off")
    assert named == NamedBot("a/my.py:Bot", own=(("net", "off"),)), "its own matter"
    assert named.path == "a/my.py"


@pytest.mark.parametrize(
    ("text", "key", "message"),
    [
        ("nobody:net=off", "bot-unknown", "nobody"),
        ("chieftain:", "parameter-form", "net=off"),
        ("chieftain:off", "parameter-form", "off"),
        ("chieftain:net=", "parameter-form", "net="),
        ("chieftain:net=off,", "parameter-form", "net=off"),
        ("chieftain:net=off, budget=2", "parameter-form", " budget=2"),
        ("chieftain:evil.py:Bot", "parameter-form", "evil.py:Bot"),
        ("my.py:Bot:a=\n", "parameter-form", "a="),
        ("chieftain:net=off,net=on", "parameter-twice", "net"),
        ("my.py:Bot:a=1,a=1", "parameter-twice", "a"),
        ("chieftain:depth=3", "parameter-unknown", "net, budget"),
        ("novice:depth=3", "parameter-unknown", "budget"),
        ("novice:net=off", "parameter-no-net", "seer, chieftain"),
        ("chieftain:net=Off", "parameter-net", "Off"),
        *((f"chieftain:budget={wrong}", "parameter-budget", wrong) for wrong in ("0", "-1", "0.0009", "3601", "soon")),
        *((f"chieftain:budget={wrong}", "parameter-budget", "0.001") for wrong in ("nan", "inf")),
        (f"my.py:Bot:a={'x' * 150}", "parameter-long", "150"),
    ],
)
@pytest.mark.usefixtures("language")
def test_what_is_refused(text: str, key: str, message: str) -> None:
    with pytest.raises(BotError) as raised:
        parse(text)
    assert raised.value.key == key
    assert message in str(raised.value)


def test_names_in_logs_and_records() -> None:
    assert [plain(name) for name in ("chieftain:net=off", "novice:from=later", "my.py:Bot:a=1", "Ann")] == [
        *("chieftain", "novice", "my.py:Bot:a=1", "Ann")
    ]
    assert all(map(is_shipped, ("random", "chieftain:net=off,budget=2")))
    assert not any(map(is_shipped, ("Ann", "chieftain:net=on", "chieftain:from=later", "my.py:Bot", "")))


# What reaches the bot


def test_a_bot_without_its_net(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bool] = []

    def noted(bot: str, expansion: str | None, *, net: bool = True) -> Mapping[str, float]:
        asked.append(net)
        return weights(bot, expansion, net=net)

    monkeypatch.setattr("skye.bots.search_bot.weights", noted)
    for name in ("chieftain", "chieftain:net=off"):
        bot = bots.create(name)
        assert isinstance(bot, SearchBot)
        bot.decide(*question(opened(2), 0), Clock(0.001), Generator(1))
    assert asked == [True, False]
    assert bots.find("chieftain") is Chieftain


def test_a_seer_does_not_search() -> None:
    """Whatever time it has, it answers the same; without its net something else."""

    def answers(bot: str, budget: float) -> list[Move]:
        games = [opened(2, seed=seed) for seed in range(6)]
        return [bots.create(bot).decide(*question(game, 0), Clock(budget), Generator(1)) for game in games]

    assert answers("seer", 0.001) == answers("seer", 1)
    assert answers("seer:net=off", 0.001) == answers("seer:net=off", 1) != answers("seer", 1)
    assert answers("chieftain", 0.1) != answers("seer", 1)


def test_a_budget_of_its_own(clocks: list[Clock]) -> None:
    now = iter(range(100))
    bot = bots.create("random:budget=2")
    given = [Clock(0.5), Clock(0.5, lambda: next(now))]
    for clock in given:
        clock.spend(100_000)
        bot.decide(*question(opened(2), 0), clock, Generator(1))
    counted, timed = clocks
    assert (counted.seconds, timed.seconds) == (2, 2)
    counted.spend(500_000)
    assert (counted.left(), given[0].used()) == (1.5, 0.1), "counted too, on its own"
    timed.spend(500_000)
    assert timed.used() == 1, "timed too"


def test_a_budget_in_the_arena(clocks: list[Clock]) -> None:
    plan = make_plan(["random:budget=0.25", "random"], 2, 1, budget=0.5)
    play(plan, 1)
    assert {clock.seconds for clock in clocks} == {0.25, 0.5}


def test_a_budget_in_the_contract(clocks: list[Clock]) -> None:
    assert contract.check(bots.find("random:budget=0.25"), players=[2], expansions=[None], budget=0.5) == []
    assert {clock.seconds for clock in clocks} == {0.25}


def test_parameters_of_a_bot_of_your_own(file: Path) -> None:
    bot = bots.create(f"{file}:Own:name=a=b,depth=3")
    assert (bot.depth, bot.name) == (3, "a=b")  # type: ignore[attr-defined]
    assert bots.create(f"{file}:Open:net=off").given == {"net": "off"}  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("name", "key", "message"),
    [
        ("Own:deep=3", "parameter-unknown", "depth, name"),
        ("Plain:depth=3", "parameter-none", "depth"),
        ("Own:depth=three", "arena-bot-unmade", "own.py:4"),
    ],
)
@pytest.mark.usefixtures("language")
def test_parameters_that_a_class_does_not_take(file: Path, name: str, key: str, message: str) -> None:
    with pytest.raises(BotError) as raised:
        check([f"{file}:{name}"])
    assert raised.value.key == key
    assert message in str(raised.value)


# The arena


def test_one_bot_however_it_is_written() -> None:
    plan = make_plan(["chieftain:net=on", "chieftain:budget=2,net=off"], 2, 1)
    assert plan == make_plan(["chieftain", "chieftain:net=off,budget=2.0"], 2, 1)
    assert [bot.title for bot in plan.bots] == ["chieftain", "chieftain:net=off,budget=2"]
    assert len(make_plan(["chieftain", "chieftain:net=on"], 2, 1).bots) == 1
    assert plan.command(1) == (
        "skye arena chieftain chieftain:net=off,budget=2 --players 2 --games 2 --seed 1 --budget 1"
    )


def test_the_names_in_a_record(file: Path) -> None:
    own = f"{file}:Own:name={'x' * 120} =%"
    plan = make_plan(["random:budget=2", own], 2, 1)
    begun = from_json(play(plan, 1).record.splitlines()[0])
    assert isinstance(begun, Begun)
    assert begun.names == ("random:budget=2", bots.title(own))
    assert from_text(to_text(begun)) == begun
    assert max(map(len, begun.names)) <= LONGEST_NAME


def test_the_folder_is_a_file_name_everywhere(file: Path) -> None:
    names = ["chieftain:net=off,budget=2", rf'{file}:Own:name=a/b\c<>:"|?*']
    found = default_folder(make_plan(names, 2, 1), [bots.title(name) for name in names])
    assert found == Path("arena") / "chieftain_net=off_budget=2-Own_name=a_b_c_______-2p-seed1"
    for many in (["chieftain:net=off,budget=2"] * 20, ["bot.py:Своя:глубина=три"] * 20):
        long = default_folder(make_plan(["random"], 2, 1), many)
        assert 150 < len(long.name.encode()) < 200


# Tuning


@pytest.mark.parametrize("expansion", [None, "journeyman"])
def test_tuning_with_and_without_a_net(expansion: str | None) -> None:
    known = {net: weights("chieftain", expansion, net=net) for net in (True, False)}
    task = make_tuning("chieftain:net=on", 2, expansion=expansion, against="chieftain:net=off")
    assert (task.bot, task.against) == ("chieftain", "chieftain:net=off")
    assert (task.start, task.reference) == (known[True], known[False])
    task = make_tuning("chieftain:net=off", 2, expansion=expansion)
    assert (task.bot, task.start, task.reference) == ("chieftain:net=off", known[False], known[False])
    assert "tune chieftain:net=off --players 2" in task.label


def test_the_section_has_the_plain_name(tmp_path: Path) -> None:
    with tuning_folder(tmp_path / "run", make_tuning("chieftain:net=off", 2)) as folder:
        folder.write_weights()
        start = make_tuning("chieftain", 2, start_from=folder.path / WEIGHTS).start
    assert start == weights("chieftain", None, net=False)


@pytest.mark.parametrize("options", [{"bot": "trader:budget=2"}, {"bot": "trader", "against": "novice:budget=2"}])
def test_no_budget_while_tuning(options: dict[str, str]) -> None:
    with pytest.raises(BotError) as raised:
        make_tuning(players=2, **options)  # type: ignore[arg-type]
    assert raised.value.key == "tune-budget"


# At a table


@pytest.mark.parametrize(("budget", "most"), [("0.25", 0.25), ("3600", 1)])
def test_a_server_allows_no_more_than_its_own_time(
    clocks: list[Clock], monkeypatch: pytest.MonkeyPatch, budget: str, most: float
) -> None:
    monkeypatch.setattr(bot_worker, "now", lambda: 0.0)
    game, rng = opened(2), Generator(1)
    while game.phase != "build":
        game.apply(game.legal(game.to_act()[0]).sample(rng))
    seat = game.to_act()[0]
    moves = bot_worker.decide(task(game, seat, f"random:budget={budget}", seconds=1))
    assert len(moves) == len(clocks) == len(game.hand(seat)) > 1
    assert clocks[0].seconds == most / len(moves), "shared by the tiles"


def test_simpler_bots_for_one_with_parameters() -> None:
    assert simpler("chieftain:net=off") == simpler("chieftain")
    assert simpler("novice:from=later") == ("random",)


def test_a_seat_is_filled_with_such_a_bot(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(3, Options(), seed=1)[:2])
        one = await server.sit(0)
        cases: list[tuple[Asked, str, str | None]] = [
            (Fill(1, 0, 1, "nobody"), "refused", "table-bot"),
            (Fill(2, 0, 1, "my.py:Bot"), "refused", "table-bot"),
            (Fill(3, 0, 1, "novice:evil.py:Bot"), "refused", "parameter-form"),
            (Fill(4, 0, 1, "novice:depth=3"), "refused", "parameter-unknown"),
            (Fill(5, 0, 1, "novice:budget=0.50"), "done", None),
            (Fill(6, 0, 1, "novice:budget=0.5"), "repeated", None),
        ]
        for message, result, key in cases:
            await one.send(message)
            answer = one.last("answer")
            assert (answer["result"], (answer["problem"] or {}).get("key")) == (result, key)
        await one.settle()
        assert one.last("table")["seats"][1]["bot"] == "novice:budget=0.5"
        room = await server.registry.room(CODE)
        assert room is not None
        written = [entries.read(entry.text) for entry in await server.storage.read(room.id)]
        assert entries.Filled(1, "novice:budget=0.5") in written

    act(tmp_path, scene)
