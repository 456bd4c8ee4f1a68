import { beforeEach, expect, test, vi } from "vitest";
import type { Table } from "../table.svelte";
import { Desk } from "./desk.svelte";
import { Trying } from "./trying.svelte";

const wanted = vi.hoisted(() => ({ hints: true }));
vi.mock("../preferences.svelte", () => ({ preferences: wanted }));
// Tile 7 lies best at 1/0, tile 9 at 2/0, tile 8 is still being weighed; whatever else fits nowhere.
vi.mock("./weighing.svelte", () => {
  const places: Record<string, unknown> = { 7: { x: 1, y: 0, turn: 3 }, 8: undefined, 9: { x: 2, y: 0, turn: 0 } };
  return { bestPlace: (_: Table, tile: string) => (tile in places ? places[tile] : null) };
});

let trying: Trying;
beforeEach(() => {
  wanted.hints = true;
  trying = new Trying({} as Table);
});
const mouse = { pointerType: "mouse" } as PointerEvent;

test("a glanced tile is shown before the held one", () => {
  expect(trying.tried).toBeNull();
  trying.toggle("9");
  const { onpointerenter, onpointerleave } = trying.glance("7");
  onpointerenter(mouse);
  expect(trying.tried).toEqual({ tile: "7", x: 1, y: 0, turn: 3 });
  onpointerleave();
  expect(trying.tried?.tile).toBe("9");
  trying.toggle("9");
  expect(trying.tried).toBeNull();
});

test("leaving one tile does not end the glance at another", () => {
  trying.glance("7").onfocus();
  trying.glance("9").onpointerenter(mouse);
  trying.glance("7").onblur();
  expect(trying.tile).toBe("9");
});

test("a finger does not glance", () => {
  trying.glance("7").onpointerenter({ pointerType: "touch" } as PointerEvent);
  expect(trying.tile).toBeNull();
});

test("without hints, or where it fits nowhere, nothing is shown", () => {
  trying.toggle("4");
  expect(trying.tried).toBeNull();
  trying.toggle("7");
  expect(trying.tried).not.toBeNull();
  wanted.hints = false;
  expect(trying.tried).toBeNull();
});

test("the land shows it while the panel is there", () => {
  const desk = new Desk();
  const stop = trying.lieOn(desk);
  trying.toggle("7");
  expect(desk.work?.tried?.tile).toBe("7");
  desk.work?.putAway?.();
  expect(desk.work?.tried).toBeNull();
  const other = { spots: [], choose: () => {}, tried: null };
  desk.show(other);
  stop();
  expect(desk.work).toBe(other);
});

test("the land makes room for all tiles of the panel at once, and for others that are looked at", () => {
  const roomFor = (tiles: string[], looked: string): unknown => {
    const desk = new Desk();
    const trying = new Trying({} as Table, tiles);
    trying.lieOn(desk);
    trying.toggle(looked);
    return desk.work?.roomFor;
  };
  expect(roomFor(["7", "8"], "9")).toEqual([]);
  expect(roomFor(["7", "4"], "9")).toEqual([[1, 0], [2, 0]]);
  expect(roomFor(["7"], "8")).toEqual([[1, 0]]);
});
