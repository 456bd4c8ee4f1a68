"""What docs/protocol.md promises: its requests are answered so, its session was one, its bot plays at a real table."""

from __future__ import annotations

import asyncio
import json
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
import patience
import pytest
import uvicorn
from event_loop import in_loop
from ports import free_port
from serving import running
from typed import assert_typed

import skye.wire.client
from skye.material import words
from skye.server import bot_scheduler, requests, seating, sockets
from skye.server.limits import Limits, Rate
from skye.server.player_names import LONGEST
from skye.server.serve import application, configuration
from skye.server.settings import Settings
from skye.server.table import FAILURES, PATIENCE
from skye.view.seat_view import View
from skye.wire import codec, reference
from skye.wire.client import ClientTable, open_table, read_record
from skye.wire.client_messages import FromClient
from skye.wire.http_bodies import BotSeat, MySeat, NewTable, OpenSeat
from skye.wire.kinds import fields, groups
from skye.wire.message import VERSION
from skye.wire.table_messages import FromTable, Pong
from skye.wire.values import Options

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[1]
PATH = ROOT / "docs" / "protocol.md"
PAGE = PATH.read_text(encoding="utf-8")
(BOT,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
CURL = re.findall(r"^\$ (curl .*)\n(\{.*)$", PAGE, re.MULTILINE)
SESSION = [(line[0], json.loads(line[2:])) for line in re.findall(r"^[<>] \{.*$", PAGE, re.MULTILINE)]
CUT = "…"


def test_the_reference_is_as_written_now() -> None:
    assert reference.renewed(PAGE) == PAGE, "write it again: python -m skye.wire.reference docs/protocol.md"


def test_a_page_without_a_place_for_it_is_left_alone() -> None:
    with pytest.raises(ValueError, match="the page has no"):
        reference.renewed(PAGE.replace(reference.END, ""))


def test_every_kind_and_field_is_in_the_reference() -> None:
    for group in groups():
        for kind in group.kinds:
            (part,) = re.findall(rf"^\*\*`{kind.__name__}`.*?(?=^\*\*|^###|\Z)", PAGE, re.DOTALL | re.MULTILINE)
            assert re.findall(r"^\| `(\w+)\??` \|", part, re.MULTILINE) == [field.name for field in fields(kind)]


def test_every_type_of_message_is_documented() -> None:
    for kind in (*get_args(FromClient), *get_args(FromTable)):
        assert f"`{kind.__struct_config__.tag}`" in PAGE[: PAGE.index("## Reference")]


# Numbers and keys


def test_the_documented_numbers_are_those_in_use() -> None:
    limits = Limits()

    def row(name: str, rate: Rate, unit: str, seconds: int) -> str:
        return f"| {name} | {round(rate.per_second * seconds)} {unit} | {rate.burst} |"

    examples = [
        row("messages of a seat", limits.messages_per_seat, "a second", 1),
        row("messages and requests of an address", limits.messages_per_address, "a second", 1),
        row("seats taken from an address", limits.joins_per_address, "an hour", 3600),
        row("seats taken from an address at one table", limits.joins_at_table, "an hour", 3600),
        row("sockets opened from an address", limits.greetings_per_address, "a second", 1),
        f"at most {seating.MOST_SEATED} entries of people and bots",
        f"can leave {seating.MOST_LEAVES} times between two answers",
        row("tables opened from an address, rematches too", limits.tables_per_address, "an hour", 3600),
        row("wrong codes and tokens from an address", limits.wrong_per_address, "a second", 1),
        row("replays and records as text for an address", limits.replays_per_address, "a second", 1),
        f"a record may have {limits.record_bytes // 1024} KiB",
        f"| sockets of an address | | {limits.sockets_per_address} |",
        f"| tables of an address that are not over | | {limits.unfinished_tables_per_address} |",
        f"A message or a body has at most {limits.message_bytes // 1024} KiB",
        f"larger than {limits.body_bytes // 1024} KiB (413)",
        f"at most {requests.MOST_STEPS} changes, a name {LONGEST} letters",
        f"no hello in {sockets.HELLO_SECONDS:.0f} seconds, or no word in {sockets.SILENT_SECONDS:.0f}",
        f"more than {sockets.MOST_STRIKES}, made no sense",
        f"{sockets.MOST_HURRIED} messages in a row were too fast",
        f"have not read for {limits.send_seconds:.0f} seconds",
        f"waits {skye.wire.client.WAITS[0]} to {skye.wire.client.WAITS[-1]:.0f} seconds",
        f"a `version`, now {VERSION}",
    ]
    flat = PAGE.replace("\n", " ")
    assert [text for text in examples if text not in flat] == []
    assert seating.WAITED == 60_000, "for a minute"
    assert PATIENCE == 2, "the second time in a row"
    assert bot_scheduler.PAUSES == (1, 2), "after 1 and 2 seconds"
    assert FAILURES == 3, "at three decisions in a row"


def test_every_reason_for_closing_is_documented() -> None:
    sources = (ROOT / "src" / "skye" / "server" / "sockets.py").read_text(encoding="utf-8")
    reasons = re.findall(r"ClosedError\((\w+), \"([a-z-]+)\"", sources)
    assert len(reasons) > 8
    for code, key in reasons:
        assert words.text(key)
        assert re.search(rf"^\| {getattr(sockets, code)} \| [^|]*`{key}`", PAGE, re.MULTILINE), key


# HTTP


@pytest.mark.skipif(shutil.which("curl") is None, reason="the examples use curl")
def test_the_requests_are_answered_so(tmp_path: Path) -> None:
    assert len(CURL) == 5
    substitutes: dict[str, str] = {}
    with running(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log", limits=Limits()) as server:
        for command, expected in CURL:
            real = command.replace("http://127.0.0.1:8000", server.url)
            for example, own in substitutes.items():
                real = real.replace(example, own).replace(example.replace("-", "").capitalize(), own)
            done = subprocess.run(shlex.split(real), capture_output=True, text=True, check=True)
            learn(substitutes, json.loads(expected), json.loads(done.stdout))
            answer = done.stdout
            for example, own in substitutes.items():
                answer = answer.replace(own, example)
            assert answer == expected


def learn(substitutes: dict[str, str], expected: dict[str, Any], answer: dict[str, Any]) -> None:
    """Remember the code and the tokens that stand for those of the page."""
    if "places" in expected:
        substitutes[expected["code"]] = answer["code"]
        for example, own in zip(expected["places"], answer["places"], strict=True):
            substitutes[example["token"]] = own["token"]


# The session


def test_the_session_is_made_of_messages() -> None:
    sent = [message for arrow, message in SESSION if arrow == ">"]
    messages = [message for arrow, message in SESSION if arrow == "<"]
    assert {"hello", "draft", "undo", "seal", "ping"} == {message["type"] for message in sent}
    assert {"welcome", "news", "state", "table", "answer", "pong"} == {message["type"] for message in messages}
    for message in sent:
        codec.read(json.dumps(message))
    for message in messages:
        whole = {**message, "view": {}} if message["type"] == "state" else message
        read = msgspec.convert(whole, FromTable)
        assert json.loads(codec.write(read)) == whole, "every field is there"
        if message["type"] == "state" and CUT not in message["view"]:
            assert set(message["view"]) == set(View.__struct_fields__)


def test_the_session_keeps_the_order_that_is_promised() -> None:
    number = 0
    for arrow, message in SESSION:
        if arrow == "<" and message["type"] == "news":
            assert message["number"] > number
            number = message["number"]
        if arrow == "<" and message["type"] == "state":
            assert message["number"] == number
    ids = [message["id"] for _, message in SESSION if "id" in message]
    assert ids == [number for count in range(len(ids) // 2) for number in (count + 1, count + 1)]


# The bot


def test_the_bot_is_short_and_typed(tmp_path: Path) -> None:
    assert len([line for line in BOT.splitlines() if line.strip()]) <= 40
    assert max(map(len, BOT.splitlines())) <= 120
    (tmp_path / "remote_bot.py").write_text(BOT, encoding="utf-8")
    assert_typed(tmp_path)


@pytest.mark.parametrize("expansion", [None, "journeyman"])
def test_the_bot_plays_at_a_real_table(tmp_path: Path, expansion: str | None) -> None:
    """Gold is hidden there, and it needs all of it."""
    program = tmp_path / "remote_bot.py"
    program.write_text(BOT.replace("Clock(1,", "Clock(0.02,"), encoding="utf-8")
    new = NewTable((BotSeat("random"), OpenSeat(), BotSeat("novice")), Options(expansion))
    with running(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log") as server:
        code = asyncio.run(open_table(server.url, new)).code
        command = [sys.executable, str(program), server.url, code]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=patience.PATIENCE)
        assert done.returncode == 0, done.stderr
        record = asyncio.run(read_record(server.url, code, "jsonl"))
    over = json.loads(record.splitlines()[-1])
    assert done.stdout == f"points {' '.join(map(str, over['points']))}\n"
    assert over["type"] == "over"


@in_loop
async def test_the_client_is_not_taken_for_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the others think, it says something now and then, more often than the server asks for."""
    assert 3 * skye.wire.client.PING_SECONDS <= sockets.SILENT_SECONDS
    monkeypatch.setattr(skye.wire.client, "PING_SECONDS", 0.5)
    messages: list[object] = []
    hear = ClientTable.hear

    def listen(table: ClientTable, message: FromTable) -> None:
        messages.append(message)
        hear(table, message)

    monkeypatch.setattr(ClientTable, "hear", listen)
    settings = Settings(database=f"sqlite:///{tmp_path}/tables.db", port=free_port())
    server = uvicorn.Server(configuration(application(settings), settings))
    serving = asyncio.ensure_future(server.serve())
    try:
        async with asyncio.timeout(patience.PATIENCE):
            while not server.started:
                await asyncio.sleep(0.01)
        url = f"http://127.0.0.1:{settings.port}"
        seated = await open_table(url, NewTable((MySeat("Anna"), OpenSeat())))
        async with ClientTable(url, seated.code, (seated.places[0].token,)) as table:
            async with asyncio.timeout(patience.PATIENCE):
                while sum(isinstance(message, Pong) for message in messages) < 4:
                    await asyncio.sleep(0.01)
            assert table.connections == 1
    finally:
        server.should_exit = True
        await serving
