"""What a game was begun with, the material and the version of the rules, as stored with the game."""

from __future__ import annotations

from functools import cache, lru_cache
from hashlib import blake2b

import msgspec

from skye.material import expansions
from skye.material.box import Material, material_from_plain, plain_material, shipped_material
from skye.material.errors import MaterialError
from skye.material.tables import Tables, shipped_tables

MOST = 32
"""Different materials in memory at once, besides the shipped ones; a server seldom needs more than two."""


class Edition(msgspec.Struct, frozen=True):
    """The material, as a text and by the digest of it, and the version of the rules."""

    digest: str
    text: str
    rules: int


def text_of(box: Material) -> str:
    """The material as JSON, always the same for the same material."""
    return msgspec.json.encode(plain_material(box), order="deterministic").decode()


def digest_of(text: str) -> str:
    """A short name of a material."""
    return blake2b(text.encode(), digest_size=16).hexdigest()


@cache
def shipped_edition(expansion: str | None) -> Edition:
    """What new games are begun with."""
    text = text_of(shipped_material(expansion))
    return Edition(digest_of(text), text, expansions.rules_version(expansion))


def edition_of(tables: Tables) -> Edition:
    """A material that need not be the shipped one, with the current rules."""
    box = tables.material
    name = None if box.expansion is None else box.expansion.name
    text = text_of(box)
    return Edition(digest_of(text), text, expansions.rules_version(name))


@lru_cache(MOST)
def tables_of(text: str) -> Tables:
    """The material of a text, the shipped object itself if it is that; MaterialError says why it cannot be read."""
    digest = digest_of(text)
    for name in (None, *expansions.NAMES):
        if shipped_edition(name).digest == digest:
            return shipped_tables(name)
    try:
        plain = msgspec.json.decode(text, type=dict)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise MaterialError("material-not-json", file=digest, problem=str(error)) from error
    return Tables(material_from_plain(plain, digest))
