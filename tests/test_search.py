"""What the thinking bots find: compared with trying everything, where everything can be tried."""

from __future__ import annotations

import random
from importlib.resources import files

import pytest
from deciding import SECONDS, decide, game_at, net_for
from loops import FULL
from msgspec.structs import replace

from skye import COMPILED, Clock, Game, Move, Place, Price, base_tables, imagine, view
from skye.bots.weights import complete, weights
from skye.rules.choice import Choice
from skye.rules.rng import Generator
from skye.rules.round_engine import RoundEngine
from skye.search.choose_move import choose_move, evaluate
from skye.search.clock import LOOK, LOOKS, STEPS
from skye.search.net import Net, unpack
from skye.search.rollouts import RolloutSearch
from skye.search.self_play import self_play
from skye.study.train.small import split


def finish(game: Game, seat: int) -> int:
    """The points of a seat when everybody else has laid whatever is in hand; it has laid all."""
    game = game.copy()
    rng = random.Random(1)
    while acting := game.to_act():
        assert seat not in acting
        game.apply(game.legal(acting[0]).sample(rng))
    return game.scores()[seat]


def best_build(game: Game, seat: int) -> int:
    """The most points that any order and any places of the hand give in the last round."""
    if seat not in game.to_act():
        return finish(game, seat)
    most = 0
    for move in game.legal(seat):
        after = game.copy()
        after.apply(move)
        most = max(most, best_build(after, seat))
    return most


@pytest.mark.once  # bots decide the same in both modes (tests/test_bots.py)
@pytest.mark.parametrize("bot", ["trader", "planner", "chieftain"])
def test_the_last_tile_is_laid_where_it_gives_most(bot: str) -> None:
    found = 0
    for seed in range(16):
        game = game_at("build", 6, seed=seed)
        for seat in range(2):
            if seat in game.to_act() and len(game.hand(seat)) == 1:
                after = game.copy()
                after.apply(decide(game, seat, bot))
                assert finish(after, seat) == best_build(game, seat)
                found += 1
    assert found >= 4


@pytest.mark.once
@pytest.mark.parametrize("bot", ["trader", "chieftain"])
def test_two_tiles_are_nearly_always_laid_as_well_as_can_be(bot: str) -> None:
    best = reached = found = 0
    for seed in range(60):
        game = game_at("build", 6, seed=seed)
        if 0 not in game.to_act() or len(game.hand(0)) != 2 or len(game.legal(0)) > 60:
            continue
        most = best_build(game, 0)
        while 0 in game.to_act():
            game.apply(decide(game, 0, bot))
        best += most
        reached += finish(game, 0)
        found += 1
    assert found >= 10
    assert best - 4 <= reached <= best, "the beam may drop what would have been best"


@pytest.mark.once
def test_builds_are_tried_out_too() -> None:
    """Played on to the end of the game, some do better than the one that the weights put first."""
    others = 0
    for seed in range(6):
        game = game_at("build", 2, seed=seed)
        known = {**weights("chieftain", None, net=False), "rollouts": 8}
        found = [choose_move(game.copy(), 0, {**known, "builds": builds}, Clock(1), Generator(1)) for builds in (0, 8)]
        assert all(move in game.legal(0) for move in found)
        others += found[0] != found[1]
    assert others


def found(game: Game, clock: Clock, learned: Net | None = None, **changes: float) -> Move:
    """What the strongest bot does there with other weights."""
    known = {**weights("chieftain", None, net=False), "rollouts": 40, "rounds": 2, **changes}
    return choose_move(game.copy(), game.to_act()[0], known, clock, Generator(1), learned)


@pytest.mark.once
def test_clearly_worse_choices_are_given_up_early() -> None:
    """With that, time is saved, and nearly always the same is found."""
    same, games = 0, [game_at(phase, 3, seed=seed) for phase in ("price", "buy", "build") for seed in range(5)]
    early, late = Clock(100), Clock(100)
    for game in games:
        moves = found(game, early, sure=2.5), found(game, late, sure=0)
        same += moves[0] == moves[1]
        assert found(game, Clock(100), sure=1000) == moves[1], "nothing is as sure as that"
    assert same >= len(games) * 2 / 3
    assert early.used() < 0.8 * late.used()


@pytest.mark.once
@pytest.mark.parametrize(("patience", "alike"), [(0, {}), (40, {"rounds": 3, "builds": 12}), (41, {})])
def test_with_much_time_it_looks_further(patience: int, alike: dict[str, int]) -> None:
    """A round further, and at all builds that were found."""
    for phase in ("price", "build"):
        clocks = Clock(40), Clock(40)
        for seed in range(4):
            game = game_at(phase, 2, seed=seed)
            patient = found(game, clocks[0], None, sure=0, rollouts=10, patience=patience)
            assert patient == found(game, clocks[1], None, sure=0, rollouts=10, **alike)
        assert clocks[0].used() == clocks[1].used()


@pytest.mark.once
def test_with_much_time_choices_are_given_up_later() -> None:
    game = game_at("price", 3, seed=2)
    early, late = Clock(40), Clock(40)
    for clock, patience in ((early, 0), (late, 40)):
        found(game, clock, None, sure=2, rollouts=200, rounds=2 if patience else 3, patience=patience)
    assert early.used() < late.used()


@pytest.mark.once
def test_rollouts_use_the_prices_that_a_rival_would_choose() -> None:
    """As if it had sealed them already; and where there are no prices to foresee, nothing changes."""
    exact = {"rollouts": 60, "mixing": 0, "spread": 0, "doubt": 0}
    policy = {**weights("chieftain", None, net=False), **exact, "rollouts": 0}
    foreseen = guessed = 0
    for seed in range(8):
        game = game_at("price", 3, seed=seed)
        sealed = game.copy()
        sealed.apply(choose_move(game, 1, policy, Clock(1), Generator(1)))
        known = found(sealed, Clock(100), None, **exact)
        foreseen += found(game, Clock(100), None, foreseen=1, **exact) == known
        guessed += found(game, Clock(100), None, foreseen=0, **exact) == known
    assert foreseen >= guessed + 3
    for phase in ("buy", "build"):
        game = game_at(phase, 3, seed=1)
        assert found(game, Clock(1), None, foreseen=8) == found(game, Clock(1), None, foreseen=0)


def test_without_time_nothing_is_foreseen() -> None:
    game = game_at("price", 2, seed=1)
    chances = Generator(1), Generator(1)
    for chance, foreseen in zip(chances, (0, 8), strict=True):
        choose_move(game, 0, {**weights("chieftain", None, net=False), "foreseen": foreseen}, Clock(0), chance)
    assert chances[0].getrandbits(62) == chances[1].getrandbits(62)


PATIENT = {"patience": 4}
ALIKE = {"patience": 0, "rounds": 3, "builds": 12}
"""What patience changes besides."""


@pytest.mark.once
@pytest.mark.parametrize("players", [2, 4])
def test_with_much_time_rivals_search_for_their_prices(players: int) -> None:
    """In a quarter of it, however many rivals there are; and their prices are used."""
    differs = False
    for seed in range(4):
        game = game_at("price", 2, players, seed=seed)
        clocks = Clock(4), Clock(4), Clock(4)
        moves = [
            found(game, clock, None, rollouts=30, foreseen=foreseen, **more)
            for clock, foreseen, more in zip(clocks, (8, 0, 8), (PATIENT, PATIENT, ALIKE), strict=True)
        ]
        assert all(move in game.legal(0) for move in moves)
        assert 0.1 < clocks[0].used() - clocks[1].used() < 1.2
        differs = differs or moves[0] != moves[2]
    assert differs


@pytest.mark.once
def test_what_rollouts_lead_to_is_valued_by_the_chance_to_win() -> None:
    """Where a net knows it, and the game is not over."""
    whole = (files("skye.search") / "net.bin").read_bytes()
    nets = unpack(whole), unpack(split(whole).territories + split(whole).prices)
    for number, differs in ((3, True), (6, False)):
        games = [game_at("price", number, seed=seed) for seed in range(8)]
        by_chances = [found(game, Clock(1), nets[0], net=0.7, by_chances=1) for game in games]
        by_lead = [found(game, Clock(1), nets[0], net=0.7, by_chances=0) for game in games]
        assert (by_chances != by_lead) == differs
        assert [found(game, Clock(1), nets[1], net=0.7, by_chances=1) for game in games] == by_lead


@pytest.mark.skipif(COMPILED, reason="looks into the core")
def test_every_rollout_begins_with_what_is_known_about_this_round() -> None:
    """A rollout that went on for a round has learned other things about who pays and who buys again."""
    game = game_at("price", 2, seed=4, expansion="journeyman")
    auction = RolloutSearch(game._state, weights("chieftain", "journeyman"), None).policy.auction
    auction.evaluation.prepare(game._state)
    auction.value_offers(game._state)
    known = (auction.gain, auction.coin, auction.sale, auction.pays, auction.buys_again)
    before = [each[:2] for each in known]
    auction.keep()
    for each in known:
        each[:2] = [not value for value in each[:2]]
    auction.recall()
    assert [each[:2] for each in known] == before


@pytest.mark.skipif(COMPILED, reason="looks into the core")
def test_no_choice_is_dropped_untried_after_rivals_have_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[tuple[RolloutSearch, int]] = []
    sample = RolloutSearch._sample

    def noted(search: RolloutSearch, state: RoundEngine, seat: int, living: int, seed: int, clock: Clock) -> bool:
        tried.append((search, living))
        return sample(search, state, seat, living, seed, clock)

    monkeypatch.setattr(RolloutSearch, "_sample", noted)
    state = game_at("price", 2, seed=1)._state
    known = {**weights("chieftain", None, net=False), "rounds": 1, "candidates": 9, "foreseen": 2, "patience": 0.01}
    search = RolloutSearch(state, known, None)
    search.decide(state, 0, Generator(1), Choice(), Clock(0.01))
    assert tried[0][0] is search.rival
    assert next(living for each, living in tried if each is search) == search.count == 9


@pytest.mark.parametrize("expansion", [None, "journeyman"])
def test_thinking_leaves_the_game_as_it_was(expansion: str | None) -> None:
    for phase in ("price", "buy", "build", *(("plan", "walk") if expansion else ())):
        game = game_at(phase, 3, seed=4, expansion=expansion)
        seat = game.to_act()[0]
        before = [view(game, other, open_gold=True) for other in range(2)]
        moves = [decide(game, seat, bot) for bot in ("trader", "planner", "trader", "planner")]
        assert moves[:2] == moves[2:], "and the same question gets the same answer"
        assert all(move in game.legal(seat) for move in moves)
        assert [view(game, other, open_gold=True) for other in range(2)] == before


class LookedAt(Clock):
    """Counts the looks between two pieces of work."""

    looks = most = 0

    def spend(self, steps: int) -> None:
        """Some work."""
        super().spend(steps)
        self.looks = 0

    def used(self) -> float:
        """One more look."""
        self.looks += 1
        self.most = max(self.most, self.looks)
        return super().used()


@pytest.mark.once  # bots decide the same in both modes (tests/test_bots.py)
@pytest.mark.parametrize("bot", ["planner", "chieftain"])
@pytest.mark.parametrize("seconds", [0.0, 0.001, SECONDS])
def test_looks_of_the_search_cost_nothing(bot: str, seconds: float) -> None:
    for phase in ("price", "buy"):
        game = game_at(phase, 3, 3, seed=4)
        clock = LookedAt(seconds)
        shown, known = imagine(view(game, 0, open_gold=True)), weights(bot, None)
        choose_move(shown, game.to_act()[0], known, clock, Generator(1), net_for(known))
        assert 0 < clock.most < LOOKS / 5


@pytest.mark.once
def test_builds_are_tried_out_as_they_will_be_laid() -> None:
    """In the last round the weights know the points of a build, here of six tiles; playing it on must find the same."""
    for seed in range(40):
        game = game_at("build", 6, seed=seed)
        if 0 in game.to_act():
            shown = view(game, 0, open_gold=True)
            own = shown.seats[0]
            more = random.Random(seed).sample(sorted(game.bag()), 6 - len(own.hand))
            seats = (replace(own, hand=(*own.hand, *more)), *shown.seats[1:])
            full = imagine(replace(shown, seats=seats))
            assert points_with(full, builds=8) == points_with(full, builds=0)


def points_with(game: Game, builds: int) -> int:
    """The points of the first seat in the end if it tries so many builds out."""
    game = game.copy()
    known = {**weights("chieftain", None, net=False), "builds": builds, "rollouts": 2}
    while 0 in game.to_act():
        game.apply(choose_move(game.copy(), 0, known, Clock(1), Generator(1)))
    return finish(game, 0)


@pytest.mark.once
@pytest.mark.parametrize("phase", ["price", "buy", "build"])
def test_the_search_ends_with_its_budget(phase: str) -> None:
    """Whatever is being tried out then: at five players a sample of all candidates takes as long as this budget."""
    game = game_at(phase, 1, 5, seed=4)
    seat = game.to_act()[0]
    clock = Clock(0.02)
    shown, known = imagine(view(game, seat, open_gold=True)), weights("chieftain", None)
    choose_move(shown, seat, known, clock, Generator(1), net_for(known))
    assert 0.02 <= clock.used() < 0.022


def test_only_waiting_for_a_counted_clock_costs_something() -> None:
    clock = Clock(1)
    for spent in (0, STEPS // 4):
        clock.spend(spent)
        assert {clock.used() for _ in range(LOOKS)} == {spent / STEPS}
    assert [clock.used() * STEPS - spent for _ in range(3)] == pytest.approx([LOOK, 2 * LOOK, 3 * LOOK])
    real = Clock(1, lambda: 5.0)
    assert {real.left() for _ in range(2 * LOOKS)} == {1}


def test_a_novice_asks_the_same_for_everything() -> None:
    asked = decide(game_at("price", 2, seed=3), 0, "novice")
    assert isinstance(asked, Price)
    assert len({price for _, price in asked.prices}) == 1


def test_prices_are_not_the_same_every_time() -> None:
    """Nobody can rely on them: near the best, chance decides."""
    games = [game_at("price", 3, seed=seed) for seed in range(3)]
    assert any(len({decide(game, 0, "trader", seed) for seed in range(8)}) > 1 for game in games)
    build = game_at("build", 2, seed=5)
    seat = build.to_act()[0]
    assert len({decide(build, seat, "trader", seed) for seed in range(4)}) == 1
    assert isinstance(decide(build, seat, "trader"), Place)


def test_a_contest_is_the_same_game_for_whoever_sits_there() -> None:
    trader, novice = weights("trader", None), weights("novice", None)
    one = self_play(base_tables(), [trader, novice], 11)
    assert self_play(base_tables(), [trader, novice], 11) == one
    assert self_play(base_tables(), [novice, trader], 11) != one
    wins = sum(self_play(base_tables(), [trader, novice], seed)[0] > 40 for seed in range(4))
    assert wins >= 3
    assert self_play(base_tables(), [complete({**trader}, None), novice], 11) == one


def test_a_finished_game_is_worth_its_points() -> None:
    game = game_at("build", 6, seed=2)
    before = evaluate(game, 0, weights("trader", None))
    game.play_random(random.Random(1))
    points = game.scores()[0]
    assert evaluate(game, 0, weights("trader", None)) == points + game.gold(0) / 100, "and gold breaks ties (F3)"
    assert abs(before - points) < 30, "the same measure before the end"


@pytest.mark.once
@pytest.mark.skipif(not COMPILED, reason="hundreds of games")
def test_in_a_contest_nobody_sees_sealed_prices() -> None:
    """Who is asked first does as well: if later ones searched with its prices in the game, it would win a third."""
    planner = weights("planner", None)
    number, least = (400, 0.42) if FULL else (160, 0.4)
    games = [self_play(base_tables(), [planner, planner], seed) for seed in range(number)]
    wins = sum((first > last) + 0.5 * (first == last) for first, last in games)
    assert wins / len(games) > least
