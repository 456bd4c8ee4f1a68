"""The shipped material of the expansion is what we say it is."""

from __future__ import annotations

from collections import Counter

import pytest
from journeyman_box import TEXTS, box

from skye import MaterialError
from skye.expansions.journeyman.material import BONUS, NAME, SLOTS, TRACKS
from skye.material.box import base_material, shipped_material, symbol_kinds
from skye.material.tables import Tables
from skye.material.tiles import SYMBOL_TERRAINS, plain_tile, read_tile

pytestmark = pytest.mark.once


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
