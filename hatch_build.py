"""Build the page for browsers and compile the core while the package is built; as a script, only compile the core.

A missing or failing compiler leaves the core interpreted; without its page the package is not built.
"""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # annotations are for readers and mypy; the C types stand in the .pxd files
    "auto_pickle": False,  # it does not understand C arrays
    "boundscheck": False,  # every move is checked at the Python boundary
    "cdivision": True,
    "infer_types": True,
    "initializedcheck": False,
    "wraparound": False,
}


class Build(BuildHookInterface[Any]):
    """Adds what is made from the sources: the page to wheel and sdist, the compiled core to the wheel.

    In an editable install the core lies beside its sources, and the page is left to the launcher, so that a change of
    the page needs no pip.
    """

    def dependencies(self) -> list[str]:
        """Node, unless the page lies there already, as it does in an unpacked sdist."""
        return [] if page_is_built(Path(self.root)) else self.metadata.core.optional_dependencies["page"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version != "editable" and not page_is_built(root) and not build_page(root):
            self.app.abort("The page could not be built; the reason stands above.")
        if self.target_name == "wheel":
            self._compile(root, version, build_data)

    def _compile(self, root: Path, version: str, build_data: dict[str, Any]) -> None:
        try:
            built = compile_core(root)
        except (Exception, SystemExit) as error:
            if version == "editable":
                remove_compiled(root)
            self.app.display_warning(
                f"The core was not compiled and will run interpreted, about 30 times slower: {error}"
            )
            return
        for library in built:
            if version == "editable":
                target = root / "src" / library.relative_to(root / "build" / "lib")
                target.unlink(missing_ok=True)  # a running process keeps the old file
                shutil.copy2(library, target)
            else:
                build_data["force_include"][str(library)] = str(library.relative_to(root / "build" / "lib"))
        if version != "editable":
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


def page_is_built(root: Path) -> bool:
    """Whether the page was built from the sources as they are."""
    return bool(runpy.run_path(str(root / "web" / "build.py"))["is_built"]())


def build_page(root: Path) -> bool:
    """Build it with the Node of the package that `dependencies` asks for; whether that went well."""
    command = [sys.executable, str(root / "web" / "build.py")]
    return subprocess.run(command, check=False).returncode == 0


def modules(root: Path) -> list[str]:
    """The modules to compile: those with C types in a file beside them; constants are used where they are named."""
    source = root / "src"
    files = [path for path in sorted(source.rglob("*.pxd")) if path.stem != "constants"]
    return [".".join(path.relative_to(source).with_suffix("").parts) for path in files]


def remove_compiled(root: Path) -> None:
    """Take away libraries of an earlier build, which would hide the sources they no longer match."""
    for name in modules(root):
        source = root / "src" / Path(*name.split("."))
        for library in source.parent.glob(f"{source.name}.*"):
            if library.suffix in (".so", ".pyd"):
                library.unlink()


def compile_core(root: Path) -> list[Path]:
    """Compile the core into build/lib and give the libraries made."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    source = root / "src"
    extensions = cythonize(
        [Extension(name, [str(source / Path(*name.split(".")).with_suffix(".py"))]) for name in modules(root)],
        build_dir=str(root / "build" / "cython"),
        compiler_directives=DIRECTIVES,
        include_path=[str(source)],
        nthreads=min(os.cpu_count() or 1, 61),  # Windows takes no more
        quiet=True,
    )
    for extension in extensions:
        # Symbols for a debugger would take a quarter of the time; a product and a sum in one step, as some processors
        # have it, rounds differently, and bots are to choose the same moves on every machine.
        extension.extra_compile_args = ["-O3", "-g0", "-ffp-contract=off"]
    command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib = str(root / "build" / "lib")
    command.build_temp = str(root / "build" / "temp")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    return [Path(path) for path in command.get_outputs()]


if __name__ == "__main__":
    compile_core(Path(__file__).resolve().parent)
