"""The launcher of a folder as a module, and what its steps leave behind."""

from __future__ import annotations

import runpy
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[1]


def load(folder: Path) -> ModuleType:
    """The launcher of a folder as a module."""
    spec = spec_from_loader("launcher", SourceFileLoader("launcher", str(folder / "skye")))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def pretend_built(folder: Path) -> None:
    """Leave what the build of the page leaves."""
    static = folder / "src" / "skye" / "static"
    static.mkdir(exist_ok=True)
    (static / "index.html").touch()
    (static / "built-from.txt").write_text(runpy.run_path(str(folder / "web" / "build.py"))["sources"]())
