"""How long a person waits for quick bots while bots think at tables where nobody is.

    python benchmarks/sharing.py --tables 10 --moves 6

Opens tables of five chieftains each, at which nobody sits or watches, then one with a person and `random` bots, and
tells how long each move of those bots took after the person's own answer.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from serving import Player, running

from skye.wire.client import ClientTable, look_at, open_table
from skye.wire.http_bodies import BotSeat, MySeat, NewTable
from skye.wire.values import BotName


async def measure(url: str, tables: int, moves: int, rivals: BotName) -> list[float]:
    """Seconds that each of so many moves of the person's rivals took."""
    crowd = [await open_table(url, NewTable(tuple(BotSeat("chieftain") for _ in range(5)))) for _ in range(tables)]
    await asyncio.sleep(3)  # their thoughts fill the queue
    own = await open_table(url, NewTable((MySeat("Ann"), BotSeat(rivals), BotSeat(rivals))))
    waits: list[float] = []
    async with ClientTable(url, own.code, tuple(place.token for place in own.places)) as table:
        player, seen, since = Player(table, random.Random(1)), 0, time.perf_counter()
        while len(waits) < moves:
            sealed = [event for event in table.news if event["type"] == "sealed"]
            for event in sealed[seen:]:
                if event["by"] == "bot":
                    waits.append(time.perf_counter() - since)
                    since = time.perf_counter()
            seen = len(sealed)
            acting = [seat for seat in table.seats if table.decision(seat) is not None]
            if acting:
                await player.act(acting[0])
                since = time.perf_counter()
            else:
                await table.change()
    looks = [await look_at(url, seated.code) for seated in crowd]
    print("rounds of the tables without people:", [look.round for look in looks])
    return waits[:moves]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--moves", type=int, default=6)
    parser.add_argument("--rivals", default="random")
    parser.add_argument("--thinkers", type=int, default=1)
    given = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        running(f"sqlite:///{folder}/tables.db", Path(folder) / "log", thinkers=given.thinkers) as server,
    ):
        waits = asyncio.run(measure(server.url, given.tables, given.moves, given.rivals))
    print(f"{sum(waits):.2f} s in all:", " ".join(f"{wait:.2f}" for wait in waits))


if __name__ == "__main__":
    main()
