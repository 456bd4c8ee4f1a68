import { expect, test } from "vitest";
import type { Cell, Spot } from "./cells";
import { Cursor } from "./cursor.svelte";

const at = (...cells: Cell[]): Spot[] => cells.map(([x, y]) => ({ x, y, text: "" }));

test("Tab reaches the cell that had the focus, or the first", () => {
  const cursor = new Cursor(() => at([1, 0], [2, 0]));
  expect(cursor.tabStop).toBe("1,0");
  cursor.goTo([2, 0]);
  expect(cursor.tabStop).toBe("2,0");
  cursor.goTo([5, 5]);
  expect(cursor.tabStop).toBe("1,0");
  expect(new Cursor(() => []).tabStop).toBeNull();
});

test("arrows go on from the cell that had the focus", () => {
  const cursor = new Cursor(() => at([0, 1], [0, 3]));
  cursor.goTo([0, 2]);
  expect(cursor.next([0, 1])).toEqual([0, 3]);
  expect(cursor.next([0, -1])).toEqual([0, 1]);
  expect(cursor.next([1, 0])).toBeNull();
});
