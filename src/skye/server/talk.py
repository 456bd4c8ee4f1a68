"""What players say to each other: a phrase, passed on to everybody at the table and then forgotten."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple, get_args

from skye.wire.values import Phrase

_PHRASES: Final[Mapping[str, Phrase]] = {phrase: phrase for phrase in get_args(Phrase)}

_TEXT = re.compile(r"(\w+) (\d) says (\S+)", re.ASCII)


class Utterance(NamedTuple):
    """What another process passes on."""

    process: str
    seat: int
    phrase: Phrase


def written_utterance(utterance: Utterance) -> str:
    """What one process passes on to the others, as text."""
    return f"{utterance.process} {utterance.seat} says {utterance.phrase}"


def read_utterance(text: str) -> Utterance | None:
    """What is passed on; None if the text is something else, or a phrase that only another version knows."""
    found = _TEXT.fullmatch(text)
    phrase = None if found is None else _PHRASES.get(found[3])
    return None if found is None or phrase is None else Utterance(found[1], int(found[2]), phrase)
