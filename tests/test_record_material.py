"""The material in the header of a record: checked, named where it is wrong, and played with."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from record_files import Material, both_forms, game, once, prove, shipped, start_line, write, wrong, wrong_line

from skye.material.box import material_from_plain
from skye.material.tables import Tables, base_tables
from skye.material.tiles import SCROLLS, SYMBOL_TERRAINS
from skye.record import files
from skye.record.events import Begun, Round, to_text
from skye.record.files import RecordFile, header, lines_of
from skye.study.simulate import Simulation, random_game


def with_header(path: Path, plain: Material, *, text: bool) -> Path:
    """The game under a header with other material, which need not be valid."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(files, "plain_material", lambda _: plain)
        start = header(base_tables(), text=text)
    path.write_bytes(start + lines_of(game(), text=text))
    return path


def set_tile(plain: Material, name: str, **values: Any) -> None:
    next(tile for tile in plain["tile"] if tile["id"] == name).update(values)


INVALID: dict[str, tuple[Callable[[Material], object], str]] = {
    "edge unknown": (lambda plain: set_tile(plain, "7", edges="PPPX"), "tile 7"),
    "edges too few": (lambda plain: set_tile(plain, "7", edges="PPP"), "tile 7"),
    "centre unknown": (lambda plain: set_tile(plain, "7", centre="X"), "tile 7"),
    "road unknown": (lambda plain: set_tile(plain, "7", roads=["NX"]), "tile 7"),
    "road twice": (lambda plain: set_tile(plain, "7", roads=["NN"]), "tile 7"),
    "roads too many": (lambda plain: set_tile(plain, "7", roads=["N", "E", "S"]), "tile 7"),
    "symbol unknown": (lambda plain: set_tile(plain, "7", symbols=["goat@N"]), "goat@N"),
    "symbol nowhere": (lambda plain: set_tile(plain, "7", symbols=["sheep@X"]), "sheep@X"),
    "symbol without place": (lambda plain: set_tile(plain, "7", symbols=["sheep"]), "sheep"),
    "symbol on wrong terrain": (lambda plain: set_tile(plain, "castle", symbols=["castle@C", "ship@N"]), "ship@N"),
    "symbols too many": (lambda plain: set_tile(plain, "castle", symbols=["castle@C", *["sheep@N"] * 10]), "castle"),
    "castle twice": (lambda plain: plain["tile"].append(plain["tile"][0]), "castle"),
    "castle missing": (lambda plain: plain["tile"].pop(0), "castle"),
    "tile missing": (lambda plain: plain["tile"].pop(7), "73"),
    "tile twice": (lambda plain: plain["tile"].append(plain["tile"][7]), "7"),
    "tile id odd": (lambda plain: set_tile(plain, "7", id="7é"), "7é"),
    "tile id too long": (lambda plain: set_tile(plain, "7", id="7" * 17), "7" * 17),
    "tile id taken": (lambda plain: set_tile(plain, "7", id="axe"), "axe"),
    "no tiles": (lambda plain: plain["tile"].clear(), "castle"),
    "scoring missing": (lambda plain: plain["scoring"].pop(), "16"),
    "scoring twice": (lambda plain: plain["scoring"].append(plain["scoring"][0]), "squares"),
    "scoring unknown": (lambda plain: plain["scoring"][0].update(id="goats"), "goats"),
    "points too many": (lambda plain: plain["scoring"][0].update(points=[1, 2]), "squares"),
    "points negative": (lambda plain: plain["scoring"][0].update(points=[-1]), "squares"),
    "points huge": (lambda plain: plain["scoring"][0].update(points=[10**30]), "squares"),
    "first game short": (lambda plain: plain["first_game"].pop(), "first_game"),
    "first game unknown": (lambda plain: plain["first_game"].__setitem__(0, "goats"), "first_game"),
    "rounds missing": (lambda plain: plain["rounds"].pop(), "2"),
    "round unknown": (lambda plain: plain["rounds"][0]["scored"].__setitem__(0, "E"), "rounds 1"),
    "round without letter": (lambda plain: plain["rounds"][0]["scored"].__setitem__(0, ""), "rounds 1"),
    "rounds uneven": (lambda plain: plain["rounds"][0]["scored"].pop(), "rounds 1"),
    "catch-up negative": (lambda plain: plain["rounds"][0]["catch_up"].__setitem__(0, -1), "rounds 1"),
    "catch-up huge": (lambda plain: plain["rounds"][0]["catch_up"].__setitem__(0, 10**30), "rounds 1"),
    "players unknown": (lambda plain: plain["rounds"][0]["players"].append(6), "2"),
}


@once
@both_forms
def test_shipped_material_written_by_hand_is_shipped_material(tmp_path: Path, text: bool) -> None:
    record = RecordFile(with_header(tmp_path / "game", shipped(), text=text))
    assert sum(1 for _ in record.prove()) == len(game())
    assert record.is_shipped_material


@once
@both_forms
@pytest.mark.rule("M1", "M2", "M4", "M5", "S4")
@pytest.mark.parametrize("name", INVALID)
def test_invalid_material_is_named(tmp_path: Path, text: bool, name: str) -> None:
    change, expected = INVALID[name]
    plain = shipped()
    change(plain)
    error = wrong(with_header(tmp_path / "game", plain, text=text))
    assert error.key == "record-material"
    assert expected in str(error)


@once
@pytest.mark.parametrize(
    "part",
    [
        {"tile": None},
        {"tile": {}},
        {"tile": [[]]},
        {"tile": [{}]},
        {"tile": [{"id": {}}]},
        {"tile": [{"id": "x" * 200_000}]},
        {"tile": [{"id": "1", "symbols": [{}]}]},
        {"tile": [{"id": "1", "symbols": "sheep@N"}]},
        {"tile": [{"id": "1", "edges": "P" * 200_000, "centre": "P"}]},
        {"tile": [{"id": "1", "edges": "PPPP", "centre": "P", "roads": ["N" * 200_000]}]},
        {"tile": [{"id": "1", "edges": "PPPP", "centre": "P", "symbols": ["x" * 200_000]}]},
        {"tile": [{"id": "1", "edges": "PPPP", "centre": "P", "more": 1}]},
        {"scoring": [{"id": "x" * 200_000, "points": [1]}]},
        {"scoring": [{"id": "squares", "points": [True]}]},
        {"scoring": [{"id": "squares", "points": "1"}]},
        {"first_game": None},
        {"first_game": {}},
        {"first_game": [1, 2, 3, 4]},
        {"rounds": [{"players": [], "scored": [], "catch_up": []}]},
        {"rounds": [{"players": [2, 3, 4, 5], "scored": ["A" * 200_000], "catch_up": [0]}]},
        {"rounds": [{"players": [2, 3, 4, 5], "scored": [None], "catch_up": [0]}]},
        {"more": 1},
        {"x" * 200_000: 1},
    ],
    ids=lambda value: str(value)[:40],
)
def test_misshapen_material_is_refused_in_few_words(tmp_path: Path, part: Material) -> None:
    path = tmp_path / "game"
    path.write_bytes(msgspec.json.encode({"type": "skye", "version": 1, "material": {**shipped(), **part}}) + b"\n")
    assert wrong(path).key == "record-material"


@once
@both_forms
def test_other_material_proves_with_its_own_tiles(tmp_path: Path, text: bool) -> None:
    plain = shipped()
    for entry in plain["scoring"]:
        entry["points"] = [2 * points for points in entry["points"]]
    set_tile(plain, "73", id="J1", edges="PPPP", centre="P", roads=["NE", "SW"], symbols=["sheep@N"] * 9)
    tables = Tables(material_from_plain(plain, "test"))
    played = random_game(Simulation(players=4, games=1, seed=1), tables, 1)
    assert "J1" in " ".join(map(to_text, played))

    path = tmp_path / "game"
    path.write_bytes(header(tables, text=text) + lines_of(played, text=text))
    record = RecordFile(path)
    assert sum(1 for _ in record.prove()) == len(played)
    assert not record.is_shipped_material
    assert record.tables.material == tables.material

    write(path, played, text=text)
    assert wrong(path).key in ("record-differs", "record-illegal")


@once
@both_forms
def test_a_changed_rule_in_the_header_is_found(tmp_path: Path, text: bool) -> None:
    """The game was played for other points: the header is valid, but the game does not hold up under it."""
    begun = game()[0]
    assert isinstance(begun, Begun)
    plain = shipped()
    for entry in plain["scoring"]:
        if entry["id"] in begun.scoring:
            entry["points"] = [points + 1 for points in entry["points"]]
    assert wrong(with_header(tmp_path / "game", plain, text=text)).key == "record-differs"

    plain = shipped()
    for rounds in plain["rounds"]:
        rounds["catch_up"] = [gold + 1 for gold in rounds["catch_up"]]
    path = with_header(tmp_path / "game", plain, text=text)
    first = next(place for place, event in enumerate(game()) if isinstance(event, Round))
    assert wrong_line(path) == start_line(text=text) + first


@once
@pytest.mark.rule("M2", "M3", "A1", "A3", "E1", "F1")
@pytest.mark.parametrize("seed", range(40))
def test_any_valid_tiles_can_be_played_and_proved(tmp_path: Path, seed: int) -> None:
    """Wild tiles: both implementations of the rules must still agree, or the game could not be recorded."""
    dice = random.Random(seed)
    plain = shipped()
    for tile in plain["tile"][1:]:
        tile["edges"] = "".join(dice.choices("PMW", k=4))
        tile["centre"] = dice.choice("PMW")
        sides = dice.sample("NESW", k=dice.randint(0, 4))
        cut = dice.randint(0, len(sides))
        tile["roads"] = [group for group in ("".join(sides[:cut]), "".join(sides[cut:])) if group]
        tile["symbols"] = []
        terrain = dict(zip("NESWC", tile["edges"] + tile["centre"], strict=True))
        for kind in dice.choices(list(SYMBOL_TERRAINS), k=dice.randint(0, 6)):
            places = [place for place in "NESWC" if terrain[place] in SYMBOL_TERRAINS[kind]]
            is_scroll = kind in SCROLLS
            if kind != "castle" and places and not (is_scroll and "scroll" in " ".join(tile["symbols"])):
                count = 1 if is_scroll else dice.choice([1, 1, 2, 9]) - sum(kind in other for other in tile["symbols"])
                tile["symbols"] += [f"{kind}@{dice.choice(places)}" for _ in range(count)]
    for entry in plain["scoring"]:
        entry["points"] = [dice.choice([0, 1, 2, 50, 99]) for _ in entry["points"]]
    for rounds in plain["rounds"]:
        rounds["catch_up"] = [dice.choice([0, 1, 99]) for _ in rounds["catch_up"]]
        rounds["scored"] = ["".join(dice.sample("ABCD", k=dice.randint(1, 4))) for _ in rounds["scored"]]
    tables = Tables(material_from_plain(plain, "test"))
    path = tmp_path / "games"
    games = [random_game(Simulation(dice.randint(2, 5), games=3, seed=seed), tables, number) for number in (1, 2, 3)]
    path.write_bytes(header(tables, text=True) + b"".join(lines_of(events, text=True) for events in games))
    assert prove(path) == sum(map(len, games))
