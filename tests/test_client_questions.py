"""The client asks a real server what could be and what was, and understands the answers."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from patience import PATIENCE
from serving import running

from skye.material.moves import Place
from skye.wire.client import ClientError, ClientTable, look_at, open_table, read_record, read_replay, replay_record
from skye.wire.http_bodies import BotSeat, MySeat, NewTable, OpenSeat
from skye.wire.values import Options

pytestmark = pytest.mark.once


def test_what_could_be(tmp_path: Path) -> None:
    async def ask(url: str) -> None:
        seated = await open_table(url, NewTable((MySeat("Anna"), MySeat("Bela"))))
        look = await look_at(url, seated.code)
        assert (look.round, look.rounds, look.phase, look.acting) == (1, 6, "price", (0, 1))
        assert [seat.name for seat in look.table.seats] == ["Anna", "Bela"]
        async with (
            ClientTable(url, seated.code, (seated.places[0].token,)) as table,
            ClientTable(url, seated.code) as watching,
        ):
            while 0 not in table.states:
                await table.change()
            tile = table.view(0).seats[1].offers[0].tile
            weighed = await table.weigh(0, tile)
            assert weighed.tile == tile
            best = max(weighed.placements, key=lambda place: place.worth)
            result = await table.explain(0, Place(0, tile, best.x, best.y, best.turn))
            change = {
                now.source: (now.points or 0) - (old.points or 0)
                for now, old in zip(result.now, result.before, strict=True)
            }
            assert [change[letter] for letter in "ABCD"] == [*best.points]
            assert (change["scrolls"], change["income"]) == (best.scrolls, best.income)
            assert (await watching.explain(0)).now == (await table.explain(0)).now == result.before
            for asking in (watching.weigh(0, tile), table.weigh(1, tile)):
                with pytest.raises(ClientError) as error:
                    await asking
                assert error.value.problem.key == "table-other-seat"

    with running(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log") as server:
        asyncio.run(ask(server.url))


@pytest.mark.parametrize("expansion", [None, "journeyman"])
def test_what_was(tmp_path: Path, expansion: str | None) -> None:
    async def ask(url: str) -> None:
        waiting = await open_table(url, NewTable((MySeat("Anna"), OpenSeat())))
        with pytest.raises(ClientError) as error:
            await read_replay(url, waiting.code)
        assert error.value.problem.key == "table-not-over"
        code = (await open_table(url, NewTable((BotSeat("random"), BotSeat("random")), Options(expansion)))).code
        async with ClientTable(url, code) as table, asyncio.timeout(PATIENCE):
            while table.info is None or table.info.status != "over":
                await table.change()
        replay = await read_replay(url, code, 1)
        assert (replay.games, replay.seat, replay.names, replay.expansion) == (1, 1, ("random", "random"), expansion)
        record = (await read_record(url, code)).decode()
        assert await replay_record(url, record, seat=1) == replay
        assert (await replay_record(url, record)) == (await read_replay(url, code)) != replay
        with pytest.raises(ClientError) as error:
            await replay_record(url, record[: len(record) // 2])
        assert error.value.problem.key.startswith("record-")

    with running(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log") as server:
        asyncio.run(ask(server.url))
