import { beforeEach, expect, test, vi } from "vitest";
import type { Explained, Move, Road } from "../../protocol";
import type { Table } from "../../table.svelte";
import { choosing } from "./choosing.svelte";
import { RoadWork } from "./laying.svelte";

vi.mock("../../words.svelte", () => ({
  say: (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(" "),
  named: (kind: string, id: string) => `${kind}-${id}`,
}));
vi.mock("../../material.svelte", () => ({ tileName: (id: string) => id, placeText: (x: number, y: number) => `${x}/${y}` }));
vi.mock("../../sound", () => ({ sound: vi.fn() }));

const road = (x: number, y: number, to_x: number, to_y: number): Road => ({ type: "road", seat: 0, x, y, to_x, to_y });

// A corner: the castle, a tile east of it and one north of it. A road can lie on both edges.
const EAST = road(0, 0, 1, 0);
const NORTH = road(0, 0, 0, 1);
const EXPLAINED = {
  now: [{ source: "income", tile: null, lines: [], points: 6 }],
  before: [{ source: "income", tile: null, lines: [], points: 5 }],
  joined: [[1, 0]],
} as unknown as Explained;

class FakeTable {
  sent: unknown[] = [];
  state = { decision: { phase: "roads" }, draft: [] as Move[], choices: { beside: [EAST, NORTH] } };
  own = { territory: [[0, 0], [1, 0], [0, 1]].map(([x, y], at) => ({ tile: `${at}`, x, y, turn: 0 })) };
  explain = async (seat: number, moves: Move[]): Promise<Explained> => (this.sent.push(["explain", seat, moves]), EXPLAINED);
  beside = async (move: Move): Promise<null> => (this.sent.push(["beside", move]), null);
  draft = async (move: Move): Promise<null> => (this.sent.push(["draft", move]), null);
}

let table: FakeTable;
let work: RoadWork;
beforeEach(() => {
  table = new FakeTable();
  work = new RoadWork(table as unknown as Table);
});

test("first any tile that a road can begin on, then its neighbours (W13)", () => {
  expect(work.spots.map(({ text }) => text)).toEqual(["page-road-spot-from 0 0/0", "page-road-spot-from 1 1/0", "page-road-spot-from 2 0/1"]);
  work.choose(1, 0);
  expect(work.spots.map(({ text, pressed }) => [text, pressed])).toEqual([
    ["page-road-spot-to 0 0/0", false],
    ["page-road-spot-other 1 1/0", true],
  ]);
  expect(work.road).toBe(null);
  work.choose(0, 0);
  expect(work.road).toEqual(EAST);
  work.choose(1, 0);
  expect(work.from, "the same tile again starts over").toBe(null);
});

test("every place is marked on the land, and only those of a tile that is chosen", () => {
  const put = work.mark();
  expect(choosing.places).toEqual([EAST, NORTH]);
  put();
  expect(choosing.places).toEqual([]);
  work.choose(0, 1);
  work.choose(0, 0);
  work.mark();
  expect([choosing.places, choosing.road]).toEqual([[NORTH], NORTH]);
});

test("what it would join and change is asked for", async () => {
  work.choose(0, 0);
  work.choose(1, 0);
  expect(work.joined).toBe(null);
  work.ask();
  await vi.waitFor(() => expect(work.joined).toEqual([[1, 0]]));
  expect(work.changes?.map(({ source, before, now }) => [source, before, now])).toEqual([["income", 5, 6]]);
  expect(table.sent).toEqual([["explain", 0, [EAST]]]);
});

test("it is laid beside the question, but between drafted tiles it is drafted", async () => {
  work.choose(0, 0);
  work.choose(1, 0);
  await work.lay();
  expect([table.sent, work.from]).toEqual([[["beside", EAST]], null]);
  table.state = { ...table.state, decision: { phase: "build" }, draft: [{ type: "place" } as unknown as Move] };
  work.choose(0, 0);
  work.choose(0, 1);
  await work.lay();
  expect(table.sent.at(-1)).toEqual(["draft", NORTH]);
});
