import { beforeEach, expect, test, vi } from "vitest";
import type { Explained, Move, Road } from "../../protocol";
import type { Table } from "../../table.svelte";
import { roadDraft } from "./roadDraft.svelte";
import { RoadWork } from "./roads.svelte";

vi.mock("../../words.svelte", () => ({
  say: (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(" "),
  named: (kind: string, id: string) => `${kind}-${id}`,
}));
vi.mock("../../material.svelte", () => ({ tileName: (id: string) => id, placeText: (x: number, y: number) => `${x}/${y}` }));
const wanted = vi.hoisted(() => ({ hints: true }));
vi.mock("../../preferences.svelte", () => ({ preferences: wanted }));
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
  anytime = async (move: Move): Promise<null> => (this.sent.push(["anytime", move]), null);
  draft = async (move: Move): Promise<null> => (this.sent.push(["draft", move]), null);
}

let table: FakeTable;
let work: RoadWork;
beforeEach(() => {
  wanted.hints = true;
  table = new FakeTable();
  work = new RoadWork(table as unknown as Table);
});

test("first a tile where a road can begin, then a neighbour (W13)", () => {
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

test("a press in the middle of an edge chooses both tiles, where a road can lie", () => {
  work.choose(0, 0, [0.95, 0.5]);
  expect(work.road).toEqual(EAST);
  work.clear();
  work.choose(0, 1, [0.5, 0.9]);
  expect(work.road).toEqual(NORTH);
  work.clear();
  work.choose(0, 0, [0.05, 0.5]);
  expect([work.from, work.to], "no tile is there").toEqual(["0,0", null]);
  work.clear();
  work.choose(0, 0, [0.95, 0.1]);
  expect([work.from, work.to], "a corner is no edge").toEqual(["0,0", null]);
});

test("every place of the chosen tile is marked on the land", () => {
  const put = work.mark();
  expect(roadDraft.places).toEqual([EAST, NORTH]);
  put();
  expect(roadDraft.places).toEqual([]);
  work.choose(0, 1);
  work.choose(0, 0);
  work.mark();
  expect([roadDraft.places, roadDraft.road]).toEqual([[NORTH], NORTH]);
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

test("without hints it does not say what would change", async () => {
  wanted.hints = false;
  work.choose(0, 0);
  work.choose(1, 0);
  work.ask();
  await vi.waitFor(() => expect(work.joined).toEqual([[1, 0]]));
  expect(work.changes).toBe(null);
});

test("it is laid at once, but drafted between drafted tiles", async () => {
  work.choose(0, 0);
  work.choose(1, 0);
  await work.lay();
  expect([table.sent, work.from]).toEqual([[["anytime", EAST]], null]);
  table.state = { ...table.state, decision: { phase: "build" }, draft: [{ type: "place" } as unknown as Move] };
  work.choose(0, 0);
  work.choose(0, 1);
  await work.lay();
  expect(table.sent.at(-1)).toEqual(["draft", NORTH]);
});
