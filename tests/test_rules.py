"""The rules as a person reads them."""

from __future__ import annotations

import pytest

from skye import material, rules, words
from skye.errors import SkyeError

IDS = [name for _, names in rules.SECTIONS for name in names]


def test_sections_hold_every_rule_once() -> None:
    assert len(set(IDS)) == len(IDS)
    assert [tile.id for tile in material.base().scoring] == [name for name in IDS if name in rules.SCORING]
    assert " ".join(name for name in IDS if name not in rules.SCORING) == (
        "M1 M2 M3 M4 M5 S1 S2 S2a S3 S4 I1 I2 I3 P1 P2 P3 P4 B1 B2 B3 B4 L1 L2 L3 "
        "E1 A1 A2 A3 T1 T2 F1 F2 F3 X1 X2 X3 X4"
    )


@pytest.mark.parametrize("name", ["S2a", "s2a", "S2A", " s2a "])
def test_rule_whatever_the_capitals(name: str) -> None:
    assert rules.rule(name) == words.text("rule-S2a")


@pytest.mark.parametrize("name", ["broch_mountains", "Broch-Mountains"])
def test_rule_of_a_scoring_tile(name: str) -> None:
    assert rules.rule(name) == words.text("scoring-broch-mountains")


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("name", ["", "M", "M6", "disagreement", "scoring-sheep", "castle", "{ $known }"])
def test_unknown_rule(name: str) -> None:
    with pytest.raises(SkyeError) as raised:
        rules.rule(name)
    assert raised.value.key == "rules-unknown"
    assert raised.value.values["found"] == name
    assert all(known in str(raised.value) for known in IDS)


@pytest.mark.usefixtures("language")
def test_overview_holds_everything_and_fits_a_terminal() -> None:
    text = rules.overview()
    lines = text.splitlines()
    assert max(map(len, lines)) <= rules.WIDTH
    assert all(line == line.rstrip() for line in lines)
    assert text.endswith("\n")
    assert not text.endswith("\n\n")
    flat = " ".join(text.split())
    for section, names in rules.SECTIONS:
        assert words.text(section) in lines
        for name in names:
            label = f"({name})" if name in rules.SCORING else name
            assert f"{label} {' '.join(rules.rule(name).split())}" in flat
    assert " ".join(words.text("rule-disagreement").split()) in flat


@pytest.mark.usefixtures("language")
def test_markdown_holds_everything() -> None:
    text = rules.markdown()
    lines = text.splitlines()
    assert lines[0] == f"# {words.text('rules-title')}"
    assert "(rulings.md)" in text
    for section, names in rules.SECTIONS:
        assert f"## {words.text(section)}" in lines
        for name in names:
            start = f"(`{name}`): " if name in rules.SCORING else f"- **{name}** "
            assert f"{start}{rules.rule(name).splitlines()[0]}" in text
    assert words.text("rule-disagreement") in lines
