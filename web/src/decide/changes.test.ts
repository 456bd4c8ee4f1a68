import { expect, test, vi } from "vitest";
import type { Line, Tally } from "../protocol";
import { changeName, changesOf, isShown } from "./changes";

vi.mock("../words.svelte", () => ({ say: (key: string) => key, named: (kind: string, id: string, end: string) => `${kind}-${id}${end}` }));

const line = (label: string, count: number, points: number): Line => ({ label, count, points, cells: [[count, 0]] });
const tally = (source: string, points: number | null, ...lines: Line[]): Tally => ({ source, tile: null, points, lines });

test("what stays the same is not shown", () => {
  const same = [tally("A", 3, line("square", 1, 3)), tally("income", 5)];
  expect(changesOf({ before: same, now: same })).toEqual([]);
});

test("a change has both amounts, and the lines that are new", () => {
  const before = [tally("A", 2, line("square", 1, 2))];
  const now = [tally("A", 4, line("square", 1, 2), line("square", 2, 2))];
  expect(changesOf({ before, now })).toEqual([
    { source: "A", tile: null, before: 2, now: 4, fresh: [line("square", 2, 2)] },
  ]);
});

test("a line that counts more takes the place of the one before", () => {
  const [change] = changesOf({ before: [tally("B", 2, line("sheep", 2, 2))], now: [tally("B", 3, line("sheep", 3, 3))] });
  expect(change?.fresh).toEqual([line("sheep", 3, 3)]);
});

test("what depends on hidden gold is left out (P4)", () => {
  expect(changesOf({ before: [tally("D", null)], now: [tally("D", null)] })).toEqual([]);
  expect(changesOf({ before: [tally("D", null)], now: [tally("D", 5)] })).toEqual([]);
});

test("points of scoring tiles, scrolls and income are shown", () => {
  const change = (source: string, tile: string | null) => ({ source, tile, before: 0, now: 1, fresh: [] });
  expect(isShown(change("A", "sheep"))).toBe(true);
  expect(["scrolls", "income", "of an expansion"].map((source) => isShown(change(source, null)))).toEqual([true, true, false]);
});

test("a change has the name of its scoring tile, or of what it is", () => {
  const change = { before: 0, now: 1, fresh: [] };
  expect(changeName({ ...change, source: "A", tile: "sheep" })).toBe("scoring-sheep-name");
  expect(changeName({ ...change, source: "income", tile: null })).toBe("page-source-income");
});
