"""The symbols, each drawn in a box of 24 by 24 units with its middle at 12, 12."""

from __future__ import annotations

from skye.art.palette import AMBER, CREAM, GOLD, INK, PARCHMENT, PARCHMENT_DARK, RED, RUST, STONE

BOX = 24
"""Side of the square every symbol is drawn in."""

_SHEEP = (
    f'<path d="M8.5 17v5M11.5 18v4.4M15.6 18v4.4M18.4 17v5" stroke-width="1.9"/>'
    f'<path d="M7.2 17a3.1 3.1 0 0 1-1-5.3a3.4 3.4 0 0 1 2.6-4.9a3.7 3.7 0 0 1 5.6-1a3.7 3.7 0 0 1 5.4 2'
    f'a3.5 3.5 0 0 1 2 5.6a3.4 3.4 0 0 1-3 5a3.6 3.6 0 0 1-5 .6a3.8 3.8 0 0 1-5-.2q-1-.4-1.600-1.800z" fill="{CREAM}"/>'
    f'<path d="M2 9.500q.4-2.600 3-2.600 2.600.2 2.600 3.200 0 4.400-2.800 4.400-2.600-.4-2.800-5z" fill="{INK}"/>'
    f'<path d="M6.400 8.200l2.800 1.200" stroke-width="2"/>'
)
_CATTLE = (
    f'<path d="M4.500 16v6M7.700 17v5.200M13 17v5.200M15.800 16v6" stroke-width="2.100"/>'
    f'<path d="M15 9.500q-2.600-.8-2.800-5.500M20.200 9.500q2.600-.8 2.800-5.500" fill="none" stroke="{INK}" stroke-width="3"/>'
    f'<path d="M15 9.500q-2.600-.8-2.800-5.500M20.200 9.500q2.600-.8 2.800-5.500" fill="none" stroke="{CREAM}" stroke-width="1.300"/>'
    f'<path d="M1.200 12q0-4 4-4h10.500v9.800l-1.500 1-1.500-1-1.500 1-1.500-1-1.500 1-1.500-1-1.500 1-1.500-1-1.500 1-1-1.300z" fill="{RUST}"/>'
    f'<path d="M13.800 9q3.800-2.600 7.600 0l-.8 6.400q-.6 2.400-3 2.400-2.400 0-3-2.400z" fill="{RUST}"/>'
    f'<path d="M15 8.400l.8 3.400 1.800-1.400 1.800 1.400.8-3.400" fill="{AMBER}" stroke-width=".8"/>'
    f'<path d="M15.600 15.800q2-1.200 4 0-.4 2-2 2t-2-2z" fill="{PARCHMENT}" stroke-width=".9"/>'
)
_FARM = (
    f'<path d="M3.500 11.500h17v10.300h-17z" fill="{CREAM}"/>'
    f'<path d="M16.200 8v-4.500h2.800v6" fill="{STONE}"/>'
    f'<path d="M1.200 12.600l4.300-8h8.500l4 0 4.800 8z" fill="{RED}"/>'
    f'<path d="M10 21.800v-6h4v6z" fill="{INK}"/>'
    f'<path d="M5.600 15.600h2.200v2.400h-2.200zM16.200 15.600h2.200v2.400h-2.200z" fill="{GOLD}" stroke-width=".9"/>'
)
_BROCH = (
    f'<path d="M3.200 22l2.600-12.500.4-3.300 2.300.7 2.300-1.500 2.400 1 2.400-1.300 2.200.9.400 3.500 2.600 12.500z" fill="{STONE}"/>'
    f'<path d="M9.800 22v-3.400a2.200 2.200 0 0 1 4.400 0v3.400z" fill="{INK}"/>'
    f'<path d="M5.400 12.400h4M11.600 10.800h4M14.400 14h4M4.600 16.600h3.600M16.600 17.800h3" fill="none" stroke="#8d8288" stroke-width="1.100"/>'
)
_LIGHTHOUSE = (
    f'<path d="M10 4.800l-9-2.600v5.400zM14 4.800l9-2.600v5.400z" fill="{GOLD}" stroke="none" opacity=".9"/>'
    f'<path d="M3.500 22.500q.6-3.600 4-3.800 4.600-1.600 9 0 3.400.2 4 3.800z" fill="#8f8a8c"/>'
    f'<path d="M8.200 20l1.400-12.500h4.800l1.400 12.500z" fill="{CREAM}"/>'
    f'<path d="M9.200 11.300h5.600l.3 3.200h-6.200zM8.500 17.400h7l.3 2.600h-7.600z" fill="{RED}" stroke="none"/>'
    f'<path d="M8.200 20l1.400-12.500h4.800l1.400 12.500z" fill="none"/>'
    f'<path d="M10 3.400h4v4h-4z" fill="{GOLD}"/>'
    f'<path d="M8.600 7.500h6.800" stroke-width="1.700"/><path d="M9 3.600l3-2.800 3 2.800z" fill="{RED}"/>'
)
_SHIP = (
    f'<path d="M11.800 1.500v16" stroke-width="1.600"/>'
    f'<path d="M13 2.500q8 5.500 7.600 12.300h-7.600z" fill="{CREAM}"/>'
    f'<path d="M10.600 5q-1 6.500-7 9.800h7z" fill="{PARCHMENT_DARK}"/>'
    f'<path d="M1.500 16.800h21q-1.800 5.400-5.800 5.400h-9.400q-4 0-5.800-5.400z" fill="{RUST}"/>'
)
_WHISKY = (
    f'<path d="M4.800 3.600h14.400q4 8.400 0 16.800h-14.400q-4-8.400 0-16.800z" fill="{AMBER}"/>'
    f'<path d="M12 3.600v16.800M8 3.600q-1.400 8.400 0 16.800M16 3.600q1.400 8.400 0 16.800" fill="none" stroke-width=".8"/>'
    f'<path d="M3.400 7.600q8.600 1.300 17.200 0M3.400 16.400q8.600-1.300 17.200 0" fill="none" stroke-width="2.200"/>'
)
_CASTLE = (
    f'<path d="M12 1.500v5" /><path d="M12 1.200l5.500 1.500-5.500 1.700z" fill="{RED}" stroke-width=".8"/>'
    f'<path d="M7.500 22v-15.500h1.800v1.600h1.800v-1.600h1.800v1.600h1.800v-1.600h1.800v15.500z" fill="{CREAM}"/>'
    f'<path d="M2 22v-11.500h1.500v1.400h1.500v-1.400h1.500v1.400h2v10.100zM22 22v-11.500h-1.500v1.400h-1.500v-1.400h-1.500v1.400h-2v10.100z" fill="{STONE}"/>'
    f'<path d="M10 22v-4a2 2 0 0 1 4 0v4z" fill="{INK}"/><path d="M12 11v2M5 15v2M19 15v2" stroke-width="1.300"/>'
)

DRAWINGS = {
    "sheep": _SHEEP,
    "cattle": _CATTLE,
    "farm": _FARM,
    "broch": _BROCH,
    "lighthouse": _LIGHTHOUSE,
    "ship": _SHIP,
    "whisky": _WHISKY,
    "castle": _CASTLE,
}
"""What stands on tiles, without its scrolls; an expansion adds its own."""

_PAPER = (
    f'<path d="M3.500 3h17v18h-17z" fill="{PARCHMENT}"/>'
    f'<path d="M2 1h20v3.400h-20zM2 19.600h20v3.400h-20z" fill="{PARCHMENT_DARK}"/>'
)


def symbol(kind: str) -> str:
    """The drawing of a symbol in its box; a scroll carries the sign of what it counts."""
    if kind.startswith("scroll_"):
        sign = DRAWINGS[kind.removeprefix("scroll_")]
        return _PAPER + f'<g transform="translate(4.500 4.500) scale(.625)">{sign}</g>'
    return DRAWINGS[kind]
