"""Plays the seat that is photographed, as a bot would, up to the wanted moments."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from skye.server.bot_worker import BotTask, decide
from skye.wire import client
from skye.wire.http_bodies import BotSeat, MySeat, NewTable, Seated
from skye.wire.values import BotName, Options

BOT = "trader"
SECONDS = 0.2

RIVALS: tuple[BotName, ...] = ("novice", "trader", "planner", "chieftain")

Moment = Callable[[str], Awaitable[None]]
"""Called with the phase of every decision before it is answered."""


async def open_table(url: str, name: str, rivals: int, expansion: str | None) -> Seated:
    """A table against bots of all kinds."""
    bots = tuple(BotSeat(bot) for bot in RIVALS[:rivals])
    return await client.open_table(url, NewTable((MySeat(name), *bots), Options(expansion=expansion, start=0)))


async def play(url: str, seated: Seated, moment: Moment) -> None:
    """Play the seat to the end of the game."""
    (place,) = seated.places
    async with client.ClientTable(url, seated.code, (place.token,)) as table:
        seed = 0
        while table.info is None or table.info.status != "over":
            decision = table.decision(place.seat)
            if decision is None or table.info is None:
                await table.change()
                continue
            await moment(decision.phase)
            seed += 1
            view = table.view(place.seat, counted=True)
            moves = decide(BotTask(BOT, view, table.info.options.expansion, SECONDS, seed))
            answer = await table.seal(place.seat, *moves, decision=decision)
            assert answer.result in ("done", "repeated"), answer
