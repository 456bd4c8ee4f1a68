"""Tables that were begun with other tiles than are shipped now: they are played on with their own."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import msgspec
import pytest
from killing import prove
from loops import FULL
from packages import with_other_tiles
from patience import PATIENCE
from serving import Player, ServerProcess

from skye.material import editions
from skye.material.tables import shipped_tables
from skye.server.loading import Loader
from skye.storage.opening import open_storage
from skye.wire.client import ClientTable, open_table
from skye.wire.http_bodies import BotSeat, MySeat, NewTable, Seated
from skye.wire.values import Options

pytestmark = pytest.mark.once

TABLES = 20 if FULL else 8


def test_the_same_material_has_one_text() -> None:
    for name in (None, "journeyman"):
        edition = editions.shipped_edition(name)
        assert editions.edition_of(editions.tables_of(edition.text)) == edition
        assert editions.tables_of(edition.text) is shipped_tables(name)


def test_tiles_are_corrected_under_stored_tables(tmp_path: Path) -> None:
    """Many tables, half of them half played, with and without the expansion: all are played on to their end."""
    package, tiles = with_other_tiles(tmp_path / "corrected", 10)
    database = f"sqlite:///{tmp_path}/tables.db"
    server = ServerProcess(database, tmp_path / "log")

    async def begin() -> list[Seated]:
        opened = []
        for number in range(TABLES):
            seats = (MySeat("one"), BotSeat("novice" if number % 4 < 2 else "random"), MySeat("two"))
            options = Options("journeyman" if number % 2 else None)
            opened.append(await open_table(server.url, NewTable(seats, options)))
        await asyncio.gather(*(play(seated, most=40) for seated in opened[: TABLES // 2]))
        return opened

    async def play(seated: Seated, most: int | None = None) -> None:
        tokens = tuple(place.token for place in seated.places)
        async with ClientTable(server.url, seated.code, tokens) as table:
            player = Player(table, random.Random(seated.code))
            while not player.is_over() and most != 0:
                acting = [seat for seat in table.seats if table.decision(seat) is not None]
                if not acting:
                    await table.change()
                    continue
                await player.act(player.rng.choice(acting))
                most = None if most is None else most - 1
            assert table.info is not None
            assert table.info.status == ("over" if most is None else "playing")

    async def go_on(opened: list[Seated]) -> None:
        infos = [looked(seated.code)["table"] for seated in opened]
        assert len({info["material"] for info in infos}) == 2, "of the base game and of the expansion"
        assert None not in {info["material"] for info in infos}
        assert {info["halted"] for info in infos} == {None}
        fresh = await open_table(server.url, NewTable((BotSeat("random"), BotSeat("random"))))
        assert looked(fresh.code)["table"]["material"] is None
        await asyncio.gather(*(play(seated) for seated in opened))
        digest = infos[0]["material"]
        old = {tile["id"]: tile for tile in fetched(f"/readings/material/{digest}.json")["tiles"]}
        new = {tile["id"]: tile for tile in fetched("/readings/material.json")["tiles"]}
        assert {tile for tile in old if {**old[tile], "expansion": None} != {**new[tile], "expansion": None}} == {
            *tiles
        }
        for tile in (tiles[0], "castle"):
            assert (drawn(f"/art/{digest}/tiles/{tile}.svg") == drawn(f"/art/tiles/{tile}.svg")) == (tile == "castle")
        assert editions.digest_of(drawn(f"/api/materials/{digest}").decode()) == digest
        with pytest.raises(HTTPError, match="404"):
            drawn("/api/materials/another")
        replay = fetched(f"/api/tables/{opened[0].code}/replay")
        assert replay["material"] == digest

    def fetched(path: str) -> Any:
        return msgspec.json.decode(drawn(path))

    def looked(code: str) -> Any:
        return fetched(f"/api/tables/{code}")

    def drawn(path: str) -> bytes:
        with urlopen(server.url + path) as answer:
            content: bytes = answer.read()
            return content

    async def check(opened: list[Seated]) -> None:
        storage = await open_storage(database)
        try:
            assert len(await storage.materials()) == 3
            for seated in opened:
                row = await storage.find(seated.code)
                assert row is not None
                table = await Loader(storage).load(row.table)
                assert table is not None
                assert (table.is_over, table.halted) == (True, None)
                prove(table.record, table.tables)
        finally:
            await storage.close()

    try:
        server.start()
        server.wait()
        opened = asyncio.run(asyncio.wait_for(begin(), PATIENCE))
        assert server.stop() in (0, -15)
        server.package = package
        server.start()
        server.wait()
        asyncio.run(asyncio.wait_for(go_on(opened), PATIENCE))
    finally:
        server.kill()
    asyncio.run(check(opened))
    assert "traceback" not in (tmp_path / "log").read_text().lower()
