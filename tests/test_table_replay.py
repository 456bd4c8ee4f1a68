"""A table is the replay of its log: random games with drafts, replayed at any moment, show everybody the same."""

from __future__ import annotations

import msgspec
import pytest
from killing import prove
from random_table import Played

from skye.server import boundary, entries
from skye.wire.table_messages import News

pytestmark = pytest.mark.once


def _plain(news: News) -> list[dict[str, object]]:
    events: list[dict[str, object]] = msgspec.json.decode(msgspec.json.encode(news.events))
    return events


@pytest.mark.parametrize("expansion", [None, "journeyman"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_with_drafts_replay_at_any_moment(players: int, expansion: str | None) -> None:
    played = Played(players, expansion, seed=players)
    while not played.table.is_over:
        played.step()
        if played.rng.random() < 0.05:
            played.check()
    played.check()
    prove(played.table.record, played.table.tables)
    written = [entries.read(entry.text) for entry in played.log]
    kinds = {type(entry) for entry in written}
    assert {entries.Drafted, entries.Undone, entries.Sealed, entries.Drawn} <= kinds
    news = boundary.news(played.table, (), 0)
    assert [event for event in _plain(news) if "gold" in event and event["type"] != "over"] == []
    own = [event for event in _plain(boundary.news(played.table, (1,), 0)) if "gold" in event]
    assert {event["seat"] for event in own if event["type"] != "over"} == {1}
    middle = len(played.table.news) // 2
    halves = [_plain(boundary.news(played.table, (1,), 0)), _plain(boundary.news(played.table, (1,), middle))]
    assert halves[0][len(halves[0]) - len(halves[1]) :] == halves[1]
