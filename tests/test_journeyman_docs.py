"""What docs/journeyman.md promises: its bot runs, and is typed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typed import assert_typed

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[1]


def example() -> str:
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "journeyman.md").read_text("utf-8"), re.DOTALL)
    return str(code)


def test_the_bot_runs(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(example(), "journeyman.md", "exec"), {"__name__": "example"})
    assert re.fullmatch(r"\(\d+, \d+, \d+\)\n", capsys.readouterr().out)


def test_the_bot_is_typed(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(example(), encoding="utf-8")
    assert_typed(tmp_path)
