"""Many tables at once over loopback: how long a move takes until the last seat has seen it, and what a socket costs.

    python benchmarks/load.py --tables 250 --seats 4 --pause 2
    python benchmarks/load.py --processes 2            # on one PostgreSQL, started for this run

Every seat is a client with a socket of its own that plays a real game at random, at a human pace. A move is timed from
the moment it is sent until the state that contains it has reached the last seat of its table.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import sys
import tempfile
import time
from collections import Counter
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from databases import temporary_postgres
from serving import Player, ServerProcess

from skye.wire.client import ClientTable, open_table
from skye.wire.http_bodies import MySeat, NewTable
from skye.wire.table_messages import Answer, FromTable, News, State
from skye.wire.values import Decision, Options

Key = tuple[str, int, int]
"""A move: table, seat, and which one of that seat."""


class Timing:
    """When moves were sent, and when they were seen."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.sent: dict[Key, float] = {}
        self.seen: Counter[Key] = Counter()
        self.last: dict[Key, float] = {}
        self.messages = 0

    def latencies(self) -> list[float]:
        """Milliseconds, sorted."""
        return sorted(1000 * (self.last[key] - self.sent[key]) for key in self.sent if self.seen[key] == self.seats)

    def missing(self) -> int:
        """Moves that some seat has not seen."""
        return sum(self.seen[key] != self.seats for key in self.sent)


class TimedTable(ClientTable):
    """A client that notes when it sees what."""

    timing: Timing

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self._moves: Counter[int] = Counter()
        self._fresh: list[Key] = []

    def hear(self, message: FromTable) -> None:
        super().hear(message)
        self.timing.messages += 1
        if isinstance(message, News):
            for event in message.events:
                if event["type"] == "sealed":
                    self._fresh.append((self.code, event["seat"], self._moves[event["seat"]]))
                    self._moves[event["seat"]] += 1
        elif isinstance(message, State):
            now = time.perf_counter()
            for key in self._fresh:
                self.timing.seen[key] += 1
                self.timing.last[key] = now
            self._fresh = []


class TimedPlayer(Player):
    """A player whose moves are timed."""

    async def _seal(self, decision: Decision, moves: tuple[Any, ...] | None) -> Answer:
        assert isinstance(self.table, TimedTable)
        key = (self.table.code, decision.seat, len(self.acknowledged))
        self.table.timing.sent[key] = time.perf_counter()
        return await super()._seal(decision, moves)


def memory(pid: int) -> float:
    """MiB that a process holds."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def cpu(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(servers: list[ServerProcess], asked: argparse.Namespace) -> None:
    rng = random.Random(asked.seed)
    timing = TimedTable.timing = Timing(asked.seats)
    urls = [server.url for server in servers]
    options = Options("journeyman" if asked.journeyman else None)
    async with AsyncExitStack() as stack:
        before = sum(memory(server.pid) for server in servers)
        opened = []
        for number in range(asked.tables):
            seats = tuple(MySeat(f"player {seat}") for seat in range(asked.seats))
            opened.append(await open_table(urls[number % len(urls)], NewTable(seats, options)))
        with_tables = sum(memory(server.pid) for server in servers)
        players = []
        for seated in opened:
            tables = [TimedTable(urls[place.seat % len(urls)], seated.code, (place.token,)) for place in seated.places]
            await asyncio.gather(*map(stack.enter_async_context, tables))
            players += [TimedPlayer(table, rng) for table in tables]
        with_sockets = sum(memory(server.pid) for server in servers)
        sockets = len(players)
        print(f"{sockets} sockets at {asked.tables} tables, {len(servers)} process(es)", file=sys.stderr)
        began, used = time.perf_counter(), sum(cpu(server.pid) for server in servers)
        own = time.process_time()
        games = [asyncio.ensure_future(_begin(player, asked.pause)) for player in players]
        await asyncio.wait(games, timeout=asked.seconds)
        seconds = time.perf_counter() - began
        finished = sum(game.done() for game in games)
        for game in games:
            game.cancel()
        done = await asyncio.gather(*games, return_exceptions=True)
        for result in done:
            if isinstance(result, Exception):
                raise result
        busy = (sum(cpu(server.pid) for server in servers) - used) / seconds
        driven = (time.process_time() - own) / seconds
        await asyncio.sleep(2)
        played = sum(memory(server.pid) for server in servers)
    times = timing.latencies()
    at = {share: times[int(len(times) * share / 100)] for share in (50, 95, 99)}
    print(
        f"{len(times)} moves in {seconds:.0f} s ({len(times) / seconds:.0f}/s), {finished} of {sockets} seats done, "
        f"{timing.messages} messages received, {timing.missing()} moves not seen by all\n"
        f"move to the last seat's view: p50 {at[50]:.1f} ms, p95 {at[95]:.1f}, p99 {at[99]:.1f}, most {times[-1]:.1f}\n"
        f"processor: servers {busy:.2f} cores, clients {driven:.2f}\n"
        f"memory: {before:.0f} MiB at the start, {with_tables:.0f} with the tables, {with_sockets:.0f} with sockets "
        f"({1024 * (with_sockets - with_tables) / sockets:.0f} KiB a socket), {played:.0f} after play"
    )


async def _begin(player: TimedPlayer, pause: float) -> None:
    """Not all at the same moment: people do not come to their tables that way."""
    await asyncio.sleep(random.Random(player.table.code).uniform(0, 5 * pause))
    await player.play(pause)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--pause", type=float, default=2.0, help="seconds that a player takes on average")
    parser.add_argument("--seconds", type=float, default=120.0, help="stop after so long if games still go on")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--postgres", action="store_true", help="PostgreSQL also for one process")
    parser.add_argument("--journeyman", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = f"sqlite:///{folder}/tables.db"
        if asked.processes > 1 or asked.postgres:
            database = stack.enter_context(temporary_postgres())
        servers = [ServerProcess(database, folder / "log") for _ in range(asked.processes)]
        for server in servers:
            server.start()
            stack.callback(server.kill)
        for server in servers:
            server.wait()
        gc.disable()  # a thousand clients in one process would hold each other up
        asyncio.run(measure(servers, asked))
        print((folder / "log").read_text()[-2000:], file=sys.stderr, end="")


if __name__ == "__main__":
    main()
