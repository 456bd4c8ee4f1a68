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
  expect(new Ways(WAYS).walk([0, 0], [[1, 1]])).toEqual({ cost: 2, path: [[0, 0], [0, 1], [1, 1]] });
  expect(new Ways(WAYS).walk([0, 0], [[1, 0]]).cost).toBe(2);
});

test("the order of the goals does not matter", () => {
  const ways = new Ways(WAYS);
  const walk = ways.walk([0, 0], [[2, 0], [0, 1]]);
  expect(walk).toEqual(ways.walk([0, 0], [[0, 1], [2, 0]]));
  expect(walk).toEqual({ cost: 5, path: [[0, 0], [0, 1], [1, 1], [1, 0], [2, 0]] });
});

test("staying costs nothing", () => {
  expect(new Ways(WAYS).walk([1, 1], [])).toEqual({ cost: 0, path: [[1, 1]] });
  expect(new Ways(WAYS).walk([1, 1], [[1, 1]])).toEqual({ cost: 0, path: [[1, 1]] });
  expect(new Ways([]).walk([0, 0], [[0, 0]])).toEqual({ cost: 0, path: [[0, 0]] });
});

test("a walk comes back where it must", () => {
  expect(new Ways(WAYS).walk([0, 1], [[0, 1], [0, 0], [1, 1]])).toEqual({
    cost: 3,
    path: [[0, 1], [0, 0], [0, 1], [1, 1]],
  });
});
