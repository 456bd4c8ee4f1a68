"""The packages and their imports as a picture: `python docs/pictures/draw_packages.py` writes packages.svg."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "skye"
PICTURE = Path(__file__).with_name("packages.svg")

ORDER = (
    "material",
    "rules",
    "search",
    "record",
    "view",
    "art",
    "bots",
    "study",
    "wire",
    "storage",
    "server",
    "shots",
    "cli",
    "expansions",
)
"""A package imports only from those before it. Only the registry in `material` imports an expansion, by its name."""

ROW, LEFT, NAMES = 34, 20, 300


def files() -> list[Path]:
    """All sources, C types included."""
    return sorted([*SOURCE.rglob("*.py"), *SOURCE.rglob("*.pxd")])


def module_name(path: Path) -> str:
    """A file as it is imported, without `skye`; empty for the package itself."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


def package(module: str) -> str:
    """The package that a module belongs to."""
    return module.partition(".")[0]


def imports(path: Path, modules: set[str]) -> set[str]:
    """The modules of ours that a file imports, wherever in the file."""
    found = set()
    for module, name in _imported(path):
        if package(module) == "skye":
            inside = module.removeprefix("skye").removeprefix(".")
            whole = f"{inside}.{name}".removeprefix(".")
            found.add(whole if name and whole in modules else inside)
    return found


def _imported(path: Path) -> Iterator[tuple[str, str]]:
    """Modules and names that a file imports; the name is empty for a whole module."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".pxd":
        if re.search(r"^(cimport skye|import skye|from skye\S* import)", text, re.MULTILINE):
            raise ValueError(f"{path}: what is cimported is named: from … cimport …")
        for module, names in re.findall(r"^from (\S+) cimport ([^(\n]+|\([^)]+\))", text, re.MULTILINE):
            yield from ((module, name.strip()) for name in names.strip("()\n").split(","))
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            if node.level:
                raise ValueError(f"{path}: imports are written in full")
            yield from ((node.module or "", alias.name) for alias in node.names)


def drawn() -> str:
    """The picture: the packages from top to bottom, and an arc from each to those that it imports."""
    modules = {module_name(path) for path in files()}
    arcs: set[tuple[str, str]] = set()
    sizes: Counter[str] = Counter()
    for path in files():
        own = package(module_name(path))
        sizes[own] += path.suffix == ".py" and path.stem != "__init__"
        arcs.update((own, package(other)) for other in imports(path, modules) if package(other) != own)
    high = ROW * len(ORDER) + 24
    edge = LEFT + NAMES
    wide = edge + 18 * len(ORDER)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="14">',
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="9" markerHeight="9"'
        ' markerUnits="userSpaceOnUse" orient="auto">'
        '<path d="M0 0L8 4L0 8z" fill="#2f5d62"/></marker></defs>',
        f'<rect width="{wide}" height="{high}" fill="#fbf8f1"/>',
    ]
    for number, name in enumerate(ORDER):
        y = 12 + ROW * number
        lines.append(
            f'<rect x="{LEFT}" y="{y + 3}" width="{NAMES}" height="{ROW - 6}" rx="6" fill="#e7e0cf"/>'
            f'<text x="{LEFT + 12}" y="{y + 22}" font-weight="bold" fill="#26221c">{name}</text>'
            f'<text x="{LEFT + NAMES - 12}" y="{y + 22}" fill="#6b6253" text-anchor="end">{sizes[name]} modules</text>'
        )
    for own, other in sorted(arcs):
        if own in ORDER and other in ORDER:
            start, end = (29 + ROW * ORDER.index(name) for name in (own, other))
            bulge = edge + 22 * (ORDER.index(own) - ORDER.index(other))
            lines.append(
                f'<path d="M{edge} {start - 4}C{bulge} {start - 4} {bulge} {end + 4} {edge + 3} {end + 4}"'
                f' fill="none" stroke="#2f5d62" stroke-opacity=".55" stroke-width="1.5"'
                f' marker-end="url(#tip)"><title>{own} imports {other}</title></path>'
            )
    return "\n".join([*lines, "</svg>", ""])


if __name__ == "__main__":
    PICTURE.write_text(drawn(), encoding="utf-8")
