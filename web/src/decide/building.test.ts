import { beforeEach, expect, test, vi } from "vitest";
import type { Answer, Explained, Move, Placement, State, Weighed } from "../protocol";
import type { Table } from "../table.svelte";
import { BuildingWork } from "./building.svelte";

const wanted = vi.hoisted(() => ({ hints: true }));
vi.mock("../preferences.svelte", () => ({ preferences: wanted }));
vi.mock("../words.svelte", () => ({ say: (key: string, values = {}) => [key, ...Object.values(values)].join(" ") }));
vi.mock("../material.svelte", () => ({ tileName: (id: string) => id, placeText: (x: number, y: number) => `${x}/${y}` }));
vi.mock("../sound", () => ({ sound: vi.fn() }));
const weights = vi.hoisted(() => new Map<string, readonly Placement[]>());
vi.mock("./weighing.svelte", () => ({
  weighing: (_: Table, tile: string): Weighed | null =>
    weights.has(tile) ? { type: "weighed", id: 1, tile, placements: weights.get(tile) ?? [] } : null,
}));

const lay = (tile: string, x: number, turn: number): Move => ({ type: "place", seat: 0, tile, x, y: 0, turn });
const worth = (x: number, turn: number, points: number): Placement => ({
  ...{ x, y: 0, turn, points: [points, 0, 0, 0], scrolls: 0, income: 0, completed: 0, worth: points },
});
const done: Answer = { type: "answer", id: 1, result: "done", problem: null, code: null };

/** A table that asks to build, and answers when the test lets it. */
class FakeTable {
  seat = 0;
  events: unknown[] = [];
  state: State;
  sent: unknown[] = [];
  answer: Promise<Answer | null> = Promise.resolve(done);

  constructor(
    public hand: string[],
    moves: Move[],
    draft: Move[] = [],
    can_seal = false,
  ) {
    this.state = {
      seat: 0,
      step: draft.length,
      number: 1,
      draft,
      decision: { round: 1, phase: "build", seat: 0, number: 0 },
      choices: { moves, pricing: null, beside: [], can_seal },
    } as unknown as State;
  }
  get own(): unknown {
    return { hand: this.hand, territory: [] };
  }
  draft(move: Move): Promise<Answer | null> {
    this.sent.push(["draft", move]);
    return this.answer;
  }
  undo(): Promise<Answer | null> {
    this.sent.push(["undo"]);
    return this.answer;
  }
  seal(moves: readonly Move[] | null): Promise<Answer | null> {
    this.sent.push(["seal", moves]);
    return this.answer;
  }
  explain(): Promise<Explained | null> {
    return Promise.resolve(null);
  }
}

const MOVES = [lay("7", 1, 0), lay("7", 1, 2), lay("7", -1, 1), lay("9", 1, 3)];
const at = (table: FakeTable): BuildingWork => new BuildingWork(table as unknown as Table);

beforeEach(() => {
  wanted.hints = true;
  weights.clear();
});

test("the first tile that fits is at hand, its cells are spots", () => {
  const work = at(new FakeTable(["3", "7", "9"], MOVES));
  expect(work.tile).toBe("7");
  expect(work.isFit("3")).toBe(false);
  expect(work.spots.map(({ x, y }) => [x, y])).toEqual([
    [1, 0],
    [-1, 0],
  ]);
});

test("spots show what the best turn brings, and which are best", () => {
  weights.set("7", [worth(1, 0, 2), worth(1, 2, 4), worth(-1, 1, 0)]);
  const [best, other] = at(new FakeTable(["7"], MOVES)).spots;
  expect(best).toMatchObject({ badge: "+4", best: true, text: "page-build-spot-worth 7 1/0 4" });
  expect(other).not.toHaveProperty("badge");
});

test("gold of every round is shown too, and decides between equal points", () => {
  weights.set("7", [worth(1, 0, 0), { ...worth(-1, 1, 0), income: 1 }]);
  const [none, best] = at(new FakeTable(["7"], MOVES)).spots;
  expect(best).toMatchObject({ income: "+1", best: true, text: "page-build-spot-worth 7 -1/0 0; page-source-income +1" });
  expect(best).not.toHaveProperty("badge");
  expect(none).toMatchObject({ best: false });
  weights.set("7", [worth(1, 0, 3), { ...worth(-1, 1, 3), income: 1 }]);
  expect(at(new FakeTable(["7"], MOVES)).spots.map(({ badge, best }) => [badge, best])).toEqual([["+3", false], ["+3", true]]);
});

test("without hints nothing is shown", () => {
  wanted.hints = false;
  weights.set("7", [worth(1, 2, 4)]);
  expect(at(new FakeTable(["7"], MOVES)).spots[0]).toEqual({ x: 1, y: 0, text: "page-build-spot 7 1/0" });
});

test("a tile is tried in its best turn, or as it was turned", () => {
  weights.set("7", [worth(1, 2, 4), worth(1, 0, 1), worth(-1, 1, 0)]);
  const work = at(new FakeTable(["7", "9"], MOVES));
  work.choose(1, 0);
  expect(work.tried).toEqual({ tile: "7", x: 1, y: 0, turn: 2 });
  work.turn(1);
  expect(work.tried?.turn).toBe(0);
  work.choose(-1, 0);
  expect(work.tried).toEqual({ tile: "7", x: -1, y: 0, turn: 1 });
  work.choose(1, 0);
  expect(work.tried?.turn).toBe(0);
});

test("choosing the tried cell again turns the tile, if it can", () => {
  const work = at(new FakeTable(["7"], MOVES));
  work.choose(1, 0);
  work.choose(1, 0);
  expect(work.tried?.turn).toBe(2);
  work.choose(-1, 0);
  expect(work.vain).toBe(null);
  work.choose(-1, 0);
  expect(work.tried?.turn).toBe(1);
  expect(work.vain).toBe("one-turn");
});

test("a cell where it does not fit is refused", () => {
  const work = at(new FakeTable(["7"], MOVES));
  expect(work.place(5, 5)).toBe(false);
  expect(work.tried).toBeNull();
});

test("another tile takes the place of the tried one, and back", () => {
  const work = at(new FakeTable(["7", "9"], MOVES));
  work.choose(1, 0);
  work.pick("9");
  expect(work.tried).toBeNull();
  work.pick("7");
  expect(work.tried).toEqual({ tile: "7", x: 1, y: 0, turn: 0 });
});

test("a tile in the hand turns freely", () => {
  const work = at(new FakeTable(["7"], MOVES));
  work.turn(-1);
  expect(work.turnOf("7")).toBe(3);
});

test("a laid tile stays where it lies until the answer is there", async () => {
  const table = new FakeTable(["7", "9"], MOVES);
  let settle: (answer: Answer) => void = () => {};
  table.answer = new Promise((answer) => (settle = answer));
  const work = at(table);
  work.choose(1, 0);
  const laying = work.goOn();
  expect(table.sent).toEqual([["draft", lay("7", 1, 0)]]);
  expect(work.pending).toEqual(lay("7", 1, 0));
  work.choose(-1, 0);
  work.putAway();
  expect(work.tried).toEqual({ tile: "7", x: 1, y: 0, turn: 0 });
  settle(done);
  await laying;
  expect(work.pending).toBeNull();
  expect(work.tried).toBeNull();
});

test("what is refused is in the hand again", async () => {
  const table = new FakeTable(["7", "9"], MOVES);
  table.answer = Promise.resolve({ ...done, result: "refused" });
  const work = at(table);
  work.choose(1, 0);
  await work.goOn();
  expect(work.tried).toBeNull();
  expect(work.isBusy).toBe(false);
  expect(work.tile).toBe("7");
});

test("the last tile is sealed with those drafted before", async () => {
  const drafted = lay("9", -2, 0);
  const table = new FakeTable(["7"], MOVES, [drafted]);
  const work = at(table);
  expect(work.canGoOn).toBe(false);
  work.choose(1, 0);
  expect(work.isLast).toBe(true);
  await work.goOn();
  expect(table.sent).toEqual([["seal", [drafted, lay("7", 1, 0)]]]);
});

test("when everything is drafted it is sealed as it is", async () => {
  const table = new FakeTable([], [], [lay("7", 1, 0)], true);
  const work = at(table);
  expect(work.isLast && work.canGoOn).toBe(true);
  await work.goOn();
  expect(table.sent).toEqual([["seal", null]]);
});

test("what is tried is taken back before what is drafted", async () => {
  const table = new FakeTable(["7"], MOVES, [lay("9", -2, 0)]);
  const work = at(table);
  work.choose(1, 0);
  await work.takeBack();
  expect(work.tried).toBeNull();
  expect(table.sent).toEqual([]);
  await work.takeBack();
  expect(table.sent).toEqual([["undo"]]);
});

test("tiles neither in hand nor drafted go back into the bag (L3)", () => {
  const table = new FakeTable([], [], [lay("7", 1, 0)], true);
  table.events = [
    { type: "kept", seat: 0, tile: "1" },
    { type: "round", round: 2 },
    { type: "sold", seat: 0, tile: "7" },
    { type: "kept", seat: 0, tile: "9" },
    { type: "kept", seat: 1, tile: "4" },
  ];
  expect(at(table).returned).toEqual(["9"]);
});

test("the best cell is looked at first until another is tried", () => {
  weights.set("7", [worth(1, 0, 2), worth(-1, 1, 5)]);
  const work = at(new FakeTable(["7"], MOVES));
  expect(work.spots.map(({ best }) => best)).toEqual([false, true]);
  expect(work.foremost).toBe("-1,0");
  work.choose(1, 0);
  expect(work.foremost).toBe("1,0");
  expect(work.spots.map(({ pressed }) => pressed)).toEqual([true, undefined]);
  expect(work.spots[0]?.text).toBe("page-build-spot-tried 7 1/0");
});

test("the worth is that of the turn in which a tile is tried", () => {
  weights.set("7", [worth(1, 0, 2), worth(1, 2, 4)]);
  const work = at(new FakeTable(["7"], MOVES));
  expect(work.worth).toBeNull();
  work.choose(1, 0);
  expect(work.worth).toBe(4);
  work.turn(1);
  expect(work.worth).toBe(2);
  work.choose(-1, 0);
  expect(work.worth).toBeNull();
});

/** The state after a draft, as the server sends it. */
function drafted(table: FakeTable, hand: string[], ...draft: Move[]): void {
  table.hand = hand;
  table.state = { ...table.state, step: draft.length, draft };
}

test("what the tiles of a round have brought is added up", async () => {
  weights.set("7", [worth(1, 0, 2)]);
  weights.set("9", [worth(1, 3, 5)]);
  const table = new FakeTable(["7", "9"], MOVES);
  const work = at(table);
  work.choose(1, 0);
  expect(work.sum).toBeNull();
  await work.goOn();
  drafted(table, ["9"], lay("7", 1, 0));
  expect(work.sum).toBe(2);
  work.choose(1, 0);
  expect(work.tried).toEqual({ tile: "9", x: 1, y: 0, turn: 3 });
  expect(work.sum).toBe(2 + 5);
  weights.delete("9");
  expect(work.sum).toBeNull();
  // After a reload nobody knows what the first has brought.
  weights.set("9", [worth(1, 3, 5)]);
  const again = at(table);
  again.choose(1, 0);
  expect([again.worth, again.sum]).toEqual([5, null]);
});

test("what was refused has brought nothing", async () => {
  weights.set("7", [worth(1, 0, 2)]);
  const table = new FakeTable(["7", "9"], MOVES);
  table.answer = Promise.resolve({ ...done, result: "refused" });
  const work = at(table);
  work.pick("7");
  work.turn(2);
  work.choose(1, 0);
  await work.goOn();
  expect([work.tile, work.turnOf("7")]).toEqual(["7", 2]);
  drafted(table, ["9"], lay("7", 1, 2));
  expect(work.sum).toBeNull();
});

test("a tile that is taken back is at hand again", async () => {
  const table = new FakeTable(["7"], MOVES, [lay("9", -2, 0)]);
  const work = at(table);
  await work.takeBack();
  drafted(table, ["7", "9"]);
  expect(work.tile).toBe("9");
});

test("a laid tile is there once, even if the state comes first", async () => {
  const table = new FakeTable(["7", "9"], MOVES);
  const work = at(table);
  work.choose(1, 0);
  const laying = work.goOn();
  expect(work.tried).toEqual({ tile: "7", x: 1, y: 0, turn: 0 });
  drafted(table, ["9"], lay("7", 1, 0));
  expect(work.tried).toBeNull();
  await laying;
  expect(work.tile).toBe("9");
});

test("a tile can be turned in the hand, and where it fits so", () => {
  const work = at(new FakeTable(["7"], MOVES));
  expect(work.canTurn).toBe(true);
  work.choose(-1, 0);
  expect(work.canTurn).toBe(false);
  work.choose(1, 0);
  expect(work.canTurn).toBe(true);
});

test("what a tile changes is stale until the server answers", () => {
  const work = at(new FakeTable(["7"], MOVES));
  expect([work.explained, work.isStale]).toEqual([null, false]);
  work.choose(1, 0);
  expect([work.explained, work.isStale]).toEqual([null, true]);
});

test("a late answer about another turn is not shown", async () => {
  const table = new FakeTable(["7"], MOVES);
  const answers: ((explained: Explained) => void)[] = [];
  table.explain = () => new Promise((answer) => answers.push(answer));
  const explained = (target: number) => ({ type: "explained", target }) as unknown as Explained;
  const work = at(table);
  const ask = (): Promise<void> => work["explain"](work["about"], work.tried ?? { tile: "", x: 0, y: 0, turn: 0 });
  work.choose(1, 0);
  const first = ask();
  work.turn(1);
  const second = ask();
  answers[0]?.(explained(1));
  await first;
  expect([work.explained, work.isStale]).toEqual([null, true]);
  answers[1]?.(explained(2));
  await second;
  expect([work.explained, work.isStale]).toEqual([explained(2), false]);
});

test("while a tile is on its way no other is taken", async () => {
  const table = new FakeTable(["7", "9"], MOVES);
  table.answer = Promise.resolve({ ...done, result: "refused" });
  const work = at(table);
  work.choose(1, 0);
  const laying = work.goOn();
  work.pick("9");
  work.turn(1);
  await work.goOn();
  await work.takeBack();
  await laying;
  expect([work.tile, work.turnOf("7"), table.sent.length]).toEqual(["7", 0, 1]);
});

test("a tile is taken off a cell where it does not fit any more", () => {
  const table = new FakeTable(["7", "9"], MOVES);
  const work = at(table);
  work.choose(1, 0);
  table.state = { ...table.state, choices: { moves: [lay("7", 1, 2), lay("7", -1, 1)] } } as unknown as State;
  expect(work.tried).toBeNull();
  expect(work.canGoOn).toBe(false);
});
