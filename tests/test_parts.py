"""How the base asks an expansion: by the class of a part; what is not brought adds nothing."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from skye.material import expansions
from skye.material.expansions import Expansion, Part
from skye.record.explain import ExplainPart
from skye.view.seat_view import ViewPart

pytestmark = pytest.mark.once


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """An expansion with one right part and one wrong one."""
    folder = tmp_path / "skye_goats"
    folder.mkdir()
    (folder / "__init__.py").write_text("RULES = 7\n")
    (folder / "view.py").write_text("PART = object()\n")
    text = "from skye.record.explain import ExplainPart\nclass Goats(ExplainPart):\n    pass\nPART = Goats()\n"
    (folder / "explain.py").write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    yield folder.name
    for name in [name for name in sys.modules if name.startswith(folder.name)]:
        del sys.modules[name]


def test_a_part_that_is_brought_is_found_once(package: str) -> None:
    goats = Expansion("goats", package)
    found = goats.part(ExplainPart)
    assert type(found).__name__ == "Goats"
    assert goats.part(ExplainPart) is found
    assert goats.rules == 7


def test_a_part_that_is_not_brought_is_the_empty_one(package: str) -> None:
    class Song(Part, module="songs.choir"):
        """Asked for in a subpackage that is not there."""

    assert type(Expansion("goats", package).part(Song)) is Song
    assert type(expansions.named(None).part(ViewPart)) is ViewPart
    assert expansions.named(None).rules == expansions.RULES


def test_a_part_of_the_wrong_class_is_named(package: str) -> None:
    with pytest.raises(TypeError, match=r"skye_goats\.view\.PART is no ViewPart"):
        Expansion("goats", package).part(ViewPart)


def test_an_error_inside_a_part_is_not_taken_for_a_missing_one(package: str, tmp_path: Path) -> None:
    (tmp_path / package / "art.py").write_text("import skye_no_such_module\n")

    class Art(Part, module="art"):
        """Its module cannot be imported."""

    with pytest.raises(ModuleNotFoundError, match="skye_no_such_module"):
        Expansion("goats", package).part(Art)
