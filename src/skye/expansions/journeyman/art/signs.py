"""The expansion's signs: coins with a number, boot, axe, chest, bridge, and the crests of the three tracks.

Each is drawn around 0, 0 in about the size of a symbol, for a group that sets its strokes.
"""

from __future__ import annotations

from skye.art.curves import number
from skye.art.palette import (
    AMBER,
    CREAM,
    GOLD,
    GOLD_DARK,
    INK,
    OAK,
    PARCHMENT,
    PARCHMENT_DARK,
    RED,
    RUST,
    STONE,
    STONE_DARK,
)
from skye.art.signs import digits, moved, shield

BOOT = (
    f'<path d="M-6-10.5h8.5v9.5q6.5 1.5 8 5.5v3h-16.5z" fill="{RUST}"/>'
    f'<path d="M-6 7.5h16.5v3h-16.5z" fill="{INK}"/>'
    f'<path d="M-6-7h8.5" stroke="{AMBER}" stroke-width="2.2"/>'
    f'<path d="M2.5-3.5h-3.5M3-.5h-3" fill="none" stroke="{AMBER}" stroke-width="1.3"/>'
)
AXE = (
    '<path d="M-8.5 10.5l13-17" fill="none" stroke-width="4.6"/>'
    f'<path d="M-8.5 10.5l13-17" fill="none" stroke="{OAK}" stroke-width="2.2"/>'
    f'<path d="M-1.5-9.5q5-2.5 9.5 1q3.5 3.5 2.5 9q-4.5-2-7.5-4.5q-3.5-2.5-4.5-5.5z" fill="{STONE}"/>'
    '<path d="M8-8.5q3.5 3.5 2.5 9" fill="none" stroke-width="2"/>'
)
CHEST = (
    f'<path d="M-11-1v-3.5q.5-5.5 5.5-5.5h11q5 0 5.5 5.5v3.5z" fill="{RUST}"/>'
    f'<path d="M-11-1h22v10.5h-22z" fill="{OAK}"/>'
    f'<path d="M-7-1v10.5M7-1v10.5M-7-9.5v8.5M7-9.5v8.5" stroke="{AMBER}" stroke-width="1.4"/>'
    f'<path d="M-2.5-3h5v5.5h-5z" fill="{GOLD}"/>'
)
BRIDGE = (
    f'<path d="M-21 7v-6q21-15 42 0v6h-8a13 8 0 0 0-26 0z" fill="{STONE}"/>'
    '<path d="M-14 1.5l2.5 3.5M-6.5-3l1.2 4M6.5-3l-1.2 4M14 1.5l-2.5 3.5M0-4.5v4"'
    f' fill="none" stroke="{STONE_DARK}" stroke-width="1.3"/>'
    '<path d="M-21 1q21-15 42 0" fill="none" stroke-width="2"/>'
)
SWORDS = (
    '<path d="M-9.5-10.5l15 17M9.5-10.5l-15 17" stroke-width="4.6"/>'
    f'<path d="M-9.5-10.5l15 17M9.5-10.5l-15 17" stroke="{STONE}" stroke-width="2.2"/>'
    '<path d="M2 9l7-6M-2 9l-7-6M6.5 7.5l4 4.5M-6.5 7.5l-4 4.5" stroke-width="2.6"/>'
    f'<circle r="5.5" cy="-1" fill="{RED}"/><circle r="1.5" cy="-1" fill="{GOLD}" stroke-width=".8"/>'
)
PURSE = (
    f'<path d="M-3.5-5q-8.5 5-7.5 11q1 5 11 5t11-5q1-6-7.5-11z" fill="{AMBER}"/>'
    f'<path d="M-3.5-5l-3.5-5.5q3.5 1.5 7 0q3.5 1.5 7 0l-3.5 5.5z" fill="{OAK}"/>'
    '<path d="M-4.5-5h9" stroke-width="2.4"/>'
    f'<circle cy="4" r="4" fill="{GOLD}" stroke="{GOLD_DARK}" stroke-width="1.5"/>'
)
HORN = (
    f'<path d="M-8-3h11v13.5l-5.5-4-5.5 4z" fill="{RED}"/>'
    f'<path d="M-12-6.5h13q5-.5 9-5v14q-4-4.5-9-5h-13z" fill="{GOLD}"/>'
    '<path d="M-12-8v7" stroke-width="2"/>'
)
CRESTS = {"warrior": SWORDS, "merchant": PURSE, "herald": HORN}


def crest(track: str) -> str:
    """The shield of a track."""
    return (
        f'<path d="M-28-30h56v28q0 24-28 34q-28-10-28-34z" fill="{PARCHMENT}" stroke-width="2"/>'
        f'<path d="M-24.5-26.5h49v24q0 21-24.5 30q-24.5-9-24.5-30z" fill="none" stroke="{PARCHMENT_DARK}"/>'
        f"{moved(CRESTS[track], 0, -4, 1.6)}"
    )


def amount(text: str) -> str:
    """A coin that shows an amount."""
    height = (12.5, 10.5, 8.2)[min(len(text), 3) - 1]
    return (
        f'<circle r="9.5" fill="{GOLD}"/>'
        f'<circle r="7.5" fill="none" stroke="{GOLD_DARK}" stroke-width="1"/>{digits(text, 0, 0, height)}'
    )


def cube(paint: str = OAK) -> str:
    """A wooden cube."""
    return (
        f'<path d="M-9-4l5-5.5h13.5v13l-5.5 6h-13z" fill="{paint}"/>'
        f'<path d="M-9-4l5-5.5h13.5l-5.5 5.5z" fill="{CREAM}" fill-opacity=".4"/>'
        f'<path d="M4-4l5.5-5.5v13l-5.5 6z" fill="{INK}" fill-opacity=".3"/>'
    )


def boot(text: str) -> str:
    """Movement points: a boot next to their number."""
    if len(text) < 2:
        return moved(BOOT, -6.5, 0, 0.85) + digits(text, 8, 0, 15)
    return moved(BOOT, -7.5, 0, 0.7) + digits(text, 6, 0, 12)


def banner(kind: str, value: str) -> str:
    """A banner that hangs from 0, 0: what it shows lasts for the rest of the game (W11)."""
    cloth = f'<path d="M-18 0h36v33l-6-5-6 5-6-5-6 5-6-5-6 5z" fill="{CREAM}"/><path d="M-20 0h40" stroke-width="2.6"/>'
    sign = {"points": points, "income": amount, "movement": boot}[kind](value)
    return cloth + moved(sign, 0, 14.5)


def points(value: str) -> str:
    """A shield with points."""
    return shield(int(value), 0, 0, 0.9)


def arrow(x: float, y: float, length: float) -> str:
    """An arrow that points east from x, y."""
    head = f"M{number(x + length - 4)} {number(y - 4)}l4 4-4 4"
    return f'<path fill="none" stroke-width="2.2" d="M{number(x)} {number(y)}h{number(length)}{head}"/>'
