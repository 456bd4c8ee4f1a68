"""The compiled and the interpreted core play the same games, byte for byte."""

from __future__ import annotations

import ast
import os
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from core_modes import records, run_both
from loops import FULL

import skye
from skye import Buy, Game, Move, Place, Price, view
from skye.expansions.journeyman.journey_view import JourneyView
from skye.expansions.journeyman.material import BONUS, SLOTS, TRACKS, load
from skye.expansions.journeyman.moves import Collect, NoRoad, Plan, Step
from skye.material import expansions
from skye.material.box import base_material, shipped_material
from skye.material.setup import random_setup
from skye.material.tables import COUNTED, Tables
from skye.material.tiles import TERRAINS
from skye.rules.rng import Generator

pytestmark = pytest.mark.once

GAMES = 12 if FULL else 4
RICH_GAMES = 30 if FULL else 18


@pytest.mark.parametrize("expansion", [None, *expansions.NAMES])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_both_modes_agree(players: int, expansion: str | None) -> None:
    slow, was_compiled = records(players, 1, GAMES, interpreted=True, expansion=expansion)
    assert not was_compiled
    fast, was_compiled = records(players, 1, GAMES, interpreted=False, expansion=expansion)
    assert was_compiled or not os.environ.get("CI"), "an automatic check needs the compiled core"
    assert fast == slow
    assert len(fast) > 8_000 * GAMES


# Random numbers beyond 32 bits

BOUNDS = (1, 2, 7, 2**31, 2**32 - 1, 2**32, 2**32 + 1, 3 * 2**32, 4_495_501_000, 2**61 + 1, 2**62 - 1)
DRAWS = 4_000

WIDE = """
import sys
import skye
from skye.rules.rng import Generator
sys.stderr.write(str(skye.COMPILED))
for bound in map(int, sys.argv[2:]):
    generator = Generator(bound + 17)
    print(*[generator.below_wide(bound) for _ in range(int(sys.argv[1]))])
"""


def test_wide_random_numbers_are_even() -> None:
    """In range and equally often in each of some equal parts, and by remainder, on both sides of 2**32."""
    lines = run_both(WIDE, str(DRAWS), *map(str, BOUNDS)).splitlines()
    for bound, line in zip(BOUNDS, lines, strict=True):
        numbers = [int(word) for word in line.split()]
        assert len(numbers) == DRAWS
        assert 0 <= min(numbers) <= max(numbers) < bound
        # Parts that hold equally many numbers but for one in a million.
        parts = bound if bound < 100 else 16
        for found in (Counter(number * parts // bound for number in numbers), Counter(n % parts for n in numbers)):
            assert len(found) == parts
            each = DRAWS / parts
            square = sum((count - each) ** 2 / each for count in found.values())
            assert square < parts - 1 + 6 * (2 * parts) ** 0.5
        if bound > 10**6:
            assert len(set(numbers)) > DRAWS - 20, "no number comes again and again"
            assert min(numbers) < bound / 400
            assert max(numbers) > bound - bound / 400


# The richest material that a file can hold

RICH_RANDOM = """
import sys
sys.path.insert(0, sys.argv[1])
import skye
from test_modes import rich_tables
from skye.record.files import lines_of
from skye.study.simulate import Simulation, random_game
players, games = map(int, sys.argv[3:])
sys.stderr.write(str(skye.COMPILED))
task, tables = Simulation(players, games, 11, expansion="journeyman"), rich_tables(sys.argv[2])
for number in range(1, games + 1):
    sys.stdout.buffer.write(lines_of(random_game(task, tables, number), text=False))
"""

RICH_EAGER = """
import sys
sys.path.insert(0, sys.argv[1])
import skye
from test_modes import eager_game, rich_tables
players, games = map(int, sys.argv[3:])
sys.stderr.write(str(skye.COMPILED))
tables = rich_tables(sys.argv[2])
for seed in range(games):
    print(*eager_game(players, seed, tables), sep="\\n")
"""


def rich_tables(folder: str) -> Tables:
    """Tracks as short and as generous as a file can make them, read from files."""
    spaces = [
        f'{{ requirement = "castle", zone = 1, banner = "income 99", slot = "{slot}"{hop} }}'
        for slot, hop in zip(SLOTS, ("", "", ", hop = 99"), strict=True)
    ]
    tracks = "\n".join(f"{track} = [{', '.join(spaces)}]" for track in TRACKS)
    boards = Path(folder, "boards.toml")
    boards.write_text(
        f"prices = [1, 1, 1, 1]\nmovement = 20\n[[board]]\nplayers = [2, 3, 4, 5]\n{tracks}\n", encoding="utf-8"
    )
    bonus = Path(folder, "bonus.toml")
    bonus.write_text(
        "".join(
            f'[[bonus]]\nid = "{name}"\nslot = "{slot}"\npoints = 99\ngold = 99\nincome = 99\nmovement = 99\n'
            f"roads = {1 if name in ('road', 'roads', 'waypoint') else 0}\n"
            for name, slot in BONUS.items()
        ),
        encoding="utf-8",
    )
    return Tables(load(boards=boards, bonus=bonus))


def eager_game(players: int, seed: int, tables: Tables) -> Iterator[str]:
    """A game in which everybody steps and buys whenever possible, asks much if the bank will pay, and keeps roads.

    Gives its moves, and before all prices what there is to choose from.
    """
    generator = Generator(seed)
    game = Game(random_setup(players, generator, tables.material), tables)
    while seats := game.to_act():
        seat = seats[0]
        legal = game.legal(seat)
        moves: list[Move] = []
        if game.phase == "price":
            yield check_prices(game, seat, generator)
            samples = [legal.sample(generator) for _ in range(9)]
            paid = any("bank_pays" in journey(game, other).rights for other in range(players) if other != seat)
            moves = [max(samples, key=cost) if paid else min(samples, key=cost)]
        elif game.phase == "buy":
            prices = dict(offer for other in range(players) if other != seat for offer in game.offers(other))
            moves = [move for move in legal if isinstance(move, Buy)]
            moves = moves and [max(moves, key=lambda move: prices[move.tile])]  # type: ignore[attr-defined]
        elif game.phase in ("step", "walk"):
            moves = [move for move in legal if isinstance(move, Step | Collect) and move.track]
        elif game.phase == "plan":
            moves = [Plan(seat, ((0, 0),))]
        elif game.phase == "roads":
            moves = [NoRoad(seat)]
        elif game.phase == "build":
            moves = [move for move in legal if isinstance(move, Place)]
        move = moves[generator.below(len(moves))] if moves else legal.sample(generator)
        game.apply(move)
        yield str(move)
    yield f"over {game.scores()} {[game.gold(seat) for seat in range(players)]}"


def journey(game: Game, seat: int) -> JourneyView:
    shown = view(game, seat).seats[seat].expansion
    assert isinstance(shown, JourneyView)
    return shown


def cost(move: Move) -> int:
    return sum(price for _, price in move.prices) if isinstance(move, Price) else 0


def check_prices(game: Game, seat: int, generator: Generator) -> str:
    """The prices and roads of a seat are as many as there must be, and every sample is one of them."""
    legal, gold = game.legal(seat), game.gold(seat)
    shown = journey(game, seat)
    is_spared = "no_axe" in shown.rights
    cells = set(game.territory(seat))
    edges = sum((x + 1, y) in cells for x, y in cells) + sum((x, y + 1) in cells for x, y in cells)
    roads = edges - len(shown.laid) if shown.roads else 0
    prices = 3 * gold * (gold - 1) // 2 + (gold * (gold - 1) * (gold - 2) // 6 if is_spared else 0)
    assert len(legal) == prices + roads
    one, two, three = (tile for tile, _ in game.offers(seat))
    assert Price(seat, one, ((two, 1), (three, gold - 1))) in legal
    assert Price(seat, one, ((two, 1), (three, gold))) not in legal
    assert (Price(seat, None, ((one, 1), (two, gold - 2), (three, 1))) in legal) == is_spared
    assert Price(seat, None, ((one, 1), (two, gold - 1), (three, 1))) not in legal
    samples = [legal.sample(generator) for _ in range(40)]
    assert all(sample in legal for sample in samples)
    if is_spared and gold > PLENTY:
        spared = sum(isinstance(sample, Price) and sample.axe is None for sample in samples)
        assert spared > 30, "nearly all prices are without an axe"
    return f"prices {gold} {len(legal)} {roads} {is_spared} {' | '.join(map(str, samples))}"


PLENTY = 3_000
"""From about here on prices without an axe are more than 32 bits can count."""


@pytest.mark.rule("P2", "W11", "W12", "W13")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_random_games_with_the_richest_material(tmp_path: Path, players: int) -> None:
    written = run_both(RICH_RANDOM, str(Path(__file__).parent), str(tmp_path), str(players), str(RICH_GAMES))
    assert len(written) > 1_600 * RICH_GAMES
    assert '"bank_pays"' in written
    assert '"no_axe"' in written


@pytest.mark.rule("P2", "W11", "W12", "W13")
@pytest.mark.parametrize("players", [2, 3])
def test_more_gold_than_32_bits_of_prices(tmp_path: Path, players: int) -> None:
    written = run_both(RICH_EAGER, str(Path(__file__).parent), str(tmp_path), str(players), "6")
    asked = [line.split()[1:5] for line in written.splitlines() if line.startswith("prices ")]
    plenty = [
        (int(count), int(roads)) for gold, count, roads, spared in asked if int(gold) > PLENTY and spared == "True"
    ]
    assert max(count for count, _ in plenty) > 2**32
    assert any(roads for count, roads in plenty if count > 2**32), "chosen among prices and roads together"


def test_mode_is_as_asked() -> None:
    assert not (skye.COMPILED and os.environ.get("SKYE_INTERPRETED"))


def test_every_core_module_is_compiled() -> None:
    """One file left out of the build would run interpreted in silence."""
    if not skye.COMPILED:
        pytest.skip("the core is not compiled here")
    sources = [path for path in PACKAGE.rglob("*.pxd") if path.stem != "constants"]
    assert len(sources) > 20
    for source in sources:
        assert list(source.parent.glob(f"{source.stem}.*.so")) or list(source.parent.glob(f"{source.stem}.*.pyd"))


# Constants

PACKAGE = Path(skye.__file__).parent
CONSTANTS = [
    PACKAGE / "material" / "constants.py",
    PACKAGE / "search" / "constants.py",
    PACKAGE / "expansions" / "journeyman" / "rules" / "constants.py",
]


def constants(path: Path) -> dict[str, int]:
    """The numbers that a file gives names to."""
    found = re.findall(r"^ *([A-Z_]+) = (\d+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert len({name for name, _ in found}) == len(found)
    return {name: int(value) for name, value in found}


def test_there_are_no_other_files_of_constants() -> None:
    assert sorted(PACKAGE.rglob("constants.py")) == sorted(CONSTANTS)


@pytest.mark.parametrize("path", CONSTANTS, ids=lambda path: path.parent.parent.name)
def test_compiled_and_interpreted_constants_are_equal(path: Path) -> None:
    assert constants(path) == constants(path.with_suffix(".pxd"))
    assert len(constants(path)) > 40


def test_a_constant_has_one_place() -> None:
    """No compiled module gives a value to a name that stands among the constants."""
    known = {name for path in CONSTANTS for name in constants(path)}
    for path in PACKAGE.rglob("*.pxd"):
        if path.stem != "constants":
            own = {
                target.id
                for node in ast.parse(path.with_suffix(".py").read_text(encoding="utf-8")).body
                if isinstance(node, ast.Assign)
                for target in node.targets
                if isinstance(target, ast.Name)
            }
            assert not own & known, path


def test_sizes_belong_together() -> None:
    base, net, added = map(constants, CONSTANTS)
    assert base["MOST_AREAS"] == base["TILE_AREAS"] * base["MOST_TILES"]
    assert base["FIRST_SPOT"] == base["MOST_TILES"] + 1
    assert base["MOST_OFFERS"] == base["OFFERS"] * base["MOST_PLAYERS"]
    assert added["BOARD"] == added["SPACES"] * added["TRACK_COUNT"]
    assert net["ACTIVE"] == net["SHARED"] + base["LETTER_COUNT"] * net["BLOCK"]
    assert net["UNITS"] == net["SHARED"] + net["KINDS"] * net["BLOCK"]
    assert net["INPUTS"] == net["EXPANSION"] + net["EXPANSION_INPUTS"]
    assert net["LAND_INPUTS"] == net["TIMES"] == net["LATER"] - net["KINDS"]
    assert net["SYMBOLS"] == net["SCORING"] + net["KINDS"]
    assert net["PLAYERS"] == net["LATER"] + base["MOST_ROUNDS"]
    assert net["EXPANSION_INPUTS"] >= added["BOARD"] + 2 + added["BONUSES"]


def test_numbers_are_those_of_the_data() -> None:
    base, net, added = map(constants, CONSTANTS)
    own = base_material().scoring
    for number, entry in enumerate(own):
        assert base["SHEEP_EACH" if entry.id == "sheep" else entry.id.upper()] == number
    for number, entry in enumerate(shipped_material("journeyman").scoring[len(own) :], start=base["BASE_SCORING"]):
        assert added[entry.id.upper()] == number
    assert base["BASE_SCORING"] == len(own)
    assert net["KINDS"] == len(shipped_material("journeyman").scoring)
    for number, kind in enumerate(COUNTED):
        assert base[kind.upper()] == number
    assert [base[name] for name in ("PASTURE", "MOUNTAIN", "WATER")] == [1 + TERRAINS.index(each) for each in "PMW"]
    assert (added["BONUSES"], added["TRACK_COUNT"]) == (len(BONUS), len(TRACKS))
    for number, name in enumerate(BONUS):
        key = {"step": "STEP_TILE"}.get(name, name.upper())
        assert added.get(f"BONUS_{key}", number) == number
