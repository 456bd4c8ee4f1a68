import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Guide, JourneyView, Move, Plan } from "../../protocol";
import type { Table } from "../../table.svelte";
import { firstMarker, plannedCells, plannedWalk, PlanningWork } from "./planning.svelte";

vi.mock("../../words.svelte", () => ({
  say: (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(" "),
  named: (kind: string, id: string) => `${kind}-${id}`,
  listed: (names: string[]) => names.join(" "),
}));
vi.mock("../../material.svelte", () => ({ tileName: (id: string) => id, placeText: (x: number, y: number) => `${x}/${y}` }));
const wanted = vi.hoisted(() => ({ hints: true }));
vi.mock("../../preferences.svelte", () => ({ preferences: wanted }));
vi.mock("../../sound", () => ({ sound: vi.fn() }));

const plan = (cells: [number, number][], extra = false): Plan => ({ type: "plan", seat: 0, cells, extra });

// Castle, a tile one road away, and a tile behind it: 1 and 2 movement points more. With 3 of them both can be reached.
const WAYS: Guide["ways"] = [[[0, 0], [0, 1], 1], [[0, 1], [0, 2], 2]];
const PLANS = [
  ...[plan([]), plan([[0, 0]]), plan([[0, 1]]), plan([[0, 0], [0, 1]])],
  ...[plan([[0, 1]], true), plan([[0, 2]], true), plan([[0, 1], [0, 2]], true)],
];

let number = 0;
class FakeTable {
  code = `t${++number}`;
  sent: unknown[] = [];
  state = { decision: { round: 1, phase: "plan", seat: 0, number: 0 }, draft: [] as Move[], choices: { moves: PLANS } };
  view = {
    expansion: {
      board: { warrior: [{ requirement: "sheep" }], merchant: [{ requirement: "ship" }], herald: [{ requirement: "farm" }] },
      bonus: [{ movement: 0 }, { movement: 3 }],
    },
  };
  own = {
    territory: [[0, 0], [0, 1], [0, 2]].map(([x, y], at) => ({ tile: `${at}`, x, y, turn: 0 })),
    expansion: {
      standing: [0, 0],
      waypoints: 2,
      movement: 1,
      guide: { ahead: [{ space: 1 }, { space: 1 }, { space: 1 }], ways: WAYS, meets: [["ship", [[0, 1]]]] },
    },
  };
  draft = async (move: Move): Promise<null> => (this.sent.push(["draft", move]), null);
  seal = async (moves: Move[]): Promise<null> => (this.sent.push(["seal", moves]), null);
}

let table: FakeTable;
let work: PlanningWork;
const fresh = (of: FakeTable): PlanningWork => new PlanningWork(of as unknown as Table);
beforeEach(() => {
  wanted.hints = true;
  vi.useFakeTimers();
  table = new FakeTable();
  work = fresh(table);
});
afterEach(() => void vi.useRealTimers());

test("tiles show what the walk takes and which step it allows", () => {
  expect(work.spots).toEqual([
    { x: 0, y: 0, text: "page-plan-spot 0 0/0 0", best: false },
    { x: 0, y: 1, text: "page-plan-spot 1 0/1 1; page-plan-allows track-merchant", best: true },
  ]);
  expect([work.numberOn(0, 0), work.numberOn(0, 1), work.numberOn(0, 2)]).toEqual([
    { cost: 0, isMoved: false },
    { cost: 1, isMoved: false },
    null,
  ]);
  expect([work.movement, work.spent, work.most, work.plan]).toEqual([1, 0, 2, PLANS[0]]);
});

test("without hints the steps are left to find out; what the walk takes is a rule, and stays", () => {
  wanted.hints = false;
  expect(work.spots[1]).toEqual({ x: 0, y: 1, text: "page-plan-spot 1 0/1 1", best: false });
});

test("a marker is put, taken away, or moved as the last one", () => {
  work.choose(0, 1);
  expect([work.cells, work.spent]).toEqual([["0,1"], 1]);
  expect(work.spots.map(({ text, pressed }) => [text, pressed])).toEqual([
    ["page-plan-spot 0 0/0 1", undefined],
    ["page-plan-spot-chosen 1 0/1", true],
  ]);
  work.choose(0, 1);
  expect(work.cells).toEqual([]);
  work.choose(0, 2);
  expect(work.cells).toEqual([]);
  work.spend(true);
  work.choose(0, 1);
  table.state.choices.moves = [plan([]), plan([[0, 1]], true), plan([[0, 2]], true)];
  // In place of the last marker, and so not one more.
  expect(fresh(table).spots.find(({ y }) => y === 2)?.text).toBe("page-plan-spot-instead 2 0/2 3");
  expect([work.canMove, fresh(new FakeTable()).canMove]).toEqual([true, false]);
});

test("without extra movement markers too far away go (W12)", () => {
  expect([work.canSpendExtra, work.extraMovement, work.movement]).toEqual([true, 3, 1]);
  work.spend(true);
  expect([work.extra, work.movement]).toEqual([true, 4]);
  work.choose(0, 1);
  work.choose(0, 2);
  expect([work.cells, work.spent, work.plan]).toEqual([["0,1", "0,2"], 3, PLANS[6]]);
  work.spend(false);
  expect([work.cells, work.extra, work.movement, work.plan]).toEqual([["0,1"], false, 1, PLANS[2]]);
});

test("a draft is shown again, what is sketched before it", () => {
  table.state.draft = [plan([[0, 0]])];
  expect([fresh(table).cells, plannedCells(table as unknown as Table)]).toEqual([["0,0"], ["0,0"]]);
  const again = fresh(table);
  again.choose(0, 1);
  expect(plannedCells(table as unknown as Table)).toEqual(["0,0", "0,1"]);
  expect(plannedWalk(table as unknown as Table)).toMatchObject({ cost: 1, path: [[0, 0], [0, 1]] });
});

test("another question or table begins without markers", () => {
  work.choose(0, 1);
  table.state.decision = { ...table.state.decision, round: 2 };
  expect(fresh(table).cells).toEqual([]);
  expect(fresh(new FakeTable()).cells).toEqual([]);
  table.state.decision = { ...table.state.decision, phase: "walk" };
  expect(plannedCells(table as unknown as Table)).toEqual([]);
});

test("a plan is drafted a moment later, but not once sealed", async () => {
  work.choose(0, 1);
  await vi.advanceTimersByTimeAsync(1_000);
  work.choose(0, 0);
  await work.seal();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(table.sent).toEqual([
    ["draft", PLANS[2]],
    ["seal", [PLANS[3]]],
  ]);
});

test("a walk goes on with the marker that is first on the cheapest way", () => {
  const first = (plan: JourneyView["plan"], standing = [0, 0]): string | null =>
    firstMarker({ ...table.own.expansion, standing, plan } as unknown as JourneyView);
  expect(first([[0, 2], [0, 1]])).toBe("0,1");
  expect(first([[0, 2], [0, 0], [0, 1]])).toBe("0,0");
  expect(first([[0, 0], [0, 1]], [0, 2])).toBe("0,1");
  expect(first([])).toBeNull();
  expect(first(null)).toBeNull();
});
