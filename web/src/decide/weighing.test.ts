import { expect, test, vi } from "vitest";
import { NOTHING } from "../expansions/expansion";
import type { Placement, SeatView, State, Weighed } from "../protocol";
import type { PlacedRoad } from "../territory/cells";
import { bestOf, bestPlace, weighing } from "./weighing.svelte";

const place = (x: number, changes: Partial<Placement> = {}): Placement => ({
  x,
  y: 0,
  turn: 0,
  points: [0, 0, 0, 0],
  scrolls: 0,
  income: 0,
  completed: 0,
  worth: 0,
  ...changes,
});
const weighed = (tile: string, ...placements: Placement[]): Weighed => ({ type: "weighed", id: 1, tile, placements });

/** As much of a state as weights depend on. */
const state = (number: number, laid: string[] = ["castle"], round = 1): State =>
  ({
    number,
    seat: 0,
    view: { round, seats: [{ territory: laid.map((tile, x) => ({ tile, x, y: 0, turn: 0 })) }] },
  }) as unknown as State;

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

test("a tile is asked about once for each land", async () => {
  const table = { state: state(1), added: NOTHING, weigh: vi.fn(async (tile: string) => weighed(tile, place(1))) };
  expect(weighing(table, "7")).toBeNull();
  expect(weighing(table, "7")).toBeNull();
  await settled();
  expect(weighing(table, "7")?.tile).toBe("7");
  table.state = state(2);
  expect(weighing(table, "7")?.tile).toBe("7");
  expect(table.weigh).toHaveBeenCalledTimes(1);
  table.state = state(3, ["castle", "9"]);
  expect(weighing(table, "7")).toBeNull();
  await settled();
  table.state = state(4, ["castle", "9"], 2);
  expect(weighing(table, "7")).toBeNull();
  await settled();
  expect(table.weigh).toHaveBeenCalledTimes(3);
});

test("an answer that comes after the land has changed is dropped", async () => {
  const table = { state: state(1), added: NOTHING, weigh: vi.fn(async (tile: string) => weighed(tile)) };
  weighing(table, "7");
  table.state = state(2, ["castle", "9"]);
  await settled();
  table.state = state(1);
  expect(weighing(table, "7")).toBeNull();
});

test("a refused question is not an answer", async () => {
  const table = { state: state(1), added: NOTHING, weigh: vi.fn(async () => null) };
  weighing(table, "7");
  await settled();
  expect(bestPlace(table, "7")).toBeUndefined();
  await settled();
  expect(table.weigh).toHaveBeenCalledTimes(2);
});

test("another seat, or a road that is laid, is another land", async () => {
  const added = { ...NOTHING, roads: ({ points }: SeatView): PlacedRoad[] => (points ? [[[0, 0], [0, 1]]] : []) };
  const table = { state: state(1), added, weigh: vi.fn(async (tile: string) => weighed(tile, place(1))) };
  weighing(table, "7");
  await settled();
  expect(weighing(table, "7")).not.toBeNull();
  table.state = { ...state(1), seat: 1 };
  expect(weighing(table, "7")).toBeNull();
  await settled();
  const { view } = state(1);
  const seats = view.seats.map((seat) => ({ ...seat, points: 1 }));
  table.state = { ...state(1), view: { ...view, seats } } as unknown as State;
  expect(weighing(table, "7")).toBeNull();
  await settled();
  expect(table.weigh).toHaveBeenCalledTimes(3);
});

test("who watches has no land", () => {
  const table = { state: { ...state(1), seat: null }, added: NOTHING, weigh: vi.fn(async () => null) };
  expect(weighing(table, "7")).toBeNull();
  expect(bestPlace(table, "7")).toBeUndefined();
  expect(table.weigh).not.toHaveBeenCalled();
});

test("the best place: worth, then gold, then what counts soonest", () => {
  expect(bestOf(weighed("7"))).toBeNull();
  expect(bestOf(weighed("7", place(1), place(2, { worth: 3 }), place(3, { worth: 2 })))?.x).toBe(2);
  expect(bestOf(weighed("7", place(1), place(2, { income: 1 })))?.x).toBe(2);
  expect(bestOf(weighed("7", place(1, { income: 5 }), place(2, { worth: 1 })))?.x).toBe(2);
  expect(bestOf(weighed("7", place(1, { points: [9, 0, 0, 0] }), place(2, { income: 1 })))?.x).toBe(2);
  expect(bestOf(weighed("7", place(1), place(2, { points: [0, 1, 0, 0] })))?.x).toBe(2);
  expect(bestOf(weighed("7", place(1), place(2, { completed: 1 })))?.x).toBe(2);
  expect(bestOf(weighed("7", place(1), place(2)))?.x).toBe(1);
});
