"""The package as somebody has it who installed it with pip."""

from __future__ import annotations

import base64
import hashlib
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]


MADE = shutil.ignore_patterns("__pycache__", ".*", "node_modules", "*.so", "*.pyd", "*.c")
"""What is made of the sources, and may come and go while they are copied."""


def copy_sources(folder: Path) -> None:
    """The sources as a user fetches them, with the page if it is built."""
    for name in ("src", "web"):
        shutil.copytree(ROOT / name, folder / name, ignore=MADE)
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy2(ROOT / name, folder)


def install(home: Path) -> tuple[Path, Path]:
    """`pip install` of the sources into an environment of its own, without network: its programs, and its packages.

    What the package needs is lent from this environment, and what is compiled already is not compiled again.
    """
    sources = home / "sources"
    copy_sources(sources)
    # Cython keeps what it makes of a file under the whole path of that file.
    for made, kept in (("lib", "lib"), (_inside("cython", ROOT), _inside("cython", sources))):
        if (ROOT / "build" / made).is_dir():
            shutil.copytree(ROOT / "build" / made, sources / "build" / kept)
    environment = home / "environment"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(environment)], check=True)
    paths = {"base": str(environment), "platbase": str(environment)}
    packages = Path(sysconfig.get_path("purelib", vars=paths))
    (packages / "lent.pth").write_text(f"{sysconfig.get_path('purelib')}\n")
    scripts = Path(sysconfig.get_path("scripts", vars=paths))
    pip(scripts, "install", "--no-deps", "--no-build-isolation", str(sources))
    return scripts, packages


def pip(scripts: Path, command: str, *arguments: str) -> None:
    """Let pip do something in an environment, without network."""
    own = [sys.executable, "-m", "pip", "--python", str(scripts / "python"), command, "--quiet"]
    offline = ["--no-index"] if command == "install" else []
    subprocess.run([*own, *offline, *arguments], check=True)


def wheel(folder: Path, content: dict[str, str], name: str = "skye") -> Path:
    """A small distribution of this name."""
    info = f"{name}-1.4.0.dist-info"
    files = {
        **content,
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.4.0\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nGenerator: hand\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = [f"{path},sha256={_digest(text)},{len(text.encode())}" for path, text in files.items()]
    made = folder / f"{name}-1.4.0-py3-none-any.whl"
    with zipfile.ZipFile(made, "w") as archive:
        for path, text in {**files, f"{info}/RECORD": "\n".join([*record, f"{info}/RECORD,,"])}.items():
            archive.writestr(path, text)
    return made


def _digest(text: str) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).decode().rstrip("=")


def _inside(folder: str, path: Path) -> str:
    return str(Path(folder, *path.parts[1:]))
