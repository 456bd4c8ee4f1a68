import { expect, test } from "vitest";
import type { Move, Placement } from "../protocol";
import { bestByCell, fitsOf, lies, nextTurn, signed } from "./placements";

const lay = (tile: string, x: number, y: number, turn: number): Move => ({ type: "place", seat: 0, tile, x, y, turn });
const weigh = (x: number, turn: number, changes: Partial<Placement> = {}): Placement => ({
  x,
  y: 0,
  turn,
  points: [0, 0, 0, 0],
  scrolls: 0,
  income: 0,
  completed: 0,
  worth: 0,
  ...changes,
});

test("moves are sorted by tile and cell, turns as they go round", () => {
  const fits = fitsOf([lay("7", 1, 0, 3), lay("7", 1, 0, 1), lay("7", 0, -1, 2), lay("9", 1, 0, 0)]);
  expect([...fits.keys()]).toEqual(["7", "9"]);
  expect(fits.get("7")).toEqual(
    new Map([
      ["1,0", [1, 3]],
      ["0,-1", [2]],
    ]),
  );
});

test("moves that lay no tile are none of it", () => {
  expect(fitsOf([{ type: "pass", seat: 0 }]).size).toBe(0);
});

test("turning goes round the turns that fit, both ways", () => {
  expect(nextTurn([0, 2, 3], 3, 1)).toBe(0);
  expect(nextTurn([0, 2, 3], 0, -1)).toBe(3);
  expect(nextTurn([0, 2, 3], 0, 1)).toBe(2);
  expect(nextTurn([1], 1, 1)).toBe(1);
});

test("the best turn of a cell: points, then gold, then areas", () => {
  const best = bestByCell([
    weigh(1, 0, { worth: 3 }),
    weigh(1, 1, { worth: 3, income: 1 }),
    weigh(1, 2, { worth: 2, income: 5 }),
    weigh(2, 0),
    weigh(2, 3, { completed: 1 }),
  ]);
  expect(best.get("1,0")?.turn).toBe(1);
  expect(best.get("2,0")?.turn).toBe(3);
});

test("changes have a sign", () => {
  expect([4, -1, 0].map(signed)).toEqual(["+4", "−1", "0"]);
});

test("a drafted move is known again where it lies", () => {
  const laid = { tile: "7", x: 1, y: 0, turn: 2 };
  expect(lies(lay("7", 1, 0, 2), laid)).toBe(true);
  expect(lies(lay("7", 1, 0, 1), laid)).toBe(false);
  expect(lies({ type: "pass", seat: 0 }, laid)).toBe(false);
});
