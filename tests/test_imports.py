"""One way through the house: a package imports only from its left, and no module is reached from itself."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import skye

pytestmark = pytest.mark.once

ORDER = (
    "interpreted",
    "material",
    "rules",
    "search",
    "record",
    "view",
    "art",
    "bots",
    "",  # what `import skye` gives
    "study",
    "wire",
    "storage",
    "server",
    "shots",
    "cli",
    "expansions",
)
"""Left to right. An expansion may use everything; only the registry in `material` imports one, by its name."""

SOURCE = Path(skye.__file__).parent
FILES = sorted([*SOURCE.rglob("*.py"), *SOURCE.rglob("*.pxd")])


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


MODULES = {module_name(path) for path in FILES}


def package(module: str) -> str:
    return module.partition(".")[0]


def imported(path: Path) -> Iterator[tuple[str, str]]:
    """Modules and names that a file imports, wherever in the file; the name is empty for a whole module."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".pxd":
        for module, names in re.findall(r"^from (\S+) cimport ([^(\n]+|\([^)]+\))", text, re.MULTILINE):
            yield from ((module, name.strip()) for name in names.strip("()\n").split(","))
        assert not re.search(r"^(cimport skye|import skye|from skye\S* import)", text, re.MULTILINE), path
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: imports are written in full"
            yield from ((node.module or "", alias.name) for alias in node.names)


def imports(path: Path) -> set[str]:
    """The modules of this package that a file imports."""
    found = set()
    for module, name in imported(path):
        if package(module) == "skye":
            inside = module.removeprefix("skye").removeprefix(".")
            whole = f"{inside}.{name}".removeprefix(".")
            found.add(whole if name and whole in MODULES else inside)
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_come_from_the_left(path: Path) -> None:
    own = package(module_name(path))
    for other in imports(path):
        assert other in MODULES, f"{path.name} imports {other}, which is not there"
        back = ORDER.index(package(other)) > ORDER.index(own)
        assert not back, f"{module_name(path)} imports {other}, which is not to its left"


def test_every_package_has_its_place() -> None:
    assert {package(module) for module in MODULES} == set(ORDER)


def test_no_module_is_reached_from_itself() -> None:
    reached: dict[str, set[str]] = {module: set() for module in MODULES}
    for path in FILES:
        reached[module_name(path)] |= imports(path) - {module_name(path)}
    waiting = {module: set(others) for module, others in reached.items()}
    while free := [module for module, others in waiting.items() if not others]:
        for module in free:
            del waiting[module]
        for others in waiting.values():
            others.difference_update(free)
    assert not waiting, f"a circle among {sorted(waiting)}"


def test_only_the_registry_imports_by_name() -> None:
    """Besides bots, which a user may name."""
    found = {module_name(path) for path in FILES if "import_module" in path.read_text(encoding="utf-8")}
    assert found == {"material.expansions", "bots"}
