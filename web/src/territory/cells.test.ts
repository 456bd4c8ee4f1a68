import { expect, test } from "vitest";
import { boundsOf, cellOf, keyOf, laidAt, nearest, sideOf, squareOf, type Cell } from "./cells";

test("a cell has a name, and a name has its cell", () => {
  expect(keyOf(2, -1)).toBe("2,-1");
  expect(cellOf("2,-1")).toEqual([2, -1]);
});

test("the bounds hold all cells, the castle and some room", () => {
  expect(boundsOf([])).toEqual({ west: 0, east: 0, south: 0, north: 0 });
  expect(boundsOf([[1, 2], [3, 1]], 0.5)).toEqual({ west: -0.5, east: 3.5, south: -0.5, north: 2.5 });
});

test("a tile is found by the name of its cell", () => {
  const laid = [{ tile: "castle", x: 0, y: 0, turn: 0 }, { tile: "7", x: 0, y: -1, turn: 2 }];
  expect(laidAt(laid, "0,-1")).toBe(laid[1]);
  expect(laidAt(laid, "1,0")).toBeNull();
  expect(laidAt(undefined, "0,0")).toBeNull();
});

test("north is up in a drawing", () => {
  expect(squareOf({ x: 1, y: 2 })).toEqual({ x: 96, y: -192, width: 96, height: 96 });
});

test("an arrow goes ahead before it goes aside, never back", () => {
  const north: Cell = [0, 1];
  expect(nearest([0, 0], north, [[1, 1], [0, 2]])).toEqual([0, 2]);
  expect(nearest([0, 0], north, [[2, 1], [1, 1]])).toEqual([1, 1]);
  expect(nearest([0, 0], north, [[1, 0], [0, -1]])).toBeNull();
});

test("a road leaves on the side of its other cell", () => {
  const ends: Cell[] = [[1, 0], [-1, 0], [0, 1], [0, -1]];
  expect(ends.map((end) => sideOf([[0, 0], end]))).toEqual(["east", "west", "north", "south"]);
});
