"""What the storage promises, on both databases."""

from __future__ import annotations

import asyncio
import random
import signal
import string
import subprocess
import sys
from itertools import product

import msgspec
import pytest
from event_loop import in_loop
from patience import PATIENCE
from storing import BEGUN_WITH, TEXT, change, made, move, numbers, opened

from skye.material.editions import Edition
from skye.storage import statements
from skye.storage.addresses import shown
from skye.storage.chain import Entry, beginning, chained, intact
from skye.storage.interface import DeletedError, Row, Run, StaleError, Storage, StorageError
from skye.storage.opening import open_storage

pytest_plugins = ("database_fixtures",)
pytestmark = pytest.mark.once


@in_loop
async def test_a_new_table(database: str) -> None:
    async with opened(database) as storage:
        table = await storage.create("skye", change(1, 2, due=7, about=b'{"players":["Fingal"]}'), 5, BEGUN_WITH)
        assert table is not None
        row = Row(table, "skye", 5, 5, None, 7, 2, b'{"players":["Fingal"]}')
        assert await storage.find("skye") == row
        assert await storage.row(table) == row
        first, second = chained(beginning("skye", "", 0), [Entry(1, 10, TEXT), Entry(2, 20, TEXT)])
        assert await storage.read(table) == [first, second]
        assert await storage.read(table, 1) == [second]
        assert await storage.find("mull") is None
        assert await storage.row(table + 1) is None
        assert await storage.read(table + 1) == []
    async with opened(database) as storage:
        assert await storage.row(table) == row


@in_loop
async def test_a_table_keeps_what_it_was_begun_with(database: str) -> None:
    """Each different material is stored once."""
    one, other = Edition("11", '{"tile":[]}', 3), Edition("22", "{}", 4)
    async with opened(database) as storage:
        for number, edition in enumerate((one, one, other)):
            assert await storage.create(str(number), change(1), 5, edition) is not None
        assert await storage.materials() == ["11", "22"]
        assert await storage.material("11") == one.text
        assert await storage.material("33") is None
        kept = [await storage.find(str(number)) for number in range(3)]
        assert [(row.material, row.rules) for row in kept if row is not None] == [("11", 3), ("11", 3), ("22", 4)]


@in_loop
async def test_entries_carry_a_running_checksum(database: str) -> None:
    async with opened(database) as storage:
        table = await storage.create("skye", change(1, 2), 5, Edition("11", "{}", 3))
        assert table is not None
        checksum = (await storage.read(table))[-1].checksum
        checksum = await storage.append(table, 2, change(3, 4), checksum)
        checksum = await storage.append(table, 4, change(due=3), checksum)
        await storage.append(table, 4, change(5), checksum)
        log = await storage.read(table)
        first = beginning("skye", "11", 3)
        assert intact(first, 0, log) == 5
        assert intact(log[1].checksum, 2, log[2:]) == 3
        assert intact(beginning("skye", "12", 3), 0, log) == 0, "what it was begun with is covered too"
        assert intact(first, 0, [*log[:2], *log[3:]]) == 2, "a gap"
        for place, entry in enumerate(log):
            for changed in ({"time": 11}, {"text": b'{"said":"another"}'}, {"checksum": ""}):
                wrong = [*log[:place], msgspec.structs.replace(entry, **changed), *log[place + 1 :]]
                assert intact(first, 0, wrong) == place


@in_loop
async def test_a_code_is_given_once(database: str) -> None:
    async with opened(database) as storage:
        table = await made(storage)
        assert await storage.create("first", change(1, 2), 6, BEGUN_WITH) is None
        assert await numbers(storage, table) == [1]
        assert [row.table for row in await storage.list()] == [table]
        assert (await asyncio.gather(*(storage.create("same", change(1), 6, BEGUN_WITH) for _ in range(5)))).count(
            None
        ) == 4


@in_loop
async def test_a_move_is_written(database: str) -> None:
    async with opened(database) as storage:
        table = await made(storage)
        await storage.append(table, 1, change(2, 3, finished=30, due=9, about=b"[]"))
        assert await numbers(storage, table) == [1, 2, 3]
        assert await storage.row(table) == Row(table, "first", 5, 30, 30, 9, 3, b"[]")
        await storage.append(table, 3, change(due=11, about=b"{}"))
        assert await storage.row(table) == Row(table, "first", 5, 30, None, 11, 3, b"{}")
        assert await numbers(storage, table) == [1, 2, 3]


@in_loop
async def test_entries_are_numbered_in_order(database: str) -> None:
    async with opened(database) as storage:
        table = await made(storage)
        for wrong in ([3], [1], [2, 4], [2, 2]):
            with pytest.raises(ValueError, match="numbered from 2"):
                await storage.append(table, 1, change(*wrong))
        assert await numbers(storage, table) == [1]


@in_loop
async def test_one_of_many_who_write_at_once_is_the_first(database: str) -> None:
    async with opened(database, serve=True) as storage, opened(database) as tool:
        table, other = await made(storage), await made(storage, "other")
        writes = [each.append(table, 1, change(2, due=3)) for each in (storage, tool) for _ in range(10)]
        outcomes = await asyncio.gather(*writes, move(storage, other, 1), return_exceptions=True)
        assert outcomes.pop() is None, "at another table it does not matter"
        assert [type(outcome) for outcome in outcomes].count(str) == 1
        assert {type(outcome) for outcome in outcomes} == {str, StaleError}
        assert await numbers(storage, table) == await numbers(storage, other) == [1, 2]


@in_loop
async def test_every_writer_succeeds_after_reading_the_others(database: str) -> None:
    """Everybody who reads what the others wrote gets to write."""
    async with opened(database, serve=True) as storage, opened(database) as tool:
        table = await made(storage)

        async def play(own: Storage) -> None:
            known = 1
            for _ in range(15):
                while True:
                    try:
                        await move(own, table, known)
                        break
                    except StaleError:
                        known = (await own.read(table))[-1].number
                known += 1

        await asyncio.gather(play(storage), play(tool))
        assert await numbers(storage, table) == list(range(1, 32))


@in_loop
async def test_a_deleted_table_is_gone(database: str) -> None:
    async with opened(database, serve=True) as storage, opened(database) as tool:
        table = await made(storage, entries=3)
        assert await tool.delete(table)
        assert not await tool.delete(table)
        for known in (3, 2, 9):
            with pytest.raises(DeletedError):
                await move(storage, table, known)
        with pytest.raises(DeletedError):
            await storage.append(table, 3, change(due=4))
        assert await storage.row(table) is None
        assert await storage.read(table) == []
        assert await made(storage) != table, "the number of a deleted table is not given again"


@in_loop
async def test_what_another_writes_is_not_overwritten(database: str) -> None:
    async with opened(database, serve=True) as storage, opened(database) as tool:
        table = await made(storage)
        await tool.append(table, 1, change(2, due=3))
        for late in (change(2, due=4), change(2, 3, due=4), change(due=4)):
            with pytest.raises(StaleError):
                await storage.append(table, 1, late)
        assert (await storage.due(10, 10), await numbers(storage, table)) == ([table], [1, 2])
        await storage.append(table, 2, change(3, due=4))
        row = await storage.row(table)
        assert row is not None
        assert (row.last, row.due) == (3, 4)


@in_loop
async def test_tables_that_are_due(database: str) -> None:
    async with opened(database) as storage:
        times = {"a": 30, "b": None, "c": 10, "d": 20, "e": 10}
        tables = {code: await storage.create(code, change(1, due=due), 5, BEGUN_WITH) for code, due in times.items()}
        assert await storage.due(20, 10) == [tables["c"], tables["e"], tables["d"]]
        assert await storage.due(20, 1) == [tables["c"]]
        assert await storage.due(9, 10) == []


@in_loop
async def test_lists(database: str) -> None:
    async with opened(database) as storage:
        tables = [
            await storage.create(str(number), change(1, finished=None if number % 2 else 8), 5, BEGUN_WITH)
            for number in range(6)
        ]
        newest = list(reversed(tables))

        async def listed(**options: int | None) -> list[int]:
            return [row.table for row in await storage.list(**options)]  # type: ignore[arg-type]

        assert await listed() == newest
        assert await listed(most=2) == newest[:2]
        assert await listed(most=2, before=newest[1]) == newest[2:4]
        assert await listed(is_finished=True) == newest[1::2]
        assert await listed(is_finished=False) == newest[::2]


@in_loop
async def test_a_table_that_is_visited_does_not_expire(database: str) -> None:
    async with opened(database) as storage:
        tables = [await made(storage, f"table {number}") for number in range(3)]
        await storage.visited([tables[0], tables[1], 999], 20)
        await storage.visited([tables[0]], 40)
        assert await storage.expire(None, 40) == tables[1:]
        assert await storage.expire(None, 41) == tables[:1]


@in_loop
async def test_when_servers_were_running(database: str) -> None:
    async with opened(database) as storage:
        assert await storage.newest() == 0
        first = await storage.beat(None, 10, 20)
        second = await storage.beat(None, 15, 16)
        assert await storage.beat(first, 10, 30) == first != second
        assert await storage.runs() == [Run(10, 30), Run(15, 16)]
        assert await storage.newest() == 30
        await made(storage, time=45)
        assert await storage.newest() == 45


@in_loop
async def test_tables_expire(database: str) -> None:
    async with opened(database) as storage:
        several = statements.AT_ONCE + 5
        old = await asyncio.gather(*(made(storage, f"old {number}") for number in range(several)))
        new = await made(storage, "new", time=40)
        done = await storage.create("done", change(1, finished=20), 5, BEGUN_WITH)
        assert await storage.expire(None, None) == []
        assert await storage.expire(20, 5) == []
        assert await storage.expire(None, 40) == sorted(old), "not the finished one, as old as it is"
        assert await storage.expire(21, 40) == [done]
        assert [row.table for row in await storage.list()] == [new]
        assert await storage.read(old[0]) == []
        assert await storage.read(new) != []


@in_loop
async def test_the_caller_knows_more_than_the_log(database: str) -> None:
    async with opened(database) as storage:
        table = await made(storage)
        for wrong in (change(10), change(due=4)):
            with pytest.raises(StaleError):
                await storage.append(table, 9, wrong)
        assert await numbers(storage, table) == [1]


@in_loop
async def test_moves_that_are_cancelled(database: str) -> None:
    """Whenever it happens: the log has no gap, what was acknowledged is in it, and the next move goes on."""
    chances = random.Random(5)
    async with opened(database, serve=True, connections=4) as storage:
        tables = [await made(storage, str(number)) for number in range(8)]
        known = dict.fromkeys(tables, 1)
        rooms = {table: asyncio.Lock() for table in tables}

        async def play(table: int) -> None:
            async with rooms[table]:
                try:
                    await move(storage, table, known[table])
                except StaleError:  # one that was cut off was written nevertheless
                    found = await numbers(storage, table)
                    assert found == list(range(1, known[table] + 2))
                    known[table] += 1
                    await move(storage, table, known[table])
                known[table] += 1

        cut = 0
        for _ in range(40):
            moves = [asyncio.create_task(play(table)) for table in tables for _ in range(2)]
            await asyncio.sleep(chances.uniform(0, 0.02))
            for task in moves:
                if chances.random() < 0.7:
                    task.cancel()
            await asyncio.wait(moves)
            cut += sum(task.cancelled() for task in moves)
            assert [error for task in moves if not task.cancelled() and (error := task.exception())] == []
        assert 0 < cut < 40 * len(moves)
        await asyncio.wait_for(asyncio.gather(*(play(table) for table in tables)), PATIENCE)
        for table in tables:
            assert await numbers(storage, table) == list(range(1, known[table] + 1))
        assert await storage.is_healthy()


@in_loop
async def test_acknowledged_is_on_disk(database: str) -> None:
    """A process is killed while it writes; everything that it has said was written is there."""
    acknowledged: dict[int, int] = {}
    with subprocess.Popen([sys.executable, __file__, database], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for count, line in enumerate(process.stdout):
            if not line.endswith("\n"):
                break  # killed in the middle of a word
            table, number = map(int, line.split())
            acknowledged[table] = max(number, acknowledged.get(table, 0))
            if count == 300:
                process.send_signal(signal.SIGKILL)
    assert process.returncode == -signal.SIGKILL
    assert sum(acknowledged.values()) > 300
    async with opened(database, serve=True) as storage:
        for table, number in acknowledged.items():
            assert (await numbers(storage, table))[:number] == list(range(1, number + 1))
            row = await storage.row(table)
            assert row is not None
            assert await numbers(storage, table) == list(range(1, row.last + 1))


async def write_and_say(url: str) -> None:
    """The process that is killed: writes at ten tables at once, and says what was acknowledged."""
    async with opened(url, serve=True) as storage:

        async def play(code: str) -> None:
            table = await made(storage, code)
            for number in range(2, 100_000):
                await move(storage, table, number - 1)
                print(table, number, flush=True)

        await asyncio.gather(*(play(str(number)) for number in range(10)))


@in_loop
async def test_claims_of_one_process(database: str) -> None:
    async with opened(database, serve=True) as storage:
        assert await storage.claim(3)
        assert await storage.claim(3)
        assert await storage.claim(4)
        assert storage.claims == {3, 4}
        await storage.release(3)
        await storage.release(3)
        assert storage.claims == {4}


@in_loop
async def test_health(database: str) -> None:
    async with opened(database) as storage:
        assert await storage.is_healthy()


@pytest.mark.parametrize(
    "url",
    [
        "",
        "skye.db",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite://host/skye.db",
        "sqlite://name:word@/skye.db",
        "sqlite://:80/skye.db",
        "sqlite:////",
        "sqlite:///.",
        "sqlite:///..",
        "sqlite:///folder/..",
        "sqlite:///a.db?mode=ro",
        "mysql://a/b",
    ],
)
@in_loop
async def test_other_addresses(url: str) -> None:
    with pytest.raises(StorageError) as refused:
        await open_storage(url)
    assert refused.value.key == "storage-url"


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://skye:hush@127.0.0.1:1/skye",
        "postgresql://skye:hush@127.0.0.1:1/skye?password=hush",
        "postgresql://skye:hu:s@h@127.0.0.1:1/skye?passfile=hush",
        "postgresql://skye:hush@[::1/skye",
        "postgresql://skye:hush@127.0.0.1:hush/skye",
        "postgresql://skye:hush/1@127.0.0.1:1/skye",
        "postgresql://skye:1/hush@127.0.0.1:1/skye",
        "postgresql://skye:hush?1@127.0.0.1:1/skye",
        "postgresql://skye:1#hush@127.0.0.1:1/skye",
        "postgresql://127.0.0.1:1/skye?password=hush&user=skye@skye",
        "postgresql://127.0.0.1:1/skye?user=skye&password=1@hush",
    ],
)
@pytest.mark.usefixtures("language")
@in_loop
async def test_no_password_is_shown(url: str) -> None:
    with pytest.raises(StorageError) as refused:
        await open_storage(url)
    assert refused.value.key in ("storage-unreachable", "storage-url")
    assert [part for part in ("hush", "hu:", "s@h") if part in str(refused.value)] == []
    assert "postgresql://" in str(refused.value)


@pytest.mark.parametrize("form", ["postgresql://skye:{}@host:1/tables", "postgresql://host/tables?user=a&password={}"])
def test_no_part_of_a_password_is_shown_whatever_is_in_it(form: str) -> None:
    for first, second in product(f"{string.punctuation} ", repeat=2):
        told = shown(form.format(f"HUSH{first}HUSH{second}HUSH"))
        assert "HUSH" not in told, (first, second)
        assert told.startswith("postgresql://")


def test_what_is_shown_of_an_address() -> None:
    assert shown("postgresql://skye:hush@host:5432/tables?sslmode=require") == "postgresql://skye@host:5432/tables"
    assert shown("postgresql://[::1]/tables") == "postgresql://[::1]/tables"
    assert shown("postgresql:///tables?host=/run/postgresql") == "postgresql:///tables"
    assert shown("sqlite:////var/lib/a@b.db") == "sqlite:////var/lib/a@b.db"


@in_loop
async def test_the_last_numbers_of_many_tables_at_once(database: str) -> None:
    async with opened(database) as storage:
        made_so_far = [await made(storage, code, entries=count) for code, count in (("a", 1), ("b", 3), ("c", 2))]
        first, second, gone = made_so_far
        await storage.delete(gone)
        assert await storage.lasts([first, second, gone, 999_999]) == {first: 1, second: 3}
        assert await storage.lasts([]) == {}


if __name__ == "__main__":
    asyncio.run(write_and_say(sys.argv[1]))
