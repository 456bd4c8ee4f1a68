import { expect, test, vi } from "vitest";
import type { Line } from "../protocol";
import { readLines, timesLeft } from "./tallies";

vi.mock("../words.svelte", () => ({
  say: (key: string, { count, area = "" }: { count?: number; area?: string } = {}) => [key, area, count].filter(Boolean).join(" "),
}));

const line = (label: string, count: number, points: number, ...cells: [number, number][]): Line => ({ label, count, points, cells });
const read = (...lines: Line[]) => readLines(lines, []).map(({ text, points, cells }) => [text, points, [...cells]]);

test("lines that say the same of one tile each are one", () => {
  expect(read(line("road_tile", 1, 1, [0, 1]), line("road_tile", 1, 1, [0, 2]), line("road_tile", 1, 1, [1, 2]))).toEqual([
    ["3 × line-road-tile 1", 3, ["0,1", "0,2", "1,2"]],
  ]);
});

test("those that count more, or give more, stand for themselves", () => {
  expect(read(line("ship", 1, 1, [0, 1]), line("ship", 2, 2, [0, 2]), line("ship", 1, 3, [0, 3]))).toEqual([
    ["line-ship 1", 1, ["0,1"]],
    ["line-ship 2", 2, ["0,2"]],
    ["line-ship 1", 3, ["0,3"]],
  ]);
});

test("in brief, all that says the same is one line", () => {
  const squares = [line("square", 1, 2, [0, 0], [0, 1], [1, 0], [1, 1]), line("square", 1, 2, [0, 1], [0, 2], [1, 1], [1, 2])];
  expect(readLines(squares, []).map(({ text }) => text)).toEqual(["line-square 1", "line-square 1"]);
  expect(readLines(squares, [], true).map(({ text, points }) => [text, points])).toEqual([["2 × line-square 1", 4]]);
});

test("animals on one tile each are counted together", () => {
  expect(read(line("sheep", 2, 2, [0, 1]), line("sheep", 3, 3, [1, 1]), line("castle", 1, 5))).toEqual([
    ["line-sheep 5", 5, ["0,1", "1,1"]],
    ["line-castle 1", 5, []],
  ]);
});

test("lines over several tiles, or over none, are never one", () => {
  const square = line("square", 1, 2, [0, 0], [0, 1], [1, 0], [1, 1]);
  expect(read(square, square).map(([text]) => text)).toEqual(["line-square 1", "line-square 1"]);
  expect(read(line("catch_up", 1, 1), line("catch_up", 1, 1))).toHaveLength(2);
});

test("a line about an area says which one, and how large it is", () => {
  const completed = [
    { terrain: "M", cells: [[0, 0], [1, 0]] as const },
    { terrain: "W", cells: [[0, 0], [1, 0]] as const },
    { terrain: "W", cells: [[5, 5]] as const },
    { terrain: "W", cells: [[6, 5]] as const },
  ];
  const both: [number, number][] = [[1, 0], [0, 0]];
  const lines = [line("completed_area", 1, 2, ...both), line("completed_area", 1, 2, ...both)];
  const small = [line("completed_area", 1, 2, [5, 5]), line("completed_area", 1, 2, [6, 5]), line("completed_area", 1, 2, [7, 7])];
  expect(readLines([...lines, ...small], completed).map(({ text, points }) => [text, points])).toEqual([
    ["page-area-size page-area-M 2", 2],
    ["page-area-size page-area-W 2", 2],
    ["2 × page-area-size page-area-W 1", 4],
    ["page-area-size line-completed-area 1 1", 2],
  ]);
  expect(read(line("large_area", 3, 5, [0, 0], [1, 0], [2, 0]))[0]?.[0]).toBe("line-large-area 3");
  expect(read(line("harbour", 2, 3, [0, 0], [1, 0]))[0]?.[0]).toBe("page-area-size line-harbour 2 2");
});

test("a letter is scored in this and the following rounds (S4)", () => {
  const scored = ["A", "B", "AC", "BD", "ACD", "BCD"];
  const left = (round: number): number[] => [..."ABCD"].map((letter) => timesLeft(scored, round, letter));
  expect(left(1)).toEqual([3, 3, 3, 3]);
  expect(left(2)).toEqual([2, 3, 3, 3]);
  expect(left(5)).toEqual([1, 1, 2, 2]);
  expect(left(6)).toEqual([0, 1, 1, 1]);
});
