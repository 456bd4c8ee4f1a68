"""The catalogues: the same messages in every language, each of them sound, none missing."""

from __future__ import annotations

import ast as python
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from english import english
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import skye
from skye.expansions.journeyman import material as journeyman
from skye.material import errors, rules_text, words
from skye.material.box import LETTERS, base_material, shipped_material
from skye.material.tiles import SCROLLS, SYMBOL_TERRAINS, TERRAINS

pytestmark = pytest.mark.once

PACKAGE = Path(skye.__file__).parent
LOCALE = PACKAGE / "locale"
DOCS = Path(__file__).parents[1] / "docs"
COUNTS = (0, 1, 2, 5, 21)

SCROLL_LINES = tuple(f"{scroll}{suffix}" for scroll in SCROLLS for suffix in ("", "_doubled"))
LINES = (
    *("square", "sheep", "broch_mountain", "whisky_most", "whisky_second", "farm_animals", "road_cattle", "road_tile"),
    *("largest_lake", "completed_area", "large_area", "building_set", "ships_most", "ships_second", "gold_most"),
    *("gold_second", "harbour", "column", "completed_mountain", *SCROLL_LINES, "gold", "castle", "whisky", "catch_up"),
)
WORDS = ("castle", "tile", "territory", "round", "seat", "gold", "points", "axe", "bag")

JOURNEYMAN_LINES = (
    *("journey", "broch_row", "broch_column", "symbol_row", "bridges_warrior", "bridges_merchant", "bridges_herald"),
    *("warrior_points", "merchant_points", "herald_points", "banner_income", "no_axe_income"),
)
JOURNEYMAN_WORDS = (
    *("journeyman", "waypoint", "road-piece", "marker", "bonus", "board", "movement", "zone", "fee", "bridge"),
)
STEP_REASONS = ("requirement", "castle", "sale", "symbol", "bonus")


class References(Visitor):
    """The variables and the other messages that one message speaks of, and the plural forms it offers."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.forms: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 -- the name Visitor looks for
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.forms.append({variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)})
        self.generic_visit(node)


@cache
def entries(language: str) -> list[Any]:
    """Everything in the files of one language, comments left out."""
    return [
        entry
        for file in words.catalogue_files(language)
        for entry in parse(file.read_text(encoding="utf-8")).body
        if not isinstance(entry, ast.BaseComment)
    ]


@cache
def references(language: str) -> dict[str, References]:
    """What every message of a language refers to, directly or through other messages."""
    found = {}
    for entry in entries(language):
        found[entry.id.name] = References()
        found[entry.id.name].visit(entry)
    for reference in found.values():
        pending = list(reference.messages)
        while pending:
            other = found[pending.pop()]
            reference.variables |= other.variables
            pending += other.messages
    return found


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_single_messages_are_those_of_the_whole_file(language: str) -> None:
    """Each message is cut out of its file before it is parsed."""
    for file in words.catalogue_files(language):
        text = file.read_text(encoding="utf-8")
        whole = [entry for entry in parse(text, with_spans=False).body if isinstance(entry, ast.Message)]
        cut = [(found["name"], found[0]) for found in words.MESSAGE.finditer(text)]
        assert [name for name, _ in cut] == [message.id.name for message in whole]
        for message, (_, source) in zip(whole, cut, strict=True):
            [alone] = parse(source, with_spans=False).body
            assert alone.equals(message, ignored_fields=["span", "comment"])


def identifiers() -> Iterator[str]:
    """Every message that the material and the rules call for."""
    yield from (f"terrain-{terrain}" for terrain in TERRAINS)
    yield from (f"symbol-{kind.replace('_', '-')}" for kind in SYMBOL_TERRAINS)
    yield from (f"word-{word}" for word in WORDS)
    yield from (f"line-{label.replace('_', '-')}" for label in LINES)
    yield from (f"phase-{phase}" for phase in ("price", "buy", "build"))
    for section, names in rules_text.sections():
        yield section
        for name in names:
            if name in rules_text.scoring_tiles():
                yield f"scoring-{name.replace('_', '-')}"
                yield f"scoring-{name.replace('_', '-')}-name"
            else:
                yield f"rule-{name}"
    yield from rules_text.notes().values()


def journeyman_identifiers() -> Iterator[str]:
    """Every message that the material of the expansion calls for."""
    yield f"symbol-{journeyman.NAME}"
    yield from (f"track-{track}" for track in journeyman.TRACKS)
    for bonus in journeyman.BONUS:
        yield f"bonus-{bonus.replace('_', '-')}"
        yield f"bonus-{bonus.replace('_', '-')}-text"
    yield from (f"requirement-{requirement.replace('_', '-')}" for requirement in journeyman.REQUIREMENTS)
    yield from (f"reason-{reason}" for reason in STEP_REASONS)
    yield from (f"word-{word}" for word in JOURNEYMAN_WORDS)
    yield from (f"line-{label.replace('_', '-')}" for label in JOURNEYMAN_LINES)
    yield from (f"phase-{phase}" for phase in ("plan", "walk", "step"))
    yield from (f"drawing-{mark}" for mark in ("road", "journeyman"))


def is_lookup(call: python.Call) -> bool:
    """Whether a call in the source names a message first: `text(...)`, `words.text(...)` or an error of ours."""
    if isinstance(call.func, python.Attribute):
        return call.func.attr == "text" and isinstance(call.func.value, python.Name) and call.func.value.id == "words"
    if not isinstance(call.func, python.Name):
        return False
    kind = vars(errors).get(call.func.id)
    return call.func.id == "text" or (isinstance(kind, type) and issubclass(kind, errors.SkyeError))


def key_patterns(node: python.expr) -> Iterator[str]:
    """Patterns of the message names that an expression spells out; what an f-string fills in may be anything."""
    if isinstance(node, python.IfExp):
        yield from key_patterns(node.body)
        yield from key_patterns(node.orelse)
    elif isinstance(node, python.Constant):
        yield re.escape(str(node.value))
    elif isinstance(node, python.JoinedStr):
        parts = [re.escape(str(part.value)) if isinstance(part, python.Constant) else ".+" for part in node.values]
        yield "".join(parts)


@cache
def source_nodes() -> list[tuple[Path, python.AST]]:
    """Everything in the source, with the file it stands in."""
    return [
        (file, node)
        for file in sorted(PACKAGE.rglob("*.py"))
        for node in python.walk(python.parse(file.read_text(encoding="utf-8")))
    ]


@cache
def lookups() -> list[tuple[str, str]]:
    """Where the source names a message, and the pattern of its name."""
    return [
        (f"{file.relative_to(PACKAGE)}:{node.lineno}", pattern)
        for file, node in source_nodes()
        if isinstance(node, python.Call) and node.args and is_lookup(node)
        for pattern in key_patterns(node.args[0])
    ]


def test_every_language_has_files() -> None:
    assert {folder.name for folder in LOCALE.iterdir()} == set(words.LANGUAGES)


def test_files_are_sound(language: str) -> None:
    unexpected = [entry for entry in entries(language) if not isinstance(entry, ast.Message) or entry.attributes]
    assert unexpected == []
    names = Counter(entry.id.name for entry in entries(language))
    assert [name for name, count in names.items() if count > 1] == []


def test_same_messages_and_variables(language: str) -> None:
    english = {name: reference.variables for name, reference in references("en").items()}
    assert {name: reference.variables for name, reference in references(language).items()} == english


@pytest.mark.parametrize("count", COUNTS)
def test_every_message_formats(language: str, count: int) -> None:
    for name, reference in references(language).items():
        # `text` raises on any error that Fluent reports.
        text = words.text(name, **dict.fromkeys(reference.variables, count))
        assert text.strip() == text
        assert "{" not in text
        assert text


def test_a_message_comes_after_those_it_refers_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """As soon as it is there, another thread of a server may format it."""
    catalogue = words.Catalogue("en")
    add = catalogue._bundle.add_resource

    def add_and_format(resource: Any) -> None:
        add(resource)
        [message] = resource.body
        catalogue.format(message.id.name, dict.fromkeys(known[message.id.name].variables, 1))

    monkeypatch.setattr(catalogue._bundle, "add_resource", add_and_format)
    known = references("en")
    for name, reference in known.items():
        catalogue.format(name, dict.fromkeys(reference.variables, 1))


@pytest.mark.usefixtures("language")
def test_every_needed_message_exists() -> None:
    needed = [*identifiers(), *journeyman_identifiers()]
    assert [name for name in needed if name not in words.catalogue(words.language())] == []


def test_every_message_the_source_names_exists() -> None:
    known = [entry.id.name for entry in entries("en")]
    found = lookups()
    assert found
    assert [(place, name) for place, name in found if not any(re.fullmatch(name, key) for key in known)] == []


@pytest.mark.parametrize(
    "file",
    [
        "cli.ftl",
        "errors.ftl",
        "arena.ftl",
        "contract.ftl",
        "tune.ftl",
        "study.ftl",
        "journeyman/journeyman.ftl",
        "journeyman/material.ftl",
        "table.ftl",
        "guard.ftl",
        "storage.ftl",
        "system.ftl",
        "commands.ftl",
    ],
)
def test_no_message_is_unused(file: str) -> None:
    keys = [entry.id.name for entry in parse(english(file).read_text(encoding="utf-8")).body if hasattr(entry, "id")]
    # Names also stand in tables that are looked up later, such as the steps of `skye test`.
    spelled = {node.value for _, node in source_nodes() if isinstance(node, python.Constant)}
    patterns = {pattern for _, pattern in lookups()}
    # A pattern such as `rule-.+` finds what it needs by the id; which ids there are is known here.
    known = spelled | {*identifiers(), *journeyman_identifiers()}
    assert keys
    assert [key for key in keys if key not in known and not any(re.fullmatch(name, key) for name in patterns)] == []


def test_plural_forms(language: str) -> None:
    needed = {"one", "few", "many"} if language == "ru" else {"one", "other"}
    for name, reference in references(language).items():
        assert all(forms == needed for forms in reference.forms), name


@pytest.mark.parametrize("language", ["ru"], indirect=True)
@pytest.mark.usefixtures("language")
def test_russian_plurals() -> None:
    spoken = [words.text("line-sheep", count=count) for count in COUNTS]
    assert spoken == ["0 овец", "1 овца", "2 овцы", "5 овец", "21 овца"]


@pytest.mark.parametrize("language", ["fr"], indirect=True)
@pytest.mark.usefixtures("language")
def test_a_message_in_another_keeps_its_spaces() -> None:
    problem = words.text("material-no-castle", file="tiles.toml")
    assert "«\N{NO-BREAK SPACE}castle\N{NO-BREAK SPACE}»" in problem
    assert problem in words.text("record-material", file="record.txt", problem=problem)


@pytest.mark.usefixtures("language")
def test_names_differ() -> None:
    for kinds in (SYMBOL_TERRAINS, rules_text.scoring_tiles()):
        prefix, suffix = ("scoring-", "-name") if kinds is rules_text.scoring_tiles() else ("symbol-", "")
        names = [words.text(f"{prefix}{kind.replace('_', '-')}{suffix}") for kind in kinds]
        assert len(set(names)) == len(names)


@pytest.mark.usefixtures("language")
def test_scoring_rules_name_their_points() -> None:
    for tile in shipped_material(journeyman.NAME).scoring:
        assert set(map(str, tile.points)) <= set(re.findall(r"\d+", rules_text.rule(tile.id)))


@pytest.mark.usefixtures("language")
def test_numbers_of_the_expansion_are_given_as_they_are() -> None:
    box = shipped_material("journeyman").expansion
    assert isinstance(box, journeyman.Box)
    result = {
        name: set(map(int, re.findall(r"\d+", rules_text.rule(name)))) for name in ("J1", "W2", "W5", "W6", "W12")
    }
    fees = {space.fee for board in box.boards for track in journeyman.TRACKS for space in board.track(track)}
    numbers = {number for bonus in box.bonus for number in (getattr(bonus, name) for name in journeyman.NUMBERS)}
    assert {len(box.tiles), len(shipped_material("journeyman").tiles), len(box.scoring)} <= result["J1"]
    assert box.movement in result["W2"]
    assert set(box.prices) <= result["W5"]
    assert fees - {0} <= result["W6"]
    assert numbers - {0} <= result["W12"]
    assert {len(shipped_material("journeyman").scoring)} <= result["J1"]


@pytest.mark.usefixtures("language")
def test_names_of_the_expansion_differ() -> None:
    for prefix, names in (
        ("track", journeyman.TRACKS),
        ("bonus", journeyman.BONUS),
        ("requirement", journeyman.REQUIREMENTS),
        ("reason", STEP_REASONS),
    ):
        spoken = [words.text(f"{prefix}-{name.replace('_', '-')}") for name in names]
        assert len(set(spoken)) == len(spoken)


@pytest.mark.usefixtures("language")
def test_rounds_are_given_as_they_are() -> None:
    rows = [
        ("".join(re.findall(r"\b[A-D]\b", line)), int(re.findall(r"\d+", line)[-1]))
        for line in rules_text.rule("S4").splitlines()
        if line.startswith("- ")
    ]
    courses = sorted(base_material().rounds, key=lambda course: course.players)
    assert rows == [pair for course in courses for pair in zip(course.scored, course.catch_up, strict=True)]


@pytest.mark.usefixtures("language")
def test_first_game_is_given_as_it_is() -> None:
    text = rules_text.rule("S2a")
    for letter, tile in zip(LETTERS, base_material().first_game, strict=True):
        name = words.text(f"scoring-{tile.replace('_', '-')}-name")
        assert f"{name} ({letter})" in text


@pytest.mark.usefixtures("language")
def test_rules_refer_to_rules_that_exist() -> None:
    known = {name for _, names in rules_text.sections() for name in names}
    for name in known:
        assert set(re.findall(r"\b[A-Z]\d[a-z]?\b", rules_text.rule(name))) <= known


def test_rules_page_is_up_to_date() -> None:
    page = (DOCS / "rules.md").read_text(encoding="utf-8")
    assert page == rules_text.markdown(), "the rules have changed: run `skye rules --markdown > docs/rules.md`"


def test_rulings_list_every_tile_the_transcriptions_differ_on() -> None:
    page = (DOCS / "rulings.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| (\d+) \| ([PMW]{4}), ([PMW]) \|", page, flags=re.MULTILINE)
    assert listed == [(tile.id, tile.edges, tile.centre) for tile in base_material().tiles if tile.disagreement]
