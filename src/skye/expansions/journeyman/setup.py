"""The bonus tiles on the boards when a game begins (J2), as one text for each seat."""

from __future__ import annotations

from skye.expansions.journeyman.material import SLOTS, TRACKS, Box
from skye.material.box import Material
from skye.material.errors import SetupError
from skye.material.setup import Randomness, Setup, SetupPart, below


def layout(text: str) -> tuple[str, ...]:
    """The bonus tiles of one seat: on the I slots of warrior, merchant and herald, then on the II, then on the III."""
    return tuple(text.split("+"))


class JourneymanSetup(SetupPart):
    """The bonus tiles of each seat."""

    def check(self, setup: Setup, material: Material) -> None:
        if len(setup.expansion) != setup.players:
            raise SetupError("setup-expansion-seats", found=len(setup.expansion), players=setup.players)
        for seat, text in enumerate(setup.expansion):
            _check_layout(seat, layout(text), _box(material))

    def random_layouts(self, players: int, rng: Randomness, material: Material, *, shared: bool) -> tuple[str, ...]:
        """The tiles of each slot shuffled over the three tracks (J2)."""
        box = _box(material)
        if shared:
            return (_shuffled(rng, box),) * players
        return tuple(_shuffled(rng, box) for _ in range(players))

    def first_layouts(self, players: int, material: Material) -> tuple[str, ...]:
        """The same for everybody: the order of the data file."""
        return ("+".join(name for slot in SLOTS for name in _names(_box(material), slot)),) * players


PART = JourneymanSetup()


def _check_layout(seat: int, names: tuple[str, ...], box: Box) -> None:
    if len(names) != len(box.bonus):
        raise SetupError("journeyman-layout-count", seat=seat, expected=len(box.bonus), found=len(names))
    for place, slot in enumerate(SLOTS):
        found = names[place * len(TRACKS) : (place + 1) * len(TRACKS)]
        expected = _names(box, slot)
        if sorted(found) != sorted(expected):
            raise SetupError(
                "journeyman-layout", seat=seat, slot=slot, expected=", ".join(expected), found=", ".join(found)
            )


def _box(material: Material) -> Box:
    assert isinstance(material.expansion, Box)
    return material.expansion


def _names(box: Box, slot: str) -> list[str]:
    return [bonus.id for bonus in box.bonus if bonus.slot == slot]


def _shuffled(rng: Randomness, box: Box) -> str:
    drawn = []
    for slot in SLOTS:
        names = _names(box, slot)
        drawn += [names.pop(below(len(names), rng)) for _ in TRACKS]
    return "+".join(drawn)
