"""What the arena's numbers mean: shares, points, ratings and their intervals, against examples worked out by hand."""

from __future__ import annotations

from collections.abc import Sequence
from math import log10
from pathlib import Path

import numpy as np
import pytest
from arena_files import BOTS

from skye.material.words import SPACES
from skye.study.arena import plot, ratings
from skye.study.arena.folder import Result, opened
from skye.study.arena.match import play
from skye.study.arena.plan import Plan, make_plan
from skye.study.arena.report import Report, as_json, as_markdown, as_text, make_report

pytestmark = pytest.mark.once

PAIR = make_plan(["trader", "novice"], 2, 1)
THREE = make_plan(["chieftain", "trader", "novice"], 3, 1)


def results(plan: Plan, points: Sequence[Sequence[int]], gold: Sequence[int] | None = None) -> list[Result]:
    """Games that ended so, by seat; the times are those of one decision each."""
    found = []
    for number, game in enumerate(points, start=1):
        pairing = plan.pairing(number)
        purse = tuple(gold or (0,) * plan.players)
        best = max(zip(game, purse, strict=True))
        winners = tuple(seat for seat, result in enumerate(zip(game, purse, strict=True)) if result == best)
        titles = tuple(plan.bots[bot].title for bot in pairing.bots)
        times = ((0.001 * number,),) * plan.players
        place = (number, pairing.deal, pairing.lineup, pairing.rotation)
        found.append(Result(*place, titles, tuple(game), purse, winners, 0, times))
    return found


def test_share_interval_worked_out_by_hand() -> None:
    """Four deals of two games, won 2, 1, 2, 1.

    Share 3/4; variance of the deals 1/12, of their mean 1/48; as of (3/16) / (1/48) = 9 games. With Student's 3.18245
    for three degrees of freedom, squared and divided by 9: 1.12533. Centre (0.75 + 0.562665) / 2.12533 = 0.617628,
    reach √(1.12533 · 3/16 + 0.316592) / 2.12533 = 0.341762.
    """
    share, low, high = ratings.share_interval(np.array([1, 0.5, 1, 0.5]))
    assert share == 0.75
    assert low == pytest.approx(0.275866, abs=2e-6)
    assert high == pytest.approx(0.959390, abs=2e-6)


@pytest.mark.parametrize(
    ("share", "low", "high"), [(1.0, 0.722467, 1.0), (0.0, 0.0, 0.277533), (0.5, 0.236593, 0.763407)]
)
def test_share_interval_when_all_deals_are_equal(share: float, low: float, high: float) -> None:
    """Then as of ten games, one for each deal: Wilson's interval with 1.959964² / 10 = 0.384146."""
    assert ratings.share_interval(np.full(10, share)) == pytest.approx((share, low, high), abs=1e-6)


def test_share_interval_of_none_and_all() -> None:
    """No dust of rounding at the ends."""
    for deals in range(1, 300):
        assert ratings.share_interval(np.zeros(deals))[1] == 0
        assert ratings.share_interval(np.ones(deals))[2] == 1


def test_mean_interval_worked_out_by_hand() -> None:
    """Deals of 40, 50, 60: standard deviation 10, and 4.302653 standard errors of 10 / √3 to each side."""
    assert ratings.mean_interval(np.array([40.0, 50, 60])) == pytest.approx((50, 25.1586, 74.8414), abs=1e-4)
    assert ratings.mean_interval(np.array([40.0])) == (40, 40, 40)


def test_rating_worked_out_by_hand() -> None:
    """Three wins of four, half a game added for both: odds of 3.5 to 1.5."""
    found = make_report(PAIR, results(PAIR, [(60, 50), (50, 60), (60, 50), (60, 50)])).bots
    difference = 400 * log10(3.5 / 1.5)
    assert [bot.name for bot in found] == ["trader", "novice"]
    assert found[0].rating == pytest.approx(1500 + difference / 2)
    assert found[1].rating == pytest.approx(1500 - difference / 2)


def test_a_tie_is_half_a_win_and_gold_breaks_it() -> None:
    """Four wins and two ties, half a game added for both: odds of 5.5 to 1.5."""
    some = make_report(PAIR, results(PAIR, [(60, 50), (50, 60)] * 2 + [(50, 50)] * 2)).bots
    assert some[0].rating - some[1].rating == pytest.approx(400 * log10(5.5 / 1.5))
    assert some[0].win_share == pytest.approx(5 / 6)
    tied = make_report(PAIR, results(PAIR, [(50, 50)] * 4)).bots
    assert [(bot.win_share, round(bot.rating)) for bot in tied] == [(0.5, 1500), (0.5, 1500)]
    broken = results(PAIR, [(50, 50), (50, 50)], gold=(4, 1))
    assert [bot.win_share for bot in make_report(PAIR, broken).bots] == [0.5, 0.5]  # each once from the better seat
    assert [result.winners for result in broken] == [(0,), (0,)]


def test_ratings_of_three_follow_the_odds() -> None:
    """At the most likely ratings every bot is ahead as often as they say, half a game added for both of each pair."""
    orders = {(0, 1, 2): 8, (0, 2, 1): 4, (1, 0, 2): 0, (1, 2, 0): 4, (2, 0, 1): 2, (2, 1, 0): 3}
    points = []
    for order, count in orders.items():
        by_bot = [60 - 10 * order.index(bot) for bot in range(3)]
        points += [by_bot] * count
    plan = make_plan(["chieftain", "trader", "novice"], 3, 1)
    games = [[bots[bot] for bot in plan.pairing(number).bots] for number, bots in enumerate(points, start=1)]
    wins = {(a, b): sum(by[a] > by[b] for by in points) for a in range(3) for b in range(3) if a != b}
    assert wins == {(0, 1): 14, (1, 0): 7, (0, 2): 12, (2, 0): 9, (1, 2): 12, (2, 1): 9}
    found = {bot.name: bot.rating for bot in make_report(plan, results(plan, games)).bots}
    strengths = {name: 10 ** (rating / 400) for name, rating in found.items()}
    for bot, name in enumerate(("chieftain", "trader", "novice")):
        ahead = sum(wins[bot, other] + 0.5 for other in range(3) if other != bot)
        rest = [strengths[other] for other in strengths if other != name]
        assert ahead == pytest.approx(sum(22 * strengths[name] / (strengths[name] + other) for other in rest), abs=1e-4)
    assert sum(found.values()) == pytest.approx(4500)


def test_a_clean_sweep_is_finite_and_not_known_exactly() -> None:
    best = make_report(PAIR, results(PAIR, [(60, 50), (50, 60)] * 20)).bots[0]
    assert best.win_share == 1
    assert best.low < 0.9
    assert best.rating - 1500 == pytest.approx(200 * log10(40.5 / 0.5))
    assert best.rating_low < best.rating - 50
    assert best.rating_high > best.rating + 50


def test_a_bot_on_several_seats_counts_by_seat() -> None:
    plan = make_plan(["chieftain", "trader"], 4, 1)
    games = [[90 if bot == 0 else 50 + seat for seat, bot in enumerate(plan.pairing(n).bots)] for n in range(1, 9)]
    found = {bot.name: bot for bot in make_report(plan, results(plan, games)).bots}
    assert (found["chieftain"].win_share, found["trader"].win_share) == (1, 0)
    assert found["trader"].mean_points == pytest.approx(51.5)
    assert (found["trader"].games, found["trader"].decisions, found["chieftain"].decisions) == (8, 24, 8)


def test_deals_count_and_not_games() -> None:
    """Games of one deal that always end alike tell no more than one of them: as of 19 games, not of 40."""
    alike = results(PAIR, [(60, 50), (50, 60), (50, 60), (60, 50)] * 10)
    apart = results(PAIR, [(60, 50), (60, 50)] * 20)
    wide, narrow = (make_report(PAIR, games).bots[0] for games in (alike, apart))
    assert wide.win_share == narrow.win_share == 0.5
    assert wide.high - wide.low == pytest.approx(2 * 0.21643, abs=1e-5)
    assert wide.rating_high - wide.rating_low > 5 * (narrow.rating_high - narrow.rating_low)


def test_times() -> None:
    """One decision a game of 1, 2, … 100 milliseconds."""
    bot = make_report(PAIR, results(PAIR, [(60, 50)] * 100)).bots[0]
    assert bot.median_seconds == pytest.approx(0.0505)
    assert bot.p95_seconds == pytest.approx(0.09505)


def test_head_to_head() -> None:
    plan = make_plan(["chieftain", "trader", "novice"], 2, 1)
    games = [[60 - 10 * bot for bot in plan.pairing(number).bots] for number in range(1, 25)]
    pairs = {
        (pair.name, pair.other): (pair.win_share, pair.games)
        for pair in ratings.head_to_head(plan, results(plan, games))
    }
    assert len(pairs) == 6
    assert pairs["chieftain", "novice"] == (1, 8)
    assert pairs["novice", "trader"] == (0, 8)


def test_same_results_same_numbers() -> None:
    games = results(THREE, [(60, 50, 40), (40, 60, 50), (60, 40, 50)] * 4)
    assert as_json(make_report(THREE, games)) == as_json(make_report(THREE, games))


def test_pages_say_how_to_get_them_again() -> None:
    report = make_report(PAIR, results(PAIR, [(60, 50), (60, 50)] * 20))
    command = "skye arena trader novice --players 2 --games 40 --seed 1 --budget 1"
    assert as_text(report).startswith(command + "\n")
    assert as_markdown(report).startswith(f"`{command}`\n")
    assert len({len(line) for line in as_text(report).splitlines()[4:]}) == 1
    assert {line.count("|") for line in as_markdown(report).splitlines()[4:]} == {10}


@pytest.mark.usefixtures("language")
def test_numbers_are_printable_in_every_language() -> None:
    report = make_report(PAIR, results(PAIR, [(60, 50), (60, 50)] * 20))
    for page in (as_text(report), as_markdown(report)):
        assert all(letter.isprintable() or letter in SPACES for letter in page)
        assert "\N{REPLACEMENT CHARACTER}" not in page
        assert "1500" in page


def test_the_plot_names_every_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(plot.STYLE, "svg.fonttype", "none")  # letters instead of their outlines
    report = make_report(THREE, results(THREE, [(60, 50, 40), (40, 60, 50), (60, 40, 50)] * 4))
    drawn = plot.ratings(report)
    for bot in report.bots:
        assert bot.name in drawn["svg"].decode()
        assert f">{bot.rating:.0f}<" in drawn["svg"].decode()
    assert drawn == plot.ratings(report)


def copies(tmp_path: Path, seed: int, games: int) -> Report:
    """A bot against its own copy."""
    plan = make_plan([f"{BOTS}:Chance", f"{BOTS}:Twin"], 2, seed)
    with opened(tmp_path / str(seed), plan) as folder:
        for number in range(1, games + 1):
            folder.add(play(plan, number))
        return make_report(plan, folder.results)


def test_equal_bots_are_reported_as_equal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """95% intervals hold the truth in most of ten runs, and are not so wide that they say nothing."""
    monkeypatch.setattr(ratings, "RESAMPLES", 200)
    found = [copies(tmp_path, seed, 40).bots[0] for seed in range(10)]
    assert sum(bot.low <= 0.5 <= bot.high for bot in found) >= 8
    assert sum(bot.rating_low <= 1500 <= bot.rating_high for bot in found) >= 8
    assert all(bot.high - bot.low < 0.5 for bot in found)
    assert len({bot.win_share for bot in found}) > 3
