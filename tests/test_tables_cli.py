"""The commands for tables: what they show, write, take in and delete, on both databases, also next to a server."""

from __future__ import annotations

import asyncio
import io
import re
from pathlib import Path

import msgspec
import pytest
from command_line import Skye
from event_loop import in_loop
from serving import running

from skye.material.editions import shipped_edition
from skye.material.moves import Price
from skye.material.setup import random_setup
from skye.material.tables import shipped_tables
from skye.record import files as record_files
from skye.record.events import Begun, Event
from skye.record.files import RecordFile
from skye.record.recorder import Recorder
from skye.rules.rng import Generator
from skye.server import archive, entries
from skye.server.loading import replay
from skye.server.running_time import Runs, milliseconds
from skye.server.settings import DAY
from skye.storage.opening import open_storage
from skye.wire.client import ClientError, ClientTable, open_table, read_record
from skye.wire.http_bodies import BotSeat, MySeat, NewTable, OpenSeat
from skye.wire.values import Options

pytest_plugins = ("database_fixtures",)
pytestmark = [
    pytest.mark.once,
    # Newer Pythons warn of processes that are forked while the test runner has threads.
    pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning"),
]

CODE = r"[a-z]{4}-[a-z]{4}"
TWO = NewTable((MySeat("Ann"), MySeat("Bob")))


def simulated(skye: Skye, path: Path, *options: object, players: int = 3, games: int = 2) -> Path:
    """A file of random games."""
    common = ("simulate", "--players", players, "--games", games, "--seed", 7, "--jobs", 1, "--out", path)
    assert skye(*common, *options).code == 0
    return path


def imported(skye: Skye, path: Path, database: str) -> list[str]:
    """The codes of the games of a file."""
    result = skye("tables", "import", path, "--database", database)
    assert result.code == 0, result.err
    codes: list[str] = re.findall(rf"^({CODE})  ", result.out, re.MULTILINE)
    assert len(codes) == len(result.out.splitlines())
    return codes


def unlabelled(path: Path) -> list[Event]:
    """All events of a file, but for where the games come from."""
    events = [event for _, event in RecordFile(path).events()]
    return [msgspec.structs.replace(event, label="") if isinstance(event, Begun) else event for event in events]


@pytest.mark.parametrize(
    ("options", "ending"),
    [
        ((), "jsonl"),
        (("--journeyman",), "txt"),
        (("--journeyman", "--shared-layout"), "jsonl"),
        pytest.param((), "txt", marks=pytest.mark.full),
        pytest.param(("--journeyman",), "jsonl", marks=pytest.mark.full),
        pytest.param(("--journeyman", "--shared-layout"), "txt", marks=pytest.mark.full),
    ],
    ids=str,
)
def test_in_and_out_again(skye: Skye, tmp_path: Path, database: str, options: tuple[str, ...], ending: str) -> None:
    games = simulated(skye, tmp_path / f"games.{ending}", *options)
    codes = imported(skye, games, database)
    out, again = tmp_path / f"out.{ending}", tmp_path / f"again.{ending}"
    result = skye("tables", "export", *codes, "--out", out, "--database", database)
    assert (result.code, result.out) == (0, "")
    assert str(out) in result.err
    assert skye("replay", out).code == 0
    assert unlabelled(out) == unlabelled(games)
    # The label of a game is the code of its table, and nothing else differs.
    more = imported(skye, out, database)
    assert not {*codes} & {*more}
    assert skye("tables", "export", *more, "--out", again, "--database", database).code == 0
    content = again.read_text(encoding="utf-8")
    for old, new in zip(codes, more, strict=True):
        assert new in content
        content = content.replace(new, old)
    assert content == out.read_text(encoding="utf-8")


@in_loop
async def test_the_log_of_an_imported_game(database: str) -> None:
    rng = Generator(46)
    tables = shipped_tables("journeyman")
    names = ["trader:budget=2", "Ann", "player 2", "Zoë"]
    recorder = Recorder(random_setup(4, rng, tables.material), tables, names=names)
    record = recorder.opening()
    while seats := recorder.game.to_act():
        anytime_moves = [move for seat in range(4) for move in recorder.game.legal(seat).anytime()]
        record += recorder.apply(anytime_moves[0] if anytime_moves else recorder.game.legal(seats[0]).sample(rng))
    async with archive.looked_into(database, is_new_fine=True) as storage:
        row = await archive.stored(storage, archive.as_log(record, shipped_edition("journeyman")), milliseconds)
        log = await storage.read(row.table)
        table = replay(log)
        assert table.record[1:] == record[1:]
        assert (table.is_over, table.options.expansion, row.due) == (True, "journeyman", None)
        assert row.finished == row.changed
        assert [seat.bot for seat in table.seats] == ["trader:budget=2", None, None, None]
        assert {seat.token for seat in table.seats} == {"", archive.NOBODY}
        kinds = {type(entries.read(entry.text)) for entry in log}
        assert kinds == {
            entries.Opened,
            entries.Joined,
            entries.Filled,
            entries.Drawn,
            entries.Sealed,
            entries.Beside,
        }


def test_a_wrong_game_keeps_all_out(skye: Skye, tmp_path: Path, database: str) -> None:
    games = simulated(skye, tmp_path / "games.txt")
    content = games.read_text(encoding="utf-8")
    first, second = content.rsplit("\n\n", 2)[:2]
    cases = {
        "wrong.txt": first + "\n\n" + re.sub(r"gold=\d+", "gold=77", second) + "\n\n",
        "cut.txt": content[:-200],
        "other.txt": "something else\n",
        "empty.txt": "",
        "hidden.txt": content.replace("random%201", "random%E2%80%AE%201"),
    }
    for name, wrong in cases.items():
        (tmp_path / name).write_text(wrong, encoding="utf-8")
        result = skye("tables", "import", tmp_path / name, "--database", database)
        assert (result.code, result.out) == (1, ""), name
        assert name in result.err
    assert "in game 1 a player is called" in result.err
    assert "\N{RIGHT-TO-LEFT OVERRIDE}" not in result.err
    assert skye("tables", "import", tmp_path / "none.txt", "--database", database).code == 1
    assert skye("tables", "list", "--database", database).err in (
        "There are no tables yet.\n",
        f"There is no database {database} yet. It is created with the first table; "
        "choose another one with --database.\n",
    )


def test_a_game_with_other_material_keeps_it(skye: Skye, tmp_path: Path, database: str) -> None:
    shipped = Path(record_files.__file__).parents[1] / "material" / "data" / "tiles.toml"
    text = shipped.read_text(encoding="utf-8")
    own = tmp_path / "tiles.toml"
    own.write_text(text.replace('symbols = ["sheep@', 'symbols = ["cattle@', 1), encoding="utf-8")
    assert own.read_text(encoding="utf-8") != text
    games = simulated(skye, tmp_path / "games.jsonl", "--tiles", own)
    codes = imported(skye, games, database)
    [shipped_game] = imported(skye, simulated(skye, tmp_path / "shipped.jsonl", games=1), database)
    assert skye("tables", "export", *codes, "--out", tmp_path / "again.jsonl", "--database", database).code == 0
    header, *_ = games.read_bytes().splitlines()
    assert (tmp_path / "again.jsonl").read_bytes().splitlines()[0] == header
    assert skye("replay", tmp_path / "again.jsonl").code == 0
    mixed = skye("tables", "export", codes[0], shipped_game, "--out", tmp_path / "x.jsonl", "--database", database)
    assert (mixed.code, "same material" in mixed.err) == (1, True)


def test_the_list(skye: Skye, tmp_path: Path, database: str) -> None:
    codes = imported(skye, simulated(skye, tmp_path / "games.jsonl", games=21, players=2), database)
    [other] = imported(skye, simulated(skye, tmp_path / "more.jsonl", "--journeyman", games=1), database)
    result = skye("tables", "list", "--database", database)
    heading, *lines = result.out.splitlines()
    assert heading.split() == ["Code", "Status", "Last", "change", "Game", "Players"]
    assert [line.split()[0] for line in lines] == [other, *codes[:1:-1]]
    assert re.fullmatch(
        rf"{other}  finished  \d{{4}}-\d\d-\d\d \d\d:\d\d  Journeyman  random 0 \d+, random 1 \d+, random 2 \d+",
        lines[0],
    )
    assert "Base game" in lines[1]
    assert "--all" in result.err
    every = skye("tables", "list", "--all", "--database", database)
    assert [line.split()[0] for line in every.out.splitlines()[1:]] == [other, *codes[::-1]]
    assert every.err == "Playable: 0, finished: 22, cannot be continued: 0\n"
    assert "beendet" in skye("--lang", "de", "tables", "list", "--database", database).out


def test_next_to_a_running_server(skye: Skye, tmp_path: Path, database: str) -> None:
    """A waiting table, one where a price is sealed and another drafted, and one that bots finish."""

    async def prepare(url: str) -> tuple[str, str, str, Price]:
        waiting = await open_table(url, NewTable((MySeat("Cai"), OpenSeat())))
        bots_only = await open_table(url, NewTable((BotSeat("random"), BotSeat("random")), Options("journeyman")))
        seated = await open_table(url, TWO)
        async with ClientTable(url, seated.code, tuple(place.token for place in seated.places)) as table:
            while len(table.states) < 2:
                await table.change()
            prices = [price(table, seat) for seat in (0, 1)]
            assert (await table.seal(0, prices[0])).result == "done"
            assert (await table.draft(1, prices[1])).result == "done"
        async with ClientTable(url, bots_only.code) as table:
            while table.info is None or table.info.status != "over":
                await table.change()
        return waiting.code, seated.code, bots_only.code, prices[0]

    with running(database, tmp_path / "log") as server:
        waiting, playing, over, sealed = asyncio.run(prepare(server.url))
        output = skye("tables", "list", "--database", database).out
        assert re.search(rf"{waiting}  waiting .* Cai, \(open\)$", output, re.MULTILINE)
        assert re.search(rf"{playing}  round 1 .* Ann 0, Bob 0$", output, re.MULTILINE)
        assert re.search(rf"{over}  finished .* Journeyman  random \d+, random \d+$", output, re.MULTILINE)

        out = tmp_path / "out.txt"
        export = ("tables", "export", "--database", database, "--out", out)
        assert is_refused(skye, *export, waiting, message="not begun")
        assert is_refused(skye, *export, waiting, "--unfinished", message="not begun")
        assert is_refused(skye, *export, playing, message="--unfinished")
        assert is_refused(skye, *export, playing, over, "--unfinished", message="expansion")
        assert is_refused(skye, *export, "dada-dada", message="dada-dada")
        assert not out.exists()

        assert skye(*export, playing.upper().replace("-", " "), "--unfinished").code == 0
        content = out.read_text(encoding="utf-8")
        assert "draw" in content
        assert "price" not in content, "what is sealed or drafted is nobody else's business"
        assert not any(f"{tile}={number}" in content for tile, number in sealed.prices)
        assert is_refused(skye, *export, over, message="--force")

        assert skye(*export, over, "--force").code == 0
        assert out.read_bytes() == asyncio.run(read_record(server.url, over))
        # The table of bots again, imported while the server runs, which shows it at once.
        [again] = imported(skye, out, database)
        record = asyncio.run(read_record(server.url, again))
        assert record.replace(again.encode(), over.encode()) == out.read_bytes()

        assert skye("tables", "delete", over, "--yes", "--database", database).out.startswith(
            f"Deleted: {over} (finished, "
        )
        assert is_refused(skye, *export, over, "--force", message=over)
    assert is_refused(skye, "tables", "delete", over, "--yes", "--database", database, message=over)


def test_who_sits_at_a_deleted_table_is_notified(skye: Skye, tmp_path: Path, postgres: str) -> None:
    async def delete(url: str) -> None:
        seated = await open_table(url, TWO)
        async with ClientTable(url, seated.code, (seated.places[0].token,)) as table:
            result = await asyncio.to_thread(skye, "tables", "delete", seated.code, "--yes", "--database", postgres)
            assert result.code == 0
            while True:
                await table.change()

    with running(postgres, tmp_path / "log") as server, pytest.raises(ClientError, match="deleted"):
        asyncio.run(delete(server.url))


def test_several_unfinished_tables(skye: Skye, tmp_path: Path, sqlite: str) -> None:
    async def open_some(url: str) -> list[str]:
        return [(await open_table(url, TWO)).code for _ in range(2)]

    with running(sqlite, tmp_path / "log") as server:
        first, second = asyncio.run(open_some(server.url))
    [over] = imported(skye, simulated(skye, tmp_path / "games.jsonl", games=1), sqlite)
    out = tmp_path / "out.jsonl"
    export = ("tables", "export", "--unfinished", "--database", sqlite, "--out", out)
    assert is_refused(skye, *export, first, second, message=f"{first}, {second}")
    # An unfinished game can only be the last of a file.
    assert skye(*export, first, over, first).code == 0
    begun = [event for event in unlabelled(out) if isinstance(event, Begun)]
    assert [(game.number, len(game.names)) for game in begun] == [(1, 3), (2, 2)]


def test_deleting_asks(skye: Skye, tmp_path: Path, sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    [code] = imported(skye, simulated(skye, tmp_path / "games.jsonl", games=1), sqlite)
    for answer in ("", "\n", "n\n", "no\n", "perhaps\n"):
        monkeypatch.setattr("sys.stdin", io.StringIO(answer))
        result = skye("tables", "delete", code, "--database", sqlite)
        assert (result.code, result.out) == (1, "")
        assert f"Permanently delete {code} (finished, " in result.err
        assert "Nothing was deleted." in result.err
    assert code in skye("tables", "list", "--database", sqlite).out
    monkeypatch.setattr("sys.stdin", io.StringIO("Y\n"))
    assert skye("tables", "delete", code, "--database", sqlite).code == 0
    assert skye("tables", "list", "--database", sqlite).out == ""


def test_yes_in_another_language(skye: Skye, tmp_path: Path, sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for language, answer in (("de", "j"), ("fr", "oui"), ("ru", "Д")):
        [code] = imported(skye, simulated(skye, tmp_path / f"{language}.jsonl", games=1), sqlite)
        monkeypatch.setattr("sys.stdin", io.StringIO(f"{answer}\n"))
        assert skye("--lang", language, "tables", "delete", code, "--database", sqlite).code == 0


def test_looking_makes_no_database(skye: Skye, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    looks = (["list"], ["export", "dada-dada", "--out", tmp_path / "out.txt"], ["delete", "dada-dada", "--yes"])
    for database in ([], ["--database", f"sqlite:///{tmp_path}/none/skye.db"]):
        for look in looks:
            assert is_refused(skye, "tables", *look, *database, message="no database")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "database",
    [
        "skye.db",
        "sqlite://",
        "mysql://host/x",
        "sqlite:///:memory:",
        "sqlite:////",
        "sqlite:///.",
        "sqlite://a:b@/c.db",
    ],
)
def test_what_is_no_address_of_a_database(skye: Skye, tmp_path: Path, database: str) -> None:
    result = skye("tables", "list", "--database", database)
    assert (result.code, result.out) == (1, "")
    assert result.err.startswith("This is not the address of a database.")
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_cannot_be_written(skye: Skye, tmp_path: Path, sqlite: str) -> None:
    [code] = imported(skye, simulated(skye, tmp_path / "games.jsonl", games=1), sqlite)
    out = tmp_path / "none" / "out.txt"
    assert is_refused(skye, "tables", "export", code, "--out", out, "--database", sqlite, message=str(out.parent))


def test_an_imported_game_is_new_whatever_the_date_was(skye: Skye, tmp_path: Path, sqlite: str) -> None:
    """A server once ran with a date that was two years ahead, and so do all that follow it."""
    started = milliseconds() + 730 * DAY

    async def beat() -> None:
        async with archive.looked_into(sqlite, is_new_fine=True) as storage:
            await storage.beat(None, started, started + 200 * DAY)

    async def expire() -> list[int]:
        async with archive.looked_into(sqlite) as storage:
            newest = await storage.newest()
            return await storage.expire(await Runs(storage, lambda: newest).ago(90 * DAY), None)

    asyncio.run(beat())
    imported(skye, simulated(skye, tmp_path / "games.jsonl", games=1), sqlite)
    assert asyncio.run(expire()) == []


def test_a_name_in_the_list_is_harmless(skye: Skye, sqlite: str) -> None:
    async def store() -> None:
        storage = await open_storage(sqlite)
        rng = Generator(1)
        recorder = Recorder(random_setup(2, rng), names=["\x07\N{RIGHT-TO-LEFT OVERRIDE}", "Bob"])
        record = recorder.opening()
        while seats := recorder.game.to_act():
            record += recorder.apply(recorder.game.legal(seats[0]).sample(rng))
        await archive.stored(storage, archive.as_log(record, shipped_edition(None)), milliseconds)
        await storage.close()

    asyncio.run(store())
    output = skye("tables", "list", "--database", sqlite).out
    assert "Bob" in output
    assert output.replace("\n", "").isprintable()


def price(table: ClientTable, seat: int) -> Price:
    """Some prices for the tiles that a seat has drawn."""
    choices = table.states[seat].choices
    assert choices is not None
    assert choices.pricing is not None
    axe, first, second = choices.pricing.tiles
    return Price(seat, axe, ((first, 2), (second, 1)))


def is_refused(skye: Skye, *arguments: object, message: str) -> bool:
    """Whether a command fails, prints no result, and says this."""
    found = skye(*arguments)
    return found.code == 1 and not found.out and message in found.err
