"""Games shown again: every move a frame, and to a seat nothing that it did not see; and no record does harm."""

from __future__ import annotations

import asyncio
import gzip
import random
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from requesting import request
from table_scenes import Scene, act, finished_log
from wire import CODE, Hall, Wire, hall, new_log

from skye.material.errors import RecordError, SkyeError
from skye.material.expansions import NAMES
from skye.material.moves import Draw, Move
from skye.material.setup import random_setup
from skye.material.tables import shipped_tables
from skye.record import files as record_files
from skye.record.events import Begun, Event, Over, from_json
from skye.record.recorder import Recorder, setup_of
from skye.rules.game import Game
from skye.server import replays
from skye.server.limits import Limits, Rate
from skye.view.seat_view import view
from skye.view.what_if import tallies
from skye.wire.client_messages import Ping
from skye.wire.http_bodies import Replay
from skye.wire.values import Options

pytestmark = pytest.mark.once

BOXES = (None, *NAMES)
SECRET = ("price", "plan")
GOLDEN = Path(__file__).parent / "golden"
SVG = "{http://www.w3.org/2000/svg}"


def played(players: int, box: str | None, seed: int, number: int = 1) -> list[Event]:
    """A random game as it is recorded."""
    rng = random.Random(seed)
    tables = shipped_tables(box)
    recorder = Recorder(random_setup(players, rng, tables.material), tables, number=number, label=f"seed {seed}")
    events = recorder.opening()
    while acting := recorder.game.to_act():
        events += recorder.apply(recorder.game.legal(rng.choice(acting)).sample(rng))
    return events


def written(box: str | None, *games: list[Event], text: bool) -> bytes:
    parts = [record_files.lines_of(events, text=text) for events in games]
    return record_files.header(shipped_tables(box), text=text) + b"".join(parts)


def events_of(replay: Replay) -> list[Any]:
    return [msgspec.json.decode(event) for frame in replay.frames for event in frame.events]


@pytest.mark.parametrize("text", [True, False])
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("players", [2, 5])
def test_everything_in_the_record_is_shown_once_and_in_order(players: int, box: str | None, text: bool) -> None:
    events = played(players, box, seed=players)
    replay = replays.of_record(written(box, events, text=text), 1, None)
    assert (replay.games, replay.game, replay.label, replay.expansion) == (1, 1, f"seed {players}", box)
    assert replay.names == tuple(f"player {seat}" for seat in range(players))
    assert [from_json(msgspec.json.encode(event)) for event in events_of(replay)] == events
    moves = [[event for event in map(decoded, frame.events) if isinstance(event, Move)] for frame in replay.frames]
    assert moves[0] == []
    for made in moves[1:]:
        assert len(made) == 1 or (len(made) == players and all(isinstance(move, Draw) for move in made))


def decoded(event: bytes) -> Event:
    return from_json(bytes(event))


@pytest.mark.parametrize("box", BOXES)
def test_every_view_is_that_of_the_game_after_the_move(box: str | None) -> None:
    events = played(3, box, seed=3)
    content = written(box, events, text=False)
    for seat in (None, 0, 1, 2):
        game = Game(setup_of(events[0]), shipped_tables(box))  # type: ignore[arg-type]
        frames = iter(replays.of_record(content, 1, seat).frames)
        assert next(frames).view == view(game, seat, open_gold=seat is None)
        moves = [event for event in events if isinstance(event, Move)]
        for number, move in enumerate(moves):
            game.apply(move)
            if not (isinstance(move, Draw) and isinstance(moves[number + 1], Draw)):
                assert next(frames).view == view(game, seat, open_gold=seat is None)
        assert not list(frames)


@pytest.mark.rule("P4", "P2", "W1")
@pytest.mark.parametrize("box", BOXES)
def test_a_seat_is_shown_what_it_saw(box: str | None) -> None:
    events = played(4, box, seed=6)
    content = written(box, events, text=False)
    everything = replays.of_record(content, 1, None)
    for seat in range(4):
        replay = replays.of_record(content, 1, seat)
        assert len(replay.frames) == len(everything.frames), "all seats see the same moments"
        for frame in replay.frames:
            for event in map(msgspec.json.decode, frame.events):
                if event["type"] != "over":
                    assert "gold" not in event or event["seat"] == seat
                    assert "seller_gold" not in event or event["seller"] == seat
                if event["type"] in SECRET and event["seat"] != seat:
                    # Together, when the last was sealed.
                    together = [e["seat"] for e in map(msgspec.json.decode, frame.events) if e["type"] == event["type"]]
                    assert set(together) | {seat} == {0, 1, 2, 3}
            if frame.view.phase != "over":
                assert [other.gold is not None for other in frame.view.seats] == [n == seat for n in range(4)]
        assert sorted(kinds(events_of(replay))) == sorted(kinds(events_of(everything)))


@pytest.mark.rule("P4")
@pytest.mark.parametrize("box", BOXES)
def test_what_everybody_would_get_is_shown_as_at_the_table(box: str | None) -> None:
    content = written(box, played(3, box, seed=7), text=False)
    for seat in (None, 1):
        frames = replays.of_record(content, 1, seat).frames
        for frame in frames[:-1]:
            assert frame.tallies == tuple(tallies(frame.view, target, shipped_tables(box)) for target in range(3))
        assert frames[-1].tallies == (), "all has been counted"


@pytest.mark.parametrize("box", BOXES)
def test_what_was_scored_is_what_is_shown_then(box: str | None) -> None:
    """Until somebody builds again, a scoring tile would give what it has just given, unless it looks at gold."""
    frames = replays.of_record(written(box, played(3, box, seed=8), text=False), 1, None).frames
    compared = 0
    for frame in frames[:-1]:
        for event in map(msgspec.json.decode, frame.events):
            if event["type"] == "scored" and event["tile"] != "gold_majority":
                told_then = next(tally for tally in frame.tallies[event["seat"]] if tally.source == event["letter"])
                assert (told_then.tile, told_then.points) == (event["tile"], event["points"])
                assert msgspec.json.decode(msgspec.json.encode(told_then.lines)) == event["lines"]
                compared += 1
    assert compared > 10


def kinds(events: list[Any]) -> list[tuple[str, int]]:
    return [(event["type"], event.get("seat", -1)) for event in events]


def test_one_game_of_many_is_shown() -> None:
    games = [played(2, None, seed, number) for number, seed in enumerate((4, 5, 6), start=1)]
    for text in (True, False):
        content = written(None, *games, text=text)
        for number in (1, 2, 3):
            replay = replays.of_record(content, number, None)
            assert (replay.games, replay.game, replay.label) == (3, number, f"seed {number + 3}")
        # What comes after the game asked for is not looked at.
        broken = content.rsplit(b"\n", 8)[0] + b"\njunk\n"
        assert replays.of_record(broken, 2, None).games == 3
        with pytest.raises(RecordError):
            replays.of_record(broken, 3, None)


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.txt")), ids=lambda path: path.stem)
def test_records_that_lie_here_are_shown(path: Path) -> None:
    replay = replays.of_record(path.read_bytes(), 1, 1)
    assert replay.frames[-1].view.phase == "over"
    assert replay.frames[-1].view.winners


# Over HTTP


def over(tmp_path: Path, scene: Scene, options: Options | None = None) -> None:
    """A scene at a table where the game is over."""

    async def begin(server: Hall) -> None:
        log = finished_log()
        if options is not None:
            log[0] = msgspec.structs.replace(log[0], options=options)
        await server.put(log)
        await scene(server)

    act(tmp_path, begin)


def test_a_finished_table_is_shown_again(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        wire = await server.sit()
        for seat in ("all", "0", "1"):
            answer = await request(server.app, f"/api/tables/{CODE}/replay?seat={seat}")
            assert answer.status == 200
            replay = msgspec.convert(answer.value, Replay)
            assert (replay.label, replay.seat) == (CODE, None if seat == "all" else int(seat))
            assert replay.frames[-1].view["winners"] == wire.last("state")["view"]["winners"]
            assert replay.frames[-1].view["seats"] == wire.last("state")["view"]["seats"]
        record = await request(server.app, f"/api/tables/{CODE}/record")
        answer = await request(server.app, "/api/replays", {"record": record.body.decode(), "seat": 1})
        assert answer.value == (await request(server.app, f"/api/tables/{CODE}/replay?seat=1")).value
        whole = await request(server.app, f"/api/tables/{CODE}/replay")
        packed = await request(server.app, f"/api/tables/{CODE}/replay", accept_encoding="br, gzip")
        assert packed.headers["content-encoding"] == "gzip"
        assert gzip.decompress(packed.body) == whole.body
        assert 5 * len(packed.body) < len(whole.body)
        for seat in ("2", "-1", "", "zero", "0 ", "99999999999999999999"):
            answer = await request(server.app, f"/api/tables/{CODE}/replay?seat={seat}")
            assert (answer.status, answer.key) == (400, "table-no-seat")

    over(tmp_path, scene)


@pytest.mark.parametrize("box", BOXES)
def test_the_territories_at_the_end_are_one_picture(box: str | None) -> None:
    events = played(3, box, seed=6)
    content = written(box, played(2, box, seed=5), events, text=True)
    names = ("<Anna> & Bela", "x" * 50, "\x00Ида")
    root = ElementTree.fromstring(replays.picture_of(content, 2, names))
    said = [text.text or "" for text in root.iter(f"{SVG}text")]
    for expected in ("<Anna> & Bela", f"{'x' * 29}…", "Ида", "seed 6"):
        assert expected in said
    begun, end = events[0], events[-1]
    assert isinstance(begun, Begun)
    assert isinstance(end, Over)
    points = [str(points) for points in end.points]
    assert [text for text in said if text in points] == points
    # Without a name for every seat those of the record are used.
    assert begun.names[2] not in said
    assert f">{begun.names[2]}<" in replays.picture_of(content, 2, names[:2])
    with pytest.raises(SkyeError):
        replays.picture_of(content, 3, ())


def test_a_picture_over_http(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        record = (await request(server.app, f"/api/tables/{CODE}/record")).body.decode()
        plain = await request(server.app, "/api/pictures", {"record": record, "names": ["Anna", "Bela"]})
        assert (plain.status, plain.headers["content-type"]) == (200, "image/svg+xml")
        assert b">Bela<" in plain.body
        packed = await request(server.app, "/api/pictures", {"record": record}, accept_encoding="gzip")
        assert gzip.decompress(packed.body).startswith(b"<svg ")
        answer = await request(server.app, "/api/pictures", {"record": "nothing"})
        assert answer.status == 400

    over(tmp_path, scene)


@pytest.mark.rule("P4")
@pytest.mark.parametrize("open_gold", [False, True])
def test_gold_that_lay_open_is_shown(tmp_path: Path, open_gold: bool) -> None:
    async def scene(server: Hall) -> None:
        replay = (await request(server.app, f"/api/tables/{CODE}/replay?seat=0")).value
        shown = {seat["gold"] is not None for frame in replay["frames"][:-1] for seat in frame["view"]["seats"][1:]}
        assert shown == {open_gold}
        rivals = [e for frame in replay["frames"] for e in frame["events"] if e["type"] == "income" and e["seat"]]
        assert {"gold" in event for event in rivals} == {open_gold}

    over(tmp_path, scene, Options(open_gold=open_gold))


def test_a_game_that_is_on_is_not_shown(tmp_path: Path) -> None:
    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(), seed=1))
        for path in (f"/api/tables/{CODE}/replay", f"/api/tables/{CODE}/replay?seat=0"):
            answer = await request(server.app, path)
            assert (answer.status, answer.key) == (409, "table-not-over")
        assert (await request(server.app, "/api/tables/none-such/replay")).status == 404

    act(tmp_path, scene)


@pytest.mark.parametrize(
    ("spoil", "key", "line"),
    [
        (lambda _: "", "record-empty", None),
        (lambda _: "x", "record-other", None),
        (lambda _: "\0" * 100, "record-other", None),
        (lambda text: text.replace("skye record 2", "skye record 9", 1), "record-version", None),
        (lambda text: text[: text.index("\n\n") + 2], "record-no-games", None),
        (lambda text: text.replace("- round round=2", "- round round=3", 1), "record-differs", "- round round=2"),
        (lambda text: text.replace("- round round=2", "- rund round=2", 1), "record-malformed", "- round round=2"),
        (lambda text: text[: text.index("- round round=3")], "record-truncated", None),
        (lambda text: text.replace(" place ", " plaze ", 1), "record-malformed", " place "),
        (lambda text: text.replace("tile ", "tile \ud7ff", 1), "record-material", None),
    ],
)
def test_what_is_wrong_with_a_record_is_reported(tmp_path: Path, spoil: Any, key: str, line: str | None) -> None:
    text = written(None, played(2, None, 4), text=True).decode()
    number = None if line is None else text[: text.index(line)].count("\n") + 1

    async def scene(server: Hall) -> None:
        answer = await request(server.app, "/api/replays", {"record": spoil(text)}, accept_language="de")
        assert (answer.status, answer.key) == (400, key), answer
        if number is not None:
            assert f"Zeile {number}:" in answer.value["problem"]["text"]

    act(tmp_path, scene)


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({}, "server-body"),
        ({"record": 1}, "server-body"),
        ({"record": "x", "more": 1}, "server-body"),
        ({"record": "x", "game": 0}, "server-body"),
        ({"record": "x", "seat": -1}, "server-body"),
        ({"record": None, "seat": 2}, "table-no-seat"),
        ({"record": None, "game": 2}, "replay-no-game"),
    ],
)
def test_bodies_that_make_no_sense_get_an_error(tmp_path: Path, body: dict[str, Any], key: str) -> None:
    record = written(None, played(2, None, 4), text=False).decode()

    async def scene(server: Hall) -> None:
        sent = {**body, "record": record} if body.get("record", 0) is None else body
        answer = await request(server.app, "/api/replays", sent)
        assert (answer.status, answer.key) == (400, key)
        assert (await request(server.app, "/api/replays", sent, content_type="text/plain")).status == 415

    act(tmp_path, scene)


def test_an_address_may_look_at_so_many(tmp_path: Path) -> None:
    async def run() -> None:
        async with hall(tmp_path, limits=Limits(replays_per_address=Rate(0.01, 3))) as server:
            await server.put(finished_log())
            paths = [f"/api/tables/{CODE}/replay"] * 5
            answers = await asyncio.gather(*(request(server.app, path) for path in paths))
            assert sorted(answer.status for answer in answers) == [200, 200, 200, 429, 429]

    asyncio.run(run())


def test_records_as_text_count_as_replays(tmp_path: Path) -> None:
    async def run() -> None:
        async with hall(tmp_path, limits=Limits(replays_per_address=Rate(0.001, 2))) as server:
            await server.put(finished_log())
            asked = ("record", "record?form=text", "record", "replay", "record?form=jsonl")
            found = [(await request(server.app, f"/api/tables/{CODE}/{path}")).status for path in asked]
            assert found == [200, 200, 429, 429, 200], "JSON lines need no work"

    asyncio.run(run())


@pytest.mark.parametrize("path", ["record", "replay"])
def test_the_limit_also_covers_reading_the_table(tmp_path: Path, path: str) -> None:
    """It may have to be loaded and played again before it is known that its game goes on."""

    async def run() -> None:
        async with hall(tmp_path, limits=Limits(replays_per_address=Rate(0.001, 1))) as server:
            await server.put(new_log(2, Options(), seed=1))
            answers = [await request(server.app, f"/api/tables/{CODE}/{path}") for _ in range(2)]
            assert [answer.status for answer in answers] == [409, 429]

    asyncio.run(run())


def test_others_play_on_meanwhile(tmp_path: Path) -> None:
    """Records are not read in the loop that serves everybody."""
    games = [played(3, None, seed, number) for number, seed in enumerate(range(20), start=1)]
    record = written(None, *games, text=True).decode()

    async def scene(server: Hall) -> None:
        await server.put(new_log(2, Options(), seed=1))
        wire: Wire = await server.sit(0)
        reading = [
            asyncio.ensure_future(request(server.app, "/api/replays", {"record": record, "game": 20})) for _ in range(3)
        ]
        received = 0
        while not all(task.done() for task in reading):
            await wire.send(Ping())
            received += 1
        assert received > 20
        assert {task.result().status for task in reading} == {200}

    act(tmp_path, scene)
