import { expect, test } from "vitest";
import { NOTHING } from "../expansions/expansion";
import type { GameEvent, View } from "../protocol";
import { Pacing } from "./pacing.svelte";

const ROUND = (round: number): GameEvent => ({ type: "round", round, start: 0 }) as unknown as GameEvent;
const PRICE = (seat: number): GameEvent => ({ type: "price", seat, axe: "1", prices: [["2", 3]] });
const SOLD = { type: "sold", seat: 0, tile: "2", seller: 1, price: 3, returned: 3 } as GameEvent;
const SCORED = (seat: number, letter: string, points: number, total: number): GameEvent =>
  ({ type: "scored", seat, letter, tile: "sheep", lines: [], points, total }) as GameEvent;

/** A table after these events, of which the page has seen the first ones. */
function pacingOf(seen: GameEvent[], fresh: GameEvent[], view: Partial<View> = {}): Pacing {
  const table = { events: seen as readonly GameEvent[], added: NOTHING, view: view as View };
  const pacing = new Pacing(table);
  table.events = [...seen, ...fresh];
  return pacing;
}
const seats = (...points: number[]): View["seats"] => points.map((points) => ({ points })) as unknown as View["seats"];

test("what happened before the page looked is not held back", () => {
  const pacing = pacingOf([ROUND(1), PRICE(0), SCORED(0, "A", 4, 4)], [], { seats: seats(4), phase: "buy" });
  expect(pacing.heldFrom).toBeNull();
  expect(pacing.events).toHaveLength(3);
  expect(pacing.pointsOf(0)).toBe(4);
});

test("points are held back until they are counted, one after the other", () => {
  const scored = [SCORED(0, "A", 4, 4), SCORED(1, "A", 2, 2), SCORED(0, "C", 5, 9), SCORED(1, "C", 0, 2)];
  const pacing = pacingOf([ROUND(1)], [...scored, ROUND(2)], { seats: seats(9, 2), phase: "price", round: 2 });
  expect(pacing.events).toEqual([ROUND(1)]);
  expect([0, 1].map((seat) => pacing.pointsOf(seat))).toEqual([0, 0]);
  expect(pacing.lastGain(0)).toBe(0);
  expect(pacing.countedRound).toBe(1);

  pacing.counted = 3;
  expect(pacing.events).toEqual([ROUND(1), ...scored.slice(0, 2)]);
  expect([0, 1].map((seat) => pacing.pointsOf(seat))).toEqual([4, 2]);

  pacing.counted = 5;
  expect([pacing.heldFrom, pacing.countedRound]).toEqual([null, null]);
  expect([0, 1].map((seat) => pacing.pointsOf(seat))).toEqual([9, 2]);
  expect([0, 1].map((seat) => pacing.lastGain(seat))).toEqual([9, 2]);
});

test("sales wait until the prices are revealed", () => {
  const pacing = pacingOf([ROUND(1)], [PRICE(0), PRICE(1), SOLD], { seats: seats(0, 0), phase: "buy", round: 1 });
  expect(pacing.prices).toEqual([PRICE(0), PRICE(1)]);
  expect(pacing.events).toEqual([ROUND(1)]);
  pacing.endReveal();
  expect(pacing.prices).toEqual([]);
  expect(pacing.events).toEqual([ROUND(1), PRICE(0), PRICE(1), SOLD]);
});

test("points that are held back are not taken from a view that does not have them yet", () => {
  const scored = [SCORED(0, "A", 4, 14), SCORED(1, "A", 15, 15)];
  const before = [ROUND(1), SCORED(0, "A", 10, 10)];
  const pacing = pacingOf(before, scored, { seats: seats(10, 0), phase: "build", round: 1 });
  expect([0, 1].map((seat) => pacing.pointsOf(seat))).toEqual([10, 0]);
});

test("at the end of the game no price waits to be revealed", () => {
  const pacing = pacingOf([ROUND(6)], [PRICE(0), PRICE(1), SOLD], { seats: seats(0, 0), phase: "over", round: 6 });
  expect([pacing.prices, pacing.heldFrom]).toEqual([[], null]);
});
