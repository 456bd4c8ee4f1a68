"""Tells the other processes what was written, and hears it from them: NOTIFY and LISTEN of PostgreSQL.

A notice inside the writing transaction makes every commit wait for every other; so they follow it, many at once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from skye.storage.lasting import LOST, PATIENCE, PAUSES, Connection, LastingConnection

CHANNEL = "skye"
ANNOUNCED = "!"
"""Before what is not the number of an entry."""

log = logging.getLogger(__name__)


class Notices:
    """Both ways through one connection."""

    def __init__(self, connect: Callable[[str], Awaitable[Connection]]) -> None:
        self._connection = LastingConnection("skye notices", connect, self._opened, lambda: None)
        self._told: Callable[[int, int], None] | None = None
        self._lost: Callable[[], None] | None = None
        self._heard: Callable[[int, str], None] | None = None
        self._waiting: dict[int, int] = {}
        self._announced: dict[int, str] = {}
        self._sending: asyncio.Task[None] | None = None

    def listen(
        self, told: Callable[[int, int], None], lost: Callable[[], None], heard: Callable[[int, str], None]
    ) -> None:
        """Hear of everything from now on."""
        if self._told is not None:
            raise RuntimeError("somebody listens already")
        self._told, self._lost, self._heard = told, lost, heard
        self._connection.start()

    def tell(self, table: int, number: int) -> None:
        """Say it to all who listen, soon; of several for one table only the last."""
        self._waiting[table] = number
        self._start()

    def announce(self, table: int, said: str) -> None:
        """Say something else about a table, soon; of several only the last."""
        self._announced[table] = said
        self._start()

    def _start(self) -> None:
        if self._sending is None:
            self._sending = asyncio.get_running_loop().create_task(self._send())

    async def close(self) -> None:
        """Say what is still to be said, if that is possible, and end."""
        sending = self._sending
        if sending is not None:
            await asyncio.wait([sending], timeout=PATIENCE)
            sending.cancel()
            await asyncio.wait([sending])
        await self._connection.close()

    async def _send(self) -> None:
        try:
            await self._send_all()
        finally:
            self._sending = None

    async def _send_all(self) -> None:
        failures = 0
        while self._waiting or self._announced:
            batch, self._waiting = self._waiting, {}
            announced, self._announced = self._announced, {}
            payloads = [f"{table} {number}" for table, number in batch.items()]
            payloads += [f"{table} {ANNOUNCED}{said}" for table, said in announced.items()]

            async def work(connection: Connection, payloads: list[str] = payloads) -> None:
                await connection.fetch(f"SELECT pg_notify('{CHANNEL}', said) FROM unnest($1::text[]) AS said", payloads)

            try:
                await self._connection.use(work)
                failures = 0
            except LOST as error:
                log.warning("others were not told yet of what was written: %s", error)
                self._waiting = {**batch, **self._waiting}
                await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
                failures += 1

    async def _opened(self, connection: Connection) -> None:
        if self._told is not None and self._lost is not None:
            await connection.add_listener(CHANNEL, self._hear)
            self._lost()

    def _hear(self, _connection: Connection, _process: int, _channel: str, said: str) -> None:
        table, _, rest = said.partition(" ")
        try:
            if rest.startswith(ANNOUNCED) and self._heard is not None:
                self._heard(int(table), rest.removeprefix(ANNOUNCED))
            elif self._told is not None:
                self._told(int(table), int(rest))
        except ValueError:
            log.warning("somebody else speaks on our channel: %r", said[:80])
