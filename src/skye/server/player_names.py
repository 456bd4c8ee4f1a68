"""What a player may be called: names in any script that look the same on every screen."""

from __future__ import annotations

from typing import Final
from unicodedata import category, normalize

from skye.material.errors import SkyeError

LONGEST: Final = 24
"""Letters as a reader counts them; marks belong to the letter before."""

MOST_MARKS: Final = 2
"""In a row; more of them would overlap the lines above and below."""

LONGEST_TEXT: Final = 500
"""Code points examined. Normalizing a long row of marks takes quadratic time."""

PUNCTUATION: Final = ("-", "'", "’", ".", "_", "&")

UNSEEN: Final = frozenset(
    chr(code)
    for first, last in (
        (0x034F, 0x034F),  # combining grapheme joiner
        (0x115F, 0x1160),  # fillers for letters of Hangul
        (0x17B4, 0x17B5),  # inherent vowels of Khmer
        (0x180B, 0x180D),  # variation selectors of Mongolian
        (0x180F, 0x180F),
        (0x3164, 0x3164),  # filler of Hangul
        (0xFE00, 0xFE0F),  # variation selectors
        (0xFFA0, 0xFFA0),  # filler of Hangul, half width
        (0x16FE4, 0x16FE4),  # filler of Khitan
        (0xE0100, 0xE01EF),  # more variation selectors
    )
    for code in range(first, last + 1)
)
"""Letters and marks by their category, but invisible."""


class PlayerNameError(SkyeError, ValueError):
    """An invalid name."""


def clean_name(text: str) -> str:
    """The name in the form that is stored and shown; cleaning it again changes nothing."""
    if len(text) > LONGEST_TEXT:
        raise PlayerNameError("name-long", most=LONGEST)
    letters = [" " if category(letter) == "Zs" else letter for letter in normalize("NFC", text.strip())]
    name = " ".join(word for word in "".join(letters).split(" ") if word)
    if not name:
        raise PlayerNameError("name-empty")
    _check_letters(name)
    if sum(category(letter)[0] != "M" for letter in name) > LONGEST:
        raise PlayerNameError("name-long", most=LONGEST)
    if not any(category(letter)[0] in "LN" for letter in name):
        raise PlayerNameError("name-punctuation")
    return name


def _check_letters(name: str) -> None:
    marks = MOST_MARKS  # none may begin a name, or stand alone: it would join the character before the name
    for letter in name:
        kind = category(letter)
        is_fine = kind[0] in "LM" or kind in ("Nd", "Nl") or letter in PUNCTUATION or letter == " "
        if not is_fine or letter in UNSEEN:
            shown = letter if letter.isprintable() and letter not in UNSEEN else f"U+{ord(letter):04X}"
            raise PlayerNameError("name-letter", found=shown, known=" ".join(PUNCTUATION))
        if kind[0] != "M":
            marks = 0 if kind[0] in "LN" else MOST_MARKS
        elif marks == MOST_MARKS:
            raise PlayerNameError("name-marks", most=MOST_MARKS)
        else:
            marks += 1
