import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromTable, State, TableInfo } from "./protocol";
import { tidings, untell } from "./telling.svelte";

vi.mock("./words.svelte", () => ({ language: () => "en", named: (_: string, id: string) => id, say: (key: string) => key }));

/** A socket in the hand of the test. */
class Socket {
  static all: Socket[] = [];
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  readyState = 0;
  sent: { type: string; id?: number }[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  constructor(readonly address: URL) {
    Socket.all.push(this);
  }
  send = (text: string): number => this.sent.push(JSON.parse(text));
  tell = (message: object): void => this.onmessage?.({ data: JSON.stringify(message) });
  /** Answer what was asked last. */
  answer(reply: object = {}): Promise<unknown> {
    this.tell({ type: "answer", id: this.sent.at(-1)?.id, result: "done", problem: null, code: null, ...reply });
    return vi.advanceTimersByTimeAsync(0);
  }
  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  open(...messages: FromTable[]): void {
    this.readyState = 1;
    this.onopen?.();
    for (const message of messages) this.tell(message);
  }
}

const store = new Map<string, string>();
const listeners = new Map<string, () => void>();
const listening = {
  addEventListener: (name: string, heard: () => void) => listeners.set(name, heard),
  removeEventListener: (name: string) => listeners.delete(name),
};

let isThere = true;
let status = 404;
vi.stubGlobal("localStorage", { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) });
vi.stubGlobal("location", { pathname: "/t/a", search: "", href: "http://localhost/t/a" });
vi.stubGlobal("history", { replaceState: vi.fn() });
vi.stubGlobal("addEventListener", listening.addEventListener);
vi.stubGlobal("removeEventListener", listening.removeEventListener);
vi.stubGlobal("document", { visibilityState: "visible", ...listening });
vi.stubGlobal("WebSocket", Socket);
vi.stubGlobal("fetch", async (_: string, { method }: RequestInit) => {
  if (!isThere) throw new TypeError("away");
  if (method === "POST") return Response.json({ code: "a", places: [{ seat: 1, token: "new" }] });
  return status === 200 ? Response.json({ table: info }) : Response.json({ problem: { key: "x", text: "no table" } }, { status });
});

const { Table } = await import("./table.svelte");

const info = { type: "table", code: "a", status: "playing", seats: [{ name: "Ann", left: true }, { name: "Ben" }] } as unknown as TableInfo;
const state = (seat: number, round: number): State =>
  ({
    type: "state",
    seat,
    number: 1,
    view: { round, phase: "price", seats: [{ acting: true }, { acting: true }] },
    decision: { round, phase: "price", seat, number: 0 },
    choices: { moves: [], beside: [] },
    draft: [],
    step: 0,
    clocks: [{ left: 9000, runs: true }],
  }) as unknown as State;
const welcome = (...seats: number[]): FromTable => ({ type: "welcome", seats }) as unknown as FromTable;
const news = (number: number, ...types: string[]): FromTable =>
  ({ type: "news", number, events: types.map((type) => ({ type })) }) as unknown as FromTable;
const told = (): FromTable => info as unknown as FromTable;

const types = (table: InstanceType<typeof Table>): string[] => table.events.map(({ type }) => type);

function sit(...seats: number[]): void {
  store.set("skye-tables", JSON.stringify({ a: { places: seats.map((seat) => ({ seat, token: `t${seat}` })), name: "Ann", time: 0 } }));
}

const secrets = (code: string): unknown =>
  JSON.parse(store.get("skye-tables") ?? "{}")[code]?.places.map(({ token }: { token: string }) => token);
const line = (): Socket => Socket.all.at(-1) as Socket;

/** At the table, after all of this was told. */
async function met(...messages: FromTable[]): Promise<InstanceType<typeof Table>> {
  [isThere, status] = [true, 200];
  const table = new Table("a");
  await table.greet();
  line().open(...messages);
  return table;
}

/** A visit that ends when all of this was told. */
async function visited(...messages: FromTable[]): Promise<void> {
  [isThere, status] = [true, 200];
  const table = new Table("a");
  await table.greet();
  Socket.all.at(-1)?.open(...messages);
  table.end();
}

beforeEach(() => {
  vi.useFakeTimers();
  store.clear();
  Socket.all = [];
  for (const { number } of tidings()) untell(number);
  sit(0);
});
afterEach(() => vi.useRealTimers());

test("without the server the table is shown as it was, and then goes on", async () => {
  await visited(welcome(0), told(), news(4, "game", "round"), state(0, 2));
  isThere = false;
  const table = new Table("a");
  await table.greet();
  expect(table.isRemembered).toBe(true);
  expect(table.view?.round).toBe(2);
  expect([table.mine, table.seat, types(table)]).toEqual([[0], 0, ["game", "round"]]);
  expect(table.lastContact).toBe(Date.now());
  // Nothing can be decided, nobody is put out, and clocks stand.
  expect(table.isAskedHere).toBe(false);
  expect(await table.seal([])).toBeNull();
  expect(table.isMissed(0, performance.now())).toBe(false);
  expect(table.timeLeft(0, performance.now() + 5000)).toBe(9000);
  Socket.all.at(-1)?.close();
  await vi.advanceTimersByTimeAsync(2_000);
  // Everything is told from the beginning, and takes the place of what was remembered.
  Socket.all.at(-1)?.open(welcome(0), told(), news(5, "game", "round", "draw"), state(0, 3));
  expect(Socket.all.at(-1)?.sent[0]).toMatchObject({ type: "hello", tokens: ["t0"], last: 0 });
  expect([table.isRemembered, table.view?.round, types(table)]).toEqual([false, 3, ["game", "round", "draw"]]);
  expect(table.isAskedHere).toBe(true);
  Socket.all.at(-1)?.onmessage?.({ data: JSON.stringify(news(6, "price")) });
  expect(types(table)).toEqual(["game", "round", "draw", "price"]);
  table.end();
});

test("a server that answers in time is waited for", async () => {
  await visited(welcome(0), told(), news(4, "game"), state(0, 2));
  const table = new Table("a");
  await table.greet();
  expect(table.view).toBeNull();
  Socket.all.at(-1)?.open(welcome(0), told(), news(4, "game"), state(0, 2));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(table.isRemembered).toBe(false);
  table.end();
});

test("a server that says nothing is not waited for long", async () => {
  await visited(welcome(0), told(), news(4, "game"), state(0, 2));
  const table = new Table("a");
  await table.greet();
  await vi.advanceTimersByTimeAsync(1_600);
  expect(table.isRemembered).toBe(true);
  table.end();
});

test("several seats come back one by one", async () => {
  sit(0, 1);
  await visited(welcome(0, 1), told(), news(4, "game"), state(0, 2), state(1, 2));
  isThere = false;
  const table = new Table("a");
  await table.greet();
  expect(table.mine).toEqual([0, 1]);
  Socket.all.at(-1)?.open(welcome(0, 1), told(), news(4, "game"), state(1, 3));
  expect(table.isRemembered).toBe(true);
  expect(table.waitingHere).toEqual([1]);
  table.sit(1);
  expect(table.isRemembered).toBe(false);
  table.end();
});

test("a seat that is no longer held is not shown", async () => {
  sit(0, 1);
  await visited(welcome(0, 1), told(), news(4, "game"), state(0, 2), state(1, 2));
  sit(1);
  isThere = false;
  const table = new Table("a");
  await table.greet();
  expect([table.mine, table.seat]).toEqual([[1], 1]);
  table.end();
});

test("whoever watches has nothing to remember", async () => {
  store.clear();
  await visited(welcome(), told(), news(4, "game"), { ...state(0, 2), seat: null } as unknown as FromTable);
  expect(store.has("skye-seen")).toBe(false);
});

test("what happens is kept soon, and when the page goes", async () => {
  [isThere, status] = [true, 200];
  const table = new Table("a");
  await table.greet();
  Socket.all.at(-1)?.open(welcome(0), told(), news(4, "game"), state(0, 2));
  expect(store.has("skye-seen")).toBe(false);
  listeners.get("pagehide")?.();
  expect(store.get("skye-seen")).toContain('"round":2');
  Socket.all.at(-1)?.onmessage?.({ data: JSON.stringify(state(0, 3)) });
  await vi.advanceTimersByTimeAsync(1_100);
  expect(store.get("skye-seen")).toContain('"round":3');
  table.end();
});

test("a table that is gone is forgotten", async () => {
  await visited(welcome(0), told(), news(4, "game"), state(0, 2));
  status = 404;
  const table = new Table("a");
  await table.greet();
  expect([table.refusal, table.isRemembered]).toEqual(["no table", false]);
  expect(store.get("skye-seen")).toBe("[]");
  table.end();
});

test("what cannot be shown is waited for without it", async () => {
  await visited(welcome(0), told(), news(4, "game"), state(0, 2));
  isThere = false;
  const table = new Table("a");
  await table.greet();
  table.disbelieve();
  expect([table.view, table.isRemembered, types(table), store.get("skye-seen")]).toEqual([null, false, [], "[]"]);
  Socket.all.at(-1)?.open(welcome(0), told(), news(4, "game"), state(0, 3));
  expect([table.view?.round, types(table)]).toEqual([3, ["game"]]);
  table.end();
});

test("no bot may be asked for while somebody is here, or has time left", async () => {
  const present = { ...info, seats: [{ name: "Ann", present: true }, { name: "Ben", present: true }] } as unknown as FromTable;
  const absent = { ...info, seats: [{ name: "Ann" }, { name: "Ben" }] } as unknown as FromTable;
  const table = await met(welcome(0), present, news(4, "game"), state(0, 2));
  const begun = performance.now();
  expect(table.isMissed(1, begun + 3_600_000)).toBe(false);
  await vi.advanceTimersByTimeAsync(100_000);
  line().tell(absent);
  expect(table.isMissed(1, begun + 160_000)).toBe(false);
  expect(table.isMissed(1, begun + 162_000)).toBe(true);
  const timed = { ...state(0, 2), clocks: [{ left: 9000, runs: true }, { left: 900_000, runs: true }] } as unknown as FromTable;
  line().tell(timed);
  expect(table.isMissed(1, begun + 162_000)).toBe(false);
  line().tell(present);
  line().tell(state(0, 2));
  expect(table.isMissed(1, begun + 3_600_000)).toBe(false);
  table.end();
});

test("a bot may be asked for after a minute of waiting, however much is told meanwhile", async () => {
  const table = await met(welcome(0), told(), news(4, "game"), state(0, 2));
  const begun = performance.now();
  expect(table.isMissed(1, begun + 60_000)).toBe(false);
  expect(table.isMissed(1, begun + 62_000)).toBe(true);
  await vi.advanceTimersByTimeAsync(40_000);
  line().tell(state(0, 2));
  expect(table.isMissed(1, begun + 62_000)).toBe(true);
  // Whoever has decided is waited for again.
  const decided = state(0, 2);
  line().tell({ ...decided, view: { ...decided.view, seats: [{ acting: true }, { acting: false }] } });
  line().tell(state(0, 3));
  expect(table.isMissed(1, begun + 62_000)).toBe(false);
  // Whoever has left is not waited for.
  expect(table.isMissed(0, begun)).toBe(true);
  table.end();
});

test("clocks that run go on by themselves, and end at nothing", async () => {
  const table = await met(welcome(0), told(), news(4, "game"), state(0, 2));
  expect([0, 5_000, 20_000].map((later) => table.timeLeft(0, performance.now() + later))).toEqual([9000, 4000, 0]);
  expect(table.timeLeft(1, performance.now())).toBeNull();
  table.end();
});

test("seats that have the same name get a number", async () => {
  const seats = [{ kind: "bot", bot: "trader", name: "x" }, { kind: "player", name: "Ann" }, { kind: "bot", bot: "trader", name: "y" }];
  const table = await met(welcome(0), { ...info, seats } as unknown as FromTable);
  expect([0, 1, 2].map((seat) => table.name(seat))).toEqual(["trader 1", "Ann", "trader 3"]);
  table.end();
});

test("a seat has decided where all decide at once, and not while it waits for its turn", async () => {
  const table = await met(welcome(0), told());
  const at = (phase: string, ...acting: boolean[]): boolean[] => {
    const before = state(0, 2);
    line().tell({ ...before, view: { ...before.view, phase, seats: acting.map((acts) => ({ acting: acts })) } });
    return acting.map((_, seat) => table.hasDecided(seat));
  };
  expect(at("price", true, false)).toEqual([false, true]);
  expect(at("build", false, true)).toEqual([true, false]);
  expect(at("buy", true, false)).toEqual([false, false]);
  expect(at("price", false, false)).toEqual([false, false]);
  table.end();
});

test("of several seats here the others wait, not the one that is played", async () => {
  sit(0, 1);
  const table = await met(welcome(0, 1), told(), state(0, 2), state(1, 2));
  expect([table.seat, table.waitingHere]).toEqual([0, [1]]);
  table.sit(1);
  expect(table.waitingHere).toEqual([0]);
  line().tell({ ...state(0, 2), decision: null });
  expect([table.waitingHere, table.isAskedHere]).toEqual([[], true]);
  table.end();
});

test("a line that was lost goes on where it was, and that is told", async () => {
  await visited(welcome(0), told(), news(4, "game"), state(0, 2));
  const table = await met(welcome(0), told(), news(6, "game", "round"), state(0, 3));
  expect(tidings()).toEqual([]);
  line().close();
  // What is shown is newer than what was kept.
  expect([table.line, table.view?.round, table.isRemembered]).toEqual(["lost", 3, false]);
  await vi.advanceTimersByTimeAsync(1_000);
  line().open(welcome(0), news(7, "draw"));
  expect(line().sent[0]).toMatchObject({ type: "hello", last: 6 });
  expect(types(table)).toEqual(["game", "round", "draw"]);
  const [back] = tidings();
  expect(back?.text).toBe("page-connection-back");
  table.restart();
  line().open(welcome(0));
  expect(tidings()).toEqual([back]);
  table.end();
});

test("trouble at a table that is there is told; at one that nobody may see it is the end", async () => {
  const trouble = (key: string) => ({ type: "trouble", problem: { key, text: `no: ${key}` } });
  const table = await met(welcome(0), told());
  line().tell(trouble("socket-malformed"));
  expect([table.refusal, tidings().map(({ text }) => text)]).toEqual([null, ["no: socket-malformed"]]);
  line().tell(trouble("socket-private"));
  expect(table.refusal).toBe("no: socket-private");
  table.end();
  // Nothing was answered before: whatever it is, there is nothing to be seen.
  status = 500;
  const other = new Table("a");
  await other.greet();
  line().open(trouble("socket-malformed") as unknown as FromTable);
  expect(other.refusal).toBe("no: socket-malformed");
  other.end();
});

test("a secret that was refused is not shown beside a new one", async () => {
  const table = await met({ type: "trouble", problem: { key: "socket-token", text: "no" } } as unknown as FromTable, welcome(), told());
  await table.join("Ann");
  line().open(welcome(1));
  expect(line().sent[0]).toMatchObject({ type: "hello", tokens: ["new"] });
  expect([table.seat, secrets("a")]).toEqual([1, ["new"]]);
  table.end();
});

test("a second seat on this device is taken beside the first", async () => {
  const table = await met(welcome(0), told());
  await table.join("Ben");
  line().open(welcome(0, 1));
  expect(line().sent[0]).toMatchObject({ tokens: ["t0", "new"] });
  expect([table.seat, table.mine]).toEqual([0, [0, 1]]);
  table.end();
});

test.each([
  ["waiting", undefined],
  ["playing", ["t0"]],
])("who gets up while the table is %s keeps %j", async (status, kept) => {
  const table = await met(welcome(0), { ...info, status } as unknown as FromTable);
  const leaving = table.leave();
  expect(line().sent.at(-1)).toMatchObject({ type: "leave", seat: 0 });
  await line().answer();
  await leaving;
  expect(secrets("a")).toEqual(kept);
  table.end();
});

test("the next table knows the same secrets", async () => {
  const table = await met(welcome(0), told());
  const asked = table.rematch();
  await line().answer({ code: "b" });
  expect([await asked, secrets("b"), secrets("a")]).toEqual(["b", ["t0"], ["t0"]]);
  table.end();
});

test("a table is busy until it is answered, and tells why something is refused", async () => {
  const table = await met(welcome(0), told(), state(0, 2));
  const sealing = table.seal();
  expect(line().sent.at(-1)).toMatchObject({ type: "seal", moves: null, decision: { round: 2, seat: 0 } });
  expect(table.isBusy).toBe(true);
  await line().answer({ result: "late", problem: { key: "table-late", text: "too late" } });
  expect((await sealing)?.result).toBe("late");
  expect([table.isBusy, tidings().map(({ text }) => text)]).toEqual([false, ["too late"]]);
  table.end();
});

test("what the page sends by itself takes no button from under a finger", async () => {
  const table = await met(welcome(0), told(), state(0, 2));
  void table.draft({ type: "pass", seat: 0 });
  void table.weigh("7");
  void table.explain(0);
  expect([line().sent.slice(-3).map(({ type }) => type), table.isBusy]).toEqual([["draft", "weigh", "explain"], false]);
  table.end();
});

test("a code that was typed otherwise is taken as the server writes it", async () => {
  [isThere, status] = [true, 200];
  const table = new Table("A");
  await table.greet();
  expect(table.code).toBe("a");
  expect(history.replaceState).toHaveBeenCalledWith(null, "", "/t/a");
  expect(line().address.pathname).toBe("/api/tables/a/socket");
  line().open(welcome(0));
  expect(line().sent[0]).toMatchObject({ tokens: ["t0"] });
  table.end();
});

test("clocks go on from the last state", async () => {
  const table = await met(welcome(0), told(), state(0, 2));
  await vi.advanceTimersByTimeAsync(3_000);
  vi.setSystemTime(Date.now() + 3_600_000);
  expect(table.timeLeft(0, performance.now())).toBe(6000);
  line().tell(state(0, 2));
  expect(table.timeLeft(0, performance.now())).toBe(9000);
  table.end();
});

test("everything is asked for the seat that is played", async () => {
  sit(0, 1);
  const table = await met(welcome(0, 1), told(), state(0, 2), { ...state(1, 2), step: 3 });
  table.sit(1);
  const move = { type: "place", seat: 1, tile: "7", x: 1, y: 0, turn: 2 } as const;
  const asking = [table.weigh("7"), table.explain(1, [move]), table.draft(move), table.undo(), table.vote(0), table.fill(0, "trader")];
  const decision = { round: 2, phase: "price", seat: 1, number: 0 };
  expect(line().sent.slice(1)).toEqual([
    { id: 1, type: "weigh", seat: 1, tile: "7" },
    { id: 2, type: "explain", target: 1, moves: [move] },
    { id: 3, type: "draft", decision, step: 3, move },
    { id: 4, type: "undo", decision, step: 3 },
    { id: 5, type: "vote", seat: 1, target: 0 },
    { id: 6, type: "fill", seat: 1, target: 0, bot: "trader" },
  ]);
  expect(asking).toHaveLength(6);
  table.end();
});

test("who watches decides nothing, but may ask what a land gives", async () => {
  const table = await met(welcome(), told(), { ...state(0, 2), seat: null, decision: null } as unknown as FromTable);
  expect([table.isWatching, table.view?.round, table.own]).toEqual([true, 2, null]);
  expect(await Promise.all([table.weigh("7"), table.seal([]), table.vote(0), table.fill(0, "trader"), table.rematch()])).toEqual(Array(5).fill(null));
  expect(line().sent.map(({ type }) => type)).toEqual(["hello"]);
  void table.explain(1);
  expect(line().sent.at(-1)).toMatchObject({ type: "explain", target: 1, moves: [] });
  table.end();
});

test("who gets up does so with all seats", async () => {
  sit(0, 1);
  const table = await met(welcome(0, 1), told());
  const leaving = table.leave();
  await line().answer();
  await line().answer();
  await leaving;
  expect(line().sent.slice(1)).toMatchObject([{ type: "leave", seat: 0 }, { type: "leave", seat: 1 }]);
  table.end();
});

test("a next table that is there already is not asked for", async () => {
  const table = await met(welcome(0), { ...info, rematch: "c" } as unknown as FromTable);
  expect([await table.rematch(), secrets("c")]).toEqual(["c", ["t0"]]);
  expect(line().sent.map(({ type }) => type)).toEqual(["hello"]);
  table.end();
});

test("a seat that was lost meanwhile is played no more", async () => {
  sit(0, 1);
  const table = await met(welcome(0, 1), told(), state(0, 2), state(1, 2));
  table.restart();
  line().open(welcome(1));
  expect([table.mine, table.seat]).toEqual([[1], 1]);
  table.restart();
  line().open(welcome());
  expect([table.mine, table.seat]).toEqual([[], null]);
  table.end();
});

test("a server that has said welcome is waited for, however long the state takes", async () => {
  await visited(welcome(0), told(), news(4, "game"), state(0, 2));
  const table = await met(welcome(0));
  await vi.advanceTimersByTimeAsync(5_000);
  expect([table.view, table.isRemembered]).toEqual([null, false]);
  table.end();
  expect(listeners.has("pagehide") || listeners.has("visibilitychange")).toBe(false);
});

test("as long as one seat is remembered, nothing is kept as if it were new", async () => {
  sit(0, 1);
  await visited(welcome(0, 1), told(), news(4, "game"), state(0, 2), state(1, 2));
  const kept = store.get("skye-seen");
  isThere = false;
  const table = new Table("a");
  await table.greet();
  line().open(welcome(0, 1), told(), news(4, "game"), state(1, 3));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(store.get("skye-seen")).toBe(kept);
  line().tell(state(0, 3));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(store.get("skye-seen")).not.toContain('"round":2');
  table.end();
});

const waiting = (...hosts: boolean[]): FromTable =>
  ({
    ...info,
    status: "waiting",
    options: { spectators: false },
    shared: false,
    seats: hosts.map((host) => ({ kind: "player", name: "Ann", host })),
  }) as unknown as FromTable;
const freed = (number: number, seat: number): FromTable =>
  ({ type: "news", number, events: [{ type: "freed", seat }] }) as unknown as FromTable;

test("whoever opened the table asks as its host, whichever seat is in front", async () => {
  sit(0, 1);
  const table = await met(welcome(0, 1), waiting(false, true, false));
  expect([table.isHost, table.mayFill]).toEqual([true, true]);
  void table.free(2);
  void table.admit();
  void table.fill(2, "trader");
  void table.share();
  expect(line().sent.slice(1)).toMatchObject([
    { type: "free", seat: 1, target: 2 },
    { type: "admit", seat: 1 },
    { type: "fill", seat: 1, target: 2, bot: "trader" },
    { type: "share", seat: 0 },
  ]);
  table.end();
});

test("a guest is no host, but seats bots where no host sits", async () => {
  sit(0);
  const table = await met(welcome(0), waiting(false, true));
  expect([table.isHost, table.mayFill, await table.free(1), await table.admit()]).toEqual([false, false, null, null]);
  line().tell(waiting(false, false));
  expect([table.isHost, table.mayFill]).toEqual([false, true]);
  table.end();
});

test("a game without spectators is for its players, until it is shared", async () => {
  const table = await met(welcome(0), waiting(true));
  expect(table.isPrivate).toBe(true);
  line().tell({ ...waiting(true), shared: true });
  expect(table.isPrivate).toBe(false);
  table.end();
});

test("whose seat is freed is told, forgets its secret and looks on; what was before does not count", async () => {
  sit(1);
  for (const { number } of tidings()) untell(number);
  const table = await met(welcome(1), freed(3, 1), waiting(true, false));
  line().tell(freed(4, 0));
  expect([secrets("a"), Socket.all.length, tidings()]).toEqual([["t1"], Socket.all.length, []]);
  const before = Socket.all.length;
  line().tell(freed(5, 1));
  expect([secrets("a"), Socket.all.length, tidings().at(-1)?.text]).toEqual([undefined, before + 1, "page-lobby-freed"]);
  line().open();
  expect(line().sent[0]).toMatchObject({ type: "hello", tokens: [] });
  table.end();
});
