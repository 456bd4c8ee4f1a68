"""Plots: all words lie inside the picture in every language, the same games give the same file, no word is idle."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree

import matplotlib as mpl
import pytest
from english import english
from fluent.syntax import parse
from loops import FULL
from matplotlib.figure import Figure
from matplotlib.text import Text
from stats_records import report, simulated

import skye
from skye.material import words
from skye.study.stats import plots
from skye.study.stats.report import Report

pytestmark = pytest.mark.once

PACKAGE = Path(skye.__file__).parent


def figures(made: Report) -> list[tuple[str, Figure]]:
    return [
        (name, draw({table.name: table for table in tables}, made.tallies, group))
        for group, tables in made.groups
        for name, draw in plots.PLOTS.items()
    ]


def test_all_words_fit_into_the_picture(tmp_path: Path, language: str) -> None:
    """Every word is inside the picture, and no title is wider than its axes."""
    paths = [simulated(tmp_path, 4, 6, expansion="journeyman")]
    if FULL or language == "de":  # the words of the base game are among those of the expansion
        paths.append(simulated(tmp_path, 5, 1))
    made = report(*paths)
    with mpl.rc_context(plots.STYLE):
        for name, figure in figures(made):
            figure.draw_without_rendering()
            drawn = figure.get_tightbbox()
            width, height = figure.get_size_inches()
            assert min(drawn.x0, drawn.y0) >= 0, name
            assert drawn.x1 <= width, name
            assert drawn.y1 <= height, name
            texts = [text.get_text() for text in figure.findobj(Text) if isinstance(text, Text)]
            assert len(texts) > 10
            assert not any("\N{REPLACEMENT CHARACTER}" in text for text in texts), name
            for axes in figure.axes:
                assert axes.xaxis.label.get_window_extent().width <= axes.bbox.width, name
                assert axes.yaxis.label.get_window_extent().height <= axes.bbox.height, name


class Saved(NamedTuple):
    """Plots as files, and the settings of the library before and after they were drawn."""

    record: Path
    files: dict[str, bytes]
    before: dict[Any, Any]
    after: dict[Any, Any]


def save(record: Path, folder: Path) -> dict[str, bytes]:
    """Draw all plots into a new folder; the files."""
    folder.mkdir()
    made = report(record)
    ((group, tables),) = made.groups
    paths = list(plots.save(made.tallies, group, tables, folder, "x"))
    assert {*paths} == {*folder.iterdir()}
    return {path.name: path.read_bytes() for path in paths}


@pytest.fixture(name="saved", scope="module")
def _saved(tmp_path_factory: pytest.TempPathFactory) -> Saved:
    folder = tmp_path_factory.mktemp("plots")
    record = simulated(folder, 3, 4)
    before = dict(mpl.rcParams)
    return Saved(record, save(record, folder / "one"), before, dict(mpl.rcParams))


def test_plots_are_pictures(saved: Saved) -> None:
    assert len(saved.files) == 10
    for name, content in saved.files.items():
        if name.endswith(".svg"):
            assert ElementTree.fromstring(content).tag.endswith("svg")
        else:
            assert content.startswith(b"\x89PNG")


def test_the_same_games_give_the_same_files(saved: Saved, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if not FULL:  # one of one panel, and one of several
        monkeypatch.setattr(plots, "PLOTS", {name: plots.PLOTS[name] for name in ("points", "prices")})
    again = save(saved.record, tmp_path / "two")
    assert len(again) == 2 * len(plots.PLOTS)
    assert again.items() <= saved.files.items()


def test_drawing_leaves_no_trace(saved: Saved) -> None:
    assert saved.after == saved.before


@cache
def spelled() -> frozenset[object]:
    """Every constant in the sources."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    tree = ast.parse(source.replace("from __future__ import annotations", ""))
    return frozenset(node.value for node in ast.walk(tree) if isinstance(node, ast.Constant))


@pytest.mark.parametrize("file", ["stats.ftl", "study.ftl", "journeyman/stats.ftl"])
def test_no_message_is_unused(file: str) -> None:
    """Messages that are put together: tables, columns and sources by their names, and what these names are."""
    for entry in parse(english(file).read_text(encoding="utf-8")).body:
        if hasattr(entry, "id"):
            key = entry.id.name
            parts = re.fullmatch(r"(?:stats-(?:table|column|source|with|plot)-|cli-)(.+?)(?:-note|-short)?", key)
            name = parts[1] if parts else key
            assert {key, name, name.replace("-", "_")} & spelled() or name.replace("-", "_").endswith("_share"), key


def test_words_of_all_languages_differ() -> None:
    """No table is left in English."""
    before = words.language()
    keys = [
        entry.id.name
        for entry in parse((PACKAGE / "locale" / "en" / "stats.ftl").read_text(encoding="utf-8")).body
        if hasattr(entry, "id")
    ]
    long = [
        key
        for key in keys
        if re.match("stats-(table|plot)-", key) and not key.endswith(("-prices-round", "-median", "-x"))
    ]
    translations = {}
    for language in words.LANGUAGES:
        words.use(language)
        translations[language] = {key: words.text(key, letter="A", share=0.5, least=1) for key in long}
    words.use(before)
    for language in words.LANGUAGES[1:]:
        assert [key for key in long if translations[language][key] == translations["en"][key]] == []
