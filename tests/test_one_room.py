"""A table is in memory once: two rooms of one table would not inform each other of what happens."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from event_loop import in_loop
from wire import hall

from skye.server.room import Room
from skye.wire.http_bodies import BotSeat, MySeat, NewTable

pytestmark = pytest.mark.once

NEW = NewTable((MySeat("Ann"), BotSeat("random")))


@in_loop
async def test_a_sweep_loads_a_table_before_it_is_entered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall(tmp_path) as server:
        registry = server.registry
        create = registry.storage.create
        loaded: list[Room | None] = []

        async def slow(*about: Any) -> int | None:
            number = await create(*about)
            assert number is not None
            loaded.append(await registry._load(number))
            return number

        monkeypatch.setattr(registry.storage, "create", slow)
        seated = await registry.open(NEW)
        assert [await registry.room(seated.code)] == loaded


@in_loop
async def test_a_table_is_entered_while_a_sweep_loads_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall(tmp_path) as server:
        registry = server.registry
        create, load = registry.storage.create, registry.loader.load
        is_entered = asyncio.Event()
        loading: list[asyncio.Task[Room | None]] = []

        async def found(*about: Any) -> int | None:
            number = await create(*about)
            assert number is not None
            loading.append(asyncio.ensure_future(registry._load(number)))
            await asyncio.sleep(0)
            return number

        async def slow(number: int) -> Any:
            table = await load(number)
            await is_entered.wait()
            return table

        monkeypatch.setattr(registry.storage, "create", found)
        monkeypatch.setattr(registry.loader, "load", slow)
        seated = await registry.open(NEW)
        room = await registry.room(seated.code)
        is_entered.set()
        assert await loading[0] is room
        assert await registry.room(seated.code) is room
