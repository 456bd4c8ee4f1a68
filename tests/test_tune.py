"""What is tuned and how: the task, the bounds, the candidates, their fitness, and files of weights."""

from __future__ import annotations

from math import tanh
from pathlib import Path

import msgspec
import numpy as np
import pytest

from skye.bots import weights as shipped
from skye.bots.weights import shipped_net
from skye.material.errors import SkyeError
from skye.search import rollouts as search
from skye.study.tune import games
from skye.study.tune.evolution import Evolution, are_same
from skye.study.tune.games import Side, fitness, leads, play_deal, win_share
from skye.study.tune.task import Tuning, bots_with_weights, default_names, make_tuning
from skye.study.tune.weightfile import BOUNDS, COUNTS, MOST, load_weights, section_text

pytestmark = pytest.mark.once

EXPANSIONS = (None, "journeyman")


def evolve(evolution: Evolution, generations: int, measure: str, aim: float) -> list[dict[str, float]]:
    """Let the candidates whose weight is nearest to an aim do best; all candidates there were."""
    seen = []
    for _ in range(generations):
        candidates = evolution.ask()
        evolution.tell([-abs(candidate[measure] - aim) for candidate in candidates])
        seen += candidates
    return seen


# The task


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_every_weight_can_be_tuned_or_is_a_count(expansion: str | None) -> None:
    tuned = set(default_names(expansion, net=True))
    assert "gold" in tuned
    assert tuned - {*default_names(expansion, net=False)} == {"net"}
    assert ("pace" in tuned) == (expansion is not None)
    assert not tuned & COUNTS.keys()
    assert not BOUNDS.keys() & COUNTS.keys()
    base = set(shipped.names(None))
    assert {*tuned, *COUNTS, *BOUNDS} >= set(shipped.names(expansion))
    assert COUNTS.keys() <= base
    assert BOUNDS.keys() <= set(shipped.names("journeyman"))


def test_bots_that_think_by_weights() -> None:
    assert bots_with_weights() == ["novice", "trader", "planner", "seer", "chieftain"]


def test_shipped_weights_are_whole_files_of_weights(tmp_path: Path) -> None:
    for bot in bots_with_weights():
        for expansion in EXPANSIONS:
            known = shipped.weights(bot, expansion)
            path = tmp_path / "weights.toml"
            path.write_text(section_text(bot, known, expansion, "as they are"), encoding="utf-8")
            assert load_weights(path, bot, expansion) == known


def test_the_label_is_the_command() -> None:
    assert make_tuning("trader", 3).label == "tune trader --players 3 --deals 50 --population 16 --seed 1"
    task = make_tuning(
        "planner", 2, expansion="journeyman", names=["pace", "gold"], against="trader", deals=3, seed=9, rollouts=4
    )
    assert task.command(7) == (
        "skye tune planner --players 2 --journeyman --weights gold,pace --against trader"
        " --deals 3 --population 16 --seed 9 --rollouts 4 --generations 7"
    )


def test_the_reference_is_the_start_or_another_bot_or_a_file(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(section_text("trader", {**shipped.weights("trader", None), "gold": 3.0}, None, ""), "utf-8")
    plain = make_tuning("trader", 2)
    assert plain.start == plain.reference == shipped.weights("trader", None)
    assert make_tuning("trader", 2, against="novice").reference == shipped.weights("novice", None)
    assert make_tuning("trader", 2, against="novice").start == plain.start
    started = make_tuning("trader", 2, start_from=path)
    assert started.start["gold"] == started.reference["gold"] == 3
    against = make_tuning("trader", 2, against=str(path))
    assert (against.start["gold"], against.reference["gold"]) == (plain.start["gold"], 3)
    assert started.label != against.label != plain.label


def test_without_rollouts_nobody_searches() -> None:
    assert make_tuning("trader", 2).playing(shipped.weights("planner", None))["rollouts"] == 0
    searching = make_tuning("planner", 2, rollouts=5, against="trader")
    assert searching.playing(searching.start)["rollouts"] == 5
    assert searching.playing(searching.reference)["rollouts"] == 0, "a bot without a search gets none"


def test_the_reference_searches_even_if_the_candidates_do_not() -> None:
    task = make_tuning("trader", 2, rollouts=5, against="chieftain")
    assert task.candidate(task.start).weights["rollouts"] == 0
    assert task.rivals().weights["rollouts"] == 5
    assert task.rivals().weights["rounds"] == shipped.weights("chieftain", None)["rounds"]
    assert task.label.endswith("--rollouts 5")


@pytest.mark.parametrize("expansion", EXPANSIONS)
@pytest.mark.parametrize(
    ("bot", "against", "nets"),
    [
        ("chieftain", None, (True, True)),
        ("chieftain:net=off", None, (False, False)),
        ("chieftain:net=off", "chieftain", (False, True)),
        ("chieftain", "chieftain:net=off", (True, False)),
        ("trader", "chieftain", (False, True)),
        ("chieftain", "trader", (True, False)),
        ("trader", None, (False, False)),
    ],
)
def test_who_plays_with_a_net(expansion: str | None, bot: str, against: str | None, nets: tuple[bool, bool]) -> None:
    task = make_tuning(bot, 2, expansion=expansion, against=against)
    assert (task.net, task.reference_net) == nets
    for side, has_net in zip((task.candidate(task.start), task.rivals()), nets, strict=True):
        assert side.net == bool(side.weights["net"]) == has_net
        assert side.player() is (shipped_net() if has_net else None)
    assert ("net" in task.names) == nets[0]
    assert "--weights" not in task.label


def test_weights_of_a_file_are_for_the_bot_that_is_tuned(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(section_text("chieftain", shipped.weights("chieftain", None), None, ""), "utf-8")
    for bot, has_net in (("chieftain", True), ("chieftain:net=off", False)):
        for task in (make_tuning(bot, 2, start_from=path), make_tuning(bot, 2, against=str(path))):
            assert task.net == task.reference_net == has_net
            assert bool(task.start["net"]) == bool(task.reference["net"]) == has_net
    task = make_tuning("chieftain:net=off", 2, start_from=path, against="chieftain")
    assert (task.start["net"], task.net) == (0, False)
    assert (task.reference, task.reference_net) == (shipped.weights("chieftain", None), True)


@pytest.mark.parametrize(
    ("options", "key", "message"),
    [
        ({"bot": "random"}, "tune-no-weights", "novice, trader"),
        ({"bot": "nobody"}, "tune-no-weights", "nobody"),
        ({"bot": "trader", "against": "random"}, "tune-no-weights", "random"),
        ({"bot": "trader", "names": ["gold", "gld"]}, "bot-unknown-weight", "gld"),
        ({"bot": "trader", "names": [""]}, "bot-unknown-weight", "gold_fall"),
        ({"bot": "trader", "names": ["pace"]}, "bot-unknown-weight", "pace"),
        ({"bot": "trader", "names": ["width"]}, "tune-fixed-weight", "width"),
        ({"bot": "planner", "names": ["swing"]}, "tune-needs-rollouts", "--rollouts"),
        ({"bot": "trader", "names": ["gold", "net"]}, "tune-no-net", "“trader”"),
        ({"bot": "trader", "against": "chieftain", "names": ["net"]}, "tune-no-net", "chieftain"),
        ({"bot": "chieftain:net=off", "names": ["net"]}, "tune-no-net", "“chieftain:net=off”"),
        ({"bot": "trader", "names": ["swing"]}, "tune-not-searching", "“trader”"),
        (
            {"bot": "trader", "against": "planner", "names": ["swing"], "rollouts": 3},
            "tune-not-searching",
            "planner",
        ),
        ({"bot": "trader", "rollouts": 3}, "tune-no-search", "planner, chieftain"),
        ({"bot": "trader", "against": "novice", "rollouts": 3}, "tune-no-search", "planner, chieftain"),
        ({"bot": "trader", "against": "nowhere.toml"}, "material-unreadable", "nowhere.toml"),
        ({"bot": "trader", "start_from": Path("nowhere.toml")}, "material-unreadable", "nowhere.toml"),
    ],
)
def test_wrong_tasks_are_refused(options: dict[str, object], key: str, message: str) -> None:
    with pytest.raises(SkyeError) as raised:
        make_tuning(players=2, **options)  # type: ignore[arg-type]
    assert raised.value.key == key
    assert message in str(raised.value)


# Candidates


def test_candidates_lie_around_the_start() -> None:
    task = make_tuning("chieftain", 2, population=200)
    evolution = Evolution(task)
    candidates = evolution.ask()
    assert len(candidates) == 200
    for name in task.names:
        values = [candidate[name] for candidate in candidates]
        size = max(abs(task.start[name]), 0.1)
        assert np.mean(values) == pytest.approx(task.start[name], abs=0.1 * size)
        assert np.std(values) == pytest.approx(size / 4, rel=0.25)
    assert evolution.mean() == pytest.approx({name: task.start[name] for name in task.names}, rel=1e-3)


@pytest.mark.parametrize("name", [*BOUNDS, "narrow"])
def test_bounds_hold_and_can_be_reached(name: str) -> None:
    """Also when all that counts pulls a weight far beyond them."""
    is_search = name in search.NAMES
    task = make_tuning(
        "chieftain", 2, expansion="journeyman", names=[name, "areas"], population=8, rollouts=1 if is_search else 0
    )
    low, high = task.bounds(name)
    for aim in (low, high):
        if abs(aim) == MOST:
            continue
        evolution = Evolution(task)
        for candidate in evolve(evolution, 60, name, 3 * aim - (low + high)):
            assert low <= candidate[name] <= high
        assert evolution.mean()[name] == pytest.approx(aim, abs=0.05 * max(abs(aim), 1))


def test_a_weight_without_influence_does_not_run_away() -> None:
    evolution = Evolution(make_tuning("trader", 2, population=4))
    for _ in range(300):
        for candidate in evolution.ask():
            assert all(-MOST <= value <= MOST for value in candidate.values())
        evolution.tell([0.0] * 4)


@pytest.mark.parametrize("names", [["gold"], ["gold", "margin"]])
def test_the_mean_comes_to_what_does_best(names: list[str]) -> None:
    evolution = Evolution(make_tuning("trader", 2, names=names, population=8))
    assert set(evolution.mean()) == set(names)
    assert evolution._strategy.N == 2, "the package does not promise to work with one number"
    evolve(evolution, 40, "gold", 1.234)
    assert evolution.mean()["gold"] == pytest.approx(1.234, abs=0.01)
    assert evolution.step() < 1


def test_a_start_out_of_bounds_is_taken_to_the_nearest() -> None:
    start = make_tuning("trader", 2).start
    assert start["complete"] == start["complete_slow"] == 0
    mean = Evolution(make_tuning("trader", 2)).mean()
    assert (mean["complete"], mean["complete_slow"]) == (0.05, 0.1)


def test_the_seed_decides_the_candidates_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "cma_signals.in").write_text("{'timeout': 0}", encoding="utf-8")  # the package would look for it
    tasks = [make_tuning("trader", 2, population=6, seed=seed) for seed in (1, 1, 2)]
    state = np.random.get_state(legacy=False)
    seen = []
    for task in tasks:
        evolution = Evolution(task)
        seen.append(evolve(evolution, 5, "gold", 1.0))
    assert seen[0] == seen[1]
    assert not are_same(seen[0], seen[2])
    assert str(np.random.get_state(legacy=False)) == str(state), "others have their random numbers from there"
    assert [path.name for path in tmp_path.iterdir()] == ["cma_signals.in"]
    assert capfd.readouterr() == ("", "")


def test_the_same_candidates_but_for_the_last_digits() -> None:
    here = [{"gold": 0.123456, "margin": 1.0}, {"gold": 0.5, "margin": 0.0}]
    assert are_same(here, [{"gold": 0.123457, "margin": 1.0}, {"gold": 0.5, "margin": 1e-9}])
    assert not are_same(here, [{"gold": 0.1235, "margin": 1.0}, {"gold": 0.5, "margin": 0.0}])
    assert not are_same(here, here[:1])
    assert not are_same(here, [{"gold": 0.123456}, {"gold": 0.5}])


# Games


def test_a_deal_is_played_from_every_seat() -> None:
    task = make_tuning("novice", 2, against="trader")
    own, rivals = task.candidate(task.start), task.rivals()
    deal = play_deal(None, 2, own, rivals, 5)
    assert [len(points) for points in deal] == [2, 2]
    assert play_deal(None, 2, own, rivals, 5) == deal
    assert play_deal(None, 2, own, rivals, 6) != deal
    assert sum(leads(deal)) < 0, "a novice against a trader"


def test_the_candidate_plays_one_seat_against_the_reference(monkeypatch: pytest.MonkeyPatch) -> None:
    """The candidate sits on one seat and the reference on the others."""
    seated = []

    def self_play(_: object, weights: list[dict[str, float]], seed: int, nets: list[object]) -> tuple[int, ...]:
        seated.append(([each["gold"] for each in weights], seed))
        assert nets == [shipped_net() if each["gold"] == 5 else None for each in weights]
        return tuple(int(each["gold"]) for each in weights)

    monkeypatch.setattr(games, "self_play", self_play)
    deal = play_deal(None, 4, Side({"gold": 7.0}, net=False), Side({"gold": 5.0}, net=True), 11)
    assert seated == [([7, 5, 5, 5], 11), ([5, 7, 5, 5], 11), ([5, 5, 7, 5], 11), ([5, 5, 5, 7], 11)]
    assert leads(deal) == [2, 2, 2, 2]


def test_the_net_plays() -> None:
    """The same weights without it decide otherwise."""
    task = make_tuning("chieftain", 2)
    own, rivals = task.candidate(task.start), task.rivals()
    assert own == rivals
    for seed in (1, 2):
        first, second = play_deal(None, 2, own, rivals, seed)
        assert first == second, "whoever sits where"
        assert play_deal(None, 2, own._replace(net=False), rivals, seed) != (first, second)


def test_fitness_by_hand() -> None:
    """Two deals of two players: leads of 12, -6, 0 and 24 points."""
    deals = [((32, 20), (36, 30)), ((41, 41), (10, 34))]
    assert [leads(deal) for deal in deals] == [[12, -6], [0, 24]]
    assert fitness(deals) == pytest.approx((tanh(1) + tanh(-0.5) + 0 + tanh(2)) / 4)


def test_the_lead_is_that_over_the_best_rival() -> None:
    assert leads(((50, 40, 45), (60, 50, 55), (1, 2, 3))) == [5, -10, 1]


def test_a_win_with_as_many_points_is_shared() -> None:
    """Alone, with one other, with both others, not at all."""
    assert win_share(((50, 40, 45), (40, 50, 50), (30, 30, 30))) == pytest.approx((1 + 1 / 2 + 1 / 3) / 3)
    assert win_share(((50, 51, 45), (40, 50, 51), (30, 30, 29))) == 0


def test_deals_of_other_seeds_and_generations_differ() -> None:
    one, two = make_tuning("trader", 2, seed=1), make_tuning("trader", 2, seed=2)
    seeds = [
        task.deal_seed(*words)
        for task in (one, two)
        for words in (("generation", 1, 12), ("generation", 11, 2), ("generation", 1, 1), ("check", 1), ("check", 2))
    ]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 2**48 for seed in seeds)


# Files of weights

GOOD = "[trader]\ngold = 1\nhorizon = 6\nwidth = 4\ncandidates = 1\nsamples = 8\n"


def test_what_a_file_leaves_out_is_nothing(tmp_path: Path) -> None:
    path = tmp_path / "weights.toml"
    path.write_text(GOOD + "\n[other]\nanything = 'goes'\n", encoding="utf-8")
    found = load_weights(path, "trader", None)
    assert set(found) == set(shipped.names(None))
    given = {"gold": 1, "horizon": 6, "width": 4, "candidates": 1, "samples": 8}
    assert {name: value for name, value in found.items() if value} == given


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (GOOD.replace("trader", "planner"), "tune-no-section"),
        ("trader = 3\n", "tune-no-section"),
        ("", "tune-no-section"),
        ("gold = ", "material-not-toml"),
        (GOOD + "gld = 1\n", "bot-unknown-weight"),
        (GOOD + "pace = 1\n", "bot-unknown-weight"),
        (GOOD + "margin = 'much'\n", "tune-not-a-number"),
        (GOOD + "margin = true\n", "tune-not-a-number"),
        (GOOD + "margin = nan\n", "tune-not-a-number"),
        (GOOD + "margin = inf\n", "tune-not-a-number"),
        (GOOD + "margin = -2\n", "tune-out-of-bounds"),
        (GOOD + "spots = 1e300\n", "tune-out-of-bounds"),
        (GOOD + "complete_slow = -3\n", "tune-out-of-bounds"),
        (GOOD + "rollouts = -1\n", "tune-not-a-count"),
        (GOOD.replace("width = 4", "width = 33"), "tune-not-a-count"),
        (GOOD.replace("width = 4", "width = 4.5"), "tune-not-a-count"),
        (GOOD.replace("samples = 8", "samples = 257"), "tune-not-a-count"),
        (GOOD.replace("candidates = 1", "candidates = 21"), "tune-not-a-count"),
        (GOOD.replace("width = 4", "width = 0"), "tune-not-positive"),
        (GOOD.replace("candidates = 1\n", ""), "tune-not-positive"),
        (GOOD.replace("samples = 8\n", ""), "tune-not-positive"),
        (GOOD + "rollouts = 4\nrounds = 1\nquick_width = 1\n", "tune-not-positive"),
    ],
)
def test_wrong_files_of_weights_are_refused(tmp_path: Path, content: str, key: str) -> None:
    path = tmp_path / "weights.toml"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(SkyeError) as raised:
        load_weights(path, "trader", None)
    assert raised.value.key == key
    if key != "bot-unknown-weight":
        assert "weights.toml" in str(raised.value)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "weights.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(SkyeError, match="TOML"):
        load_weights(path, "trader", None)


def test_a_task_survives_its_file() -> None:
    task = make_tuning("trader", 2)
    assert msgspec.json.decode(msgspec.json.encode(task), type=Tuning) == task
