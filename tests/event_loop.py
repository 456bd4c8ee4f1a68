"""Tests that wait for something run in an event loop of their own."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any


def in_loop(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """Run a test in an event loop; what goes wrong there behind its back is wrong too."""

    @wraps(test)
    def run(*arguments: Any, **named: Any) -> None:
        unnoticed: list[dict[str, Any]] = []

        async def all_of_it() -> None:
            asyncio.get_running_loop().set_exception_handler(lambda _loop, context: unnoticed.append(context))
            await test(*arguments, **named)
            left = asyncio.all_tasks() - {asyncio.current_task()}
            assert not left, left

        gc.freeze()  # so that only what this test leaves is looked through
        asyncio.run(all_of_it())
        gc.collect()
        assert unnoticed == [], unnoticed

    return run
