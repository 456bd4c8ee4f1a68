"""Servers killed in the middle of play, again and again: nothing acknowledged is lost, nothing happens twice.

python tests/killing.py --database sqlite|postgres|two --tables 100 --kills 50
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).parent))

from databases import temporary_postgres
from serving import Player, ServerProcess

from skye.record.recorder import Proof
from skye.server import boundary, entries
from skye.server.loading import Loader
from skye.server.requests import read_move
from skye.storage.opening import open_storage
from skye.wire.client import ClientTable, open_table
from skye.wire.http_bodies import BotSeat, MySeat, NewTable, Seated
from skye.wire.values import BotName, Decision, Options

BOTS: tuple[BotName, ...] = ("random", "novice", "trader")


class Report(msgspec.Struct):
    """What was seen."""

    tables: int
    kills: int
    acknowledged: int
    entries: int
    connections: int
    results: dict[str, int]
    seconds: float


async def kill_servers(
    servers: list[ServerProcess], tables: int, kills: int, seed: int, *, pause: float = 0.02, verbose: bool = False
) -> Report:
    """Let clients and bots play at many tables while servers are killed; every table must come to its end and hold."""
    rng = random.Random(seed)
    began = time.monotonic()
    for server in servers:
        server.start()
    for server in servers:
        await asyncio.to_thread(server.wait)
    urls = [server.url for server in servers]
    async with AsyncExitStack() as stack:
        seated = [await _open(urls, number, rng) for number in range(tables)]
        players = []
        for opened in seated:
            for place in opened.places:
                order = urls if rng.random() < 0.5 else urls[::-1]
                table = await stack.enter_async_context(ClientTable(order, opened.code, (place.token,)))
                players.append(Player(table, rng))
        games = asyncio.gather(*(player.play(pause) for player in players))
        killed = await _kill_while(games, servers, kills, rng, verbose=verbose)
        await games
        watchers = [await stack.enter_async_context(ClientTable(urls, opened.code)) for opened in seated]
        for server in servers:
            server.stop()
        written = await _check(servers[0].settings.database, seated, players, watchers)
        results: Counter[str] = Counter()
        for player in players:
            results.update(player.results)
        return Report(
            tables=tables,
            kills=killed,
            acknowledged=sum(len(player.acknowledged) for player in players),
            entries=written,
            connections=sum(player.table.connections for player in players),
            results=dict(results),
            seconds=round(time.monotonic() - began, 1),
        )


async def _open(urls: list[str], number: int, rng: random.Random) -> Seated:
    bots = [BotSeat(rng.choice(BOTS)) for _ in range(rng.randint(0, 3))]
    seats = [MySeat(f"player {seat}") for seat in range(2)] + bots
    rng.shuffle(seats)
    expansion = "journeyman" if number % 3 == 0 else None
    return await open_table(urls[number % len(urls)], NewTable(tuple(seats), Options(expansion)))


async def _kill_while(
    games: asyncio.Future[Any], servers: list[ServerProcess], kills: int, rng: random.Random, *, verbose: bool
) -> int:
    killed = 0
    while killed < kills and not games.done():
        await asyncio.sleep(rng.uniform(0.05, 0.8))
        server = rng.choice(servers)
        server.kill()
        killed += 1
        server.start()
        await asyncio.to_thread(server.wait)
        if verbose:
            print(f"killed {killed} of {kills}", file=sys.stderr)
    return killed


async def _check(database: str, seated: list[Seated], players: list[Player], watchers: list[ClientTable]) -> int:
    """Compare what is stored with what was acknowledged and sent; the number of entries."""
    storage = await open_storage(database)
    written = 0
    try:
        for opened, watcher in zip(seated, watchers, strict=True):
            row = await storage.find(opened.code)
            assert row is not None
            assert row.finished is not None, "the game came to its end"
            log = await storage.read(row.table)
            assert [entry.number for entry in log] == list(range(1, len(log) + 1))
            written += len(log)
            table = await Loader(storage).load(row.table)
            assert table is not None
            assert table.halted is None, "every entry is there as it was written"
            assert table.is_over
            prove(table.record, table.tables)
            sealed = [entry for entry in map(_read, log) if isinstance(entry, entries.Sealed)]
            answers = {entry.decision: entry.moves for entry in sealed}
            assert len(answers) == len(sealed), "no question was answered twice"
            for player in players:
                if player.table.code == opened.code:
                    _check_player(player, answers)
                    assert player.table.news == _plain(boundary.news(table, player.table.seats, 0).events)
            assert watcher.news == _plain(boundary.news(table, (), 0).events)
    finally:
        await storage.close()
    return written


def _check_player(player: Player, answers: dict[Decision, tuple[str, ...]]) -> None:
    """Everything acknowledged is there as it was sent, and nothing else is there for that seat."""
    for decision, moves in player.acknowledged.items():
        assert decision in answers, f"acknowledged, and lost: {decision}"
        if moves is not None:
            assert answers[decision] == tuple(str(read_move(move)) for move in moves)
    own = {decision for decision in answers if decision.seat in player.table.seats}
    assert own == set(player.acknowledged)


def prove(record: Any, tables: Any) -> None:
    """Play the record again and hold every line against the rules."""
    proof = Proof(record[0], tables)
    for number, event in enumerate(record[1:], start=2):
        proof.check(number, event)
    assert proof.is_over


def _read(entry: Any) -> entries.AnyEntry:
    return entries.read(entry.text)


def _plain(events: tuple[Any, ...]) -> list[Any]:
    """Events as they come out of JSON."""
    decoded: list[Any] = msgspec.json.decode(msgspec.json.encode(events))
    return decoded


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", choices=("sqlite", "postgres", "two"), default="sqlite")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pause", type=float, default=0.02, help="seconds that a player takes; more for more kills")
    asked = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        if asked.database == "sqlite":
            database = f"sqlite:///{folder}/tables.db"
        else:
            database = stack.enter_context(temporary_postgres())
        servers = [ServerProcess(database, folder / "log") for _ in range(2 if asked.database == "two" else 1)]
        try:
            report = asyncio.run(
                kill_servers(servers, asked.tables, asked.kills, asked.seed, pause=asked.pause, verbose=True)
            )
        except BaseException:
            sys.stderr.write((folder / "log").read_text()[-5000:])
            raise
        finally:
            for server in servers:
                server.kill()
        print(msgspec.json.format(msgspec.json.encode(report)).decode())


if __name__ == "__main__":
    main()
