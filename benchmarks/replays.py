"""How long moves take while others ask for replays, against the same moves without them.

    python benchmarks/replays.py --moves 200 --readers 4

Two seats of one table play real games at random over loopback, with SQLite. Quiet stretches and stretches in which
readers send a record again and again take turns in one run, so that both meet the same machine.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from serving import Player, ServerProcess

from skye.wire.client import ClientTable, open_table
from skye.wire.http_bodies import MySeat, NewTable

RECORD = Path(__file__).parents[1] / "tests" / "golden" / "5-players-journeyman.txt"
STRETCHES = 6
READER = """
import sys
from http.client import HTTPConnection
body = sys.stdin.buffer.read()
while True:
    connection = HTTPConnection("127.0.0.1", int(sys.argv[1]))
    connection.request("POST", "/api/replays", body, {"content-type": "application/json"})
    response = connection.getresponse()
    response.read()
    print(response.status, flush=True)
    connection.close()
"""


async def moves(url: str, count: int, rng: random.Random) -> list[float]:
    """Milliseconds from sending a move, or the draft of one, to its answer."""
    taken: list[float] = []
    while len(taken) < count:
        seated = await open_table(url, NewTable((MySeat("one"), MySeat("two"))))
        async with ClientTable(url, seated.code, tuple(place.token for place in seated.places)) as table:
            player = Player(table, rng)
            while not player.is_over() and len(taken) < count:
                acting = [seat for seat in table.seats if table.decision(seat) is not None]
                if not acting:
                    await table.change()
                    continue
                begun = time.perf_counter()
                await player.act(rng.choice(acting))
                taken.append(1000 * (time.perf_counter() - begun))
    return taken


async def reader(port: int, body: bytes, answers: list[str]) -> None:
    """A process that asks for a replay again and again, until this is cancelled."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", READER, str(port), stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(body)
        process.stdin.close()
        while line := await process.stdout.readline():
            answers.append(line.decode().strip())
    finally:
        process.kill()
        await process.wait()


async def measure(server: ServerProcess, count: int, readers: int) -> None:
    body = msgspec.json.encode({"record": RECORD.read_text()})
    rng = random.Random(1)
    quiet: list[float] = []
    loaded: list[float] = []
    answers: list[str] = []
    for _ in range(STRETCHES // 2):
        quiet += await moves(server.url, count // (STRETCHES // 2), rng)
        before = len(answers)
        tasks = [asyncio.ensure_future(reader(server.port, body, answers)) for _ in range(readers)]
        while len(answers) == before:
            await asyncio.sleep(0.01)
        loaded += await moves(server.url, count // (STRETCHES // 2), rng)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for name, times in (("without replays", sorted(quiet)), ("with replays", sorted(loaded))):
        middle, late = times[len(times) // 2], times[len(times) * 99 // 100]
        print(f"{name:16} {len(times)} moves, p50 {middle:.1f} ms, p99 {late:.1f} ms, most {times[-1]:.1f} ms")
    print(f"{len(answers)} replays, answered with {', '.join(sorted(set(answers)))}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=300)
    parser.add_argument("--readers", type=int, default=4)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(f"sqlite:///{folder}/tables.db", Path(folder) / "log")
        server.start()
        try:
            server.wait()
            asyncio.run(measure(server, arguments.moves, arguments.readers))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
