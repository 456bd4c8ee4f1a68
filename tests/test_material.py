"""The shipped material is complete, and the loader complains about everything that cannot be right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from skye import MaterialError
from skye.material.box import base_material, load_base, material_from_plain, plain_material, shipped_material
from skye.material.expansions import NAMES
from skye.material.tiles import SCROLLS

pytestmark = pytest.mark.once

TILES = (files("skye.material") / "data" / "tiles.toml").read_text(encoding="utf-8")
SCORING = (files("skye.material") / "data" / "scoring.toml").read_text(encoding="utf-8")
ROUNDS = (files("skye.material") / "data" / "rounds.toml").read_text(encoding="utf-8")


@pytest.mark.rule("M1", "M5")
def test_symbols_of_the_box() -> None:
    counts = Counter(symbol.kind for tile in base_material().tiles for symbol in tile.symbols)
    scrolls = {kind: counts.pop(kind) for kind in SCROLLS}
    assert set(scrolls.values()) == {2}
    assert len(scrolls) == 7
    assert counts == {
        "whisky": 27,
        "ship": 27,
        "sheep": 25,
        "cattle": 15,
        "farm": 15,
        "lighthouse": 15,
        "broch": 14,
    }


@pytest.mark.rule("M1")
def test_disagreements_stay_visible() -> None:
    assert sum(bool(tile.disagreement) for tile in base_material().tiles) == 13
    assert len(base_material().tiles) == 73
    assert base_material().castle.edges == "PWPM"


@pytest.mark.rule("M4")
def test_sixteen_scoring_tiles() -> None:
    assert len({entry.id for entry in base_material().scoring}) == 16


@pytest.mark.rule("M2")
def test_castle_and_a_tile_as_read() -> None:
    tile = base_material().tiles[32]
    assert (tile.id, tile.edges, tile.centre, tile.roads) == ("33", "MPPP", "P", ("NW", "ES"))
    assert [str(symbol) for symbol in tile.symbols] == ["sheep@S", "sheep@S"]


def test_plain_form_round_trips() -> None:
    again = material_from_plain(plain_material(base_material()), "record")
    assert plain_material(again) == plain_material(base_material())


def test_unknown_parts_are_named() -> None:
    with pytest.raises(MaterialError) as caught:
        material_from_plain({**plain_material(base_material()), "goats": {}}, "record")
    assert caught.value.key == "material-unknown-part"
    assert all(word in str(caught.value) for word in ["record", "goats", "first_game", *NAMES])


def test_shipped_material_without_an_expansion_is_the_base_game() -> None:
    assert shipped_material() is base_material()
    assert list(plain_material(base_material())) == ["tile", "first_game", "scoring", "rounds"]


def check_refused(path: Path, text: str, key: str) -> None:
    """The file is refused for this reason, and named; it is called as what it holds."""
    path.write_text(text, encoding="utf-8")
    with pytest.raises(MaterialError) as caught:
        load_base(**{path.stem: path})
    assert caught.value.key == key
    assert str(path) in str(caught.value)


@pytest.mark.parametrize(
    ("change", "key", "words"),
    [
        (lambda text: text.replace('"PPMM"', '"PPMX"', 1), "material-terrain", ["tile 1", "X"]),
        (lambda text: text.replace('"PPMM"', '"PPM"', 1), "material-edges", ["tile 1", "PPM"]),
        (lambda text: text.replace('"sheep@N"', '"sheep@S"', 1), "material-symbol-terrain", ["tile 1", "sheep@S"]),
        (lambda text: text.replace('"sheep@N"', '"goat@N"', 1), "material-symbol", ["tile 1", "goat@N", "sheep"]),
        (lambda text: text.replace('"sheep@N"', '"sheep"', 1), "material-place", ["tile 1"]),
        (lambda text: text.replace('"sheep@N"', '"sheep@X"', 1), "material-place", ["tile 1"]),
        (lambda text: text.replace('["ES"]', '["EE"]', 1), "material-roads", ["tile 1", "EE"]),
        (lambda text: text.replace('["ES"]', '["E", "S", "N"]', 1), "material-roads", ["tile 1"]),
        (lambda text: text.replace('id = "2"', 'id = "1"', 1), "material-duplicate", ["tile 1", "2"]),
        (lambda text: text.replace('id = "2"', 'id = "two tiles"', 1), "material-tile-id", ["two tiles"]),
        (lambda text: text[: text.index('[[tile]]\nid = "73"')], "material-count", ["73", "72"]),
        (
            lambda text: text + '[[tile]]\nid = "74"\nedges = "PPPP"\ncentre = "P"\n',
            "material-count",
            ["73", "74"],
        ),
        (lambda text: text.replace('id = "castle"', 'id = "fort"', 1), "material-castle", ["tile fort"]),
        (lambda text: text.replace("castle@C", "farm@C", 1), "material-castle", ["tile castle"]),
        (lambda text: text.replace('edges = "PPMM"', "edges = 4", 1), "material-shape", ["tile 1", "edges"]),
        (lambda text: text.replace('centre = "M"\nroads = ["ES"]', 'roads = ["ES"]', 1), "material-shape", ["tile 1"]),
        (lambda text: text.replace('edges = "PPMM"', 'edge = "PPMM"', 1), "material-shape", ["tile 1"]),
        (lambda text: text.replace("[[tile]]", "[[tyle]]", 1), "material-unknown-table", ["tyle", "[[tile]]"]),
        (lambda _: "tile = 3", "material-not-entries", ["tile"]),
        (lambda text: text.replace("[[tile]]", "[[tile", 1), "material-not-toml", []),
        (
            lambda text: text.replace('"broch@W", "scroll_whisky@E"', '"scroll_farm@W", "scroll_whisky@E"', 1),
            "material-too-many",
            ["tile 2"],
        ),
    ],
)
def test_wrong_tiles_are_named(change: Callable[[str], str], key: str, words: list[str], tmp_path: Path) -> None:
    path = tmp_path / "my tiles.toml"
    path.write_text(change(TILES), encoding="utf-8")
    with pytest.raises(MaterialError) as caught:
        load_base(tiles=path)
    assert caught.value.key == key
    assert all(word in str(caught.value) for word in ["my tiles.toml", *words]), str(caught.value)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda text: text.replace('id = "sheep"', 'id = "goats"'), "material-unknown-scoring"),
        (lambda text: text.replace("points = [1, 3, 6]", "points = [1, 3]"), "material-points"),
        (lambda text: text.replace("points = [2]", "points = [-2]", 1), "material-points"),
        (lambda text: text.replace("points = [2]", "points = []", 1), "material-points"),
        (lambda text: text.replace('id = "sheep"', 'id = "squares"'), "material-duplicate"),
        (lambda text: text[: text.rindex("[[scoring]]")], "material-count"),
        (lambda text: text.replace('["farm_animals", ', "["), "material-first-game"),
        (lambda text: text.replace("first_game", "first_set"), "material-unknown-table"),
    ],
)
def test_wrong_scoring_tiles_are_named(change: Callable[[str], str], key: str, tmp_path: Path) -> None:
    check_refused(tmp_path / "scoring.toml", change(SCORING), key)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda text: text.replace("[2, 3, 4]", "[2, 3]"), "material-players"),
        (lambda text: text.replace("players = [5]", "players = [4]"), "material-players"),
        (lambda text: text.replace('"BCD"]', '"BCE"]', 1), "material-letters"),
        (lambda text: text.replace('"BCD"]', '"BBD"]', 1), "material-letters"),
        (lambda text: text.replace("[0, 0, 1, 2, 3, 4]", "[0, 0, 1]"), "material-rounds-length"),
        (lambda text: text.replace("[0, 0, 1, 2, 3, 4]", "[0, 0, 1, 2, 3, -4]"), "material-rounds-length"),
    ],
)
def test_wrong_rounds_are_named(change: Callable[[str], str], key: str, tmp_path: Path) -> None:
    check_refused(tmp_path / "rounds.toml", change(ROUNDS), key)


def test_a_corrected_file_is_used(tmp_path: Path) -> None:
    path = tmp_path / "tiles.toml"
    path.write_text(TILES.replace('["sheep@E", "sheep@E"]', '["sheep@E", "sheep@E", "sheep@E"]'), encoding="utf-8")
    assert load_base(tiles=path).tiles[15].count("sheep") == 3


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"[[tile]]\n" * 3])
def test_other_files_are_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "tiles.toml"
    path.write_bytes(content)
    with pytest.raises(MaterialError):
        load_base(tiles=path)
    with pytest.raises(MaterialError, match="cannot be read"):
        load_base(tiles=tmp_path)
    with pytest.raises(MaterialError, match="cannot be read"):
        load_base(tiles=tmp_path / "missing.toml")
