"""What the page reads besides its files: its messages in a language, the rules, and what the tiles show."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Any

import msgspec
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from skye.material import expansions, rules_text, words
from skye.material.box import Material, shipped_material
from skye.material.editions import tables_of
from skye.server.cached_response import CachedResponse, cached

ASK_AGAIN = "no-cache"

MOST_OTHERS = 8
"""Materials that are not shipped, cached in memory; a server seldom needs more than two."""

PREFIXES = (
    *("page-", "word-", "bot-", "terrain-", "symbol-", "scoring-", "line-", "phase-"),
    *("track-", "bonus-", "reason-", "requirement-", "halted-"),
)
"""The prefixes of the messages that the page uses."""

FIRST = (
    *("page-start-", "page-expansion-", "page-renew", "page-settings-to-", "bot-"),
    *("page-close", "page-connection-back", "page-copied", "page-history-title", "page-invite-devices"),
    *("page-loading", "page-lobby-base"),
    *("page-lobby-freed", "page-no-answer", "page-rules-title", "page-settings-language", "page-settings-title"),
    *("page-table-home", "page-table-round", "page-table-turn", "page-title"),
)
"""The beginnings of those that the start page needs before any other part of the page is loaded."""


@cache
def first_words(language: str) -> CachedResponse:
    """The messages of the start page in one language, with those that they refer to."""
    return _written(language, _with_references(language, FIRST))


@cache
def more_words(language: str) -> CachedResponse:
    """All other messages of the page."""
    first = _with_references(language, FIRST)
    return _written(language, [name for name in _with_references(language, PREFIXES) if name not in first])


def _with_references(language: str, prefixes: tuple[str, ...]) -> dict[str, None]:
    """The messages that begin so, and those that they refer to."""
    messages = _messages(language)
    wanted = [name for name in messages if name.startswith(prefixes)]
    chosen = dict.fromkeys(wanted)
    while wanted:
        referred = [name for name in _References().of(messages[wanted.pop()]) if name not in chosen]
        chosen |= dict.fromkeys(referred)
        wanted += referred
    return chosen


def _written(language: str, names: Iterable[str]) -> CachedResponse:
    messages = _messages(language)
    serialize = FluentSerializer().serialize_entry
    return cached("".join(serialize(messages[name]) for name in names).encode(), "ftl", ASK_AGAIN)


@cache
def rules_data(language: str) -> CachedResponse:
    """All rules in one language: the sections in their order, and which expansion added them.

    Not the notes between them: those explain options of the program to its operator.
    """
    words.use(language)
    added = rules_text.added_sections()
    sections = []
    for title, names in rules_text.sections():
        rules = [_rule(name) for name in names]
        sections.append({"title": words.text(title), "expansion": added.get(title), "rules": rules})
    return cached(msgspec.json.encode(sections), "json", ASK_AGAIN)


@cache
def material_data() -> CachedResponse:
    """What is printed on every tile and scoring tile of the base game and of the expansions."""
    return _material_response([(name, shipped_material(name)) for name in (None, *expansions.NAMES)])


@lru_cache(MOST_OTHERS)
def other_material_data(text: str) -> CachedResponse:
    """The same for a material that is not shipped; MaterialError says why it cannot be read."""
    box = tables_of(text).material
    return _material_response([(None if box.expansion is None else box.expansion.name, box)])


def _material_response(boxes: list[tuple[str | None, Material]]) -> CachedResponse:
    tiles: dict[str, Any] = {}
    scoring: dict[str, Any] = {}
    for name, box in boxes:
        for tile in (box.castle, *box.tiles):
            plain = {"id": tile.id, "edges": tile.edges, "centre": tile.centre, "roads": tile.roads}
            symbols = [symbol.kind for symbol in tile.symbols]
            tiles.setdefault(tile.id, {**plain, "symbols": symbols, "expansion": name})
        for entry in box.scoring:
            scoring.setdefault(entry.id, {"id": entry.id, "points": entry.points, "expansion": name})
    content = {"tiles": list(tiles.values()), "scoring": list(scoring.values())}
    return cached(msgspec.json.encode(content), "json", ASK_AGAIN)


def _rule(name: str) -> dict[str, str]:
    data = {"id": name, "text": rules_text.rule(name)}
    return (
        {**data, "name": words.text(f"scoring-{name.replace('_', '-')}-name")}
        if name in rules_text.scoring_tiles()
        else data
    )


def _messages(language: str) -> dict[str, ast.Message]:
    parser = FluentParser(with_spans=False)
    found = {}
    for file in words.catalogue_files(language):
        for entry in parser.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                entry.comment = None
                found[entry.id.name] = entry
    return found


class _References(Visitor):
    """The messages that a message refers to."""

    def __init__(self) -> None:
        self._found: list[str] = []

    def of(self, message: ast.Message) -> Iterator[str]:
        self.visit(message)
        return iter(self._found)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 -- the name Visitor looks for
        self._found.append(node.id.name)
