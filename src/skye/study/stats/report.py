"""Everything known about the games counted: as a page of text, as plain values, as files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from skye.study.stats import labels, layout
from skye.study.stats.export import FILES, Export
from skye.study.stats.market_tables import single_prices
from skye.study.stats.plots import FORMS, PLOTS
from skye.study.stats.tables import tables
from skye.study.stats.tallies import Tallies


class Report:
    """The tables of every group of games."""

    def __init__(self, tallies: Tallies, files: Sequence[str]) -> None:
        self.tallies = tallies
        self.files = list(files)
        self.groups = [(group, tables(tallies, group)) for group in tallies.groups()]

    def games(self, group: labels.Group) -> int:
        """How many games a group has."""
        return int(self.tallies.of(group, "games")["games"][0])

    def page(self) -> str:
        """All tables as text."""
        return layout.page([(labels.group(group, self.games(group)), made) for group, made in self.groups])

    def plain(self) -> dict[str, Any]:
        """The same numbers as plain values, and the sales at each single price."""
        groups = []
        for group, made in self.groups:
            by_name = {table.name: table.rows for table in made}
            by_name["single_prices"] = single_prices(self.tallies.of(group, "prices"))
            expansion, players = group
            groups.append({"expansion": expansion, "players": players, "games": self.games(group), "tables": by_name})
        return {"files": self.files, "games": sum(group["games"] for group in groups), "groups": groups}


def count(report: Report) -> int:
    """How many files `write` writes."""
    return len(FILES) + 2 + len(report.groups) * len(PLOTS) * len(FORMS)


def write(report: Report, export: Export) -> Iterator[str]:
    """Write everything; yields the name of each file."""
    yield from export.finish(report.page(), report.plain())
    for group, made in report.groups:
        yield from export.draw(report.tallies, group, made)
