"""What docs/journeyman.md promises: its bot runs, and is typed."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[1]


def example() -> str:
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "journeyman.md").read_text("utf-8"), re.DOTALL)
    return str(code)


def test_the_bot_runs(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(example(), "journeyman.md", "exec"), {"__name__": "example"})
    assert re.fullmatch(r"\(\d+, \d+, \d+\)\n", capsys.readouterr().out)


def test_the_bot_is_typed(tmp_path: Path) -> None:
    path = tmp_path / "bot.py"
    path.write_text(example(), encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--follow-imports=silent", "--config-file=", str(path)]
    done = subprocess.run(command, cwd=ROOT / "src", capture_output=True, text=True, check=False)
    assert "Success" in done.stdout, done.stdout
