"""My games in a real browser: what is stored of them, moments that are shared, and files of the whole history."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from page_examiner import Examiner
from page_player import Open
from page_tables import as_stored, places_of, put_table
from serving import ServerProcess
from table_scenes import play_to_end
from wire import CODE, new_log

from skye.wire.values import Options

pytestmark = pytest.mark.once

pytest_plugins = ("browser_fixtures",)


@pytest.fixture(scope="module")
def table(server: ServerProcess) -> str:
    """The code of a table where a game against a bot is over."""
    log = new_log(2, Options(), seed=8, bots={1: "novice"})
    play_to_end(log, seed=8)
    put_table(server.settings.database, as_stored(log))
    return CODE


def test_a_moment_of_a_replay_is_shown_to_whoever_gets_its_link(server: ServerProcess, visit: Open, table: str) -> None:
    page = visit(f"{server.url}/t/{table}/replay", seats=places_of(table, 0), permissions=["clipboard-write"])
    time = page.locator("[data-key=time]")
    time.wait_for()
    page.select_option("[data-key=jump]", index=7)
    page.click("[data-key=next]")
    moment = time.input_value()
    assert int(moment) > 7
    page.wait_for_url(f"**/replay?at={moment}")
    page.reload()
    time.wait_for()
    assert time.input_value() == moment, "a reload shows the same"
    page.click("[data-key=replay-share]")
    shared = page.locator("[data-key=share-address]").get_attribute("data-link")
    assert shared == page.url
    page.locator("[data-part=share] img").wait_for()
    with page.expect_download() as saved:
        page.click("[data-key=share-png]")
    assert Path(saved.value.path()).read_bytes().startswith(b"\x89PNG")
    # Somebody without a seat.
    stranger = visit(shared)
    told = stranger.locator("[data-key=time]")
    told.wait_for()
    assert told.input_value() == moment
    assert stranger.locator("[data-key=seen]").count() == 0, "everything is visible"
    stranger.select_option("[data-key=view]", "1")
    stranger.locator("[data-key=seen]").wait_for()
    stranger.wait_for_url(f"**/replay?at={moment}&seat=1")
    stranger.click("[data-key=see-all]")
    stranger.wait_for_url(f"**/replay?at={moment}")
    # The whole game is counted at its end.
    stranger.click("[data-key=last]")
    stranger.locator("[data-part=final-scoring] [data-key=scoring-A]").click()
    assert stranger.locator("[data-part=final-scoring] h3").count() >= 2


def test_the_history_goes_to_another_browser(server: ServerProcess, visit: Open, table: str, tmp_path: Path) -> None:
    page = visit(server.url, seats=places_of(table, 0))
    row = page.locator(f"[data-table={table}][data-standing=over]")
    row.locator(".players").wait_for()  # the result, and so the game is in the history
    points = row.locator(".player b").all_inner_texts()
    page.click("[data-key=history]")
    game = page.locator("[data-game]")
    game.wait_for()
    assert game.locator(".player b").all_inner_texts() == points
    assert page.locator("[data-rival=novice] td").first.inner_text() == "1"
    with page.expect_download() as saved:
        page.click("[data-key=history-export]")
    file = tmp_path / "history.json"
    saved.value.save_as(file)
    (kept,) = json.loads(file.read_text(encoding="utf-8"))["games"]
    assert kept["record"].startswith("skye record")
    # A game at a table that no server has.
    other = {**kept, "code": "gone-away", "players": [{**player, "points": 3} for player in kept["players"]]}
    file.write_text(json.dumps({"kind": "skye history", "version": 1, "games": [kept, other]}), encoding="utf-8")

    away = visit(f"{server.url}/history", is_lost=True)  # a game is at a table that is not there
    away.locator("[data-key=history-none]").wait_for()
    told = away.locator("[data-key=history-told]")
    for content, words in (("skye record 2", "does not contain JSON"), ("[]", "not an exported history")):
        wrong = tmp_path / "wrong.json"
        wrong.write_text(content, encoding="utf-8")
        away.set_input_files("[data-key=history-import]", wrong)
        told.get_by_text(words).wait_for()
    for words in ("2 games added", "2 were already here"):
        away.set_input_files("[data-key=history-import]", file)
        told.get_by_text(words).wait_for()
        assert away.locator("[data-game]").count() == 2
    examiner = Examiner(away)
    examiner.look("history", "[data-game]")
    away.locator("[data-game^=gone-away] [data-key=history-replay]").click()
    away.locator("[data-key=time]").wait_for()
    away.keyboard.press("End")
    away.wait_for_url("**/history/gone-away*?at=*")
    away.click("[data-key=replay-share]")
    away.locator("[data-part=share] img").wait_for()
    assert away.locator("[data-key=share-link]").count() == 0, "there is no table that a link could lead to"
    examiner.look("share", "[data-part=share]")
    assert examiner.found == []


def test_a_look_at_the_lesson_leaves_no_table(server: ServerProcess, visit: Open) -> None:
    page = visit(f"{server.url}/lesson")
    page.locator("[data-key=lesson-next]").wait_for()
    page.goto(server.url)
    page.locator("[data-key=play]").wait_for()
    assert page.locator("[data-key=mine]").count() == 0
    page.goto(f"{server.url}/lesson")
    page.locator("[data-key=lesson-next]").wait_for()
    seats = page.evaluate("JSON.parse(localStorage.getItem('skye-tables'))")
    assert len(seats) == 1, "the same lesson goes on"
