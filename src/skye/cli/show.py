"""What commands print: a territory of a record with its points, and the figures of the benchmark."""

from __future__ import annotations

import textwrap
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

import msgspec

from skye import art
from skye.art import letters
from skye.art.expansion_art import ArtPart
from skye.material import expansions
from skye.material.errors import SkyeError
from skye.material.expansions import Part
from skye.material.words import text
from skye.record.events import Event, Exchanged, Income, Over, Round, Scored, Scrolls, gold_after
from skye.record.explain import Cell, Land, Line, Road, total
from skye.record.files import RecordFile, Step
from skye.record.narrator import Narrator


class ShowPart(Part, module="show"):
    """What an expansion adds to a territory that is shown."""

    def state(self, narrator: Narrator, seat: int) -> list[str]:
        """The status of a seat, in lines."""
        return []

    def marks(self, narrator: Narrator, seat: int) -> Mapping[Cell, str]:
        """What is on the cells of a territory drawn in letters."""
        return {}

    def board(self, narrator: Narrator, seat: int) -> str | None:
        """What is in front of a seat besides its territory, as a picture."""
        return None

    def heading(self, event: Event) -> str | None:
        """A gain in words; None if it is no gain."""
        return None


class Scene(msgspec.Struct):
    """One seat at the end of a round, with what it gained in that round."""

    name: str
    seat: int
    narrator: Narrator
    note: str = ""
    """What to know about the record."""
    round: int = 0
    gold: int = 0
    points: int = 0
    gains: list[tuple[str, tuple[Line, ...]]] = []
    """The text for each gain, and its reasons."""

    @property
    def land(self) -> Land:
        """The territory."""
        return self.narrator.lands[self.seat]

    @property
    def added(self) -> ShowPart:
        """What an expansion has to show."""
        return expansions.of(self.narrator.tables.material).part(ShowPart)

    @property
    def roads(self) -> Collection[Road]:
        """Roads across the edges of its tiles."""
        return expansions.of(self.narrator.tables.material).part(ArtPart).roads(self.narrator, self.seat)

    def follow(self, event: Event) -> None:
        """Apply what happens."""
        if isinstance(event, Round):
            self.round = event.round
            self.gains = []
        self.gold = gold_after(event).get(self.seat, self.gold)
        if getattr(event, "seat", None) == self.seat:
            self.points = getattr(event, "total", self.points)
            said = _heading(event) or self.added.heading(event)
            if said:
                self.gains.append((said, getattr(event, "lines", ())))


def find(record: RecordFile, game: int, number: int | None, seat: str) -> Scene:
    """Replay the record, by its own rules, up to the end of a round, the last one if none is given."""
    scene: Scene | None = None
    for step in record.retell(first=game):
        if scene is None:
            scene = _begin(step, number, seat)
            if record.is_of_old_rules:
                scene.note = text("show-old-rules", version=record.version)
        is_end = isinstance(step.event, Round) and number is not None and step.event.round > number
        if not is_end:
            scene.follow(step.event)
        if is_end or isinstance(step.event, Over):
            return scene
    raise SkyeError("cli-no-game", found=game, last=record.games)


def _begin(step: Step, number: int | None, seat: str) -> Scene:
    names = step.begun.names
    rounds = step.proof.recorder.game.rounds
    if number is not None and number > rounds:
        raise SkyeError("cli-no-round", found=number, last=rounds)
    if seat in names:
        place = names.index(seat)
    elif seat in map(str, range(len(names))):
        place = int(seat)
    else:
        raise SkyeError("cli-no-seat", found=seat, last=len(names) - 1, names=", ".join(names))
    return Scene(names[place], place, step.proof.recorder.narrator)


def plain(scene: Scene) -> str:
    """The territory drawn in letters, then every gain of the round with its reason."""
    title = text("show-title", name=scene.name, seat=scene.seat, round=scene.round)
    state = text("show-state", points=scene.points, gold=scene.gold, tiles=len(scene.land) - 1)
    lines = [title, *([scene.note] if scene.note else []), state, *scene.added.state(scene.narrator, scene.seat)]
    roads, marks = scene.roads, scene.added.marks(scene.narrator, scene.seat)
    legend = textwrap.fill(letters.legend(scene.land, roads=roads, marks=marks), 100)
    lines += ["", letters.draw(scene.land, roads=roads, marks=marks), "", legend]
    for said, reasons in scene.gains:
        lines += ["", said, *[f"  {_reason(line)}" for line in reasons]]
    return "\n".join(lines)


def svg(scene: Scene) -> str:
    """The territory as a picture."""
    return art.seat_svg(scene.narrator, scene.seat)


def board(scene: Scene, file: Path) -> str:
    """The board that an expansion puts in front of a seat, as a picture."""
    drawn = scene.added.board(scene.narrator, scene.seat)
    if drawn is None:
        raise SkyeError("cli-no-board", file=str(file))
    return drawn


def _heading(event: Event) -> str | None:
    """A gain in words; None if it is no gain, or not one of the base game."""
    if isinstance(event, Income):
        return text("show-income", gold=total(event.lines), total=event.gold)
    if isinstance(event, Scored):
        name = text(f"scoring-{event.tile.replace('_', '-')}-name")
        return text("show-scored", letter=event.letter, name=name, points=event.points, total=event.total)
    if isinstance(event, Scrolls):
        return text("show-scrolls", points=event.points, total=event.total)
    if isinstance(event, Exchanged):
        return text("show-exchanged", spent=event.spent, points=event.points, total=event.total)
    return None


def _reason(line: Line) -> str:
    words = text(f"line-{line.label.replace('_', '-')}", count=line.count)
    cells = " ".join(f"{x},{y}" for x, y in line.cells)
    return f"{line.points:+3}  {words}" + (f"  [{cells}]" if cells else "")


def figures(result: dict[str, Any]) -> str:
    """The benchmark's figures, compiled next to interpreted, and what limits each."""
    slow = result["interpreted"]
    mode = text("bench-compiled" if result["compiled"] else "bench-not-compiled")
    head = f"{'':36}{mode:>14}{text('bench-interpreted'):>14}{text('bench-ratio'):>10}"
    lines = [text("bench-title", players=result["players"], python=result["python"]), "", head]
    for key in [key for key in slow if "_per_" in key]:
        ratio = result[key] / slow[key] if key.endswith("per_s") else slow[key] / result[key]
        name = key.replace("_", "-")
        numbers = [text("number", value=value) for value in (result[key], slow[key], round(ratio, 1))]
        lines.append(f"{text(f'bench-{name}'):36}{numbers[0]:>14}{numbers[1]:>14}{numbers[2]:>9}x")
        lines.append("  " + text(f"bench-{name}-limit"))
    return "\n".join(lines)
