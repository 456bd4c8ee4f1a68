import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromTable, State, TableInfo } from "./protocol";

vi.mock("./words.svelte", () => ({ language: () => "en", named: (_: string, id: string) => id, say: (key: string) => key }));

/** A socket in the hand of the test. */
class Socket {
  static all: Socket[] = [];
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  readyState = 0;
  sent: { type: string }[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  constructor() {
    Socket.all.push(this);
  }
  send = (text: string): number => this.sent.push(JSON.parse(text));
  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  open(...messages: FromTable[]): void {
    this.readyState = 1;
    this.onopen?.();
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
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
vi.stubGlobal("addEventListener", listening.addEventListener);
vi.stubGlobal("removeEventListener", listening.removeEventListener);
vi.stubGlobal("document", { visibilityState: "visible", ...listening });
vi.stubGlobal("WebSocket", Socket);
vi.stubGlobal("fetch", async () => {
  if (!isThere) throw new TypeError("away");
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
  expect(table.isMissed(0, Date.now())).toBe(false);
  expect(table.timeLeft(0, Date.now() + 5000)).toBe(9000);
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
