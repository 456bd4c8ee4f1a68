"""Files of records, as text or as JSON lines: written game by game, read line by line in bounded memory, verified."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

import msgspec

from skye.material.box import MaterialPart, material_from_plain, plain_material
from skye.material.errors import MaterialError, NotationError, RecordError, SetupError
from skye.material.expansions import NAMES, named, rules_version
from skye.material.system_errors import reason
from skye.material.tables import Tables, base_tables, shipped_tables
from skye.record.events import Begun, Event, Over, from_json, from_text, to_json, to_text
from skye.record.recorder import Proof

VERSION = 2
"""The version that is written. All versions from 1 on are read; their lines differ only by the rules of their games."""

KNOWN = range(1, VERSION + 1)
LONGEST_LINE = 262_144
"""Bytes; the longest line of a real record, its material, has about 14,000."""

LONGEST_HEADER = 400
"""Lines; the material of the base game has about 100, and the largest that an expansion may add about 200."""

TEXT_MARK = "skye record"


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="skye"):
    """The first line of a JSON-lines file: the material all its games are played with."""

    version: int
    material: dict[str, Any]


class Step(NamedTuple):
    """A line of a record that was verified, with the game it belongs to."""

    line: int
    event: Event
    begun: Begun
    proof: Proof


class Line(NamedTuple):
    """One line of a file with its position."""

    number: int
    offset: int
    """Bytes of the file up to the end of this line."""
    text: bytes


def header(tables: Tables, *, text: bool, version: int = VERSION) -> bytes:
    """The beginning of a file; of an older version for games that were played by its rules."""
    plain = plain_material(tables.material)
    if not text:
        return msgspec.json.encode(Header(version, plain)) + b"\n"
    lines = [f"{TEXT_MARK} {version}", *_tile_lines(plain)]
    lines.append(f"first_game {' '.join(plain['first_game'])}")
    for rounds in plain["rounds"]:
        lines.append("rounds " + " ".join(",".join(map(str, rounds[key])) for key in ("players", "scored", "catch_up")))
    expansion = tables.material.expansion
    if expansion is not None:
        lines += [f"expansion {expansion.name}", *_tile_lines(plain[expansion.name])]
        lines += named(expansion.name).part(MaterialPart).header_lines(expansion)
    return "\n".join([*lines, "", ""]).encode()


def beginnings(tables: Tables, *, text: bool) -> Iterator[tuple[int, bytes]]:
    """Every version of a file, the newest first, and how it begins."""
    for version in range(VERSION, 0, -1):
        yield version, header(tables, text=text, version=version)


def _tile_lines(plain: dict[str, Any]) -> Iterator[str]:
    """The header lines of a text for the tiles and scoring tiles of the base game or of an expansion."""
    for tile in plain["tile"]:
        roads, symbols = "+".join(tile["roads"]) or "-", " ".join(tile["symbols"])
        yield f"tile {tile['id']} {tile['edges']} {tile['centre']} {roads} {symbols}".rstrip()
    for scoring in plain["scoring"]:
        yield f"scoring {scoring['id']} {' '.join(map(str, scoring['points']))}"


def lines_of(events: Iterable[Event], *, text: bool) -> bytes:
    """One game's events as lines; an empty line follows it in a text."""
    if text:
        return "".join(to_text(event) + "\n" for event in events).encode() + b"\n"
    return b"".join(to_json(event) + b"\n" for event in events)


def check_rules(path: Path, version: int, expansion: str | None) -> None:
    """Reject a file whose games were played by rules that have changed since."""
    if version < rules_version(expansion):
        raise RecordError(f"record-rules-{expansion}", file=str(path), version=version)


class RecordFile:
    """A file of records, read from its beginning."""

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        self.line = 0
        self.offset = 0
        self.is_text = False
        self.version = VERSION
        self.tables = base_tables()
        self.games = 0
        """Whole games read so far."""
        self.is_shipped_material = True
        """Whether the games are played with the installed material."""

    def events(self) -> Iterator[tuple[int, Event]]:
        """Every event with its line number; RecordError says what is wrong and where."""
        try:
            with self._open() as stream:
                lines = self._lines(stream)
                first = next(lines, None)
                if first is None:
                    raise RecordError("record-empty", file=str(self.path))
                self.is_text = first.text.startswith(TEXT_MARK.encode())
                self._read_header(first, lines)
                for line in lines:
                    if line.text:
                        event = self._event(line)
                        self.games += isinstance(event, Over)
                        yield line.number, event
        except OSError as error:
            raise RecordError("record-unreadable", file=str(self.path), problem=reason(error)) from error

    @property
    def is_of_old_rules(self) -> bool:
        """Whether its games were played by rules that have changed since."""
        return self.version < rules_version(self._expansion)

    @property
    def _expansion(self) -> str | None:
        box = self.tables.material.expansion
        return None if box is None else box.name

    def check_rules(self) -> None:
        """Reject games of old rules, once the file has been opened: they no longer prove anything."""
        check_rules(self.path, self.version, self._expansion)

    def prove(self, first: int = 1) -> Iterator[Step]:
        """Replay every game from the first one requested; yields each line once it is verified."""
        for step in self.retell(first):
            if isinstance(step.event, Begun):
                self.check_rules()
            yield step

    def retell(self, first: int = 1) -> Iterator[Step]:
        """The same, but games of old rules are replayed by the rules they were played with."""
        proof: Proof | None = None
        begun: Begun | None = None
        for number, event in self.events():
            if self.games < first - 1 or (first > 1 and begun is None and isinstance(event, Over)):
                continue
            if proof is None or begun is None:
                if not isinstance(event, Begun):
                    raise RecordError("record-no-game", file=str(self.path), line=number)
                begun = event
                try:
                    proof = Proof(begun, self.tables, min(self.version, rules_version(self._expansion)))
                except SetupError as error:
                    raise self._wrong(number, error) from error
            else:
                try:
                    proof.check(number, event)
                except RecordError as error:
                    raise RecordError(error.key, **{**error.values, "file": str(self.path)}) from error
            yield Step(number, event, begun, proof)
            if isinstance(event, Over):
                proof = None
        if not self.games and begun is None:
            raise RecordError("record-no-games", file=str(self.path))
        if begun is not None and proof is not None:
            raise RecordError(
                "record-truncated",
                file=str(self.path),
                line=self.line,
                game=begun.number,
                expected=proof.next_text(),
            )

    def _open(self) -> BinaryIO:
        return self.path.open("rb")

    def _lines(self, stream: BinaryIO) -> Iterator[Line]:
        while text := stream.readline(LONGEST_LINE + 1):
            self.line += 1
            self.offset += len(text)
            if len(text) > LONGEST_LINE:
                raise RecordError("record-long", file=str(self.path), line=self.line, most=LONGEST_LINE)
            yield Line(self.line, self.offset, text.rstrip(b"\r\n"))

    def _read_header(self, first: Line, lines: Iterator[Line]) -> None:
        if self.is_text:
            plain = self._text_header(first, lines)
        elif first.text.startswith(b"{"):
            plain = self._json_header(first)
        else:
            raise RecordError("record-other", file=str(self.path))
        try:
            played = material_from_plain(plain, f"{self.path}:1")
        except MaterialError as error:
            raise RecordError("record-material", file=str(self.path), problem=str(error)) from error
        shipped = shipped_tables(None if played.expansion is None else played.expansion.name)
        self.is_shipped_material = plain_material(shipped.material) == plain_material(played)
        self.tables = shipped if self.is_shipped_material else Tables(played)

    def _check_version(self, found: object) -> None:
        if type(found) is not int or found not in KNOWN:
            raise RecordError("record-version", file=str(self.path), found=_short(found), known=VERSION)
        self.version = found

    def _json_header(self, line: Line) -> dict[str, Any]:
        try:
            head = msgspec.json.decode(line.text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise self._wrong(line.number, error) from error
        if not isinstance(head, dict) or head.get("type") != "skye":
            raise RecordError("record-other", file=str(self.path))
        self._check_version(head.get("version"))
        try:
            return msgspec.convert(head, Header).material
        except msgspec.ValidationError as error:
            raise self._wrong(line.number, error) from error

    def _text_header(self, first: Line, lines: Iterator[Line]) -> dict[str, Any]:
        found = first.text.decode(errors="replace").removeprefix(TEXT_MARK)[:20]
        self._check_version({f" {version}": version for version in KNOWN}.get(found, found.strip()))
        plain: dict[str, Any] = {"tile": [], "scoring": [], "first_game": [], "rounds": []}
        for line in lines:
            if not line.text:
                break
            try:
                kind, *words = line.text.decode().split(" ")
                _add_to_plain(plain, kind, words)
            except MaterialError as error:
                raise self._wrong(line.number, error) from error
            except ValueError as error:
                raise self._wrong(line.number, line.text[:80].decode(errors="replace")) from error
            if line.number > LONGEST_HEADER:
                raise RecordError("record-other", file=str(self.path))
        return plain

    def _event(self, line: Line) -> Event:
        try:
            return from_text(line.text.decode()) if self.is_text else from_json(line.text)
        except (NotationError, UnicodeDecodeError) as error:
            raise self._wrong(line.number, error) from error

    def _wrong(self, number: int, problem: object) -> RecordError:
        return RecordError("record-malformed", file=str(self.path), line=number, problem=str(problem)[:300])


def _add_to_plain(plain: dict[str, Any], kind: str, words: list[str]) -> None:
    """Add one line of a text's header to the plain material; what follows an expansion's name belongs to it."""
    expansion = next((name for name in NAMES if name in plain), None)
    holder = plain if expansion is None else plain[expansion]
    if kind == "tile":
        name, edges, centre, roads, *symbols = words
        entry = {"id": name, "edges": edges, "centre": centre, "symbols": symbols}
        holder["tile"].append({**entry, "roads": [] if roads == "-" else roads.split("+")})
    elif kind == "scoring":
        name, *points = words
        holder["scoring"].append({"id": name, "points": [int(number) for number in points]})
    elif expansion is not None:
        named(expansion).part(MaterialPart).read_header_line(holder, kind, words)
    elif kind == "expansion":
        (name,) = words
        if name not in NAMES:
            raise MaterialError("material-unknown-expansion", found=name, known=", ".join(NAMES))
        plain[name] = {"tile": [], "scoring": []}
    elif kind == "first_game":
        plain["first_game"] = words
    elif kind == "rounds":
        players, scored, catch_up = words
        numbers = {
            key: [int(number) for number in text.split(",")]
            for key, text in (("players", players), ("catch_up", catch_up))
        }
        plain["rounds"].append({**numbers, "scored": scored.split(",")})
    else:
        raise ValueError(kind)


def _short(value: object) -> object:
    """A value from a file that a message can show."""
    return value if isinstance(value, int | str) else type(value).__name__
