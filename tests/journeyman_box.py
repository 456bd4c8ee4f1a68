"""The shipped material of the expansion, and the texts of its files."""

from __future__ import annotations

from importlib.resources import files

from skye import Material
from skye.expansions.journeyman.material import Box
from skye.material.box import shipped_material

TEXTS = {
    file: (files("skye.expansions.journeyman") / "data" / f"{file}.toml").read_text(encoding="utf-8")
    for file in ("boards", "bonus", "tiles", "scoring")
}


def box(both: Material | None = None) -> Box:
    """What the expansion adds, as shipped unless something else is given."""
    expansion = (both or shipped_material("journeyman")).expansion
    assert isinstance(expansion, Box)
    return expansion
