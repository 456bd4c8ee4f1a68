"""How the bonus tiles lie on the boards when a game begins (J2), as one text for each seat."""

from __future__ import annotations

from collections.abc import Sequence

from skye.errors import SetupError
from skye.journeyman.material import SLOTS, TRACKS, Box
from skye.setup import Randomness, below


def layout(text: str) -> tuple[str, ...]:
    """The bonus tiles of one seat: on the I slots of warrior, merchant and herald, then on the II, then on the III."""
    return tuple(text.split("+"))


def random_layouts(players: int, rng: Randomness, box: Box, *, shared: bool) -> tuple[str, ...]:
    """The tiles of each slot shuffled over the three tracks, for each seat or once for all (J2)."""
    if shared:
        return (_shuffled(rng, box),) * players
    return tuple(_shuffled(rng, box) for _ in range(players))


def first_layouts(players: int, box: Box) -> tuple[str, ...]:
    """The same for everybody: the order of the data file."""
    return ("+".join(name for slot in SLOTS for name in _names(box, slot)),) * players


def check(layouts: Sequence[str], box: Box) -> None:
    """Complain about a seat whose tiles do not lie as they may."""
    for seat, text in enumerate(layouts):
        names = layout(text)
        if len(names) != len(box.bonus):
            raise SetupError("journeyman-layout-count", seat=seat, expected=len(box.bonus), found=len(names))
        for place, slot in enumerate(SLOTS):
            found = names[place * len(TRACKS) : (place + 1) * len(TRACKS)]
            expected = _names(box, slot)
            if sorted(found) != sorted(expected):
                raise SetupError(
                    "journeyman-layout", seat=seat, slot=slot, expected=", ".join(expected), found=", ".join(found)
                )


def _names(box: Box, slot: str) -> list[str]:
    return [bonus.id for bonus in box.bonus if bonus.slot == slot]


def _shuffled(rng: Randomness, box: Box) -> str:
    drawn = []
    for slot in SLOTS:
        names = _names(box, slot)
        drawn += [names.pop(below(len(names), rng)) for _ in TRACKS]
    return "+".join(drawn)
