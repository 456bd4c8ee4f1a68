"""What all messages between a table and its clients have in common (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

import msgspec

VERSION = 3
"""Of the protocol; a client of another version is asked to reload."""


class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a message."""


class Sent(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message, identified by its `type`."""


class Carries(NamedTuple):
    """Names the type of a field whose content is not checked here, in the terms of web/src/protocol.ts."""

    name: str


AnyMove = Annotated[Any, Carries("Move")]
AnyEvent = Annotated[Any, Carries("GameEvent | Notice")]
AnyGameEvent = Annotated[Any, Carries("GameEvent")]
AnyView = Annotated[Any, Carries("View")]
