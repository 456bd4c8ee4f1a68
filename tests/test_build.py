"""Where the core cannot be compiled, nothing compiled earlier may hide the sources."""

from __future__ import annotations

from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[1]


@pytest.fixture
def hatch_build() -> ModuleType:
    loader = SourceFileLoader("hatch_build", str(ROOT / "hatch_build.py"))
    spec = spec_from_loader("hatch_build", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


@pytest.mark.parametrize("version", ["editable", "standard"])
def test_a_failed_compile(
    hatch_build: ModuleType, version: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    core = tmp_path / "src" / "skye" / "core"
    core.mkdir(parents=True)
    stale, source = core / "flow.cpython-311-x86_64-linux-gnu.so", core / "flow.py"
    stale.touch()
    source.touch()
    source.with_suffix(".pxd").touch()

    def fail(_: Path) -> list[Path]:
        raise SystemExit("no compiler")

    warnings: list[str] = []
    hook: Any = SimpleNamespace(root=str(tmp_path), app=SimpleNamespace(display_warning=warnings.append))
    monkeypatch.setattr(hatch_build, "compile_core", fail)
    build_data: dict[str, Any] = {"force_include": {}}
    hatch_build.CompileCore.initialize(hook, version, build_data)
    assert stale.exists() == (version != "editable")
    assert source.exists()
    assert build_data == {"force_include": {}}
    assert "no compiler" in warnings[0]


def test_every_module_of_the_core_is_compiled(hatch_build: ModuleType) -> None:
    files = {path.stem for path in (ROOT / "src" / "skye" / "core").glob("*.py")} - {"__init__"}
    assert set(hatch_build.modules(ROOT)) == {"skye.tables", *(f"skye.core.{name}" for name in files)}
