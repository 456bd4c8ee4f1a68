"""One way through the house: a package imports only from its left, and no module is reached from itself."""

from __future__ import annotations

from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest
from loops import each

pytestmark = pytest.mark.once

SCRIPT = Path(__file__).parents[1] / "docs" / "pictures" / "draw_packages.py"


def loaded() -> ModuleType:
    """The script that draws the packages, which knows their order and reads imports, those of `.pxd` files too."""
    loader = SourceFileLoader("draw_packages", str(SCRIPT))
    spec = spec_from_loader("draw_packages", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


GRAPH = loaded()
# `import skye` gives what most users need, and a few modules ask it whether the core is compiled.
ORDER = ("interpreted", *GRAPH.ORDER[:7], "", *GRAPH.ORDER[7:])
FILES = GRAPH.files()
MODULES = {GRAPH.module_name(path) for path in FILES}


@each("path", FILES)
def test_imports_come_from_the_left(path: Path) -> None:
    own = GRAPH.module_name(path)
    for other in GRAPH.imports(path, MODULES):
        assert other in MODULES, f"{own} imports {other}, which is not there"
        back = ORDER.index(GRAPH.package(other)) > ORDER.index(GRAPH.package(own))
        assert not back, f"{own} imports {other}, which is not to its left"


def test_every_package_has_its_place() -> None:
    assert {GRAPH.package(module) for module in MODULES} == set(ORDER)


def test_no_module_is_reached_from_itself() -> None:
    waiting: dict[str, set[str]] = {module: set() for module in MODULES}
    for path in FILES:
        waiting[GRAPH.module_name(path)] |= GRAPH.imports(path, MODULES) - {GRAPH.module_name(path)}
    while free := [module for module, others in waiting.items() if not others]:
        waiting = {module: others - {*free} for module, others in waiting.items() if others}
    while outer := waiting.keys() - {other for others in waiting.values() for other in others}:
        waiting = {module: others for module, others in waiting.items() if module not in outer}
    assert not waiting, f"a circle among {sorted(waiting)}"


def test_only_the_registry_imports_an_expansion_by_name() -> None:
    """Bots are imported so too, which a user may name."""
    found = {GRAPH.module_name(path) for path in FILES if "import_module" in path.read_text(encoding="utf-8")}
    assert found == {"material.expansions", "bots"}


def test_the_picture_shows_the_imports() -> None:
    again = "draw it again: python docs/pictures/draw_packages.py"
    assert GRAPH.PICTURE.read_text(encoding="utf-8") == GRAPH.drawn(), again
