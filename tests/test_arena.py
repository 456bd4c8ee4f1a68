"""The arena's games: who plays whom on which seats, the same deals for all, and bots that are held to the rules."""

from __future__ import annotations

import shutil
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from skye import bots
from skye.bots.asking import question
from skye.material import words
from skye.material.box import shipped_material
from skye.material.errors import BotError
from skye.material.expansions import NAMES
from skye.material.moves import Draw, Price
from skye.material.tables import shipped_tables
from skye.record.events import Begun, Event, Over, from_json
from skye.record.recorder import Proof
from skye.study.arena import deal
from skye.study.arena.match import Match, _class, check, play
from skye.study.arena.plan import Plan, distinct_rotations, make_plan

pytestmark = pytest.mark.once

FILE = Path(__file__).parent / "arena_bots.py"
TILES = [tile.id for tile in shipped_tables(None).tiles[1:]]


def own(name: str) -> str:
    """A bot of arena_bots.py as the arena takes it."""
    return f"{FILE}:{name}"


def loaded(name: str) -> Any:
    """The class that the arena has loaded from arena_bots.py."""
    return _class(own(name))


def events(plan: Plan, number: int) -> list[Event]:
    return [from_json(line) for line in play(plan, number).record.splitlines()]


def titles(plan: Plan, number: int) -> list[str]:
    return [plan.bots[bot].title for bot in plan.pairing(number).bots]


# Line-ups and seats


@pytest.mark.parametrize(
    ("names", "players", "lineups"),
    [
        ("trader", 2, ["trader trader"]),
        ("trader", 5, ["trader trader trader trader trader"]),
        ("chieftain trader", 2, ["chieftain trader"]),
        ("chieftain trader", 4, ["chieftain trader trader trader"]),
        ("chieftain trader trader trader", 4, ["chieftain trader trader trader"]),
        ("trader novice trader novice", 4, ["trader novice trader novice"]),
        ("random novice trader", 2, ["random novice", "random trader", "novice trader"]),
        ("random novice trader planner", 3, None),
        ("trader trader novice", 2, ["trader trader", "trader novice"]),
    ],
)
def test_lineups(names: str, players: int, lineups: list[str] | None) -> None:
    plan = make_plan(names.split(), players, 1)
    found = [" ".join(plan.bots[bot].title for bot in lineup) for lineup in plan.lineups]
    assert len(set(found)) == len(found)
    if lineups is None:
        assert len(found) == 4
    else:
        assert found == lineups


def test_every_bot_sits_on_every_seat_as_often() -> None:
    for names, players in ((["trader", "novice"], 2), (["trader", "novice"], 5), (["random", "novice", "trader"], 3)):
        plan = make_plan(names, players, 1)
        seats = Counter(
            (seat, title)
            for game in range(1, plan.games_of_a_deal + 1)
            for seat, title in enumerate(titles(plan, game))
        )
        assert len(seats) == players * len(names)
        for name in names:
            assert len({seats[seat, name] for seat in range(players)}) == 1


def test_a_lineup_moves_on_around_the_table() -> None:
    plan = make_plan(["random", "novice", "trader"], 3, 1)
    assert [titles(plan, game) for game in (1, 2, 3)] == [
        ["random", "novice", "trader"],
        ["trader", "random", "novice"],
        ["novice", "trader", "random"],
    ]


@pytest.mark.parametrize(
    ("lineup", "count"), [((0, 0), 1), ((0, 1), 2), ((0, 1, 0, 1), 2), ((0, 1, 1, 1), 4), ((0, 0, 1, 1), 4)]
)
def test_equal_rotations_are_played_once(lineup: tuple[int, ...], count: int) -> None:
    assert distinct_rotations(lineup) == count


def test_games_of_a_deal_follow_each_other() -> None:
    plan = make_plan(["random", "novice", "trader"], 2, 1)
    found = [plan.pairing(game) for game in range(1, 13)]
    assert [pairing.deal for pairing in found] == [1] * 6 + [2] * 6
    assert [(pairing.lineup, pairing.rotation) for pairing in found[:6]] == [
        (1, 0),
        (1, 1),
        (2, 0),
        (2, 1),
        (3, 0),
        (3, 1),
    ]


@pytest.mark.parametrize(
    ("names", "players", "games", "deals"),
    [
        (["trader"], 2, 5, 5),
        (["trader", "novice"], 2, 5, 3),
        (["trader", "novice"], 4, 8, 2),
        (["trader", "novice"], 4, 9, 3),
    ],
)
def test_games_are_rounded_up_to_whole_deals(names: list[str], players: int, games: int, deals: int) -> None:
    assert make_plan(names, players, 1).deals_for(games) == deals


def test_equal_titles_are_numbered(tmp_path: Path) -> None:
    for folder in ("a", "b", "c"):
        (tmp_path / folder).mkdir()
        shutil.copy(FILE, tmp_path / folder / "bot.py")
    plan = make_plan([f"{tmp_path / folder / 'bot.py'}:First" for folder in "abc"], 3, 1)
    assert [bot.title for bot in plan.bots] == ["First", "First 2", "First 3"]


def test_a_changed_file_is_another_bot(tmp_path: Path) -> None:
    path = tmp_path / "bot.py"
    shutil.copy(FILE, path)
    before = make_plan([f"{path}:First"], 2, 1)
    assert make_plan([f"{path}:First"], 2, 1) == before
    path.write_text(path.read_text(encoding="utf-8") + "\n# better\n", encoding="utf-8")
    assert make_plan([f"{path}:First"], 2, 1) != before


@pytest.mark.parametrize(
    "file", ["rules/game.py", "material/data/tiles.toml", "search/net.bin", "bots/trader.py", "bots/weights.json"]
)
def test_changed_sources_are_other_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str) -> None:
    monkeypatch.setattr(bots, "__file__", str(tmp_path / "bots" / "__init__.py"))
    path = tmp_path / file
    path.parent.mkdir(parents=True)
    path.write_text("old", encoding="utf-8")
    before = make_plan(["trader", own("First")], 2, 1).bots
    path.write_text("new", encoding="utf-8")
    after = make_plan(["trader", own("First")], 2, 1).bots
    assert after[0] != before[0]
    assert (after[1] == before[1]) == file.startswith("bots")


def test_long_lists_of_bots_have_a_label_that_a_record_can_hold(tmp_path: Path) -> None:
    path = tmp_path / "bots.py"
    names = ["A" * 100 + letter for letter in "abcde"]
    method = "def decide(self, view, legal, clock, rng): return legal.sample(rng)"
    classes = [f"class {name}:\n    {method}\n" for name in names]
    path.write_text("\n".join(classes), encoding="utf-8")
    plan = make_plan([f"{path}:{name}" for name in names], 5, 1)
    assert len(plan.label) == 200
    begun = events(plan, 1)[0]
    assert isinstance(begun, Begun)
    assert begun.label == plan.label


# Deals


def test_draws_are_those_of_a_well_shaken_bag() -> None:
    """Each of the 60 ordered draws from five tiles about as often: 3000 draws, 50 each, chi squared of 59."""
    bag = [*TILES[:2], *TILES[-3:]]
    counts = Counter(deal.draw(1, number, 1, 0, TILES, bag) for number in range(3000))
    assert len(counts) == 60
    assert sum((count - 50) ** 2 / 50 for count in counts.values()) < 98  # exceeded once in a thousand


def test_a_draw_changes_only_as_far_as_the_bag_does() -> None:
    for number in range(100):
        drawn = deal.draw(1, number, 2, 1, TILES, TILES)
        others = [tile for tile in TILES if tile not in drawn]
        assert deal.draw(1, number, 2, 1, TILES, {*drawn, *others[::2]}) == drawn
        without = deal.draw(1, number, 2, 1, TILES, set(TILES) - {drawn[0]})
        assert without[:2] == drawn[1:]
        assert without[2] not in drawn


def test_every_word_makes_another_draw() -> None:
    words = [(1, 1, 1, 0), (2, 1, 1, 0), (1, 2, 1, 0), (1, 1, 2, 0), (1, 1, 1, 1), (11, 1, 1, 0), (1, 11, 1, 0)]
    assert len({deal.draw(*word, TILES, TILES) for word in words}) == len(words)


def test_set_ups_of_deals_differ() -> None:
    material = shipped_material(NAMES[0])
    found = [deal.set_up(1, number, 3, material, shared=False) for number in range(50)]
    assert {setup.start for setup in found} == {0, 1, 2}
    assert len({setup.scoring for setup in found}) > 40
    assert len({layout for setup in found for layout in setup.expansion}) > 100
    assert all(len(set(deal.set_up(1, number, 3, material, shared=True).expansion)) == 1 for number in range(9))


def test_rotations_of_a_deal_begin_alike() -> None:
    plan = make_plan(["random", own("First")], 3, 5)
    games = [events(plan, number) for number in (1, 2, 3)]
    begun = [game[0] for game in games]
    assert all(isinstance(event, Begun) for event in begun)
    assert len({(event.start, event.scoring) for event in begun if isinstance(event, Begun)}) == 1
    assert len({event.names for event in begun if isinstance(event, Begun)}) == 3
    draws = [[event for event in game if isinstance(event, Draw)] for game in games]
    assert draws[0][:3] == draws[1][:3] == draws[2][:3]
    assert draws[0] != draws[1]  # later on the bags differ


def test_draws_of_a_deal_do_not_depend_on_the_seat() -> None:
    """The same bot on every seat: only the axe and what is unplaced changes the bags, so most draws are equal."""
    one = [event for event in events(make_plan([own("Chance"), own("Twin")], 2, 5), 1) if isinstance(event, Draw)]
    other = [event for event in events(make_plan([own("First")], 2, 5), 1) if isinstance(event, Draw)]
    assert one[:2] == other[:2]
    shared = sum(len({*a.tiles} & {*b.tiles}) for a, b in zip(one, other, strict=True))
    assert shared > len(one)  # of three each; by chance it would be far fewer


# Games


@pytest.mark.parametrize("expansion", [None, *NAMES])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_hold_up(expansion: str | None, players: int) -> None:
    plan = make_plan(["random", own("First")], players, 2, expansion=expansion)
    for number in (1, 2):
        played = play(plan, number)
        begun, *rest = [from_json(line) for line in played.record.splitlines()]
        assert isinstance(begun, Begun)
        assert (begun.number, begun.label, list(begun.names)) == (number, plan.label, titles(plan, number))
        proof = Proof(begun, shipped_tables(expansion))
        for line, event in enumerate(rest):
            proof.check(line, event)
        assert proof.is_over
        assert rest[-1] == Over(played.points, played.gold, played.winners)
        assert all(played.times)


def test_the_same_game_again() -> None:
    plan = make_plan(["random", own("First")], 2, 2, expansion=NAMES[0])
    assert play(plan, 3).record == play(plan, 3).record
    assert play(plan, 3).record != play(plan, 4).record


def test_what_a_bot_is_asked_with() -> None:
    listener = loaded("Listener")
    plan = make_plan([own("Listener")], 3, 2, budget=0.5)
    listener.calls.clear()
    number = sum(map(len, play(plan, 1).times))
    calls = list(listener.calls)
    assert len(calls) == number
    for view, _, used, moves in calls:
        assert view.seats[view.seat].acting
        assert all(seat.gold is not None for seat in view.seats)
        assert used == 0.1  # counted, not measured
        assert moves
    assert len({bits for _, bits, _, _ in calls}) == number
    listener.calls.clear()
    play(plan, 1)
    assert listener.calls == calls


def test_what_a_bot_is_given_does_not_lead_to_the_game() -> None:
    """The legal moves are the same as in the game, but they do not follow it."""
    plan = make_plan([own("First")], 3, 2)
    game = Match(plan, plan.pairing(1), 1)
    for position in range(3):
        game.recorder.apply(game._draw(position))
    _, legal = question(game.game, 1)
    moves = list(legal)
    assert sorted(map(str, moves)) == sorted(map(str, game.game.legal(1)))
    for seat in range(3):
        game.recorder.apply(next(iter(game.game.legal(seat))))
    assert game.game.phase == "buy"
    assert moves[0] not in game.game.legal(1)
    assert list(legal) == moves


def test_simultaneous_decisions_are_asked_before_any_answer() -> None:
    """All who decide at the same time are asked before any answer is played."""
    listener = loaded("Listener")
    listener.calls.clear()
    play(make_plan([own("Listener")], 4, 2, expansion=NAMES[0]), 1)
    for phase in ("price", "plan"):
        views = [view for view, *_ in listener.calls if view.phase == phase]
        assert len(views) >= 4
        assert all(seat.acting for view in views for seat in view.seats)


def test_prices_are_sealed_until_all_are_known() -> None:
    listener = loaded("Listener")
    listener.calls.clear()
    play(make_plan([own("Listener")], 3, 2), 1)
    asked = [view for view, *_ in listener.calls if view.phase == "price"]
    assert all(offer.price is None for view in asked for seat in view.seats for offer in seat.offers)


def test_a_real_clock_on_demand() -> None:
    listener = loaded("Listener")
    listener.calls.clear()
    play(make_plan([own("Listener")], 2, 2, timed=True), 1)
    assert all(0 <= used != 0.1 for _, _, used, _ in listener.calls)


def test_what_a_bot_prints_is_no_result(capsys: pytest.CaptureFixture[str]) -> None:
    play(make_plan([own("Talker")], 2, 2), 1)
    out, err = capsys.readouterr()
    assert out == ""
    assert "hello" in err


# Bots that do what they must not


def complaint(name: str, number: int = 1) -> BotError:
    with pytest.raises(BotError) as raised:
        play(make_plan([own("First"), own(name)], 2, 4), number)
    return raised.value


def test_a_bot_that_raises_is_named(language: str) -> None:
    message = str(complaint("Raising", 4))
    line = next(n for n, line in enumerate(FILE.read_text().splitlines(), 1) if "no idea" in line)
    for part in ("Raising", "2", words.text("phase-price"), "ZeroDivisionError: no idea", f"{FILE}:{line}"):
        assert part in message, language
    assert complaint("Raising", 4).values["deal"] == 2
    assert complaint("Raising", 4).values["rotation"] == 1
    assert complaint("Raising", 4).values["seat"] == 0
    assert complaint("Raising", 4).values["round"] == 2


def test_a_bot_that_ends_the_program_does_not() -> None:
    assert "SystemExit: 0" in str(complaint("Leaving"))


def test_wrong_answers_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = loaded("Wrong")
    answers = sys.modules[wrong.__module__].WRONG
    assert len(answers) > 5
    for answer in (*answers, "x" * 10_000):
        monkeypatch.setattr(wrong, "answer", answer)
        error = complaint("Wrong")
        assert error.key == "arena-bot-illegal"
        assert error.values["phase"] == "price"
        shown = str(error.values["answer"])
        assert shown
        assert len(shown) <= 200
    monkeypatch.setattr(wrong, "answer", "0 pass")
    assert "'0 pass'" in str(complaint("Wrong"))


def test_a_move_of_another_seat_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    """Legal for the other seat, whose turn it is as well."""
    game = Match(make_plan([own("First")], 2, 4), make_plan([own("First")], 2, 4).pairing(1), 1)
    for position in (0, 1):
        game.recorder.apply(game._draw(position))
    other = next(iter(game.game.legal(0)))
    assert isinstance(other, Price)
    monkeypatch.setattr(loaded("Wrong"), "answer", other)
    assert complaint("Wrong").values["seat"] == 1


@pytest.mark.parametrize(
    ("name", "key", "message"),
    [
        ("nobody", "bot-unknown", "chieftain"),
        ("nobody.py:Bot", "bot-no-file", "nobody.py"),
        (own("Nobody"), "bot-no-class", "Nobody"),
        (own("WRONG"), "bot-no-decide", "decide"),
        (own("Unmade"), "arena-bot-unmade", "FileNotFoundError: no weights"),
    ],
)
def test_bots_that_are_none(language: str, name: str, key: str, message: str) -> None:
    with pytest.raises(BotError) as raised:
        check(["random", name])
    assert raised.value.key == key
    assert message in str(raised.value), language


def test_a_file_that_cannot_be_loaded(tmp_path: Path) -> None:
    path = tmp_path / "bot.py"
    path.write_text("class Bot(Nothing): pass\n", encoding="utf-8")
    with pytest.raises(BotError, match="NameError") as raised:
        check([f"{path}:Bot"])
    assert raised.value.key == "bot-broken"
