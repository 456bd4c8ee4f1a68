"""Invite codes that can be read aloud in any language, and the secrets that prove a seat."""

from __future__ import annotations

import secrets
from hashlib import sha256

CONSONANTS = "bdfgklmnprstvz"  # none that two languages pronounce alike but write differently
VOWELS = "aeiou"
SYLLABLES = 4
"""70 of each give 24 million codes."""


def new_code() -> str:
    """Four syllables, such as `loku-mabe`."""
    syllables = [secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(SYLLABLES)]
    return "".join(syllables[:2]) + "-" + "".join(syllables[2:])


def spelled(text: str) -> str:
    """A code as somebody typed it, normalized."""
    letters = [letter for letter in text.lower() if letter.isalpha()]
    half = len(letters) // 2
    return "".join(letters[:half]) + "-" + "".join(letters[half:])


def new_token() -> str:
    """A random secret of 128 bits."""
    return secrets.token_urlsafe(16)


def place_of(code: str, address: str) -> str:
    """All that a table stores of an address: enough to see that two are probably the same, not which they are."""
    return sha256(f"{code} {address}".encode()).hexdigest()[:4] if address else ""


def token_hash(token: str) -> str:
    """All that the server stores of a secret. It is long and random, so no slow hash is needed."""
    return sha256(token.encode()).hexdigest()
