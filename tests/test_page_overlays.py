"""Nothing on the page covers what a tile shows: prices, axe, numbers and marks keep off the symbols of every tile."""

from __future__ import annotations

import random
from typing import Any

import pytest
from page_player import MINE, Open, PagePlayer, open_table
from serving import ServerProcess

from skye.art.curves import TILE
from skye.art.layout import layout
from skye.material.box import shipped_material
from skye.material.expansions import NAMES

pytestmark = pytest.mark.once

pytest_plugins = ("browser_fixtures",)

TILES = {tile.id: tile for name in (None, *NAMES) for tile in shipped_material(name).tiles}.values()
MOUSE = [(1440, 900), (1280, 800)]
FINGER = [(820, 1180), (390, 844), (360, 640)]

COVERED = """(where) => {
    const style = new CSSStyleSheet();
    style.replaceSync("* { pointer-events: auto !important }");  // also what no pointer meets can cover something
    document.adoptedStyleSheets = [style];
    const looks = new Map();
    const lookOf = (one) => {
        const { backgroundColor, backgroundImage, opacity, visibility } = getComputedStyle(one);
        if (visibility === "hidden" || opacity === "0") return "unseen";
        const isFilled = backgroundImage !== "none" || !/, 0\\)$|transparent/.test(backgroundColor);
        const isDrawn = ["IMG", "INPUT", "path", "circle", "rect", "use", "text", "image"].includes(one.tagName);
        return isFilled || isDrawn ? "painted" : "clear";
    };
    const paints = (one, x, y) => {
        if (!looks.has(one)) looks.set(one, lookOf(one));
        if (looks.get(one) !== "clear") return looks.get(one) === "painted";
        return [...one.childNodes].filter((node) => node.nodeType === 3 && node.data.trim()).some((node) => {
            const range = document.createRange();
            range.selectNodeContents(node);
            const boxes = [...range.getClientRects()];
            return boxes.some((box) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom);
        });
    };
    const SIDE = 16;  // points along the side of a tile
    const found = [];
    for (const tile of document.querySelectorAll(`${where} img[src*="/art/t"]`)) {
        if (!tile.getClientRects().length) continue;
        tile.scrollIntoView({ block: "start", inline: "nearest" });
        const { left, top, width } = tile.getBoundingClientRect();
        const name = tile.closest("[data-key], [data-laid]")?.outerHTML.slice(0, 90);
        const points = [];
        let seen = 0;
        for (let row = 0; row < SIDE; row++) for (let column = 0; column < SIDE; column++) {
            const [across, down] = [(column + 0.5) / SIDE, (row + 0.5) / SIDE];
            const [x, y] = [left + across * width, top + down * width];
            const stack = document.elementsFromPoint(x, y);
            const depth = stack.indexOf(tile);
            if (depth < 0) continue;
            seen++;
            if (stack.slice(0, depth).some((one) => paints(one, x, y))) points.push([across, down]);
        }
        found.push({ name, points, seen });
    }
    document.adoptedStyleSheets = [];
    return found;
}"""
"""For each tile that is shown: which points of it something is painted over, as parts of its side."""


def hidden_symbols(points: list[tuple[float, float]]) -> list[str]:
    """The symbols that would lie under one of these points, if any tile were there, in any turn."""
    return [
        f"{symbol.kind} of tile {tile.id}, turned {turn}"
        for tile in TILES
        for turn in range(4)
        for symbol in layout(tile, turn)
        for x, y in points
        if max(abs(x * TILE - symbol.x), abs(y * TILE - symbol.y)) < symbol.size / 2
    ]


def check(page: Any, where: str, sizes: list[tuple[int, int]], phase: str) -> None:
    """Nothing in this part of the page covers a symbol, in any of these sizes."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        tiles = page.evaluate(COVERED, where)
        assert tiles, f"no tiles at {width}×{height}"
        assert all(tile["seen"] for tile in tiles), f"a tile cannot be seen at {width}×{height}"
        for tile in tiles:
            hidden = hidden_symbols(tile["points"])
            assert not hidden, f"{phase} at {width}×{height}: {tile['name']} covers {hidden[:3]} …"


def test_nothing_covers_a_symbol(server: ServerProcess, visit: Open) -> None:
    bots = [{"type": "bot", "bot": bot} for bot in ("novice", "trader", "novice", "trader")]
    code, seats = open_table(server, MINE, *bots, start=0)
    wide = visit(f"{server.url}/t/{code}", seats=seats)
    small = visit(f"{server.url}/t/{code}", seats=seats, has_touch=True)
    player = PagePlayer(wide, random.Random(1))
    for phase in ("price", "buy", "build"):
        for page in (wide, small):
            page.locator(f"[data-phase={phase}] :is([data-key=seal], [data-key=lay])").wait_for()
        check(wide, "[data-part=decision]", MOUSE, phase)
        check(small, "[data-part=decision]", FINGER, phase)
        if phase == "price":
            axe = wide.locator("[data-key=pricing] [data-key^=axe-]").first
            axe.click()
            check(wide, "[data-part=decision]", MOUSE, "the axe is put")
            axe.click()
        player.step()
