"""The made-up expansion on the page, to which it brings nothing: its question is a list of moves."""

from __future__ import annotations

import random
from pathlib import Path

from loops import FULL
from page_player import Open, PagePlayer, open_table, play
from serving import running

pytest_plugins = ("browser_fixtures",)

MINE = {"type": "mine", "name": "Morag"}
BOT = {"type": "bot", "bot": "random"}


def test_a_game_on_the_page(visit: Open, tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log") as server:
        code, seats = open_table(server, MINE, BOT, expansion="lookouts")
        page = visit(f"{server.url}/t/{code}", seats=seats)
        player = PagePlayer(page, random.Random(1))
        play(player, rounds=None if FULL else 2)
        assert player.done.count("look") == (6 if FULL else 1)
        page.close()  # what it still loads would fail without the server
    assert "Traceback" not in (tmp_path / "log").read_text(encoding="utf-8")
