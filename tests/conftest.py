"""What several tests share."""

from __future__ import annotations

import gc
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from command_line import SIMULATE, CommandResult, Skye
from hypothesis import HealthCheck, settings
from loops import FULL

from skye.cli import main as cli
from skye.material import words

# A shell starts what runs in the background with Ctrl-C ignored, and all that is started there inherits it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# How long an example takes says nothing about the rules.
settings.register_profile(
    "skye", deadline=None, max_examples=100 if FULL else 40, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("skye")


LONGEST = (
    *("page_games", "page", "page_offline", "storage_partition", "page_hands", "tune_cli", "kill", "page_roads"),
    *("train_run", "train_cli"),
    *("page_replays", "simulate", "hostile", "serve_cli", "tables_cli", "play_cli", "stats_plots", "bots_docs"),
    *("shots", "made_up_expansion", "tune_run", "connections", "modes", "arena_cli", "replays", "stats_cli", "bots"),
    *("replay_pool", "events", "storage", "table_clocks", "cli", "cli_reading", "server_time", "words", "art"),
    *("storage_postgres", "arena_ratings", "journeyman_record", "table_storing", "fairness", "votes", "invariants"),
    *("storage_migrations", "halted", "socket_frames", "launcher", "protocol_docs"),
)
"""Files that take longest are begun first, so that at the end no worker is left alone with one; and those that mostly
wait lie between those that do not, so that no core is idle."""


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even import a file of which no test would run."""
    if config.getoption("markexpr") != "not once" or collection_path.suffix != ".py":
        return None
    return "\npytestmark = pytest.mark.once\n" in collection_path.read_text(encoding="utf-8") or None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The longest files first; what takes long and rarely fails is left out unless everything is asked for."""
    places = {f"test_{name}": place for place, name in enumerate(LONGEST)}
    items.sort(key=lambda item: places.get(item.path.stem, len(places)))
    if not FULL:
        left_out = [item for item in items if item.get_closest_marker("full") is not None]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]


def pytest_collection_finish() -> None:
    """What was collected stays: looking through it each time garbage is collected took half a second."""
    gc.collect()
    gc.freeze()


@pytest.fixture(params=words.LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Each language in turn, spoken during the test."""
    before = words.language()
    words.use(request.param)
    yield request.param
    words.use(before)


@pytest.fixture(name="skye")
def _skye(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Skye:
    """Runs a command in this process, in an empty folder, in English if no other language is asked for."""
    monkeypatch.setenv("SKYE_LANG", "en")
    monkeypatch.chdir(tmp_path)

    def run(*arguments: object) -> CommandResult:
        before = words.language()
        with pytest.raises(SystemExit) as stop:
            cli.main([str(argument) for argument in arguments])
        words.use(before)
        captured = capsys.readouterr()
        assert "Traceback" not in captured.err
        return CommandResult(int(stop.value.code or 0), captured.out, captured.err)

    return run


@pytest.fixture
def record(tmp_path: Path, skye: Skye) -> Path:
    """A record of two games."""
    path = tmp_path / "games.jsonl"
    assert skye(*SIMULATE, path).code == 0
    return path
