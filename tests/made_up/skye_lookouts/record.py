"""The log of the expansion as events."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from skye.record.events import Event
from skye.record.explain import Cell, Land
from skye.record.narrator import ExpansionNarrator, Narrator, RecordPart
from skye_lookouts.events import Watches
from skye_lookouts.explain import Watched
from skye_lookouts.moves import Look


class LookoutsNarrator(ExpansionNarrator):
    """Counts the lookouts again."""

    def __init__(self, narrator: Narrator) -> None:
        self.narrator = narrator
        self.lookouts: list[list[Cell]] = [[] for _ in range(narrator.setup.players)]

    def survey(self, seat: int, land: Land) -> Watched:
        return Watched(land, self.lookouts[seat])

    def tell(self, kind: str, values: Sequence[Any]) -> Iterator[Event]:
        assert kind == "look"
        seat, cell, count = values
        if cell is not None:
            self.lookouts[seat].append(cell)
            self.narrator.surveys[seat] = None
        self.narrator.prove("lookouts", seat, len(self.lookouts[seat]), count)
        yield Look(seat, cell)
        yield Watches(seat, count)


class LookoutsRecord(RecordPart):
    """Lookouts in records."""

    def narrator(self, narrator: Narrator, rules: int | None) -> LookoutsNarrator:
        return LookoutsNarrator(narrator)


PART = LookoutsRecord()
