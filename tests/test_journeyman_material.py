"""The material of the expansion is what we say it is, anything else is named, and it travels with every record."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from skye import Material, MaterialError, RecordError, Setup, SetupError, first_game, random_setup
from skye.expansions.journeyman.material import BONUS, FILES, NAME, PART, SLOTS, TRACKS, Box, load
from skye.expansions.journeyman.setup import layout
from skye.material import words
from skye.material.box import (
    base_material,
    load_base,
    material_from_plain,
    plain_material,
    shipped_material,
    symbol_kinds,
)
from skye.material.tables import Tables, base_tables
from skye.material.tiles import SYMBOL_TERRAINS, plain_tile, read_tile
from skye.record.files import RecordFile, header

pytestmark = pytest.mark.once

TEXTS = {
    file: (files("skye.expansions.journeyman") / "data" / f"{file}.toml").read_text(encoding="utf-8")
    for file in ("boards", "bonus", "tiles", "scoring")
}

# Typed from the facts, apart from the data files.
REQUIREMENTS = {
    (4, "warrior"): "whisky broch distance_2 sheep lighthouse distance_3 completed_mountain north scroll distance_4"
    " south completed_mountain_and_water",
    (4, "merchant"): "ship sheep distance_2 whisky completed_pasture cattle scroll east castle west",
    (4, "herald"): "farm cattle lighthouse completed_water distance_3 broch scroll farm",
    (5, "warrior"): "whisky broch distance_2 sheep lighthouse distance_3 north scroll south completed_mountain",
    (5, "merchant"): "ship sheep distance_2 whisky completed_pasture scroll castle west",
    (5, "herald"): "farm cattle lighthouse completed_water distance_3 scroll farm",
}
ZONES = {
    (4, "warrior"): "111222333444",
    (4, "merchant"): "1112223344",
    (4, "herald"): "11223344",
    (5, "warrior"): "1112233444",
    (5, "merchant"): "11122344",
    (5, "herald"): "1122344",
}
BANNERS = {
    (4, "warrior"): {2: "points 1", 5: "points 2", 8: "points 3", 10: "points 4"},
    (4, "merchant"): {
        1: "movement 5",
        2: "income 2",
        4: "movement 6",
        5: "income 4",
        7: "movement 8",
        8: "income 7",
    },
    (4, "herald"): {4: "points 2", 6: "points 4"},
    (5, "warrior"): {2: "points 1", 4: "points 2", 6: "points 3", 8: "points 4"},
    (5, "merchant"): {1: "movement 5", 2: "income 2", 4: "income 5", 5: "movement 6", 6: "income 7"},
    (5, "herald"): {3: "points 2", 5: "points 4"},
}
BONUS_SLOTS = {
    (4, "warrior"): [3, 6, 9],
    (4, "merchant"): [3, 6, 9],
    (4, "herald"): [3, 5, 7],
    (5, "warrior"): [3, 5, 7],
    (5, "merchant"): [3, 5, 7],
    (5, "herald"): [2, 4, 6],
}
POINTS = {(4, "warrior"): {10: 2, 11: 2}, (5, "warrior"): {8: 2, 9: 2}} | {
    (4, "herald"): {1: 1, 2: 2, 3: 3, 5: 4, 7: 6},
    (5, "herald"): {1: 1, 2: 2, 3: 3, 5: 4, 6: 6},
}
FEES = {(4, "herald"): {3: 5, 5: 8, 7: 12}, (5, "herald"): {3: 5, 5: 8, 6: 12}}
HOPS = {"warrior": 3, "merchant": 4, "herald": 4}

BASE_LINES = 94
OWN_LINES = 1 + 8 + 4 + 2 + 2 + 55 + 9
"""The expansion's name, tiles, scoring tiles, prices and movement, boards, spaces, bonus tiles."""


def box(both: Material | None = None) -> Box:
    """What the expansion adds, as shipped unless something else is given."""
    expansion = (both or shipped_material("journeyman")).expansion
    assert isinstance(expansion, Box)
    return expansion


# What is shipped


@pytest.mark.rule("J1")
def test_tiles_and_scoring_tiles_join_the_base_game() -> None:
    both = shipped_material("journeyman")
    assert len(both.tiles) == 81
    assert both.tiles[:73] == base_material().tiles
    assert [tile.id for tile in both.tiles[73:]] == [f"J{number}" for number in range(1, 9)]
    assert [entry.id for entry in both.scoring[16:]] == ["journey", "broch_lines", "symbol_rows", "bridges"]
    assert [entry.points for entry in both.scoring[16:]] == [(2,), (1,), (2,), (1,)]
    assert both.scoring[:16] == base_material().scoring
    assert both.castle == base_material().castle
    assert base_material().expansion is None
    assert Tables(both).index["J8"] == 81


@pytest.mark.rule("J1", "J3")
def test_the_eight_tiles_as_reconstructed() -> None:
    edges = ["PPMM", "PMPW", "WWPM", "MMPM", "PPPW", "WPWP", "MPPM", "WWWP"]
    assert [tile.edges for tile in box().tiles] == edges
    assert "".join(tile.centre for tile in box().tiles) == "PPWMPPMW"
    assert [" ".join(tile.roads) for tile in box().tiles] == ["", "NS", "SW", "ES", "NES", "EW", "NE", "W"]
    counts = Counter(symbol.kind for tile in box().tiles for symbol in tile.symbols)
    assert counts == {NAME: 8, "whisky": 3, "sheep": 2, "ship": 2, "lighthouse": 2, "broch": 1, "cattle": 1, "farm": 1}
    assert [str(symbol) for symbol in box().tiles[0].symbols] == [f"{NAME}@N", "whisky@N", "whisky@S"]


@pytest.mark.rule("J3", "W4", "W6", "W10", "W11")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("track", TRACKS)
def test_the_tracks_as_reconstructed(players: int, track: str) -> None:
    side = (max(players, 4), track)
    spaces = list(enumerate(box().board_for(players).track(track), start=1))
    assert " ".join(space.requirement for _, space in spaces) == REQUIREMENTS[side]
    assert "".join(str(space.zone) for _, space in spaces) == ZONES[side]
    assert {number: space.banner for number, space in spaces if space.banner} == BANNERS[side]
    assert [(number, space.slot) for number, space in spaces if space.slot] == [
        *zip(BONUS_SLOTS[side], SLOTS, strict=True)
    ]
    assert {number: space.points for number, space in spaces if space.points} == POINTS.get(side, {})
    assert {number: space.fee for number, space in spaces if space.fee} == FEES.get(side, {})
    assert {number: space.hop for number, space in spaces if space.hop} == {len(spaces): HOPS[track]}


@pytest.mark.rule("J2", "J3", "W2", "W5")
def test_totals_counted_by_hand() -> None:
    assert [[len(board.track(track)) for track in TRACKS] for board in box().boards] == [[12, 10, 8], [10, 8, 7]]
    spaces = [space for board in box().boards for track in TRACKS for space in board.track(track)]
    assert len(spaces) == 55
    assert sum(space.fee for space in spaces) == 50
    assert sum(space.points for space in spaces) == 40
    assert sum(space.hop for space in spaces) == 22
    assert sum(bool(space.banner) for space in spaces) == 23
    assert sum(bool(space.slot) for space in spaces) == 18
    assert Counter(space.requirement for space in spaces)["scroll"] == 6
    assert (box().prices, box().movement) == ((1, 3, 5, 8), 4)


@pytest.mark.rule("J2", "W12")
def test_the_nine_bonus_tiles() -> None:
    assert {bonus.id: bonus.slot for bonus in box().bonus} == BONUS
    numbers = {bonus.id: (bonus.points, bonus.gold, bonus.roads, bonus.movement, bonus.income) for bonus in box().bonus}
    assert numbers == {
        "step": (0, 0, 0, 0, 0),
        "road": (1, 0, 1, 0, 0),
        "waypoint": (0, 0, 0, 0, 0),
        "gold": (0, 5, 0, 0, 0),
        "movement": (0, 0, 0, 4, 0),
        "roads": (0, 0, 2, 0, 0),
        "no_axe": (3, 0, 0, 0, 3),
        "bank_pays": (3, 0, 0, 0, 0),
        "two_purchases": (3, 0, 0, 0, 0),
    }
    assert box().bonus_of("gold").gold == 5


@pytest.mark.rule("J3")
@pytest.mark.parametrize("file", ["boards", "tiles"])
def test_the_reconstruction_says_so(file: str) -> None:
    assert "OUR RECONSTRUCTION" in TEXTS[file]
    assert f"--journeyman-{file} FILE" in TEXTS[file]


def test_symbols_of_the_base_game_come_first() -> None:
    assert symbol_kinds(base_material()) == tuple(SYMBOL_TERRAINS)
    assert symbol_kinds(shipped_material("journeyman")) == (*SYMBOL_TERRAINS, NAME)


def test_the_base_game_does_not_know_the_symbol() -> None:
    with pytest.raises(MaterialError) as caught:
        read_tile(plain_tile(box().tiles[0]), "test")
    assert caught.value.key == "material-symbol"


# Files of one's own


def own(tmp_path: Path, file: str, change: Callable[[str], str]) -> Path:
    """A changed copy of a shipped file."""
    changed = change(TEXTS[file])
    assert changed != TEXTS[file]
    path = tmp_path / f"{file}.toml"
    path.write_text(changed, encoding="utf-8")
    return path


def replaces(old: str, new: str, count: int = 1) -> Callable[[str], str]:
    return lambda text: text.replace(old, new, count)


def numbered(field: str, number: str) -> Callable[[str], str]:
    """The first bonus tile with another number."""
    return replaces('slot = "I"', f'slot = "I"\n{field} = {number}')


def last_cut(table: str) -> Callable[[str], str]:
    return lambda text: text[: text.rindex(f"[[{table}]]")]


BOARDS: list[tuple[Callable[[str], str], str, str]] = [
    (replaces('"whisky"', '"goat"'), "journeyman-requirement", "board 1, warrior 1: “goat”"),
    (replaces('"points 1"', '"goats 1"'), "journeyman-banner", "board 1, warrior 2: “goats 1”"),
    (replaces('"points 1"', '"points"'), "journeyman-banner", "board 1, warrior 2: “points”"),
    (replaces('"points 1"', '"points 0"'), "journeyman-banner", "board 1, warrior 2: “points 0”"),
    (replaces('"points 1"', '"points 01"'), "journeyman-banner", "board 1, warrior 2: “points 01”"),
    (replaces('"points 1"', '"points -1"'), "journeyman-banner", "board 1, warrior 2: “points -1”"),
    (replaces('"points 1"', '"points 100"'), "journeyman-banner", "board 1, warrior 2: “points 100”"),
    (replaces('"income 7"', '"income 100"'), "journeyman-banner", "board 1, merchant 8: “income 100”"),
    (replaces('"movement 8"', '"movement 21"'), "journeyman-banner", "board 1, merchant 7: “movement 21”"),
    (replaces('"movement 8"', '"movement ٨"'), "journeyman-banner", "board 1, merchant 7"),
    (replaces('slot = "I"', 'slot = "IV"'), "journeyman-slot", "board 1, warrior 3: “IV”"),
    (replaces('slot = "I"', 'slot = "II"'), "journeyman-slots", "board 1, warrior: "),
    (replaces(', slot = "III"', ""), "journeyman-slots", "board 1, warrior: "),
    (replaces("hop = 3", 'hop = 3, slot = "III"'), "journeyman-slots", "board 1, warrior: "),
    (replaces("merchant = [", "knight = ["), "journeyman-track", "board 1: “knight”"),
    (replaces("herald = [", "points = 3\nherald = ["), "journeyman-track", "board 1: “points”"),
    (replaces("players = [2, 3, 4]", "players = [2, 3]"), "material-players", "boards.toml: "),
    (replaces("players = [5]", "players = [4, 5]"), "material-players", "boards.toml: "),
    (replaces("players = [5]", "players = [5, 6]"), "material-players", "boards.toml: "),
    (last_cut("board"), "material-players", "boards.toml: "),
    (lambda text: text + copied_board("[]"), "material-players", "boards.toml: "),
    (replaces("players = [5]", 'players = ["5"]'), "material-shape", "board 2: "),
    (replaces("players = [5]\n", ""), "material-shape", "board 2: "),
    (replaces("zone = 1", "zone = 0"), "journeyman-zone", "board 1, warrior 1: zone 0"),
    (replaces("zone = 1", "zone = 2"), "journeyman-zone", "board 1, warrior 1: zone 2"),
    (replaces('"sheep", zone = 2', '"sheep", zone = 3'), "journeyman-zone", "board 1, warrior 4: zone 3"),
    (replaces('"lighthouse", zone = 2', '"lighthouse", zone = 1'), "journeyman-zone", "board 1, warrior 5: zone 1"),
    (replaces("zone = 4, hop = 3", "zone = 5, hop = 3"), "journeyman-zone", "board 1, warrior 12: zone 5"),
    (replaces("fee = 5", "fee = -1"), "journeyman-number", "board 1, herald 3: “fee”"),
    (replaces("fee = 5", "fee = 100"), "journeyman-number", "board 1, herald 3: “fee”"),
    (replaces("fee = 5", 'fee = "5"'), "material-shape", "board 1, herald 3: "),
    (replaces("fee = 5", "fees = 5"), "material-shape", "board 1, herald 3: "),
    (replaces('requirement = "whisky", ', ""), "material-shape", "board 1, warrior 1: "),
    (replaces('{ requirement = "whisky", zone = 1 }', "3"), "material-shape", "board 1, warrior 1: "),
    (replaces("points = 2", "points = 100"), "journeyman-number", "board 1, warrior 10: “points”"),
    (replaces("points = 2", "points = -2"), "journeyman-number", "board 1, warrior 10: “points”"),
    (replaces("hop = 3", "hop = 0"), "journeyman-number", "board 1, warrior 12: “hop”"),
    (replaces(", hop = 3", ""), "journeyman-number", "board 1, warrior 12: “hop”"),
    (replaces("hop = 3", "hop = 100"), "journeyman-number", "board 1, warrior 12: “hop”"),
    (replaces("points = 2", "hop = 2"), "journeyman-hop", "board 1, warrior 10: "),
    (replaces("hop = 3", "hop = 3, fee = 1"), "journeyman-last", "board 1, warrior 12: "),
    (replaces("hop = 3", "hop = 3, points = 1"), "journeyman-last", "board 1, warrior 12: "),
    (replaces("herald = [", "herald = []\n#"), "material-not-toml", "boards.toml: "),
    (lambda text: without_track(text, "herald"), "material-shape", "board 1, herald: "),
    (lambda text: without_track(text, "herald", "herald = 3"), "material-shape", "board 1, herald: "),
    (lambda text: without_track(text, "herald", "herald = []"), "journeyman-length", "board 1, herald: "),
    (lambda text: with_spaces(text, 4), "journeyman-length", "board 1, warrior: "),
    (replaces("prices = [1, 3, 5, 8]", ""), "journeyman-missing", "“prices”"),
    (replaces("prices = [1, 3, 5, 8]", 'prices = [1, 3, 5, "8"]'), "material-shape", "prices: "),
    (replaces("[1, 3, 5, 8]", "[1, 3, 5]"), "journeyman-prices", "prices: "),
    (replaces("[1, 3, 5, 8]", "[1, 3, 5, 8, 8]"), "journeyman-prices", "prices: "),
    (replaces("[1, 3, 5, 8]", "[0, 3, 5, 8]"), "journeyman-prices", "prices: "),
    (replaces("[1, 3, 5, 8]", "[1, 3, 5, 100]"), "journeyman-prices", "prices: "),
    (replaces("movement = 4", ""), "journeyman-missing", "“movement”"),
    (replaces("movement = 4", "movement = 0"), "journeyman-number", "movement: “movement”"),
    (replaces("movement = 4", "movement = 21"), "journeyman-number", "movement: “movement”"),
    (replaces("movement = 4", "movements = 4"), "journeyman-missing", "“movement”"),
    (replaces("movement = 4", "movement = 4\ngoats = 4"), "material-unknown-table", "goats"),
    (replaces("[[board]]", "[[bord]]"), "material-unknown-table", "bord"),
]
BONUS_TILES: list[tuple[Callable[[str], str], str, str]] = [
    (replaces('id = "gold"', 'id = "goat"'), "journeyman-bonus", "bonus goat"),
    (replaces('id = "gold"', 'id = "step"'), "material-duplicate", "bonus step"),
    (replaces('slot = "II"', 'slot = "I"'), "journeyman-bonus-slot", "bonus gold"),
    (replaces('slot = "II"', 'slot = "IV"'), "journeyman-bonus-slot", "bonus gold"),
    (last_cut("bonus"), "material-count", "9"),
    *[
        (numbered(field, number), "journeyman-number", f"bonus step: “{field}”")
        for field in ("points", "gold", "roads", "movement", "income")
        for number in ("-1", "100")
    ],
    (numbered("goats", "1"), "material-shape", "bonus step: "),
    (numbered("gold", '"1"'), "material-shape", "bonus step: "),
    (numbered("roads", "1"), "journeyman-roads", "3"),
    (replaces("[[bonus]]", "[[bonos]]"), "material-unknown-table", "bonos"),
]
TILES: list[tuple[Callable[[str], str], str, str]] = [
    (last_cut("tile"), "material-count", "8"),
    (replaces('"J2"', '"J1"'), "material-duplicate", "tile J1"),
    (replaces('"J2"', '"2"'), "journeyman-tile-taken", "tile 2"),
    (replaces('"journeyman@N", "sheep@S"', '"sheep@S"'), "journeyman-symbol", "tile J2"),
    (replaces('"sheep@S"', '"journeyman@S"'), "journeyman-symbol", "tile J2"),
    (replaces('"sheep@S"', '"castle@C"'), "material-castle", "tile J2"),
    (replaces('id = "J2"', 'id = "castle"'), "material-castle", "tile castle"),
    (
        lambda text: text.replace('"J2"', '"castle"').replace('"sheep@S"', '"castle@C"'),
        "journeyman-tile-taken",
        "tile castle",
    ),
    (replaces('"sheep@S"', '"goat@S"'), "material-symbol", "tile J2"),
    (replaces('"sheep@S"', '"ship@S"'), "material-symbol-terrain", "tile J2"),
    (replaces('"PMPW"', '"PMP"'), "material-edges", "tile J2"),
]
SCORING: list[tuple[Callable[[str], str], str, str]] = [
    (replaces('"bridges"', '"goats"'), "material-unknown-scoring", "scoring goats"),
    (replaces('"bridges"', '"sheep"'), "material-unknown-scoring", "scoring sheep"),
    (replaces('"bridges"', '"journey"'), "material-duplicate", "scoring journey"),
    (replaces("[2]", "[2, 1]"), "material-points", "scoring journey"),
    (replaces("[2]", "[]"), "material-points", "scoring journey"),
    (replaces("[2]", "[100]"), "material-points", "scoring journey"),
    (last_cut("scoring"), "material-count", "4"),
    (lambda text: "first_game = []\n" + text, "material-unknown-table", "first_game"),
]


def copied_board(players: str) -> str:
    """One more board like the second."""
    return "\n" + TEXTS["boards"][TEXTS["boards"].rindex("[[board]]") :].replace(
        "players = [5]", f"players = {players}"
    )


def without_track(text: str, track: str, instead: str = "") -> str:
    """The first board with something else in place of one track."""
    start = text.index(f"{track} = [\n")
    return text[:start] + instead + text[text.index("\n]\n", start) + 3 :]


def with_spaces(text: str, count: int) -> str:
    """The first track with so many more spaces."""
    return text.replace(
        '{ requirement = "whisky", zone = 1 },', '{ requirement = "whisky", zone = 1 },' * (count + 1), 1
    )


@pytest.mark.rule("J1", "J2", "J3")
@pytest.mark.parametrize(
    ("file", "change", "key", "told"),
    [
        pytest.param(file, *case, id=f"{file} {number}")
        for file, cases in (("boards", BOARDS), ("bonus", BONUS_TILES), ("tiles", TILES), ("scoring", SCORING))
        for number, case in enumerate(cases)
    ],
)
def test_wrong_entries_are_named(file: str, change: Callable[[str], str], key: str, told: str, tmp_path: Path) -> None:
    path = own(tmp_path, file, change)
    with pytest.raises(MaterialError) as caught:
        load(None, **{file: path})
    assert caught.value.key == key
    assert str(path) in str(caught.value)
    assert told in str(caught.value), str(caught.value)


def test_every_complaint_is_provoked() -> None:
    keys = {key for cases in (BOARDS, BONUS_TILES, TILES, SCORING) for _, key, _ in cases}
    folder = files("skye.expansions.journeyman") / "locale" / "en"
    text = (folder / "material.ftl").read_text(encoding="utf-8")
    known = {line.split(" ")[0] for line in text.splitlines() if line.startswith("journeyman-")}
    assert known - keys == {"journeyman-layout", "journeyman-layout-count"}


@pytest.mark.rule("J3")
def test_an_owner_can_replace_the_reconstruction(tmp_path: Path) -> None:
    boards = own(tmp_path, "boards", replaces('"whisky"', '"ship"'))
    tiles = own(tmp_path, "tiles", replaces('"PMPW"', '"PPPP"'))
    scoring = own(tmp_path, "scoring", replaces("[2]", "[3]"))
    bonus = own(tmp_path, "bonus", replaces("gold = 5", "gold = 6"))
    changed = box(load(boards=boards, bonus=bonus, tiles=tiles, scoring=scoring))
    assert changed.boards[0].warrior[0].requirement == "ship"
    assert changed.tiles[1].edges == "PPPP"
    assert changed.scoring[0].points == (3,)
    assert changed.bonus_of("gold").gold == 6
    assert shipped_material("journeyman").expansion == load().expansion


def test_the_order_of_a_file_does_not_matter(tmp_path: Path) -> None:
    """Scoring and bonus tiles keep their numbers."""
    for file, table in (("scoring", "scoring"), ("bonus", "bonus")):
        path = tmp_path / f"{file}.toml"
        path.write_text(
            "".join(f"[[{table}]]\n{entry}\n" for entry in TEXTS[file].split(f"[[{table}]]\n")[:0:-1]), encoding="utf-8"
        )
        assert load(None, **{file: path}) == shipped_material("journeyman")


def test_the_longest_and_the_shortest_track(tmp_path: Path) -> None:
    path = own(tmp_path, "boards", lambda text: with_spaces(text, 3))
    assert len(box(load(boards=path)).boards[0].warrior) == 15
    spaces = ", ".join(
        f'{{ requirement = "farm", zone = 1, slot = "{slot}", hop = {99 if slot == "III" else 0} }}' for slot in SLOTS
    )
    path = own(tmp_path, "boards", lambda text: without_track(text, "herald", f"herald = [{spaces}]\n"))
    assert len(box(load(boards=path)).boards[0].herald) == 3


def test_a_base_game_of_ones_own_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "scoring.toml"
    text = (files("skye.material") / "data" / "scoring.toml").read_text(encoding="utf-8")
    path.write_text(text.replace("points = [2]", "points = [7]", 1), encoding="utf-8")
    both = load(load_base(scoring=path))
    assert both.scoring[0].points == (7,)
    assert both.expansion == shipped_material("journeyman").expansion
    assert tuple(TEXTS) == FILES
    with pytest.raises(MaterialError, match="already has this id"):
        load(shipped_material("journeyman"))


@pytest.mark.usefixtures("language")
def test_complaints_in_every_language(tmp_path: Path) -> None:
    for file, cases in (("boards", BOARDS), ("bonus", BONUS_TILES), ("tiles", TILES)):
        for change, key, _ in cases:
            if key.startswith(NAME):
                with pytest.raises(MaterialError) as caught:
                    load(None, **{file: own(tmp_path, file, change)})
                assert str(tmp_path) in str(caught.value)
                assert words.text(key, **caught.value.values) == str(caught.value)


# The plain form and the header of a record


@pytest.mark.rule("J3")
def test_plain_form_round_trips() -> None:
    written = json.loads(json.dumps(plain_material(shipped_material("journeyman"))))
    assert list(written) == ["tile", "first_game", "scoring", "rounds", NAME]
    assert {key: written[key] for key in written if key != NAME} == json.loads(
        json.dumps(plain_material(base_material()))
    )
    again = material_from_plain(written, "record")
    assert again.expansion == shipped_material("journeyman").expansion
    assert plain_material(again) == plain_material(shipped_material("journeyman"))
    assert PART.from_plain(PART.plain(box()), base_material(), "record") == shipped_material("journeyman")


def test_a_base_tile_may_be_called_like_a_scoring_tile() -> None:
    written = plain_material(shipped_material("journeyman"))
    written["tile"][1]["id"] = "journey"
    again = material_from_plain(written, "record")
    assert plain_material(again) == written
    assert len(again.tiles) == 81


def write(path: Path, tables: Tables, *, text: bool) -> Path:
    path.write_bytes(header(tables, text=text))
    return path


def read(path: Path) -> RecordFile:
    """A file of which only the header has been read."""
    record = RecordFile(path)
    assert list(record.events()) == []
    return record


@cache
def tables() -> Tables:
    return Tables(shipped_material("journeyman"))


@cache
def changed_tables() -> Tables:
    """Material of one's own, everything in it as long as it may be."""
    space = {"requirement": "farm", "zone": 4, "fee": 99, "points": 99, "hop": 0, "banner": "movement 20", "slot": ""}
    slots = (*SLOTS, *[""] * 12)
    track = [{**space, "zone": min(place, 3) + 1, "slot": slot} for place, slot in enumerate(slots)]
    track[-1] |= {"fee": 0, "points": 0, "hop": 99}
    written = json.loads(json.dumps(plain_material(shipped_material("journeyman"))))
    written[NAME]["board"] = [{"players": [players], **dict.fromkeys(TRACKS, track)} for players in (2, 3, 4, 5)]
    written[NAME]["prices"], written[NAME]["movement"] = [99] * 4, 20
    return Tables(material_from_plain(written, "test"))


@pytest.mark.parametrize("text", [False, True], ids=["json", "text"])
def test_headers_round_trip(tmp_path: Path, text: bool) -> None:
    record = read(write(tmp_path / "shipped", tables(), text=text))
    assert record.is_shipped_material
    assert record.tables.material is shipped_material("journeyman")
    assert record.is_text == text

    record = read(write(tmp_path / "changed", changed_tables(), text=text))
    assert not record.is_shipped_material
    assert record.tables.material.expansion == changed_tables().material.expansion
    assert header(record.tables, text=text) == header(changed_tables(), text=text)

    record = read(write(tmp_path / "base", base_tables(), text=text))
    assert record.is_shipped_material
    assert record.tables is base_tables()


def test_the_text_header_as_written() -> None:
    lines = header(tables(), text=True).decode().splitlines()
    assert header(base_tables(), text=True).decode().splitlines()[:BASE_LINES] == lines[:BASE_LINES]
    assert lines[BASE_LINES] == "expansion journeyman"
    assert len(lines) == BASE_LINES + OWN_LINES + 1
    for line in (
        "tile J1 PPMM P - journeyman@N whisky@N whisky@S",
        "scoring bridges 1",
        "prices 1 3 5 8",
        "movement 4",
        "board 2,3,4",
        "space warrior whisky zone=1 fee=0 points=0 hop=0 banner=- slot=-",
        "space merchant completed_pasture zone=2 fee=0 points=0 hop=0 banner=movement+6 slot=II",
        "space herald lighthouse zone=2 fee=5 points=3 hop=0 banner=- slot=I",
        "bonus no_axe III points=3 gold=0 roads=0 movement=0 income=3",
    ):
        assert lines.count(line) == (1 if "merchant" in line or "herald" in line or "space" not in line else 2), line


def wrong(path: Path) -> RecordError:
    with pytest.raises(RecordError) as raised:
        read(path)
    assert path.name in str(raised.value)
    return raised.value


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("expansion journeyman", "expansion goats", "record-malformed"),
        ("expansion journeyman", "expansion", "record-malformed"),
        ("expansion journeyman", "expansion journeyman journeyman", "record-malformed"),
        ("expansion journeyman", "expansion journeyman\nexpansion journeyman", "record-malformed"),
        ("expansion journeyman\n", "", "record-malformed"),
        ("prices 1 3 5 8", "prices 1 3 5 x", "record-malformed"),
        ("prices 1 3 5 8", "prices 1 3 5 8\nprices 1 3 5 8", "record-malformed"),
        ("prices 1 3 5 8", "prices 1 3 5", "record-material"),
        ("prices 1 3 5 8\n", "", "record-material"),
        ("movement 4", "movement", "record-malformed"),
        ("movement 4", "movement 4 5", "record-malformed"),
        ("movement 4", f"movement {'9' * 5_000}", "record-malformed"),
        ("movement 4", f"movement {'9' * 4_000}", "record-material"),
        ("board 2,3,4", "board 2,,4", "record-malformed"),
        ("board 2,3,4", "board", "record-malformed"),
        ("board 2,3,4", "board 2,3", "record-material"),
        ("board 2,3,4\n", "", "record-malformed"),
        ("space warrior", "space knight", "record-malformed"),
        ("space warrior", "space players", "record-malformed"),
        ("space warrior whisky", "space warrior goat", "record-material"),
        ("zone=1 fee=0", "fee=0 zone=1", "record-malformed"),
        ("zone=1 fee=0", "zone=1", "record-malformed"),
        ("zone=1", "zone=", "record-malformed"),
        ("zone=1", "zone=9", "record-material"),
        ("hop=3", "hop=0", "record-material"),
        ("banner=points+1", "banner=points_1", "record-material"),
        ("banner=points+1", "banner=points 1", "record-malformed"),
        ("slot=I\n", "slot=V\n", "record-material"),
        ("slot=I\n", "slot=\n", "record-material"),
        ("bonus step I points=0", "bonus step I", "record-malformed"),
        ("bonus step I", "bonus", "record-malformed"),
        ("bonus step I", "bonus step II", "record-material"),
        ("bonus step I", "bonus goat I", "record-material"),
        ("tile J1", "tile 1", "record-material"),
        ("tile J1 PPMM P -", "tile J1 PPMM P", "record-material"),
        ("scoring bridges 1", "scoring bridges", "record-material"),
        ("scoring bridges 1", "scoring bridges one", "record-malformed"),
        ("scoring bridges 1", "first_game sheep squares columns harbours", "record-malformed"),
    ],
)
def test_wrong_text_headers_are_named(tmp_path: Path, old: str, new: str, key: str) -> None:
    text = header(tables(), text=True).decode()
    path = tmp_path / "game"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert text != path.read_text(encoding="utf-8")
    assert wrong(path).key == key


@pytest.mark.usefixtures("language")
def test_an_unknown_expansion_is_named(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_bytes(header(tables(), text=True).replace(b"expansion journeyman", b"expansion goats"))
    assert "goats" in str(wrong(path))
    assert NAME in str(wrong(path))
    path.write_bytes(header(tables(), text=False).replace(b'"journeyman":{', b'"goats":{'))
    assert "goats" in str(wrong(path))
    assert NAME in str(wrong(path))


@pytest.mark.parametrize("block", [b"space warrior farm zone=1 fee=0 points=0 hop=0 banner=- slot=-\n", b"board 2\n"])
def test_a_header_without_end_is_refused(tmp_path: Path, block: bytes) -> None:
    path = tmp_path / "game"
    path.write_bytes(header(tables(), text=True).rstrip(b"\n") + b"\n" + block * 10_000)
    assert wrong(path).key == "record-other"


@pytest.mark.parametrize(
    "content",
    [
        None,
        3,
        [],
        "journeyman",
        {},
        {"more": 1},
        {"x" * 100_000: 1},
        {"tile": None},
        {"tile": [{}] * 8},
        {"scoring": {}},
        {"prices": None},
        {"prices": [10**30] * 4},
        {"prices": "1358"},
        {"movement": True},
        {"movement": 10**30},
        {"board": None},
        {"board": [[]]},
        {"board": [{}]},
        {"board": [{"players": [2, 3, 4, 5]}]},
        {"board": [{"players": [2, 3, 4, 5], "warrior": [None] * 5}]},
        {"board": [{"players": [2, 3, 4, 5], "warrior": "x" * 5}]},
        {"board": [{"players": [2, 3, 4, 5], "warrior": [{}] * 10_000}]},
        {"board": [{"players": [2, 3, 4, 5], "warrior": [{"requirement": "x" * 50_000, "zone": 1}] * 3}]},
        {"board": [{"players": [2, 3, 4, 5], "warrior": [{"requirement": "farm", "zone": 10**30}] * 3}]},
        {"bonus": 3},
        {"bonus": [{"id": []}]},
        {"bonus": [{"id": "x" * 100_000, "slot": "I"}]},
    ],
    ids=lambda value: str(value)[:40],
)
def test_misshapen_material_is_refused_in_few_words(tmp_path: Path, content: object) -> None:
    written = json.loads(json.dumps(plain_material(shipped_material("journeyman"))))
    if isinstance(content, dict) and content:
        content = {**written[NAME], **content}
    path = tmp_path / "game"
    head = {"type": "skye", "version": 1, "material": {**written, NAME: content}}
    path.write_bytes(msgspec.json.encode(head) + b"\n")
    error = wrong(path)
    assert error.key == "record-material"
    assert len(str(error)) < 3_000


@given(data=st.data(), text=st.booleans())
@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
def test_changed_bytes_do_no_harm(tmp_path: Path, data: st.DataObject, text: bool) -> None:
    content = bytearray(header(tables(), text=text))
    start = content.index(b"journeyman")
    for _ in range(data.draw(st.integers(1, 4))):
        first = data.draw(st.integers(start, len(content) - 1))
        inserted = st.binary(max_size=4) | st.sampled_from([b"0", b"-", b"\n", b"{", b"[", b'"', b"=", b"99999999"])
        content[first : first + data.draw(st.integers(0, 4))] = data.draw(inserted)
    path = tmp_path / "fuzz"
    path.write_bytes(bytes(content))
    try:
        list(RecordFile(path).events())
    except RecordError as error:
        assert path.name in str(error)  # noqa: PT017 -- either is right


# Set-ups


class Counting:
    """A source of random numbers that remembers how many were asked for."""

    def __init__(self, seed: int) -> None:
        self.source = random.Random(seed)
        self.asked = 0

    def getrandbits(self, bits: int, /) -> int:
        self.asked += 1
        return self.source.getrandbits(bits)


@pytest.mark.rule("J2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_seat_has_its_own_layout(players: int) -> None:
    setups = [random_setup(players, random.Random(seed), shipped_material("journeyman")) for seed in range(300)]
    for setup in setups:
        setup.check(shipped_material("journeyman"))
        assert len(setup.expansion) == players
    for seat in range(players):
        layouts = [layout(setup.expansion[seat]) for setup in setups]
        for place, slot in enumerate(SLOTS):
            orders = Counter(names[place * 3 : place * 3 + 3] for names in layouts)
            assert len(orders) == 6
            assert min(orders.values()) > 20
            assert {name for order in orders for name in order} == {name for name in BONUS if BONUS[name] == slot}
    assert sum(len(set(setup.expansion)) == 1 for setup in setups) < 10
    assert {name for setup in setups for name in setup.scoring} == {
        entry.id for entry in shipped_material("journeyman").scoring
    }


@pytest.mark.rule("J2")
def test_all_may_share_one_layout() -> None:
    setups = [random_setup(4, random.Random(seed), shipped_material("journeyman"), shared=True) for seed in range(50)]
    for setup in setups:
        setup.check(shipped_material("journeyman"))
        assert len(setup.expansion) == 4
        assert len(set(setup.expansion)) == 1
    assert len({setup.expansion for setup in setups}) > 30


@pytest.mark.rule("J2")
def test_random_numbers_of_the_base_game_come_first() -> None:
    base, extended, shared = Counting(1), Counting(1), Counting(1)
    assert random_setup(3, base).expansion == ()
    setups = (
        random_setup(3, extended, shipped_material("journeyman")),
        random_setup(3, shared, shipped_material("journeyman"), shared=True),
    )
    assert (base.asked, extended.asked, shared.asked) == (5, 5 + 27, 5 + 9)
    assert setups[0].expansion[0] == setups[1].expansion[0]
    alone = msgspec.structs.replace(shipped_material("journeyman"), expansion=None)
    drawn = random_setup(3, Counting(1), alone)
    assert (drawn.start, drawn.scoring) == (setups[0].start, setups[0].scoring)


@pytest.mark.rule("J2", "S2a")
def test_first_game_lies_as_in_the_file() -> None:
    setup = first_game(3, 1, shipped_material("journeyman"))
    setup.check(shipped_material("journeyman"))
    text = "step+road+waypoint+gold+movement+roads+no_axe+bank_pays+two_purchases"
    assert setup == Setup(3, 1, base_material().first_game, (text,) * 3)
    assert layout(text) == tuple(BONUS)
    assert first_game(3).expansion == ()


GOOD = "+".join(BONUS)


@pytest.mark.rule("J2")
@pytest.mark.parametrize(
    ("layouts", "key"),
    [
        ((), "setup-expansion-seats"),
        ((GOOD,), "setup-expansion-seats"),
        ((GOOD,) * 3, "setup-expansion-seats"),
        ((GOOD, ""), "journeyman-layout-count"),
        ((GOOD, "+".join([*BONUS][:8])), "journeyman-layout-count"),
        ((GOOD, GOOD + "+step"), "journeyman-layout-count"),
        ((GOOD, "+" * 100_000), "journeyman-layout-count"),
        ((GOOD, GOOD.replace("step", "goat")), "journeyman-layout"),
        ((GOOD, GOOD.replace("step", "road")), "journeyman-layout"),
        ((GOOD, GOOD.replace("step", "x" * 100_000)), "journeyman-layout"),
        ((GOOD, "+".join([*BONUS][::-1])), "journeyman-layout"),
    ],
    ids=lambda value: str(value)[:30],
)
@pytest.mark.usefixtures("language")
def test_wrong_layouts_are_named(layouts: tuple[str, ...], key: str) -> None:
    setup = Setup(2, 0, base_material().first_game, layouts)
    with pytest.raises(SetupError) as caught:
        setup.check(shipped_material("journeyman"))
    assert caught.value.key == key
    assert len(str(caught.value)) < 2_000
    if key.startswith(NAME):
        assert caught.value.values["seat"] == 1


def test_a_layout_without_an_expansion_is_refused() -> None:
    with pytest.raises(SetupError) as caught:
        Setup(2, 0, base_material().first_game, (GOOD, GOOD)).check(base_material())
    assert caught.value.key == "setup-no-expansion"
    Setup(2, 0, base_material().first_game).check(base_material())


def test_an_expansion_that_is_not_there() -> None:
    with pytest.raises(MaterialError) as caught:
        shipped_material("druids")
    assert caught.value.key == "material-unknown-expansion"
