"""Statistics: a small record worked out by hand, and counts of random games made a second time, another way."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from skye.expansions.journeyman.events import Stepped
from skye.material.errors import RecordError, SkyeError
from skye.material.moves import Draw, Price
from skye.material.tables import base_tables
from skye.record.events import Begun, Over, Round, Scored, Sold
from skye.record.files import RecordFile, header, lines_of
from skye.study.simulate import Simulation, random_game
from skye.study.stats import frames, intervals
from skye.study.stats.market_tables import quantile
from skye.study.stats.report import Report
from skye.study.stats.tallies import Tallies

pytestmark = pytest.mark.once
near = pytest.approx

BEGUN = "- game number={} label=by%20hand names=Ada,Ben start={} scoring=squares,sheep,columns,harbours"
BY_HAND = f"""\
{BEGUN.format(1, 0)}
- round round=1 start=0 scored=A catch_up=0
0 income lines=castle:1:5@0,0 gold=5
1 income lines=castle:1:5@0,0 gold=5
0 draw 1 2 3
1 draw 4 5 6
0 price axe=1 2=2 3=1
1 price axe=4 5=1 6=4
0 staked staked=3 gold=2
1 staked staked=5 gold=0
0 returned tile=1 reason=axe
1 returned tile=4 reason=axe
0 buy 5
0 sold tile=5 seller=1 price=1 returned=1 gold=1 seller_gold=2
1 buy 3
1 sold tile=3 seller=0 price=1 returned=1 gold=1 seller_gold=3
0 kept tile=2 lost=2 gold=3
1 kept tile=6 lost=4 gold=1
0 place 2 1,0 r0
1 place 3 1,0 r0
0 place 5 2,0 r1
1 place 6 0,1 r0
0 scored letter=A tile=squares lines=- points=2 total=2
1 scored letter=A tile=squares lines=- points=0 total=0
- round round=2 start=1 scored=AB catch_up=0
0 income lines=castle:1:5@0,0 gold=8
1 income lines=castle:1:5@0,0 gold=6
1 draw 10 11 12
0 draw 7 8 9
0 price axe=7 8=3 9=3
1 price axe=10 11=2 12=1
0 staked staked=6 gold=2
1 staked staked=3 gold=3
0 returned tile=7 reason=axe
1 returned tile=10 reason=axe
1 buy 8
1 sold tile=8 seller=0 price=3 returned=3 gold=0 seller_gold=8
0 pass
0 kept tile=9 lost=3 gold=8
1 kept tile=11 lost=2 gold=0
1 kept tile=12 lost=1 gold=0
0 place 9 0,1 r0
1 place 8 -1,0 r0
1 place 11 -2,0 r3
1 returned tile=12 reason=unplaced
0 scored letter=A tile=squares lines=- points=2 total=4
1 scored letter=A tile=squares lines=- points=2 total=2
0 scored letter=B tile=sheep lines=- points=1 total=5
1 scored letter=B tile=sheep lines=- points=6 total=8
0 scrolls lines=- points=0 total=5
1 scrolls lines=- points=1 total=9
0 exchanged spent=5 points=1 gold=3 total=6
1 exchanged spent=0 points=0 gold=0 total=9
- over points=6,9 gold=3,0 winners=1

{BEGUN.format(2, 1)}
- round round=1 start=1 scored=A catch_up=0
0 income lines=castle:1:5@0,0 gold=6
1 income lines=castle:1:5@0,0 gold=7
1 draw 4 5 6
0 draw 1 2 3
0 price axe=1 2=1 3=2
1 price axe=4 5=1 6=3
0 staked staked=3 gold=3
1 staked staked=4 gold=3
0 returned tile=1 reason=axe
1 returned tile=4 reason=axe
1 buy 2
1 sold tile=2 seller=0 price=1 returned=1 gold=2 seller_gold=5
0 buy 5
0 sold tile=5 seller=1 price=1 returned=1 gold=4 seller_gold=4
0 kept tile=3 lost=2 gold=4
1 kept tile=6 lost=3 gold=4
0 place 3 1,0 r0
1 place 2 1,0 r0
0 place 5 2,0 r0
1 place 6 0,1 r0
0 scored letter=A tile=squares lines=- points=4 total=4
1 scored letter=A tile=squares lines=- points=2 total=2
0 scrolls lines=- points=0 total=4
1 scrolls lines=- points=2 total=4
0 exchanged spent=0 points=0 gold=4 total=4
1 exchanged spent=0 points=0 gold=4 total=4
- over points=4,4 gold=4,4 winners=0,1
"""


def by_hand(folder: Path, text: str = BY_HAND, name: str = "hand.txt") -> Path:
    path = folder / name
    path.write_bytes(header(base_tables(), text=True) + text.encode() + b"\n")
    return path


def simulated(folder: Path, players: int, games: int, *, expansion: str | None = None, text: bool = False) -> Path:
    task = Simulation(players, games, seed=5, expansion=expansion)
    path = folder / f"{expansion or 'base'}-{players}.{'txt' if text else 'jsonl'}"
    played = [random_game(task, task.tables(), number) for number in range(1, games + 1)]
    lines = b"".join(lines_of(events, text=text) for events in played)
    path.write_bytes(header(task.tables(), text=text) + lines)
    return path


def report(*paths: Path) -> Report:
    tallies = Tallies()
    for chunk in frames.read(paths, lambda _: None, decisions=False):
        tallies.add(chunk)
    return Report(tallies, [])


def told(*paths: Path) -> dict[str, list[dict[str, Any]]]:
    """The tables of records that make one group."""
    (group,) = report(*paths).plain()["groups"]
    tables: dict[str, list[dict[str, Any]]] = group["tables"]
    return tables


def picked(rows: list[dict[str, Any]], key: str, *columns: str) -> dict[Any, tuple[Any, ...]]:
    """Some columns of every row, by the value of one."""
    return {row[key]: tuple(row[column] for column in columns) for row in rows}


# Worked out by hand from the record above


def test_overview_by_hand(tmp_path: Path) -> None:
    """Means of the games 7.5 and 4; only the first has a lead, 9 - 6; the second is shared."""
    (row,) = told(by_hand(tmp_path))["overview"]
    assert row == {"games": 2, "points": 5.75, "best": 6.5, "lead": 3.0, "shared": 0.5} | {
        "points_low": near(5.75 - 1.96 * 1.75, abs=0.001),
        "points_high": near(5.75 + 1.96 * 1.75, abs=0.001),
    }


def test_players_and_seats_by_hand(tmp_path: Path) -> None:
    """Ben wins the first game from the second place and shares the other one, which he starts."""
    tables = told(by_hand(tmp_path))
    assert picked(tables["names"], "name", "seats", "win_share", "points") == {
        "Ben": (2, 0.75, 6.5),
        "Ada": (2, 0.25, 5),
    }
    assert picked(tables["seats"], "position", "seats", "win_share", "points") == {1: (2, 0.25, 5), 2: (2, 0.75, 6.5)}


def test_points_by_hand(tmp_path: Path) -> None:
    """Four seats; squares gave 2+0+4+2 in the first round and 2+2 in the second, of 23 points in all."""
    tables = told(by_hand(tmp_path))
    found = picked(tables["sources"], "source", "games", "points", "round_1", "round_2", "share")
    assert found == {
        "squares": (2, 3.0, 2.0, 1.0, near(12 / 23)),
        "sheep": (2, 1.75, None, 1.75, near(7 / 23)),
        "columns": (2, 0.0, None, None, 0.0),
        "harbours": (2, 0.0, None, None, 0.0),
        "scrolls": (2, 0.75, None, None, near(3 / 23)),
        "exchanged": (2, 0.25, None, None, near(1 / 23)),
    }
    assert picked(tables["rounds"], "kind", "round_1", "round_2", "end", "points") == {
        "A": (2.0, 1.0, None, 3.0),
        "B": (None, 1.75, None, 1.75),
        "C": (None, None, None, 0.0),
        "D": (None, None, None, 0.0),
        "scrolls": (None, None, 0.75, 0.75),
        "exchanged": (None, None, 0.25, 0.25),
        None: (2.0, 2.75, 1.0, 5.75),
    }


def test_deciding_by_hand(tmp_path: Path) -> None:
    """Game 1, 6 to 9: without sheep 5 to 3. Game 2, shared: without squares 0 to 2, without scrolls 4 to 2."""
    tables = told(by_hand(tmp_path))
    assert picked(tables["deciding"], "source", "games", "spread", "decided") == {
        "squares": (2, -2.0, 0.5),
        "sheep": (2, 5.0, 0.5),
        "columns": (2, 0.0, 0.0),
        "harbours": (2, 0.0, 0.0),
        "scrolls": (2, 1.0, 0.5),
        "exchanged": (2, -1.0, 0.0),
    }
    assert picked(tables["letters"], "letter", "spread", "decided")["B"] == (5.0, 0.5)


def test_gold_decides_a_tie_that_is_left_without_a_source(tmp_path: Path) -> None:
    """6 to 9, of which 3 by scrolls: without them 6 to 6, and Ada has more gold, or as much."""
    text = BY_HAND.split("\n\n")[0] + "\n"
    text = text.replace("lines=- points=6 total=8", "lines=- points=4 total=6")
    text = text.replace("1 scrolls lines=- points=1 total=9", "1 scrolls lines=- points=3 total=9")
    assert picked(told(by_hand(tmp_path, text))["deciding"], "source", "decided")["scrolls"] == (1.0,)
    text = text.replace("points=1 gold=3 total=6", "points=1 gold=0 total=6").replace("gold=3,0", "gold=0,0")
    assert picked(told(by_hand(tmp_path, text))["deciding"], "source", "decided")["scrolls"] == (0.0,)


def test_prices_by_hand(tmp_path: Path) -> None:
    """Round 1: 1 1 1 1 2 2 3 4; round 2: 1 2 3 3."""
    tables = told(by_hand(tmp_path))
    keys = (
        "offered",
        "mean",
        "minimum",
        "quantile_10",
        "quantile_25",
        "median",
        "quantile_75",
        "quantile_90",
        "maximum",
    )
    assert picked(tables["prices"], "round", *keys) == {
        1: (8, 1.875, 1, 1, 1, 1, 2, 4, 4),
        2: (4, 2.25, 1, 1, 1, 2, 3, 3, 3),
        None: (12, 2.0, 1, 1, 1, 2, 3, 3, 4),
    }


def test_sales_by_hand(tmp_path: Path) -> None:
    tables = told(by_hand(tmp_path))
    sold = {1: (5, 4, 0.8), 2: (3, 0, 0.0), 3: (3, 1, near(1 / 3)), 4: (1, 0, 0.0)}
    assert picked(tables["sale_rates"], "price", "offered", "sold", "sale_rate") == sold | {None: (12, 5, near(5 / 12))}
    assert picked(tables["single_prices"], "price", "offered", "sold", "sale_rate") == sold
    first = tables["sale_rates"][0]
    assert (first["sale_rate_low"], first["sale_rate_high"]) == (near(0.37554, abs=1e-5), near(0.96378, abs=1e-5))
    assert picked(tables["seller_positions"], "position", "offered", "mean", "median", "sold") == {
        1: (6, near(10 / 6), 1, 2),
        2: (6, near(14 / 6), 2, 3),
    }
    assert picked(tables["sellers"], "seller_name", "offered", "mean", "sold") == {
        "Ada": (6, 2.0, 3),
        "Ben": (6, 2.0, 2),
    }


def test_tiles_by_hand(tmp_path: Path) -> None:
    tables = told(by_hand(tmp_path))
    assert picked(tables["tiles"], "round", "drawn", "axe_share", "sold_share", "kept_share", "unplaced_share") == {
        1: (12, near(4 / 12), near(4 / 12), near(4 / 12), 0.0),
        2: (6, near(2 / 6), near(1 / 6), near(3 / 6), near(1 / 6)),
        None: (18, near(6 / 18), near(5 / 18), near(7 / 18), near(1 / 18)),
    }


def test_frames_by_hand(tmp_path: Path) -> None:
    (chunk,) = frames.read([by_hand(tmp_path)], lambda _: None, decisions=True)
    games, sales, decisions = chunk["games"].rows(named=True), chunk["sales"], chunk["decisions"]
    assert [(game["game"], game["number"], game["start"], game["winners"], game["lead"]) for game in games] == [
        (1, 1, 0, [1], 3),
        (2, 2, 1, [0, 1], None),
    ]
    assert games[0]["label"] == "by hand"
    assert sales.filter(game=1, tile="8").rows(named=True) == [
        {"game": 1, "round": 2, "seller": 0, "seller_name": "Ada", "position": 2, "gold": 8, "tile": "8"}
        | {
            "outcome": "sold",
            "price": 3,
            "buyer": 1,
            "buyer_name": "Ben",
            "buyer_position": 1,
            "purchase": 1,
            "laid": True,
        }
    ]
    assert sales.filter(game=1, tile="12")["laid"].to_list() == [False]
    assert sales.filter(outcome="axe")["laid"].to_list() == [None] * 6
    assert decisions.filter(game=1)["number"].to_list() == list(range(1, 16))
    kinds = Counter(decisions["kind"])
    assert kinds == {"price": 6, "buy": 5, "pass": 1, "place": 11}
    assert decisions.filter(game=2, kind="buy", seat=0).rows(named=True) == [
        {"game": 2, "number": 4, "round": 1, "phase": "buy", "seat": 0, "name": "Ada", "position": 2, "kind": "buy"}
        | {"move": "0 buy 5", "tile": "5", "price": 1, "seller": 1, "x": None, "y": None, "turn": None}
        | {"gold": 5, "points": 0}
    ]
    last = decisions.filter(game=1, kind="place", tile="11").rows(named=True)[0]
    assert (last["x"], last["y"], last["turn"], last["gold"], last["points"], last["phase"]) == (
        -2,
        0,
        3,
        0,
        0,
        "build",
    )


# Random games, counted again from their events


@pytest.mark.parametrize("expansion", [None, "journeyman"])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_random_games_counted_again(tmp_path: Path, players: int, expansion: str | None) -> None:
    path = simulated(tmp_path, players, 6, expansion=expansion)
    points: Counter[str] = Counter()
    final = offered = sold = 0
    wins = 0.0
    steps: Counter[tuple[str, str]] = Counter()
    start = 0
    for _, event in RecordFile(path).events():
        if isinstance(event, Begun):
            start = event.start
        elif isinstance(event, Scored):
            points[event.tile] += event.points
        elif isinstance(event, Price):
            offered += len(event.prices)
        elif isinstance(event, Sold):
            sold += 1
        elif isinstance(event, Over):
            final += sum(event.points)
            wins += (start in event.winners) / len(event.winners)
        elif isinstance(event, Stepped):
            steps[event.reason, event.track] += 1
            points["stepped"] += event.points
        elif hasattr(event, "points"):
            points[str(event.__struct_config__.tag)] += event.points
    tables = told(path)
    assert {row["source"]: row["points"] * row["games"] * players for row in tables["sources"]} == near(
        {row["source"]: points[row["source"]] for row in tables["sources"]}
    )
    assert tables["rounds"][-1]["points"] == near(final / (6 * players))
    assert tables["overview"][0]["points"] == near(final / (6 * players))
    assert tables["seats"][0]["win_share"] == near(wins / 6)
    assert (tables["sale_rates"][-1]["offered"], tables["sale_rates"][-1]["sold"]) == (offered, sold)
    assert ("noted" in tables) == (expansion is not None)
    for row in tables.get("noted", [])[:-1]:
        for track in ("warrior", "merchant", "herald"):
            assert row[track] == near(steps[row["reason"], track] / (6 * players))


def test_turns_go_as_the_tiles_are_drawn(tmp_path: Path) -> None:
    """Draws stand clockwise from the start player, so they tell the turns of a round."""
    path = simulated(tmp_path, 5, 3)
    turns: dict[tuple[int, int], list[int]] = {}
    for _, event in RecordFile(path).events():
        if isinstance(event, Begun):
            game = event.number
        elif isinstance(event, Round):
            turn = turns[game, event.round] = []
        elif isinstance(event, Draw):
            turn.append(event.seat)
    (chunk,) = frames.read([path], lambda _: None, decisions=True)
    for sale in chunk["sales"].rows(named=True):
        order = turns[sale["game"], sale["round"]]
        assert order[sale["position"] - 1] == sale["seller"]
        assert sale["buyer"] is None or order[sale["buyer_position"] - 1] == sale["buyer"]
    for decision in chunk["decisions"].rows(named=True):
        assert turns[decision["game"], decision["round"]][decision["position"] - 1] == decision["seat"]
    for player in chunk["players"].rows(named=True):
        assert turns[player["game"], 1][player["position"] - 1] == player["seat"]


def test_chunks_text_and_order_of_files_make_no_difference(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    both = [simulated(tmp_path, 3, 5), simulated(tmp_path, 3, 4, expansion="journeyman")]
    expected = report(*both).plain()
    written = [simulated(tmp_path, 3, 5, text=True), simulated(tmp_path, 3, 4, expansion="journeyman", text=True)]
    monkeypatch.setattr(frames, "CHUNK", 2)
    found = report(*written[::-1]).plain()
    assert [group["games"] for group in found["groups"]] == [5, 4]
    for mine, other in zip(found["groups"], expected["groups"], strict=True):
        assert mine["tables"].keys() == other["tables"].keys()
        for name, rows in mine["tables"].items():
            assert rows == [
                {key: near(value) if isinstance(value, float) else value for key, value in row.items()}
                for row in other["tables"][name]
            ]


def test_same_numbers_to_the_last_digit(tmp_path: Path) -> None:
    path = simulated(tmp_path, 5, 30)
    assert len({str(report(path).plain()) for _ in range(5)}) == 1


def test_groups_are_kept_apart(tmp_path: Path) -> None:
    paths = [
        simulated(tmp_path, 4, 3, expansion="journeyman"),
        simulated(tmp_path, 2, 3, expansion="journeyman"),
        simulated(tmp_path, 4, 2),
        simulated(tmp_path, 2, 1),
    ]
    plain = report(*paths).plain()
    found = [(group["expansion"], group["players"], group["games"]) for group in plain["groups"]]
    assert found == [(None, 2, 1), (None, 4, 2), ("journeyman", 2, 3), ("journeyman", 4, 3)]
    assert plain["games"] == 9
    for path, group in zip(paths[::-1], (0, 1, 2, 3), strict=True):
        assert report(path).plain()["groups"] == [plain["groups"][group]]


def test_one_name_makes_no_table_of_names(tmp_path: Path) -> None:
    tables = told(by_hand(tmp_path, BY_HAND.replace("names=Ada,Ben", "names=Ada,Ada")))
    assert not {"names", "sellers"} & tables.keys()


# What is wrong with a file


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("0 draw 1 2 3\n1 draw", "0 drew 1 2 3\n1 draw", 5),
        ("0 sold tile=5 seller=1 price=1", "0 sold tile=5 seller=1 price=2", 14),
        ("0 sold tile=5 seller=1 price=1", "0 sold tile=5 seller=0 price=1", 14),
        ("0 sold tile=5 seller=1 price=1", "7 sold tile=5 seller=1 price=1", 14),
        ("0 buy 5\n0 sold tile=5", "0 buy 5\n0 sold tile=99", 14),
        ("0 kept tile=2", "0 kept tile=1", 17),
        ("0 kept tile=2", "1 kept tile=2", 17),
        ("0 kept tile=2 lost=2 gold=3\n", "", 18),  # then it cannot be laid
        ("0 place 2 1,0 r0\n", "", 24),
        ("0 returned tile=1 reason=axe\n", "", 24),
        ("1 price axe=4 5=1 6=4", "1 price axe=4 5=1 3=4", 8),
        ("0 price axe=1 2=2", "0 price axe=1 2=0", 7),
        ("0 place 2 1,0", "1 place 2 1,0", 19),
        ("letter=A tile=squares", "letter=B tile=squares", 23),
        ("letter=A tile=squares", "letter=E tile=squares", 23),
        ("lines=- points=2 total=2", "lines=- points=2 total=3", 23),
        ("- round round=2", "- round round=3", 25),
        ("start=1 scored=AB", "start=2 scored=AB", 25),
        ("- over points=6,9", "- over points=6,8", 54),
        ("gold=3,0 winners=1", "gold=3 winners=1", 54),
        ("gold=3,0 winners=1", "gold=3,0 winners=-", 54),
        ("gold=3,0 winners=1", "gold=3,0 winners=2", 54),
        ("gold=3,0 winners=1", "gold=3,0 winners=1,1", 54),
        ("names=Ada,Ben", "names=Ada", 1),
        ("names=Ada,Ben start=0", "names=Ada,Ben start=2", 1),
        ("scoring=squares,sheep", "scoring=sheep,sheep", 1),
        ("- over points=6,9 gold=3,0 winners=1\n", "", 55),
        ("- game number=1", "- round round=1 start=0 scored=A catch_up=0\n- game number=1", 1),
    ],
)
def test_damaged_lines_are_named(tmp_path: Path, old: str, new: str, line: int) -> None:
    assert old in BY_HAND
    path = by_hand(tmp_path, BY_HAND.replace(old, new, 1))
    first = len(header(base_tables(), text=True).splitlines())
    with pytest.raises(RecordError) as raised:
        report(path)
    assert raised.value.values["line"] == first + line, str(raised.value)
    assert str(path) in str(raised.value)
    assert f"line {first + line}" in str(raised.value)


@pytest.mark.parametrize("expansion", [None, "journeyman"])
def test_lines_lost_doubled_or_moved_never_break_it(tmp_path: Path, expansion: str | None) -> None:
    """Much of that is found, and what is not still makes tables; replay finds everything."""
    lines = simulated(tmp_path, 2, 1, expansion=expansion, text=True).read_text(encoding="utf-8").split("\n")
    start, end = lines.index("") + 1, len(lines) - 2
    rng = random.Random(1)
    found = 0
    for kind in range(60):
        changed = list(lines)
        one, other = rng.randrange(start, end), rng.randrange(start, end)
        if kind % 3 == 0:
            del changed[one]
        elif kind % 3 == 1:
            changed.insert(other, changed[one])
        else:
            changed[one], changed[other] = changed[other], changed[one]
        path = tmp_path / "changed.txt"
        path.write_text("\n".join(changed), encoding="utf-8")
        try:
            assert report(path).page()
        except RecordError as error:
            found += f"{path}, line" in str(error)
    assert 20 < found < 60


def test_a_game_cut_off_says_where_it_begins(tmp_path: Path) -> None:
    path = by_hand(tmp_path, BY_HAND[: BY_HAND.index("- over points=4,4")])
    with pytest.raises(RecordError, match="in the middle of game 2") as raised:
        report(path)
    first = len(header(base_tables(), text=True).splitlines())
    assert raised.value.values["first"] == str(first + 56)


def test_files_are_looked_at_before_they_are_read(tmp_path: Path) -> None:
    good, empty, other, bare = (tmp_path / name for name in ("good.txt", "empty", "other", "bare"))
    by_hand(tmp_path, name="good.txt")
    empty.write_bytes(b"")
    other.write_text("my notes\n")
    bare.write_bytes(header(base_tables(), text=False))
    assert [record.path for record in frames.peek([good])] == [good]
    for bad, key in (
        (empty, "record-empty"),
        (other, "record-other"),
        (bare, "record-no-games"),
        (tmp_path / "missing", "record-unreadable"),
        (tmp_path, "record-unreadable"),
        (tmp_path / ".." / tmp_path.name / "good.txt", "stats-twice"),
    ):
        with pytest.raises(SkyeError) as raised:
            frames.peek([good, bad])
        assert raised.value.key == key
        assert str(bad) in str(raised.value)


# Intervals and quantiles


@pytest.mark.parametrize(
    ("part", "whole", "low", "high"),
    [(0, 3, 0.0, 0.56150), (3, 3, 0.43850, 1.0), (4, 5, 0.37554, 0.96378), (50, 100, 0.40383, 0.59617)],
)
def test_wilson(part: int, whole: int, low: float, high: float) -> None:
    assert list(intervals.wilson(part / whole, whole)) == near([low, high], abs=1e-5)


def test_wilson_of_none_and_all() -> None:
    """No dust of rounding at the ends."""
    for whole in range(1, 300):
        assert intervals.wilson(0, whole)[0] == 0
        assert intervals.wilson(1, whole)[1] == 1


def test_interval_of_a_mean() -> None:
    """2, 4, 6: mean 4, variance 4, error 2 / √3."""
    assert intervals.of_mean(12, 56, 3) == near((4 - 2.26315, 4 + 2.26315), abs=1e-4)
    assert intervals.of_mean(12, 144, 1) is None
    assert intervals.of_mean(0.3, 0.03, 3) == near((0.1, 0.1)), "rounding never makes a variance negative"


def test_quantiles() -> None:
    counts = {1: 1, 2: 1, 3: 1, 9: 1}
    assert [quantile(counts, percent) for percent in (1, 25, 26, 50, 75, 76, 100)] == [1, 1, 2, 2, 3, 9, 9]
