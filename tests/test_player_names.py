"""Names of players: many scripts pass unchanged, nothing unseen, piled up or endless does."""

from __future__ import annotations

from unicodedata import category, normalize

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from skye.server.player_names import LONGEST, LONGEST_TEXT, MOST_MARKS, UNSEEN, PlayerNameError, clean_name

pytestmark = pytest.mark.once

ACUTE = "\N{COMBINING ACUTE ACCENT}"
MACRON = "\N{COMBINING MACRON}"
# Neither joins the letter x to one code point.
PILED = f"x{ACUTE}{MACRON}"


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "Zoë O'Brien-Smith",
        "D’Artagnan & Co.",
        "player_1",
        "7",
        "Ольга",
        "李小龍",
        "たろう",
        "ไก่ต๊อก",
        "नमस्ते",
        "עברית",
        "محمد ٣",
        "김철수",
        "Ⅳ",
        PILED,
        "a" * LONGEST,
        PILED * LONGEST,
    ],
)
def test_a_good_name_stays_as_it_is(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("  Ann \n", "Ann"),
        ("Ann   of\N{NO-BREAK SPACE} \N{IDEOGRAPHIC SPACE}Skye", "Ann of Skye"),
        (f"Zoe{chr(0x308)}", "Zoë"),
        ("".join(map(chr, (0x1112, 0x1161, 0x11AB))), "한"),
        (normalize("NFD", "ệ" * LONGEST), "ệ" * LONGEST),
    ],
)
def test_a_name_is_brought_into_form(text: str, name: str) -> None:
    assert clean_name(text) == name


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "name-empty"),
        (" \N{NO-BREAK SPACE}\t", "name-empty"),
        ("a" * (LONGEST + 1), "name-long"),
        (f"{PILED * LONGEST}x", "name-long"),
        ("x" + ACUTE * LONGEST_TEXT, "name-long"),
        (" " * LONGEST_TEXT + "x", "name-long"),
        ("a\tb", "name-letter"),
        ("a\nb", "name-letter"),
        ("a\N{RIGHT-TO-LEFT OVERRIDE}b", "name-letter"),
        ("a\N{ZERO WIDTH JOINER}b", "name-letter"),
        ("a\N{SOFT HYPHEN}b", "name-letter"),
        ("\N{HANGUL FILLER}", "name-letter"),
        ("a\N{VARIATION SELECTOR-16}", "name-letter"),
        ("a\N{COMBINING GRAPHEME JOINER}", "name-letter"),
        ("a\N{BRAILLE PATTERN BLANK}", "name-letter"),
        ("a\ue000", "name-letter"),
        ("a\ufdd0", "name-letter"),
        ("a\ud800", "name-letter"),
        ("a\u0378", "name-letter"),
        ("<b>", "name-letter"),
        ("a/b", "name-letter"),
        ("🐑", "name-letter"),
        ("x²", "name-letter"),
        (PILED + ACUTE, "name-marks"),
        (f"{ACUTE}x", "name-marks"),
        (f"x {ACUTE}y", "name-marks"),
        (f"x-{ACUTE}y", "name-marks"),
        ("- .", "name-punctuation"),
    ],
)
def test_a_bad_name_is_refused(text: str, key: str) -> None:
    with pytest.raises(PlayerNameError) as refused:
        clean_name(text)
    assert refused.value.key == key


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("text", ["", "a" * 99, "<", "\N{RIGHT-TO-LEFT OVERRIDE}", PILED + ACUTE, "-"])
def test_a_refusal_says_what_it_knows(text: str) -> None:
    with pytest.raises(PlayerNameError) as refused:
        clean_name(text)
    assert [value for value in refused.value.values.values() if str(value) not in str(refused.value)] == []


def test_invisible_characters_are_named_by_their_number() -> None:
    with pytest.raises(PlayerNameError, match=r"U\+202E"):
        clean_name("a\N{RIGHT-TO-LEFT OVERRIDE}b")
    with pytest.raises(PlayerNameError, match=r"U\+FE0F"):
        clean_name("a\N{VARIATION SELECTOR-16}b")


@given(
    st.text(
        st.one_of(
            st.characters(),
            st.characters(categories=("Mn", "Mc", "Me", "Lo", "Zs", "Cf")),
            st.sampled_from(f"ab -'._&’{ACUTE}{MACRON}"),
        ),
        max_size=40,
    )
)
@example("가" + chr(0x11A8))
def test_whatever_passes_is_in_form(text: str) -> None:
    try:
        name = clean_name(text)
    except PlayerNameError:
        return
    assert clean_name(name) == name
    assert name == normalize("NFC", name)
    assert name == " ".join(name.split())
    assert name.isprintable()
    assert not UNSEEN & set(name)
    kinds = [category(letter)[0] for letter in name]
    assert 1 <= len(kinds) - kinds.count("M") <= LONGEST
    assert {"L", "N"} & set(kinds)
    assert "M" * (MOST_MARKS + 1) not in "".join(kinds)
    assert kinds[0] != "M"
