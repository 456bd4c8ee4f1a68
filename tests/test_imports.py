"""One way through the house: a module imports only from its left (docs/architecture.md)."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import skye

pytestmark = pytest.mark.once

ORDER = (
    "interpreted",
    "words",
    "errors",
    "material",
    "tables",
    "rules",
    "moves",
    "setup",
    "core.chance",
    "core.expansion",
    "core.territory",
    "core.scoring",
    "core.flow",
    "core.random_play",
    "core.legal",
    "core.game",
    "view",
    "explain",
    "events",
    "record",
    "recordfile",
    "drawing",
    "art",
    "simulate",
    "__init__",
    "bench",
    "cli",
)
"""Left to right; a package counts as one place, except the core."""

SOURCE = Path(skye.__file__).parent


def place(module: str) -> int:
    """How far right a module of this package stands."""
    parts = module.split(".")
    name = ".".join(parts[:2]) if parts[0] == "core" and len(parts) > 1 else parts[0]
    return ORDER.index(name)


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


FILES = [path for path in sorted(SOURCE.rglob("*.py")) if module_name(path) != "core"]


@pytest.mark.parametrize("path", FILES, ids=module_name)
def test_imports_come_from_the_left(path: Path) -> None:
    own = module_name(path)
    for other in imports(path):
        same_package = own.split(".")[0] == other.split(".")[0] != "core"
        assert same_package or place(other) < place(own), f"{own} imports {other}, which is not to its left"


def test_every_module_has_its_place() -> None:
    names = {module_name(path) for path in FILES}
    assert {ORDER[place(name)] for name in names} == set(ORDER)
