"""One way through the house: a module imports only from its left (docs/architecture.md)."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import skye
from skye.expansions import NAMES

pytestmark = pytest.mark.once

ORDER = (
    "interpreted",
    "words",
    "errors",
    "expansions",
    "material",
    "journeyman.material",
    "tables",
    "editions",
    "journeyman.rules",
    "rules",
    "moves",
    "journeyman.moves",
    "setup",
    "journeyman.setup",
    "core.chance",
    "core.clock",
    "core.expansion",
    "core.territory",
    "core.scoring",
    "core.flow",
    "core.journey_board",
    "core.journey",
    "core.journey_paths",
    "core.journey_choices",
    "core.journeyman",
    "core.random_play",
    "core.counsel",
    "core.journey_worth",
    "core.journey_walks",
    "core.journey_roads",
    "core.journeyman_counsel",
    "core.worth",
    "core.builder",
    "core.auction",
    "core.advisor",
    "core.search",
    "core.legal",
    "core.game",
    "core.prospect",
    "core.restore",
    "core.think",
    "core.contest",
    "view",
    "journeyman.view",
    "bots",
    "explain",
    "journeyman.explain",
    "outlook",
    "journeyman.outlook",
    "events",
    "journeyman.events",
    "purses",
    "record",
    "journeyman.record",
    "recordfile",
    "drawing",
    "journeyman.drawing",
    "art",
    "journeyman.art",
    "interrupts",
    "parallel",
    "simulate",
    "stats",
    "journeyman.stats",
    "arena",
    "tune",
    "storage",
    "protocol",
    "client",
    "server",
    "shots",
    "message_kinds",
    "typescript",
    "protocol_docs",
    "__init__",
    "bench",
    "journeyman.showing",
    "cli",
)
"""Left to right; a package counts as one place, except the core and expansions, whose parts stand beside the base's."""

SOURCE = Path(skye.__file__).parent


def place(module: str) -> int:
    """How far right a module of this package stands."""
    parts = module.split(".")
    return ORDER.index(".".join(parts[:2]) if parts[0] in ("core", *NAMES) else parts[0])


def imports(path: Path) -> set[str]:
    """The modules of this package that a file imports, wherever in the file."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names if alias.name.split(".")[0] == "skye"}
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: imports are written in full"
            if node.module and node.module.split(".")[0] == "skye":
                found |= {_target(node.module, alias.name) for alias in node.names}
    return {(name.removeprefix("skye").removeprefix(".") or "__init__") for name in found}


def _target(module: str, name: str) -> str:
    """The module that `from module import name` reads."""
    path = SOURCE.parent.joinpath(*module.split("."), name)
    return f"{module}.{name}" if path.with_suffix(".py").exists() or (path / "__init__.py").exists() else module


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__") or "__init__"


FILES = [path for path in sorted(SOURCE.rglob("*.py")) if module_name(path) not in ("core", *NAMES)]


@pytest.mark.parametrize("path", FILES, ids=module_name)
def test_imports_come_from_the_left(path: Path) -> None:
    own = module_name(path)
    for other in imports(path):
        same_package = place(own) == place(other) and not own.startswith("core")
        assert same_package or place(other) < place(own), f"{own} imports {other}, which is not to its left"


def test_every_module_has_its_place() -> None:
    names = {module_name(path) for path in FILES}
    assert {ORDER[place(name)] for name in names} == set(ORDER)
