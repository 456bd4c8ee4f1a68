// A territory as a grid of tiles; cells that can be chosen are buttons.

import { element, tile } from "./elements.js";
import { named, say } from "./words.js";

export const place = (x, y) => `${x},${y}`;
export const tileName = (id) => (id === "castle" ? named("word", id) : say("page-tile", { tile: id }));

// `choices` has, by place, what a click does there, its text and whether it is chosen; `marks` what lies on a tile.
export function territory(laid, choices = new Map(), marks = new Map(), roads = []) {
  const cells = new Map(laid.map((one) => [place(one.x, one.y), one]));
  const places = [...cells.keys(), ...choices.keys()].map((key) => key.split(",").map(Number));
  const [west, east] = [Math.min(...places.map(([x]) => x)), Math.max(...places.map(([x]) => x))];
  const [south, north] = [Math.min(...places.map(([, y]) => y)), Math.max(...places.map(([, y]) => y))];
  const grid = element("div", { class: "territory", role: "group", "aria-label": named("word", "territory") });
  grid.style.setProperty("--wide", east - west + 1);
  grid.style.setProperty("--high", north - south + 1);
  // From the top left, so that Tab goes through the cells in the order of reading.
  const inOrder = [...new Set([...cells.keys(), ...choices.keys()])].map((key) => key.split(",").map(Number));
  inOrder.sort(([x, y], [otherX, otherY]) => otherY - y || x - otherX);
  for (const [x, y] of inOrder) {
    const key = place(x, y);
    const lying = cells.get(key);
    const chance = choices.get(key);
    const cell = element(
      chance ? "button" : "div",
      chance
        ? {
            type: "button",
            class: "cell choice",
            "data-key": `cell-${key}`,
            "data-cell": key,
            title: chance.text,
            "aria-label": chance.text,
            "aria-pressed": chance.pressed,
            onclick: chance.choose,
          }
        : { class: "cell", "data-cell": key },
      lying && tile(lying.tile, lying.turn, tileName(lying.tile)),
      roads.filter(([from]) => place(...from) === key).map((road) => element("span", { class: `road ${side(road)}` })),
      chance?.sign && element("span", { class: "mark left" }, chance.sign),
      (marks.get(key) ?? []).map((mark) => element("span", { class: "mark", title: mark.text }, mark.sign)),
    );
    cell.style.gridColumn = x - west + 1;
    cell.style.gridRow = north - y + 1;
    grid.append(cell);
  }
  return grid;
}

function side([[x, y], [otherX, otherY]]) {
  return otherX > x ? "east" : otherX < x ? "west" : otherY > y ? "north" : "south";
}
