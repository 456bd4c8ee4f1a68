import { expect, test } from "vitest";
import type { Line, Tally } from "../protocol";
import { changesOf } from "./changes";

const line = (label: string, count: number, points: number): Line => ({ label, count, points, cells: [[count, 0]] });
const tally = (source: string, points: number | null, ...lines: Line[]): Tally => ({ source, tile: null, points, lines });

test("what stays the same is not told", () => {
  const same = [tally("A", 3, line("square", 1, 3)), tally("income", 5)];
  expect(changesOf({ before: same, now: same })).toEqual([]);
});

test("a change tells both amounts, and the lines that are new", () => {
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
