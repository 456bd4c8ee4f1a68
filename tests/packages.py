"""This program with other tiles, as a later version of it would be: a package whose data differs."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import skye

SOURCE = Path(skye.__file__).parent


def with_other_tiles(folder: Path, count: int) -> tuple[Path, list[str]]:
    """A folder for PYTHONPATH with a `skye` in which so many tiles have other edges, and the names of these tiles."""
    package = folder / "skye"
    package.mkdir(parents=True)
    (package / "material").mkdir()
    for entry in (*SOURCE.iterdir(), *(SOURCE / "material").iterdir()):
        if entry.name not in ("material", "data"):
            (package / entry.relative_to(SOURCE)).symlink_to(entry)
    shutil.copytree(SOURCE / "material" / "data", package / "material" / "data")
    file = package / "material" / "data" / "tiles.toml"
    changed: list[str] = []
    blocks = file.read_text(encoding="utf-8").split("\n[[tile]]\n")
    for place, block in enumerate(blocks):
        name, edges = _value(block, "id"), _value(block, "edges")
        if name in (None, "castle") or edges is None or len(changed) == count or len({*edges}) == 1:
            continue
        # Without symbols and roads any edges are possible.
        kept = [line for line in block.splitlines() if not re.match(r"(edges|roads|symbols|disagreement) ?=", line)]
        other = edges[1:] + edges[0]
        if other != edges:
            blocks[place] = "\n".join([*kept, f'edges = "{other}"', ""])
            changed.append(str(name))
    assert len(changed) == count
    file.write_text("\n[[tile]]\n".join(blocks), encoding="utf-8")
    return folder, changed


def _value(block: str, name: str) -> str | None:
    found = re.search(rf'^{name} = "(\w+)"', block, re.MULTILINE)
    return None if found is None else found[1]
