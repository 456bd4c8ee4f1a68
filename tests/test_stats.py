"""Statistics of a small record, worked out by hand."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from stats_records import BY_HAND, by_hand, near, picked, read_tables

from skye.study.stats import frames, intervals
from skye.study.stats.market_tables import quantile

pytestmark = pytest.mark.once


# Worked out by hand from the record above


def test_overview_by_hand(tmp_path: Path) -> None:
    """Means of the games 7.5 and 4; only the first has a lead, 9 - 6; the second is shared."""
    (row,) = read_tables(by_hand(tmp_path))["overview"]
    assert row == {"games": 2, "points": 5.75, "best": 6.5, "lead": 3.0, "shared": 0.5} | {
        "points_low": near(5.75 - 1.96 * 1.75, abs=0.001),
        "points_high": near(5.75 + 1.96 * 1.75, abs=0.001),
    }


def test_players_and_seats_by_hand(tmp_path: Path) -> None:
    """Ben wins the first game from the second place and shares the other one, which he starts."""
    tables = read_tables(by_hand(tmp_path))
    assert picked(tables["names"], "name", "seats", "win_share", "points") == {
        "Ben": (2, 0.75, 6.5),
        "Ada": (2, 0.25, 5),
    }
    assert picked(tables["seats"], "position", "seats", "win_share", "points") == {1: (2, 0.25, 5), 2: (2, 0.75, 6.5)}


def test_points_by_hand(tmp_path: Path) -> None:
    """Four seats; squares gave 2+0+4+2 in the first round and 2+2 in the second, of 23 points in all."""
    tables = read_tables(by_hand(tmp_path))
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
    tables = read_tables(by_hand(tmp_path))
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
    assert picked(read_tables(by_hand(tmp_path, text))["deciding"], "source", "decided")["scrolls"] == (1.0,)
    text = text.replace("points=1 gold=3 total=6", "points=1 gold=0 total=6").replace("gold=3,0", "gold=0,0")
    assert picked(read_tables(by_hand(tmp_path, text))["deciding"], "source", "decided")["scrolls"] == (0.0,)


def test_prices_by_hand(tmp_path: Path) -> None:
    """Round 1: 1 1 1 1 2 2 3 4; round 2: 1 2 3 3."""
    tables = read_tables(by_hand(tmp_path))
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
    tables = read_tables(by_hand(tmp_path))
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
    tables = read_tables(by_hand(tmp_path))
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
