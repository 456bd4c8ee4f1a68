"""Files of one's own replace the material of the expansion, and whatever is wrong in them is named."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest
from journeyman_box import TEXTS, box

from skye import MaterialError
from skye.expansions.journeyman.material import FILES, NAME, SLOTS, load
from skye.material import words
from skye.material.box import load_base, shipped_material

pytestmark = pytest.mark.once


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
    ("file", "change", "key", "message"),
    [
        pytest.param(file, *case, id=f"{file} {number}")
        for file, cases in (("boards", BOARDS), ("bonus", BONUS_TILES), ("tiles", TILES), ("scoring", SCORING))
        for number, case in enumerate(cases)
    ],
)
def test_wrong_entries_are_named(
    file: str, change: Callable[[str], str], key: str, message: str, tmp_path: Path
) -> None:
    path = own(tmp_path, file, change)
    with pytest.raises(MaterialError) as caught:
        load(None, **{file: path})
    assert caught.value.key == key
    assert str(path) in str(caught.value)
    assert message in str(caught.value), str(caught.value)


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
