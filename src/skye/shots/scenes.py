"""What is photographed: every screen of the page, and every phase of a game with and without expansions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable

from skye.material import expansions
from skye.shots.playing import open_table, play
from skye.shots.stage import Stage
from skye.wire import client
from skye.wire.http_bodies import MySeat, NewTable, OpenSeat, Seated

Scene = Callable[[Stage], Awaitable[None]]

PANEL = "[data-phase={phase}]"
FIRST = "price"
"""The phase that a round begins with."""
MANY = 3
"""A phase is photographed when it first occurs, and again when the territory has grown for this many rounds."""

CLOSE = "() => document.querySelector('[data-key=ceremony-close]')?.click()"
"""In one moment: the points of a round fold by themselves."""


async def start(stage: Stage) -> None:
    """The screens that need no table."""
    await stage.visit("/")
    await stage.shoot("start", until="[data-key=play]")
    await stage.click("[data-key=settings]")
    await stage.shoot("settings", until="dialog")
    await stage.visit("/new")
    await stage.shoot("new-table", until="form")
    await stage.visit("/rules")
    await stage.shoot("rules", until="h2")
    stage.expected = "404"
    await stage.visit("/t/nowhere")
    await stage.shoot("no-such-table", until="main a, main button")
    stage.expected = None
    await stage.visit("/replay")
    await stage.shoot("replay-file", until="[data-key=record-text]")


async def lobby(stage: Stage) -> None:
    """A table that waits for players, as its host and as a guest see it."""
    seated = await client.open_table(stage.url, NewTable((MySeat("Morag"), OpenSeat(), OpenSeat())))
    await stage.visit(f"/t/{seated.code}")
    await stage.shoot("lobby-guest", until="[data-key=sit]")
    await stage.seat(seated, "Morag")
    await stage.visit(f"/t/{seated.code}")
    await stage.shoot("lobby", until="[data-key=copy]")


async def lesson(stage: Stage) -> None:
    """The first cards of the lesson."""
    await stage.visit("/lesson")
    await stage.shoot("lesson", until="[data-key=lesson-next]")
    for _ in range(2):
        await stage.click("[data-key=lesson-next]")
    await stage.shoot("lesson-scoring", until="[data-key=lesson-next]")


def game(rivals: int, expansion: str | None) -> Scene:
    """A whole game, photographed at each of its phases and at its end."""
    prefix = "" if expansion is None else f"{expansion}-"

    async def scene(stage: Stage) -> None:
        seated = await open_table(stage.url, "Morag", rivals, expansion)
        await stage.seat(seated, "Morag")
        await stage.visit(f"/t/{seated.code}")
        seen: Counter[str] = Counter()

        async def moment(phase: str) -> None:
            seen[phase] += 1
            if phase != FIRST:  # there the points of the round before are shown, in other phases they are closed
                await stage.everywhere(lambda page: page.evaluate(CLOSE))
            if seen[phase] == 1:
                await stage.shoot(f"{prefix}{phase}", until=PANEL.format(phase=phase))
                if phase == "roads":
                    await _try_a_road(stage, prefix)
            elif seen[phase] == MANY:
                await stage.shoot(f"{prefix}{phase}-later", until=PANEL.format(phase=phase))
                if phase == "build":
                    await _try_a_tile(stage, prefix)
                elif phase == "buy":
                    await _look_around(stage, prefix)

        await play(stage.url, seated, moment)
        await _afterwards(stage, seated, prefix)

    return scene


async def _try_a_tile(stage: Stage, prefix: str) -> None:
    await stage.click("[data-cell]")
    await stage.shoot(f"{prefix}build-tried", until="[data-key=consequences]")


async def _try_a_road(stage: Stage, prefix: str) -> None:
    await stage.click("[data-cell]")
    await stage.click("[data-phase=roads] [data-key^=road-][aria-pressed=false]")
    await stage.shoot(f"{prefix}roads-tried", until="[data-key=road-joins]")


async def _look_around(stage: Stage, prefix: str) -> None:
    await stage.click("[data-key=look-1]")
    await stage.shoot(f"{prefix}rival", until="[data-land='1']")
    await stage.click("[data-key=back]")
    await stage.everywhere(lambda page: page.keyboard.press("g"))
    await stage.shoot(f"{prefix}area", until="[data-key=area].shown")
    await stage.everywhere(lambda page: page.keyboard.press("Escape"))
    await stage.click("[data-key=bag]")
    await stage.shoot(f"{prefix}bag", until="[data-part=bag]")
    await stage.click("[data-key=bag-symbol-ship]")
    await stage.shoot(f"{prefix}bag-ships", until="[data-key=bag-symbol-ship][aria-pressed=true]")
    await stage.everywhere(lambda page: page.keyboard.press("Escape"))


async def _afterwards(stage: Stage, seated: Seated, prefix: str) -> None:
    await stage.shoot(f"{prefix}scoring", until="[data-part=ceremony]")
    await stage.everywhere(lambda page: page.keyboard.press("Escape"))
    await stage.shoot(f"{prefix}end", until="[data-key=end-record]")
    await stage.click("[data-key=end-share]")
    await stage.shoot(f"{prefix}share", until="[data-part=share] img")
    for _ in range(2):  # the sheet, and the result under it
        await stage.everywhere(lambda page: page.keyboard.press("Escape"))
    await stage.click("[data-key=aside-scoring], [data-key=tab-scoring]")
    await stage.shoot(f"{prefix}final-scoring", until="[data-part=final-scoring]")
    await stage.visit(f"/t/{seated.code}/replay")
    await stage.shoot(f"{prefix}replay", until="[data-key=time]")
    await stage.everywhere(lambda page: page.locator("[data-key=time]").press("End"))
    await stage.shoot(f"{prefix}replay-end", until="[data-key=time]")
    await stage.everywhere(lambda page: page.locator("[data-key=view]").select_option("1"))
    await stage.shoot(f"{prefix}replay-seen", until="[data-key=seen]")
    await stage.visit("/")
    await stage.shoot(f"{prefix}my-tables", until="[data-standing=over] .player")
    await stage.visit("/history")
    await stage.shoot(f"{prefix}history", until="[data-game]")


SCENES: dict[str, Scene] = {
    "start": start,
    "lobby": lobby,
    "lesson": lesson,
    "game": game(3, None),
    **{name: game(2, name) for name in expansions.NAMES},
}
