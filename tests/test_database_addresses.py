"""A mistyped address of a database gives a sentence, whichever command it was meant for."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from command_line import PROGRAM, Skye
from patience import PATIENCE

pytest_plugins = ("database_fixtures",)
pytestmark = pytest.mark.once

RECORD = Path(__file__).parent / "golden" / "2-players.txt"
COMMANDS = (
    ("serve", "--port", 0),
    ("tables", "list"),
    ("tables", "export", "loku-mabe", "--out", "games.txt"),
    ("tables", "import", RECORD),
    ("tables", "delete", "loku-mabe", "--yes"),
)
WRONG = (
    "",
    " ",
    "skye.db",
    "://",
    "mysql://host/database",
    "postgresql+asyncpg://host/database",
    "SQLITE:///skye.db",
    "sqlite:///",
    "sqlite:///a%00b.db",
    "sqlite:///\udcff.db",
    "sqlite://host:abc/skye.db",
    "postgresql://127.0.0.1:abc/x",
    "postgresql://127.0.0.1:99999/x",
    "postgresql://127.0.0.1:-1/x",
    "postgresql://127.0.0.1:1.5/x",
    "postgresql://[::1/x",
    "postgresql://127.0.0.1/\udcff\udcfe",
    "postgresql://\udcff@127.0.0.1/x",
    "postgresql://\udcff.example/x",
    "postgresql://127.0.0.1/a%00b",
    "postgresql://" + 300 * "a" + ".example/x",
)
UNUSABLE = (
    "postgresql://127.0.0.1:1/x",
    "postgresql://127.0.0.1:0/x",
    "postgresql://127.0.0.1:1/x?sslmode=banana",
    "sqlite:////dev/null/skye.db",
    "sqlite:///" + 300 * "a" + ".db",
)


@pytest.mark.parametrize("arguments", COMMANDS, ids=lambda arguments: " ".join(map(str, arguments[:2])))
@pytest.mark.parametrize("url", [*WRONG, *UNUSABLE], ids=lambda url: ascii(url)[:60])
def test_a_wrong_address_gives_a_sentence(skye: Skye, arguments: tuple[object, ...], url: str) -> None:
    result = skye(*arguments, "--database", url)
    assert result.code == 1
    assert result.out == ""
    sentence = result.err.removeprefix("Verifying\n")
    assert sentence.count("\n") == 1, result.err
    if url in WRONG:
        assert sentence.startswith("This is not the address of a database. Use sqlite:///"), result.err
    else:
        assert sentence.rstrip().endswith("."), result.err


@pytest.mark.parametrize("place", ["argument", "environment"])
@pytest.mark.parametrize("arguments", [("serve", "--port", "0"), ("tables", "list")])
def test_bytes_that_are_no_text(tmp_path: Path, arguments: tuple[str, ...], place: str) -> None:
    url = b"postgresql://127.0.0.1/\xff\xfe"
    command: list[str | bytes] = [*PROGRAM, *arguments]
    environment = {**os.environb, b"SKYE_LANG": b"en"}
    if place == "argument":
        command += ["--database", url]
    else:
        environment[b"SKYE_DATABASE"] = url
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, timeout=PATIENCE)
    assert done.returncode == 1
    assert done.stdout == b""
    assert done.stderr.startswith(b"This is not the address of a database.")
    assert done.stderr.count(b"\n") == 1


def test_names_that_a_real_server_does_not_know(postgres: str, skye: Skye) -> None:
    server, _, name = postgres.partition("?")[0].rpartition("/")
    query = postgres.partition("?")[2]
    for wrong in ("none-such", "%ff", "x" * 5_000, f"{name}/x", "ü"):
        result = skye("tables", "list", "--database", f"{server}/{wrong}?{query}")
        assert result.code == 1, wrong
        assert result.err.count("\n") == 1, result.err
