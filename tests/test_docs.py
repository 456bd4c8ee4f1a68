"""What the documents promise: the example runs, and no command, event or field is left out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click import Group

from skye.cli import run
from skye.cli.group import commands
from skye.material.expansions import parts
from skye.material.moves import Move
from skye.record.events import FACTS, MOVES, kinds
from skye.record.explain import SCORERS, ExplainPart

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
RECORD = (ROOT / "docs" / "record.md").read_text(encoding="utf-8")


def test_the_random_player_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert len([line for line in code.splitlines() if line.strip()]) <= 10
    exec(compile(code, "README.md", "exec"), {})
    assert re.fullmatch(r"\(\d+, \d+, \d+, \d+\) \(\d[\d, ]*\)\n", capsys.readouterr().out)


def test_every_command_is_in_the_readme() -> None:
    assert isinstance(commands, Group)
    assert run.__name__  # adds all of them
    for name in commands.commands:
        assert f"`./skye {name}" in README


def test_every_event_and_field_is_explained() -> None:
    assert {*FACTS, *MOVES} < set(kinds()), "those of expansions too"
    for kind in kinds():
        assert f"`{kind.__struct_config__.tag}`" in RECORD or f"`0 {kind.__struct_config__.tag}" in RECORD
        for field in kind.__struct_fields__:
            assert f"`{field}`" in RECORD, f"{kind.__name__}.{field}"


def test_no_move_is_explained_that_is_not_there() -> None:
    shown = set(re.findall(r"`\d ([a-z_]+)", RECORD))
    assert shown == {kind.__struct_config__.tag for kind in kinds() if issubclass(kind, Move)}


def test_every_file_linked_is_there() -> None:
    for path in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")):
        for link in re.findall(r"\]\(([^)#:]+)\)", path.read_text(encoding="utf-8")):
            assert (path.parent / link).exists(), f"{path.name}: {link}"


def test_every_scoring_tile_is_explained() -> None:
    assert len(SCORERS) == 16
    assert [len(part.scorers) for part in parts(ExplainPart)] == [4]
