"""The table of a run: as text, as Markdown, and as one JSON object."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from skye.material.expansions import NAMES
from skye.material.words import text
from skye.study.arena.folder import Result
from skye.study.arena.plan import Plan
from skye.study.arena.ratings import HeadToHead, Standing, head_to_head, standings
from skye.study.columns import number

DIGITS = 6
"""Of the numbers in JSON."""


class Report(NamedTuple):
    """Everything that a run has shown."""

    plan: Plan
    deals: int
    games: int
    bots: list[Standing]
    """The best first."""
    pairs: list[HeadToHead]
    """Present where more than two bots met in pairs."""

    @property
    def command(self) -> str:
        """The command for the same table."""
        return self.plan.command(self.deals)


def make_report(plan: Plan, results: Sequence[Result]) -> Report:
    """What these results say."""
    is_matrix = plan.players == 2 and len(plan.bots) > 2
    pairs = head_to_head(plan, results) if is_matrix else []
    return Report(plan, len({result.deal for result in results}), len(results), standings(plan, results), pairs)


def as_json(report: Report) -> dict[str, Any]:
    """One object; a key for each expansion says whether it was in play."""
    plan = report.plan
    return {
        "players": plan.players,
        "games": report.games,
        "deals": report.deals,
        "seed": plan.seed,
        **{name: plan.expansion == name for name in NAMES},
        "bots": [_rounded(standing) for standing in report.bots],
    }


def _rounded(standing: Standing) -> dict[str, Any]:
    plain = msgspec.to_builtins(standing)
    return {key: round(value, DIGITS) if isinstance(value, float) else value for key, value in plain.items()}


def as_text(report: Report) -> str:
    """The table with aligned columns."""
    return _page(report, _aligned, "{}")


def as_markdown(report: Report) -> str:
    """The same as Markdown, for documents."""
    return _page(report, _piped, "`{}`")


def _page(report: Report, laid_out: Callable[[list[list[str]]], list[str]], code: str) -> str:
    parts = [[code.format(report.command)], [facts(report)], laid_out(_rows(report))]
    if report.pairs:
        parts += [[text("arena-head-to-head")], laid_out(_matrix(report))]
    return "\n\n".join("\n".join(part) for part in parts) + "\n"


def facts(report: Report) -> str:
    """How much was played, and the share of a bot that is as good as the others."""
    even = number("arena-percent", 1 / report.plan.players)
    return text("arena-summary", games=report.games, deals=report.deals, even=even)


def _rows(report: Report) -> list[list[str]]:
    interval = text("arena-interval")
    head = [text("arena-bot"), text("arena-share"), interval, text("arena-points"), interval, text("arena-rating")]
    rows = [[*head, interval, text("arena-median"), text("arena-p95")]]
    for bot in report.bots:
        rows.append(
            [
                bot.name,
                number("arena-percent", bot.win_share),
                _between("arena-percent", bot.low, bot.high),
                number("arena-decimal", bot.mean_points),
                _between("arena-decimal", bot.points_low, bot.points_high),
                number("arena-whole", bot.rating),
                _between("arena-whole", bot.rating_low, bot.rating_high),
                number("arena-milliseconds", 1000 * bot.median_seconds),
                number("arena-milliseconds", 1000 * bot.p95_seconds),
            ]
        )
    return rows


def _between(key: str, low: float, high: float) -> str:
    return text("arena-between", low=number(key, low), high=number(key, high))


def _matrix(report: Report) -> list[list[str]]:
    """How often the bot of the row has beaten that of the column."""
    names = [bot.name for bot in report.bots]
    cells = {
        (pair.name, pair.other): text(
            "arena-share-between",
            share=number("arena-percent", pair.win_share),
            low=number("arena-percent", pair.low),
            high=number("arena-percent", pair.high),
        )
        for pair in report.pairs
    }
    return [["", *names], *([name, *(cells.get((name, other), "-") for other in names)] for name in names)]


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    right = [[cell.rjust(width) for cell, width in zip(row, widths, strict=True)] for row in rows]
    return ["  ".join([row[0].ljust(widths[0]), *cells[1:]]) for row, cells in zip(rows, right, strict=True)]


def _piped(rows: Sequence[Sequence[str]]) -> list[str]:
    head, *rest = ["| " + " | ".join(row) + " |" for row in rows]
    return [head, "|---" + "|---:" * (len(rows[0]) - 1) + "|", *rest]
