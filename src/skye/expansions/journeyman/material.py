"""What the expansion adds to the box: progress boards, bonus tiles, landscape and scoring tiles (J1 to J3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Literal

import msgspec

from skye.material.box import (
    Extension,
    Material,
    MaterialPart,
    ScoringTile,
    base_material,
    extend,
    known_scoring,
    scoring_tiles,
)
from skye.material.data_files import Content, Value, convert, entries, read, split, unique
from skye.material.errors import MaterialError
from skye.material.tiles import SYMBOL_TERRAINS, TERRAINS, Tile, read_tile

NAME = "journeyman"
PACKAGE = "skye.expansions.journeyman"
FILES = ("boards", "bonus", "tiles", "scoring")
Track = Literal["warrior", "merchant", "herald"]
TRACKS: tuple[Track, ...] = ("warrior", "merchant", "herald")
SLOTS = ("I", "II", "III")

BONUS = {
    "step": "I",
    "road": "I",
    "waypoint": "I",
    "gold": "II",
    "movement": "II",
    "roads": "II",
    "no_axe": "III",
    "bank_pays": "III",
    "two_purchases": "III",
}
"""The nine bonus tiles and the slots they may lie on (J2, W12)."""

# W4
REQUIREMENTS = (
    *("farm", "broch", "lighthouse", "cattle", "sheep", "ship", "whisky", "scroll", "castle"),
    *("distance_2", "distance_3", "distance_4"),
    *("completed_mountain", "completed_water", "completed_pasture", "completed_mountain_and_water"),
    *("north", "south", "east", "west"),
)

BANNERS = {"points": 99, "income": 99, "movement": 20}
"""What a banner may give, and the most of it (W11)."""

SYMBOL_PLACES = {**SYMBOL_TERRAINS, NAME: TERRAINS}

TILES = 8  # J1
ZONES = 4  # W5
FEWEST_SPACES = 3
MOST_SPACES = 15
MOST_ROADS = 3  # J2
MOST = 99

PLAIN_KEYS = (("prices", "movement", "board"), ("bonus",), ("tile",), ("scoring",))
"""The content of each of the FILES."""


class Space(Value, frozen=True):
    """One space of a track."""

    requirement: str
    """What the tile must show for a step onto it (W4)."""
    zone: int
    """The part of the board, from 1, that determines the price by way of the castle (W5)."""
    fee: int = 0
    """Gold that the step onto it costs (W6)."""
    points: int = 0
    """Scored on the step onto it (W10)."""
    hop: int = 0
    """On the last space only: scored on every step between the last two (W10)."""
    banner: str = ""
    """What it gives for the rest of the game, such as `income 4` (W11)."""
    slot: str = ""
    """The slot whose bonus tile is won there (W12)."""


class Board(Value, frozen=True):
    """One side of the progress board. A marker at 0 has not left; space n is `track[n - 1]`."""

    players: tuple[int, ...]
    """The numbers of players that use it."""
    warrior: tuple[Space, ...]
    merchant: tuple[Space, ...]
    herald: tuple[Space, ...]

    def track(self, name: str) -> tuple[Space, ...]:
        """The spaces of one track."""
        return (self.warrior, self.merchant, self.herald)[TRACKS.index(name)]


class Bonus(Value, frozen=True):
    """One bonus tile and its numbers; its other effects follow from its id (W12)."""

    id: str
    slot: str
    points: int = 0
    gold: int = 0
    roads: int = 0
    movement: int = 0
    income: int = 0


NUMBERS = ("points", "gold", "roads", "movement", "income")
"""The numbers of a bonus tile."""


class Box(Extension, frozen=True):
    """Everything that the expansion adds."""

    name: ClassVar[str] = NAME
    symbols: ClassVar[tuple[str, ...]] = (NAME,)

    prices: tuple[int, ...]
    """Gold for a step by way of the castle, by zone (W5)."""
    movement: int
    """Movement points at the start (W2)."""
    boards: tuple[Board, ...]
    bonus: tuple[Bonus, ...]

    def board_for(self, players: int) -> Board:
        """The side that this many players use."""
        return next(board for board in self.boards if players in board.players)

    def bonus_of(self, name: str) -> Bonus:
        """The bonus tile of this id."""
        return next(bonus for bonus in self.bonus if bonus.id == name)


def load(
    base: Material | None = None,
    *,
    boards: Path | str | None = None,
    bonus: Path | str | None = None,
    tiles: Path | str | None = None,
    scoring: Path | str | None = None,
) -> Material:
    """The base game with the expansion, with the user's own file in place of any of the shipped ones."""
    paths = (boards, bonus, tiles, scoring)
    contents = [read(path, f"{file}.toml", PACKAGE) for file, path in zip(FILES, paths, strict=True)]
    return with_files(base_material() if base is None else base, *contents)


def with_files(base: Material, boards: Content, bonus: Content, tiles: Content, scoring: Content) -> Material:
    """The base game with the content of the four files."""
    box = Box(
        _tiles(*tiles, taken={entry.id for entry in (base.castle, *base.tiles)}),
        _scoring(*scoring),
        _prices(*boards),
        _movement(*boards),
        _boards(*boards),
        _bonus(*bonus),
    )
    return extend(base, box)


def _word(value: object) -> str:
    """A value of a space as one word."""
    return str(value).replace(" ", "+") or "-"


def _text(word: str) -> str:
    return "" if word == "-" else word.replace("+", " ")


def _fields(words: Sequence[str], names: Sequence[str]) -> list[str]:
    """The values of words like `fee=5`, which must have these names in this order."""
    pairs = [word.partition("=") for word in words]
    if [name for name, _, _ in pairs] != list(names):
        raise ValueError(words)
    return [value for _, _, value in pairs]


def _tiles(file: str, content: Mapping[str, object], taken: set[str]) -> tuple[Tile, ...]:
    tiles = tuple(read_tile(entry, file, SYMBOL_PLACES) for entry in entries(content, "tile", file))
    unique((entry.id for entry in tiles), "tile", file)
    for entry in tiles:
        if entry.id in taken:
            raise MaterialError("journeyman-tile-taken", file=file, entry=f"tile {entry.id}")
        if entry.count(NAME) != 1:
            raise MaterialError("journeyman-symbol", file=file, entry=f"tile {entry.id}", found=entry.count(NAME))
    if len(tiles) != TILES:
        raise MaterialError("material-count", file=file, table="tile", expected=TILES, found=len(tiles))
    return tiles


def _scoring(file: str, content: Mapping[str, object]) -> tuple[ScoringTile, ...]:
    return scoring_tiles(file, entries(content, "scoring", file), known_scoring(PACKAGE))


def _given(file: str, content: Mapping[str, object], key: str) -> object:
    if key not in content:
        raise MaterialError("journeyman-missing", file=file, entry=key)
    return content[key]


def _prices(file: str, content: Mapping[str, object]) -> tuple[int, ...]:
    prices = convert(_given(file, content, "prices"), tuple[int, ...], file, "prices")
    if len(prices) != ZONES or not all(1 <= price <= MOST for price in prices):
        raise MaterialError("journeyman-prices", file=file, zones=ZONES, most=MOST)
    return prices


def _movement(file: str, content: Mapping[str, object]) -> int:
    movement = convert(_given(file, content, "movement"), int, file, "movement")
    _check_number(movement, 1, BANNERS["movement"], file, "movement", "movement")
    return movement


def _boards(file: str, content: Mapping[str, object]) -> tuple[Board, ...]:
    boards = []
    for number, entry in enumerate(entries(content, "board", file, also=("prices", "movement")), start=1):
        name = f"board {number}"
        for key in entry:
            if key not in ("players", *TRACKS):
                raise MaterialError(
                    "journeyman-track", file=file, entry=name, found=key, known=", ".join(("players", *TRACKS))
                )
        players = convert(entry.get("players"), tuple[int, ...], file, name)
        tracks = [_track(entry.get(track), file, f"{name}, {track}") for track in TRACKS]
        boards.append(Board(players, *tracks))
    numbers = sorted(players for board in boards for players in board.players)
    if numbers != [2, 3, 4, 5] or not all(board.players for board in boards):
        raise MaterialError("material-players", file=file)
    return tuple(boards)


def _track(content: object, file: str, name: str) -> tuple[Space, ...]:
    written = convert(content, tuple[object, ...], file, name)
    if not FEWEST_SPACES <= len(written) <= MOST_SPACES:
        raise MaterialError(
            "journeyman-length", file=file, entry=name, found=len(written), fewest=FEWEST_SPACES, most=MOST_SPACES
        )
    spaces = tuple(convert(entry, Space, file, f"{name} {number}") for number, entry in enumerate(written, start=1))
    zone = 0
    for number, space in enumerate(spaces, start=1):
        _check_space(space, file, f"{name} {number}", is_last=number == len(spaces))
        if not max(zone, 1) <= space.zone <= min(zone + 1, ZONES):
            raise MaterialError("journeyman-zone", file=file, entry=f"{name} {number}", found=space.zone, zones=ZONES)
        zone = space.zone
    slots = [space.slot for space in spaces if space.slot]
    if slots != list(SLOTS):
        raise MaterialError("journeyman-slots", file=file, entry=name, found=", ".join(slots), known=", ".join(SLOTS))
    return spaces


def _check_space(space: Space, file: str, name: str, *, is_last: bool) -> None:
    if space.requirement not in REQUIREMENTS:
        raise MaterialError(
            "journeyman-requirement", file=file, entry=name, found=space.requirement, known=", ".join(REQUIREMENTS)
        )
    _check_number(space.fee, 0, MOST, file, name, "fee")
    _check_number(space.points, 0, MOST, file, name, "points")
    if not is_last and space.hop:
        raise MaterialError("journeyman-hop", file=file, entry=name)
    if is_last:
        _check_number(space.hop, 1, MOST, file, name, "hop")
        if space.fee or space.points:
            raise MaterialError("journeyman-last", file=file, entry=name)
    if space.banner:
        kind, _, value = space.banner.partition(" ")
        # Only one way to write it, so that equal banners are equal texts.
        if kind not in BANNERS or value not in map(str, range(1, BANNERS[kind] + 1)):
            raise MaterialError("journeyman-banner", file=file, entry=name, found=space.banner)
    if space.slot and space.slot not in SLOTS:
        raise MaterialError("journeyman-slot", file=file, entry=name, found=space.slot, known=", ".join(SLOTS))


def _bonus(file: str, content: Mapping[str, object]) -> tuple[Bonus, ...]:
    bonus = [convert(entry, Bonus, file, f"bonus {entry.get('id', '?')}") for entry in entries(content, "bonus", file)]
    unique((entry.id for entry in bonus), "bonus", file)
    for entry in bonus:
        name = f"bonus {entry.id}"
        if entry.id not in BONUS:
            raise MaterialError("journeyman-bonus", file=file, entry=name, known=", ".join(BONUS))
        if entry.slot != BONUS[entry.id]:
            raise MaterialError(
                "journeyman-bonus-slot", file=file, entry=name, found=entry.slot, expected=BONUS[entry.id]
            )
        for field in NUMBERS:
            _check_number(getattr(entry, field), 0, MOST, file, name, field)
    if len(bonus) != len(BONUS):
        raise MaterialError("material-count", file=file, table="bonus", expected=len(BONUS), found=len(bonus))
    if sum(entry.roads for entry in bonus) > MOST_ROADS:
        raise MaterialError("journeyman-roads", file=file, most=MOST_ROADS)
    return tuple(sorted(bonus, key=lambda entry: list(BONUS).index(entry.id)))


def _check_number(number: int, fewest: int, most: int, file: str, name: str, field: str) -> None:
    if not fewest <= number <= most:
        raise MaterialError(
            "journeyman-number", file=file, entry=name, field=field, found=number, fewest=fewest, most=most
        )


class JourneymanMaterial(MaterialPart):
    """Progress boards, bonus tiles, landscape and scoring tiles."""

    files = FILES

    def load(self, base: Material, files: Mapping[str, Path]) -> Material:
        return load(base, **files)

    def plain(self, extension: Extension) -> dict[str, object]:
        assert isinstance(extension, Box)
        return {
            **super().plain(extension),
            "prices": list(extension.prices),
            "movement": extension.movement,
            "board": [msgspec.to_builtins(board) for board in extension.boards],
            "bonus": [msgspec.to_builtins(entry) for entry in extension.bonus],
        }

    def from_plain(self, content: object, base: Material, file: str) -> Material:
        parts = split(convert(content, dict[str, object], file, NAME), PLAIN_KEYS, file)
        boards, bonus, tiles, scoring = ((file, part) for part in parts)
        return with_files(base, boards, bonus, tiles, scoring)

    def header_lines(self, extension: Extension) -> Iterator[str]:
        assert isinstance(extension, Box)
        yield f"prices {' '.join(map(str, extension.prices))}"
        yield f"movement {extension.movement}"
        for board in extension.boards:
            yield f"board {','.join(map(str, board.players))}"
            for track in TRACKS:
                for space in board.track(track):
                    fields = " ".join(f"{key}={_word(getattr(space, key))}" for key in Space.__struct_fields__[1:])
                    yield f"space {track} {space.requirement} {fields}"
        for bonus in extension.bonus:
            yield f"bonus {bonus.id} {bonus.slot} {' '.join(f'{key}={getattr(bonus, key)}' for key in NUMBERS)}"

    def read_header_line(self, content: dict[str, Any], kind: str, words: Sequence[str]) -> None:
        if kind == "prices" and kind not in content:
            content[kind] = [int(word) for word in words]
        elif kind == "movement" and kind not in content:
            (movement,) = words
            content[kind] = int(movement)
        elif kind == "board":
            (players,) = words
            board: dict[str, list[object]] = {"players": [int(number) for number in players.split(",")]}
            board |= {track: [] for track in TRACKS}
            content.setdefault("board", []).append(board)
        elif kind == "space" and "board" in content:
            track, requirement, *fields = words
            if track not in TRACKS:
                raise ValueError(track)
            *numbers, banner, slot = _fields(fields, Space.__struct_fields__[1:])
            parts = (requirement, *map(int, numbers), _text(banner), _text(slot))
            content["board"][-1][track].append(dict(zip(Space.__struct_fields__, parts, strict=True)))
        elif kind == "bonus":
            name, slot, *fields = words
            values = dict(zip(NUMBERS, map(int, _fields(fields, NUMBERS)), strict=True))
            content.setdefault("bonus", []).append({"id": name, "slot": slot, **values})
        else:
            raise ValueError(kind)


PART = JourneymanMaterial()
