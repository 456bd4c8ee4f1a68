"""What the expansion adds to a view, as values."""

from __future__ import annotations

import msgspec

from skye.expansions.journeyman.material import Board, Bonus

Cell = tuple[int, int]


class Ahead(msgspec.Struct, frozen=True):
    """The next step on a track, whatever allows it."""

    space: int
    """The space that it leads to, counted from 1: forward, or back from the end (W10)."""
    fee: int
    """Gold that it costs (W6)."""
    castle: int
    """Gold that it costs in addition by way of the castle; 0 where the castle meets the requirement (W5)."""
    points: int
    """Scored at once (W10)."""
    bonus: str
    """The bonus tile that it wins; empty for none (W12)."""
    banner: str
    """The banner that is new to the seat, such as `income 4`; empty for none (W11)."""


class Guide(msgspec.Struct, frozen=True):
    """What helps a seat to plan, to walk and to choose a step."""

    ahead: tuple[Ahead, Ahead, Ahead]
    """The next steps of the warrior, the merchant and the herald."""
    ways: tuple[tuple[Cell, Cell, int], ...]
    """Movement points between each two neighbouring tiles (W2)."""
    meets: tuple[tuple[str, tuple[Cell, ...]], ...]
    """For each requirement that a walk can reach, the cells whose tiles meet it (W4)."""


class JourneyView(msgspec.Struct, frozen=True):
    """One seat's journey as the viewer sees it."""

    standing: Cell
    """The cell of the journeyman."""
    markers: tuple[int, int, int]
    """The spaces of the warrior, the merchant and the herald; 0 is the start."""
    reached: tuple[int, int, int]
    """The furthest spaces they have been on."""
    layout: tuple[str, ...]
    """The bonus tiles on the I slots of warrior, merchant and herald, then on the II, then on the III."""
    won: tuple[str, ...]
    """Bonus tiles won."""
    fresh: tuple[str, ...]
    """Those of them that take effect when this phase ends."""
    rights: tuple[str, ...]
    """Those of them that are active: won in an earlier phase, and not used up."""
    symbols: int
    """Tiles gained with the symbol whose step has not been decided."""
    roads: int
    """Roads to lay."""
    laid: tuple[tuple[Cell, Cell], ...]
    """Roads laid, each between two cells."""
    waypoints: int
    """Waypoint markers to plan with."""
    movement: int
    """Movement points of a walk, without extra ones."""
    plan: tuple[Cell, ...] | None
    """Markers laid out and not yet collected; None while the plan is a secret."""
    extra: bool | None
    """Whether the plan spends the bonus tile for extra movement; None while that is a secret."""
    guide: Guide | None = None
    """Only for the viewer's own seat, where plans, walks and steps are decided."""


class TableView(msgspec.Struct, frozen=True):
    """What all seats share."""

    board: Board
    """The side of the progress boards in use."""
    prices: tuple[int, ...]
    """Gold for a step by way of the castle, by zone."""
    bonus: tuple[Bonus, ...]
    """All bonus tiles and their numbers (W12)."""
    reason: str | None
    """Why the seat may make a step: sale, symbol or bonus."""
    held: str | None
    """After what a step is decided: a purchase, all trade, or the walks."""
    left: int | None
    """Movement points left to the seat that walks."""
