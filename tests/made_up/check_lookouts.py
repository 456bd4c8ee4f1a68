"""The made-up expansion plays through everything; test_made_up_expansion.py runs this where it is installed."""

from __future__ import annotations

import asyncio
import random
import xml.etree.ElementTree as ET
from pathlib import Path

import msgspec
import pytest
from random_table import Played
from serving import running
from skye_lookouts.events import Watches
from skye_lookouts.moves import Look
from skye_lookouts.rules.state import LookoutsState
from skye_lookouts.view import SeatLookouts
from wire_games import play_all

from skye import CHANCE, Clock, Game, IllegalMoveError, bots, imagine, parse, shipped_tables, view
from skye.art import scoring_svg
from skye.bots.weights import shipped_net, weights
from skye.cli.main import main
from skye.material import rules_text, words
from skye.material.expansions import NAMES
from skye.material.setup import Setup, random_setup
from skye.record.events import Over, Scored, from_json, from_text, to_json, to_text
from skye.record.files import RecordFile, header, lines_of
from skye.record.recorder import Recorder
from skye.search.constants import SCORING as SCORING_INPUTS
from skye.search.constants import TIMES
from skye.search.insight import net_inputs
from skye.server import boundary, entries
from skye.view.seat_view import read_view
from skye.view.what_if import tallies
from skye.wire.client import read_replay

NAME = "lookouts"
TABLES = shipped_tables(NAME)
SCORING = ("lookouts", "squares", "harbours", "columns")


def new_setup(players: int, seed: int) -> Setup:
    """A game in which the expansion's scoring tile is A."""
    return msgspec.structs.replace(random_setup(players, random.Random(seed), TABLES.material), scoring=SCORING)


def state_of(game: Game) -> LookoutsState:
    assert isinstance(game.expansion, LookoutsState)
    return game.expansion


def test_it_is_found() -> None:
    assert NAMES == ("journeyman", NAME)
    assert len(TABLES.material.scoring) == 17
    assert shipped_tables(None).material.expansion is None
    assert "lookouts" not in shipped_tables("journeyman").scoring_index


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_rules_record_and_proof(players: int, tmp_path: Path) -> None:
    rng = random.Random(players)
    recorder = Recorder(new_setup(players, players), TABLES)
    events = recorder.opening()
    phases = set()
    while seats := recorder.game.to_act():
        phases.add(recorder.game.phase)
        legal = recorder.game.legal(seats[0])
        if recorder.game.phase == "look":
            moves = list(legal)
            free = len(recorder.game.territory(seats[0])) - len(state_of(recorder.game).lookouts[seats[0]])
            assert len(moves) == len(legal) == 1 + free
            assert all(move in legal for move in moves)
            assert parse(str(moves[-1])) == moves[-1]
        events += recorder.apply(legal.sample(rng))
    assert phases == {"draw", "price", "buy", "build", "look"}
    looks = [event for event in events if isinstance(event, Look)]
    assert len(looks) == players * recorder.game.rounds
    assert len([event for event in events if isinstance(event, Watches)]) == len(looks)
    for event in events:
        assert from_text(to_text(event)) == event
        assert from_json(to_json(event)) == event
    for text in (True, False):
        path = tmp_path / f"game-{text}"
        path.write_bytes(header(TABLES, text=text) + lines_of(events, text=text))
        record = RecordFile(path)
        assert sum(1 for _ in record.prove()) == len(events)
        assert record.tables is TABLES


def test_points_worked_out_by_hand() -> None:
    """Two players, six rounds; A is scored in rounds 1, 3 and 5.

    Seat 0 puts up a lookout in each round: it has 1, 3 and 5 of them then, and gains 2, 6 and 10 points. Seat 1 puts up
    none.
    """
    recorder = Recorder(new_setup(2, 1), TABLES)
    rng = random.Random(1)
    events = recorder.opening()
    while seats := recorder.game.to_act():
        legal = recorder.game.legal(seats[0])
        looks = [move for move in legal if isinstance(move, Look) and (move.cell is not None) == (seats[0] == 0)]
        events += recorder.apply(looks[0] if looks else legal.sample(rng))
    scored = [event for event in events if isinstance(event, Scored) and event.letter == "A"]
    assert [event.points for event in scored if event.seat == 0] == [2, 6, 10]
    assert [event.points for event in scored if event.seat == 1] == [0, 0, 0]
    assert [len(cells) for cells in state_of(recorder.game).lookouts] == [6, 0]


def test_what_is_not_legal_is_told() -> None:
    game = Game(new_setup(2, 1), TABLES)
    rng = random.Random(1)
    while game.phase != "look":
        game.apply(game.legal(game.to_act()[0]).sample(rng))
    seat = game.to_act()[0]
    for move, words_ in (
        (Look(1 - seat, None), "nothing to decide"),
        (Look(seat, (50, 50)), "50,50"),
        (parse(f"{seat} pass"), "lookout"),
    ):
        assert move not in game.legal(seat)
        with pytest.raises(IllegalMoveError, match=words_):
            game.apply(move)


@pytest.mark.parametrize("seed", range(5))
def test_a_view_shows_and_restores_it(seed: int) -> None:
    rng = random.Random(seed)
    game = Game(new_setup(3, seed), TABLES)
    while seats := game.to_act():
        for seat in range(3):
            shown = view(game, seat, open_gold=True)
            own = shown.seats[seat].expansion
            assert isinstance(own, SeatLookouts)
            assert list(own.lookouts) == state_of(game).lookouts[seat]
            travelled = read_view(msgspec.json.decode(msgspec.json.encode(shown)), NAME)
            assert travelled == shown
            if game.phase != "draw":
                again = imagine(shown)
                assert again.phase == game.phase
                if game.phase == "look":
                    assert set(again.legal(seats[0])) == set(game.legal(seats[0]))
                again.play_random(random.Random(1))
            found = {tally.source: tally.points for tally in tallies(shown, seat)}
            assert found["A"] == 2 * len(own.lookouts)
        game.apply(game.legal(seats[0]).sample(rng))


@pytest.mark.parametrize("bot", bots.LADDER)
def test_bots_play_it(bot: str) -> None:
    game = Game(new_setup(2, 4), TABLES)
    rng = random.Random(4)
    players = [bots.create(bot), bots.create("random")]
    while seats := game.to_act():
        if seats == (CHANCE,):
            game.apply(game.legal(CHANCE).sample(rng))
            continue
        shown = view(game, seats[0], open_gold=True)
        game.apply(players[seats[0]].decide(shown, imagine(shown).legal(seats[0]), Clock(0.001), rng))
    assert game.winners()


def test_the_net_has_learned_nothing_about_its_scoring_tile() -> None:
    """Another expansion's tile has the same number; nothing that was learned about that one may count here."""
    net = shipped_net()
    game = Game(new_setup(2, 3), TABLES)
    rng = random.Random(3)
    while game.round < 3:
        game.apply(game.legal(game.to_act()[0]).sample(rng))
    number = TABLES.scoring_index[NAME]
    inputs = net_inputs(game, 0, weights("seer", NAME), net)
    assert (inputs[SCORING_INPUTS + number], inputs[TIMES + number]) == (0, 0)
    known = [TABLES.scoring_index[name] for name in SCORING if name != NAME]
    assert [inputs[TIMES + number] for number in known] != [0, 0, 0]


def test_a_table_is_the_replay_of_its_log() -> None:
    played = Played(3, NAME, seed=3)
    while not played.table.is_over:
        played.step()
    played.check()
    kinds = {type(entries.read(entry.text)) for entry in played.log}
    assert {entries.Sealed, entries.Drawn} <= kinds
    told = msgspec.json.decode(msgspec.json.encode(boundary.news(played.table, (), 0).events))
    assert {"look", "watches"} <= {event["type"] for event in told}


def test_a_server_and_clients_play_it(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log") as server:
        seated, views, record = asyncio.run(play_all(server.url, 3, NAME))
        path = tmp_path / "record"
        path.write_bytes(record)
        assert isinstance(list(RecordFile(path).prove())[-1].event, Over)
        assert all(isinstance(seen[-1].seats[0].expansion, SeatLookouts) for seen in views)
        replay = asyncio.run(read_replay(server.url, seated.code))
        assert replay.expansion == NAME
        assert "watches" in str(msgspec.to_builtins(replay))
    assert "Traceback" not in (tmp_path / "log").read_text(encoding="utf-8")


def test_words_rules_and_art() -> None:
    for language in words.LANGUAGES:
        words.use(language)
        assert "lookout" in rules_text.rule("O1")
    words.use("en")
    assert "Lookouts" in rules_text.overview()
    (own,) = [entry for entry in TABLES.material.scoring if entry.id == NAME]
    ET.fromstring(scoring_svg(own))


@pytest.mark.parametrize("command", ["replay", "stats", "show"])
def test_commands(tmp_path: Path, command: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.txt"
    options = ["--players", "3", "--games", "4", "--seed", "5", "--out", str(path), f"--{NAME}"]
    with pytest.raises(SystemExit, match="0"):
        main(["simulate", *options])
    more = {"show": ["--game", "2", "--seat", "1"]}.get(command, [])
    with pytest.raises(SystemExit, match="0"):
        main([command, str(path), *more])
    assert "".join(capsys.readouterr())
