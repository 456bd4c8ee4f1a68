"""The rules as a person reads them."""

from __future__ import annotations

import re

import pytest

from skye.expansions.journeyman.material import FILES
from skye.material import expansions, rules_text, words
from skye.material.box import shipped_material
from skye.material.errors import SkyeError

pytestmark = pytest.mark.once

IDS = [name for _, names in rules_text.sections() for name in names]


def test_sections_hold_every_rule_once() -> None:
    assert len(set(IDS)) == len(IDS)
    assert [name for name in IDS if name in rules_text.scoring_tiles()] == list(rules_text.scoring_tiles())
    assert " ".join(name for name in IDS if name not in rules_text.scoring_tiles()) == (
        "M1 M2 M3 M4 M5 S1 S2 S2a S3 S4 I1 I2 I3 P1 P2 P3 P4 B1 B2 B3 B4 L1 L2 L3 "
        "E1 A1 A2 A3 T1 T2 F1 F2 F3 "
        "J1 J2 J3 W1 W2 W3 W4 W5 W6 W7 W8 W9 W10 W11 W12 W13 W14 X1 X2 X3 X4"
    )


@pytest.mark.parametrize("expansion", expansions.NAMES)
def test_scoring_tiles_are_those_of_the_box(expansion: str) -> None:
    assert tuple(tile.id for tile in shipped_material(expansion).scoring) == rules_text.scoring_tiles()


def test_limits_come_last() -> None:
    assert rules_text.sections()[-1][0] == "section-limits"


def test_notes_belong_to_sections() -> None:
    assert set(rules_text.notes()) < {section for section, _ in rules_text.sections()}
    assert len(rules_text.notes()) == 1 + len(expansions.NAMES)


@pytest.mark.parametrize(
    ("name", "key"),
    [("S2a", "S2a"), ("s2a", "S2a"), ("S2A", "S2a"), (" s2a ", "S2a"), ("W4", "W4"), ("w14", "W14"), ("j3", "J3")],
)
def test_rule_whatever_the_capitals(name: str, key: str) -> None:
    assert rules_text.rule(name) == words.text(f"rule-{key}")


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("broch_mountains", "broch-mountains"),
        ("Broch-Mountains", "broch-mountains"),
        ("journey", "journey"),
        ("Broch-Lines", "broch-lines"),
        ("symbol_rows", "symbol-rows"),
        ("bridges", "bridges"),
    ],
)
def test_rule_of_a_scoring_tile(name: str, key: str) -> None:
    assert rules_text.rule(name) == words.text(f"scoring-{key}")


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("name", ["", "M", "M6", "J4", "W15", "disagreement", "scoring-sheep", "castle", "{ $known }"])
def test_unknown_rule(name: str) -> None:
    with pytest.raises(SkyeError) as raised:
        rules_text.rule(name)
    assert raised.value.key == "rules-unknown"
    assert raised.value.values["found"] == name
    assert all(known in str(raised.value) for known in IDS)


@pytest.mark.usefixtures("language")
def test_overview_holds_everything_and_fits_a_terminal() -> None:
    text = rules_text.overview()
    lines = text.splitlines()
    assert max(map(len, lines)) <= rules_text.WIDTH
    assert all(line == line.rstrip() for line in lines)
    assert text.endswith("\n")
    assert not text.endswith("\n\n")
    flat = " ".join(text.split())
    for section, names in rules_text.sections():
        assert words.text(section) in lines
        for name in names:
            label = f"({name})" if name in rules_text.scoring_tiles() else name
            assert f"{label} {' '.join(rules_text.rule(name).split())}" in flat
    for note in rules_text.notes().values():
        assert " ".join(words.text(note).split()) in flat


@pytest.mark.usefixtures("language")
def test_markdown_holds_everything() -> None:
    text = rules_text.markdown()
    lines = text.splitlines()
    assert lines[0] == f"# {words.text('rules-title')}"
    assert "(rulings.md)" in text
    for section, names in rules_text.sections():
        assert f"## {words.text(section)}" in lines
        for name in names:
            start = f"(`{name}`): " if name in rules_text.scoring_tiles() else f"- **{name}** "
            assert f"{start}{rules_text.rule(name).splitlines()[0]}" in text
    assert all(words.text(note) in lines for note in rules_text.notes().values())


@pytest.mark.usefixtures("language")
def test_the_note_on_reconstruction_names_its_options() -> None:
    """The note on what is reconstructed names every option that replaces it."""
    note = words.text("rule-journeyman-reconstructed")
    assert re.findall(r"--[a-z-]+", note) == [f"--journeyman-{file}" for file in FILES]
