"""Tables that this version cannot play on: shown as far as possible, with the reason, and never a failure."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from command_line import Skye
from patience import PATIENCE
from requesting import request
from table_scenes import act, finished_log, play_to_end
from wire import CODE, Hall, hall, new_log

from skye.material import words
from skye.material.editions import shipped_edition
from skye.server import entries
from skye.server.entries import AnyEntry
from skye.server.loading import Loader
from skye.server.summary import change_of
from skye.server.table import Table
from skye.storage.chain import Entry, beginning, chained
from skye.storage.interface import Row
from skye.wire.client_messages import Leave, Rematch
from skye.wire.values import Options, TimeLimit

pytestmark = pytest.mark.once

Damage = Callable[[sqlite3.Connection], None]


def changed(folder: Path, damage: Damage) -> None:
    """Change the database without the server."""
    with closing(sqlite3.connect(folder / "tables.db", isolation_level=None)) as connection:
        damage(connection)


def rechained(connection: sqlite3.Connection) -> None:
    """Give the entries checksums that fit, as a version would that wrote them so."""
    for table, code, material, rules in connection.execute("SELECT id, code, material, rules FROM tables").fetchall():
        rows = connection.execute("SELECT number, time, entry FROM entries WHERE table_id = ? ORDER BY number", [table])
        log = [Entry(number, time, entry.encode()) for number, time, entry in rows.fetchall()]
        for entry in chained(beginning(code, material, rules), log):
            connection.execute(
                "UPDATE entries SET checksum = ? WHERE table_id = ? AND number = ?",
                [entry.checksum, table, entry.number],
            )


def run(*statements: str, chain: bool = False) -> Damage:
    def damage(connection: sqlite3.Connection) -> None:
        for statement in statements:
            connection.execute(statement)
        if chain:
            rechained(connection)

    return damage


def played_log() -> list[AnyEntry]:
    """A game for two that is half played."""
    log = finished_log()
    return log[: len(log) // 2]


HALF = len(played_log()) - 3
"""An entry in the middle of the game."""

BYTES = "X'7B22FF'"
NOT_UTF8 = f"CAST({BYTES} AS TEXT)"
"""What SQLite takes for a text, whatever bytes it has."""

CASES: dict[str, tuple[Damage, str, int | None]] = {
    "changed": (run(f"UPDATE entries SET entry = replace(entry, '1', '2') WHERE number = {HALF}"), "checksum", HALF),
    "time": (run(f"UPDATE entries SET time = time + 1 WHERE number = {HALF}"), "checksum", HALF),
    "gap": (run(f"DELETE FROM entries WHERE number = {HALF}"), "checksum", HALF),
    "cut": (run(f"DELETE FROM entries WHERE number >= {HALF}"), "checksum", HALF),
    "empty": (run("DELETE FROM entries"), "checksum", 1),
    "opening": (run("UPDATE entries SET entry = '{}' WHERE number = 1"), "checksum", 1),
    "digest": (run("UPDATE tables SET material = 'another'"), "checksum", 1),
    "other opening": (run('UPDATE entries SET entry = \'{"type":"opened"}\' WHERE number = 1', chain=True), "entry", 1),
    "unreadable": (run(f"UPDATE entries SET entry = '{{' WHERE number = {HALF}", chain=True), "entry", HALF),
    "unknown": (run(f'UPDATE entries SET entry = \'{{"type":"x"}}\' WHERE number = {HALF}', chain=True), "entry", HALF),
    "refused": (
        run(f'UPDATE entries SET entry = \'{{"type":"drawn","move":"0 draw 1"}}\' WHERE number = {HALF}', chain=True),
        "entry",
        HALF,
    ),
    "no seat": (
        run(f'UPDATE entries SET entry = \'{{"type":"undone","seat":7}}\' WHERE number = {HALF}', chain=True),
        "entry",
        HALF,
    ),
    "no material": (run("DELETE FROM materials"), "material", None),
    "damaged material": (run("UPDATE materials SET content = replace(content, 'sheep', 'sheet')"), "material", None),
    "rules": (run("UPDATE tables SET rules = 99", chain=True), "rules", None),
    "other rules and refused": (
        run("UPDATE tables SET rules = 99", f"UPDATE entries SET entry = '{{' WHERE number = {HALF}", chain=True),
        "rules",
        None,
    ),
    "about": (run("UPDATE tables SET about = 'x', rules = 99", chain=True), "rules", None),
    "not UTF-8": (run(f"UPDATE entries SET entry = {NOT_UTF8} WHERE number = {HALF}"), "checksum", HALF),
    "bytes": (run(f"UPDATE entries SET entry = {BYTES} WHERE number = {HALF}"), "checksum", HALF),
    "opening not UTF-8": (run(f"UPDATE entries SET entry = {NOT_UTF8} WHERE number = 1"), "checksum", 1),
    "material not UTF-8": (run(f"UPDATE materials SET content = {NOT_UTF8}"), "material", None),
    "material of bytes": (run(f"UPDATE materials SET content = {BYTES}"), "material", None),
    "about not UTF-8": (run(f"UPDATE tables SET about = {NOT_UTF8}, rules = 99", chain=True), "rules", None),
    "about of bytes": (run(f"UPDATE tables SET about = {BYTES}, rules = 99", chain=True), "rules", None),
}


@pytest.mark.parametrize("case", CASES)
def test_a_table_that_cannot_be_played_on_is_shown(case: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    damage, reason, entry = CASES[case]

    async def scene(server: Hall) -> None:
        await server.put(played_log())
        changed(tmp_path, damage)
        looked = await request(server.app, f"/api/tables/{CODE}")
        assert looked.status == 200
        assert looked.value["table"]["halted"] == {"reason": reason, "entry": entry}
        one = await server.sit(0)
        for wire in [one, *([] if reason == "material" else [await server.sit()])]:
            assert wire.closed is None
            assert wire.last("table")["halted"]["reason"] == reason
        if entry == 1 or reason == "material":
            assert one.of_type("state") == []
        else:
            state = one.last("state")
            assert (state["decision"], state["choices"]) == (None, None)
            assert state["view"]["round"] >= 1
        refused = await one.ask(lambda number: Leave(number, 0))
        assert (refused["result"], refused["problem"]["key"]) == ("refused", f"halted-{reason}")
        join = await request(server.app, f"/api/tables/{CODE}/seats", {"name": "late"})
        assert (join.status, join.key) == (409, f"halted-{reason}")
        for path in ("record", "replay"):
            assert (await request(server.app, f"/api/tables/{CODE}/{path}")).status == 409
        row = await server.storage.find(CODE)
        assert row is not None
        assert row.due is None

    act(tmp_path, scene)
    assert "table cannot be played on" in caplog.text
    assert "Traceback" not in caplog.text
    logged = [getattr(record, "fields", {}) for record in caplog.records if "cannot be played on" in record.message]
    assert logged[0] == {"table": CODE, "reason": reason, "entry": entry}


@pytest.mark.usefixtures("language")
def test_why_is_said_in_every_language() -> None:
    texts = {words.text(f"halted-{reason}", entry=7) for reason in ("rules", "material", "entry", "checksum")}
    assert len(texts) == 4


def test_a_gap_is_noticed_while_the_table_is_in_memory(tmp_path: Path) -> None:
    """Somebody changes the log without the server; what is written next would not follow it."""

    async def scene(server: Hall) -> None:
        log = played_log()
        await server.put(log)
        one = await server.sit(0)
        number = len(log)
        fields = "table_id, number + 1, time, entry, checksum"
        changed(
            tmp_path,
            run(
                f"INSERT INTO entries SELECT {fields} FROM entries WHERE number = {number}",
                f"UPDATE tables SET last = {number + 1}",
            ),
        )
        refused = await one.ask(lambda number: Leave(number, 0))
        assert refused["problem"]["key"] == "halted-checksum"
        assert one.last("table")["halted"] == {"reason": "checksum", "entry": number + 1}

    act(tmp_path, scene)


@pytest.mark.parametrize("fits", [False, True])
def test_a_log_that_is_longer_than_its_table_says_is_read_once(
    fits: bool, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Whether the entries that are too many have the right checksums or not."""
    log = played_log()
    last = len(log) - 2

    async def scene(server: Hall) -> None:
        await server.put(log)
        changed(tmp_path, run(f"UPDATE tables SET last = {last}"))
        if not fits:
            changed(tmp_path, run(f"UPDATE entries SET time = time + 1 WHERE number = {last + 1}"))
        one = await server.sit(0)
        for _ in range(3):
            looked = await request(server.app, f"/api/tables/{CODE}")
            assert looked.value["table"]["halted"] == {"reason": "checksum", "entry": last + 1}
            refused = await one.ask(lambda number: Leave(number, 0))
            assert refused["problem"]["key"] == "halted-checksum"

    act(tmp_path, scene)
    assert caplog.text.count("table cannot be played on") == 1


def test_what_is_written_while_a_table_is_loaded_is_no_damage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = played_log()

    async def scene(server: Hall) -> None:
        table = await server.put(log[:-1])
        read = server.storage.read

        async def late(number: int, after: int = 0) -> list[Entry]:
            monkeypatch.setattr(server.storage, "read", read)
            checksum = (await read(number))[-1].checksum
            table.apply(log[-1], 1_000)
            written = [Entry(len(log), 1_000, entries.write(log[-1]))]
            await server.storage.append(number, len(log) - 1, change_of(table, written), checksum)
            return await read(number, after)

        monkeypatch.setattr(server.storage, "read", late)
        loaded = await Loader(server.storage).load(1)
        assert loaded is not None
        assert (loaded.halted, loaded.last) == (None, len(log))

    act(tmp_path, scene)


def test_a_table_that_can_be_played_on_again_wakes(tmp_path: Path, skye: Skye) -> None:
    """As after a repair, or with a version that knows more."""

    async def halt(server: Hall) -> None:
        await server.put(new_log(2, Options(clock=TimeLimit("move", 60)), seed=3), time=server.clock())
        before.append(await server.storage.find(CODE))
        changed(tmp_path, run("UPDATE entries SET time = time + 1 WHERE number = 2"))
        assert (await request(server.app, f"/api/tables/{CODE}")).value["table"]["halted"] is not None
        halted = await server.storage.find(CODE)
        assert halted is not None
        assert halted.due is None

    async def wake(server: Hall) -> None:
        assert (await request(server.app, f"/api/tables/{CODE}")).value["table"]["halted"] is None
        assert await server.storage.find(CODE) == before[0]

    before: list[Row | None] = []
    act(tmp_path, halt)
    changed(tmp_path, run("UPDATE entries SET time = time - 1 WHERE number = 2"))
    act(tmp_path, wake)
    assert "Playable: 1" in skye("tables", "list", "--database", f"sqlite:///{tmp_path}/tables.db").err


def test_bots_and_clocks_of_such_tables_rest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server looks at each once, not every second, and the bots of others go on."""
    loads: list[int] = []
    load = Loader.load

    async def counted(self: Loader, number: int) -> Table | None:
        loads.append(number)
        return await load(self, number)

    monkeypatch.setattr(Loader, "load", counted)

    async def play() -> None:
        async with hall(tmp_path) as server:
            for number in range(5):
                log = new_log(2, Options(), seed=number, bots={0: "random", 1: "random"})
                first = log[0]
                assert isinstance(first, entries.Opened)
                later = [msgspec.structs.replace(first, code=f"code-{number}"), *log[1:]]
                await server.put(later, time=server.clock() + 3_600_000)
            changed(tmp_path, run("UPDATE tables SET rules = 99 WHERE id <= 4", chain=True))
            server.clock.pass_by(2 * 3_600)
            async with asyncio.timeout(PATIENCE):
                while not await server.storage.list(is_finished=True):
                    await asyncio.sleep(0.05)
                for _ in range(3):  # three more sweeps
                    sweeps = server.registry._sweeps
                    while server.registry._sweeps == sweeps:
                        await asyncio.sleep(0.05)
            assert sorted(number for number in loads if number <= 4) == [1, 2, 3, 4]
            assert await server.storage.due(10**15, 100) == []

    asyncio.run(play())


@pytest.mark.parametrize("is_met", [False, True])
def test_a_finished_game_by_older_rules(tmp_path: Path, is_met: bool) -> None:
    """Shown whole where the rules that have changed made no difference."""

    async def scene(server: Hall) -> None:
        await server.put(finished_log())
        points = ", about = replace(about, '\"points\":[', '\"points\":[1')" if is_met else ""
        changed(tmp_path, run(f"UPDATE tables SET rules = 99{points}", chain=True))
        looked = await request(server.app, f"/api/tables/{CODE}")
        assert looked.value["table"]["halted"] == ({"reason": "rules", "entry": None} if is_met else None)
        assert (await request(server.app, f"/api/tables/{CODE}/record")).status == 200

    act(tmp_path, scene)


def test_a_rematch_of_such_a_game_opens_no_table(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        log = [*finished_log(), entries.Rematched("loku-maba")]
        await server.put(log)
        changed(tmp_path, run(f"UPDATE entries SET time = time + 1 WHERE number = {len(log)}"))
        one = await server.sit(0)
        refused = await one.ask(lambda number: Rematch(number, 0))
        assert refused["problem"]["key"] == "halted-checksum"
        assert [row.code for row in await server.storage.list()] == [CODE]

    act(tmp_path, scene)


@pytest.mark.parametrize("case", ["changed", "not UTF-8", "bytes"])
def test_what_is_there_is_exported(case: str, skye: Skye, tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(played_log())

    act(tmp_path, scene)
    database = f"sqlite:///{tmp_path}/tables.db"
    changed(tmp_path, CASES[case][0])
    out = tmp_path / "half.txt"
    assert skye("tables", "export", CODE, "--out", out, "--database", database).code == 1
    assert skye("tables", "export", CODE, "--out", out, "--unfinished", "--database", database).code == 0
    assert out.read_text(encoding="utf-8").count("\n0 ") > 3
    result = skye("replay", out)
    assert (result.code, "ends after line" in result.err) == (1, True), result.err


def test_the_list_counts_them(skye: Skye, tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        for number, log in enumerate((played_log(), played_log(), finished_log(), new_log(2, Options(), 3))):
            first = log[0]
            assert isinstance(first, entries.Opened)
            await server.put([msgspec.structs.replace(first, code=f"code-{number}"), *log[1:]])
        changed(tmp_path, run("UPDATE tables SET rules = 99 WHERE code = 'code-0'", chain=True))

    act(tmp_path, scene)
    result = skye("tables", "list", "--database", f"sqlite:///{tmp_path}/tables.db")
    assert result.err == "Playable: 2, finished: 1, cannot be continued: 1\n"
    [line] = [line for line in result.out.splitlines() if "cannot be continued" in line]
    assert line.startswith("code-0")


@pytest.mark.parametrize(
    "about",
    [NOT_UTF8, BYTES, "replace(about, 'playing', 'asleep')", "replace(about, '\"points\":[', '\"points\":[7,')"],
)
def test_the_list_gets_past_one_that_cannot_be_read(about: str, skye: Skye, tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(played_log())

    act(tmp_path, scene)
    changed(tmp_path, run(f"UPDATE tables SET about = {about}"))
    result = skye("tables", "list", "--database", f"sqlite:///{tmp_path}/tables.db")
    assert result.err == "Playable: 1, finished: 0, cannot be continued: 0\n"
    assert CODE in result.out


@pytest.mark.parametrize("case", [case for case in CASES if CASES[case][1] != "rules"])
def test_checking_finds_and_names_it(case: str, skye: Skye, tmp_path: Path) -> None:
    damage, reason, entry = CASES[case]

    async def scene(server: Hall) -> None:
        await server.put(played_log())

    act(tmp_path, scene)
    database = f"sqlite:///{tmp_path}/tables.db"
    sound = skye("tables", "check", "--database", database)
    assert (sound.code, sound.out) == (0, "")
    assert "Playable: 1" in sound.err
    assert "Everything is in order" in sound.err
    changed(tmp_path, damage)
    result = skye("tables", "check", "--database", database)
    assert result.code == 1
    [line] = [line for line in result.out.splitlines() if line.startswith(CODE)]
    assert line.endswith(words.text(f"halted-{reason}", entry=entry or 0))


def test_checking_finds_a_wrong_list(skye: Skye, tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(played_log())

    act(tmp_path, scene)
    changed(tmp_path, run("UPDATE tables SET about = replace(about, '\"round\":', '\"round\":3')"))
    result = skye("tables", "check", "--database", f"sqlite:///{tmp_path}/tables.db")
    assert (result.code, CODE in result.out) == (1, True)


def test_older_rules_are_no_fault(skye: Skye, tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(played_log())

    act(tmp_path, scene)
    changed(tmp_path, CASES["rules"][0])
    result = skye("tables", "check", "--database", f"sqlite:///{tmp_path}/tables.db")
    assert (result.code, result.out) == (0, "")
    assert "cannot be continued: 1" in result.err


def test_older_rules_that_are_still_known_are_played_by(tmp_path: Path, skye: Skye) -> None:
    """A game with the expansion that was begun by its first rules comes to its end by them, and its record says so."""
    edition = msgspec.structs.replace(shipped_edition("journeyman"), rules=1)
    log = new_log(3, Options("journeyman"), seed=4)
    table = play_to_end(log, seed=4, edition=edition)

    async def scene(server: Hall) -> None:
        written = [Entry(number, 1_000, entries.write(entry)) for number, entry in enumerate(log, start=1)]
        assert await server.storage.create(CODE, change_of(table, written), 1_000, edition) is not None
        looked = await request(server.app, f"/api/tables/{CODE}")
        assert (looked.value["table"]["status"], looked.value["table"]["halted"]) == ("over", None)

    act(tmp_path, scene)
    database = f"sqlite:///{tmp_path}/tables.db"
    assert skye("tables", "check", "--database", database).code == 0
    assert skye("tables", "export", CODE, "--out", tmp_path / "old.txt", "--database", database).code == 0
    assert (tmp_path / "old.txt").read_text(encoding="utf-8").startswith("skye record 1\n")
    refused = skye("replay", tmp_path / "old.txt")
    assert refused.code == 1, "such a record proves nothing any more"
    assert skye("show", tmp_path / "old.txt", "--round", 1, "--seat", 0).code == 0
