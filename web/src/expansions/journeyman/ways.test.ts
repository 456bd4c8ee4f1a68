import { expect, test } from "vitest";
import type { Guide } from "../../protocol";
import { Ways } from "./ways";

// A square of four tiles with a road along three of its sides, and one tile next to it.
const WAYS: Guide["ways"] = [
  [[0, 0], [0, 1], 1],
  [[0, 1], [1, 1], 1],
  [[1, 0], [1, 1], 1],
  [[0, 0], [1, 0], 2],
  [[1, 0], [2, 0], 2],
];

test("the road around is taken where it is cheaper", () => {
  expect(new Ways(WAYS).walk([0, 0], [[1, 1]])).toMatchObject({ cost: 2, path: [[0, 0], [0, 1], [1, 1]] });
  expect(new Ways(WAYS).walk([0, 0], [[1, 0]]).cost).toBe(2);
});

test("the order of the goals does not matter", () => {
  const ways = new Ways(WAYS);
  const walk = ways.walk([0, 0], [[2, 0], [0, 1]]);
  expect(walk).toEqual(ways.walk([0, 0], [[0, 1], [2, 0]]));
  expect(walk).toMatchObject({ cost: 5, path: [[0, 0], [0, 1], [1, 1], [1, 0], [2, 0]] });
});

test("staying costs nothing", () => {
  expect(new Ways(WAYS).walk([1, 1], [])).toMatchObject({ cost: 0, path: [[1, 1]] });
  expect(new Ways(WAYS).walk([1, 1], [[1, 1]])).toMatchObject({ cost: 0, path: [[1, 1]] });
  expect(new Ways([]).walk([0, 0], [[0, 0]])).toMatchObject({ cost: 0, path: [[0, 0]] });
});

test("a walk comes back where it must", () => {
  expect(new Ways(WAYS).walk([0, 1], [[0, 1], [0, 0], [1, 1]])).toMatchObject({
    cost: 3,
    path: [[0, 1], [0, 0], [0, 1], [1, 1]],
  });
});

test("a walk has parts from tile to tile and from goal to goal, each with its cost", () => {
  const { crossings, legs } = new Ways(WAYS).walk([0, 0], [[2, 0], [0, 1]]);
  expect(crossings.map(({ from, to, cost }) => [...from, ...to, cost])).toEqual([
    [0, 0, 0, 1, 1],
    [0, 1, 1, 1, 1],
    [1, 1, 1, 0, 1],
    [1, 0, 2, 0, 2],
  ]);
  expect(legs).toEqual([
    { from: [0, 0], to: [0, 1], cost: 1 },
    { from: [0, 1], to: [2, 0], cost: 4 },
  ]);
});
