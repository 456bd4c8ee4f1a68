"""Statistics of random games made a second time, another way, and of files that are wrong."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest
from loops import FULL
from stats_records import BY_HAND, by_hand, near, read_tables, report, simulated

from skye.expansions.journeyman.events import Stepped
from skye.material.errors import RecordError, SkyeError
from skye.material.moves import Draw, Price
from skye.material.tables import base_tables
from skye.record.events import Begun, Over, Round, Scored, Sold
from skye.record.files import RecordFile, header
from skye.study.stats import frames

pytestmark = pytest.mark.once


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
    tables = read_tables(path)
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
    """Draws stand clockwise from the start player, so they show the turns of a round."""
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
    tables = read_tables(by_hand(tmp_path, BY_HAND.replace("names=Ada,Ben", "names=Ada,Ada")))
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
    found, changes = 0, 60 if FULL else 18
    for kind in range(changes):
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
    assert changes / 3 < found < changes


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
