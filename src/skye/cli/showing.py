"""What commands print: a territory of a record with its points, and the figures of the benchmark."""

from __future__ import annotations

import textwrap
from typing import Any

import msgspec

from skye import art, drawing
from skye.errors import SkyeError
from skye.events import Event, Exchanged, Income, Over, Round, Scored, Scrolls, Sold
from skye.explain import Land, Line
from skye.recordfile import RecordFile, Step
from skye.words import text


class Scene(msgspec.Struct):
    """One seat at the end of a round, with what it gained in that round."""

    name: str
    seat: int
    land: Land
    round: int = 0
    gold: int = 0
    points: int = 0
    gains: list[Income | Scored | Scrolls | Exchanged] = []

    def follow(self, event: Event) -> None:
        """Take in what happens."""
        if isinstance(event, Round):
            self.round = event.round
            self.gains = []
        if isinstance(event, Sold) and event.seller == self.seat:
            self.gold = event.seller_gold
        elif getattr(event, "seat", None) == self.seat:
            self.gold = getattr(event, "gold", self.gold)
            self.points = getattr(event, "total", self.points)
            if isinstance(event, Income | Scored | Scrolls | Exchanged):
                self.gains.append(event)


def find(record: RecordFile, game: int, number: int | None, seat: str) -> Scene:
    """Play the record again up to the end of a round, the last one if none is given."""
    scene: Scene | None = None
    for step in record.prove(first=game):
        if scene is None:
            scene = _begin(step, number, seat)
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
    return Scene(names[place], place, step.proof.recorder.narrator.lands[place])


def plain(scene: Scene) -> str:
    """The territory drawn in letters, then every gain of the round with its reason."""
    title = text("show-title", name=scene.name, seat=scene.seat, round=scene.round)
    state = text("show-state", points=scene.points, gold=scene.gold, tiles=len(scene.land) - 1)
    legend = textwrap.fill(drawing.legend(), 100)
    lines = [title, state, "", drawing.draw(scene.land), "", legend]
    for gain in scene.gains:
        lines += ["", _heading(gain), *[f"  {_reason(line)}" for line in getattr(gain, "lines", ())]]
    return "\n".join(lines)


def svg(scene: Scene) -> str:
    """The territory as a picture."""
    return art.territory_svg({cell: (laid.tile, laid.turn) for cell, laid in scene.land.items()})


def _heading(gain: Income | Scored | Scrolls | Exchanged) -> str:
    if isinstance(gain, Income):
        return text("show-income", gold=sum(line.points for line in gain.lines), total=gain.gold)
    if isinstance(gain, Scored):
        name = text(f"scoring-{gain.tile.replace('_', '-')}-name")
        return text("show-scored", letter=gain.letter, name=name, points=gain.points, total=gain.total)
    if isinstance(gain, Scrolls):
        return text("show-scrolls", points=gain.points, total=gain.total)
    return text("show-exchanged", spent=gain.spent, points=gain.points, total=gain.total)


def _reason(line: Line) -> str:
    words = text(f"line-{line.label.replace('_', '-')}", count=line.count)
    cells = " ".join(f"{x},{y}" for x, y in line.cells)
    return f"{line.points:+3}  {words}" + (f"  [{cells}]" if cells else "")


def figures(result: dict[str, Any]) -> str:
    """The benchmark's figures, compiled beside interpreted, and what limits each."""
    slow = result["interpreted"]
    mode = text("bench-compiled" if result["compiled"] else "bench-not-compiled")
    head = f"{'':36}{mode:>14}{text('bench-interpreted'):>14}{text('bench-ratio'):>10}"
    lines = [text("bench-title", players=result["players"], python=result["python"]), "", head]
    for key in ("core_games_per_s", "api_games_per_s", "copy_ns_per_player"):
        ratio = result[key] / slow[key] if key.endswith("per_s") else slow[key] / result[key]
        name = key.replace("_", "-")
        numbers = [text("number", value=value) for value in (result[key], slow[key], round(ratio, 1))]
        lines.append(f"{text(f'bench-{name}'):36}{numbers[0]:>14}{numbers[1]:>14}{numbers[2]:>9}x")
        lines.append("  " + text(f"bench-{name}-limit"))
    return "\n".join(lines)
