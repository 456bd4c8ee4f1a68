import { expect, test } from "vitest";
import type { Plan } from "../../protocol";
import { afterChoice, planOf, reachable } from "./plans";

const plan = (cells: [number, number][], extra = false): Plan => ({ type: "plan", seat: 0, cells, extra });

// Two markers reach the castle and one neighbour; with extra movement also both neighbours.
const PLANS = [
  plan([]),
  plan([[0, 0]]),
  plan([[0, 1]]),
  plan([[1, 0]]),
  plan([[0, 0], [0, 1]]),
  plan([[0, 0], [1, 0]]),
  plan([[0, 1]], true),
  plan([[1, 0]], true),
  plan([[0, 1], [1, 0]], true),
];

test("a plan is found in whatever order its markers were put", () => {
  expect(planOf(PLANS, ["0,1", "0,0"], false)).toBe(PLANS[4]);
  expect(planOf(PLANS, ["0,1", "1,0"], false)).toBeNull();
  expect(planOf(PLANS, ["0,1", "1,0"], true)).toBe(PLANS[8]);
});

test("without a marker no extra movement is spent", () => {
  expect(planOf(PLANS, [], true)).toBe(PLANS[0]);
});

test("a choice adds, removes or moves a marker", () => {
  expect([...afterChoice(PLANS, [], false).keys()].sort()).toEqual(["0,0", "0,1", "1,0"]);
  const after = afterChoice(PLANS, ["0,1"], false);
  expect(after.get("0,1")).toEqual([]);
  expect(after.get("0,0")).toEqual(["0,1", "0,0"]);
  expect(after.get("1,0")).toEqual(["1,0"]);
});

test("with all markers put, other tiles take the last one", () => {
  const after = afterChoice(PLANS, ["0,0", "0,1"], false);
  expect(after.get("1,0")).toEqual(["0,0", "1,0"]);
});

test("without the extra movement the markers that are too far go", () => {
  expect(reachable(PLANS, ["0,1", "1,0"], true)).toEqual(["0,1", "1,0"]);
  expect(reachable(PLANS, ["0,1", "1,0"], false)).toEqual(["0,1"]);
});
