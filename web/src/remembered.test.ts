import { beforeEach, expect, test, vi } from "vitest";
import { VERSION, type State, type TableInfo } from "./protocol";
import { forgetSeen, recallLook, recallSeen, storeSeen } from "./remembered";

/** A store that has room for so many characters. */
class Store {
  readonly values = new Map<string, string>();
  room = Infinity;
  getItem = (key: string): string | null => this.values.get(key) ?? null;
  setItem = (key: string, value: string): void => {
    if (value.length > this.room) throw new DOMException("full", "QuotaExceededError");
    this.values.set(key, value);
  };
}
let store: Store;

const info = (code: string): TableInfo => ({ code, status: "playing", seats: [{ kind: "player" }] }) as unknown as TableInfo;
const state = (seat: number): State =>
  ({
    type: "state",
    seat,
    view: { round: 2, rounds: 6, phase: "buy", seats: [{ acting: false }, { acting: true }] },
    decision: { round: 2, phase: "buy", seat, number: 0 },
    choices: { moves: [{ type: "pass", seat }] },
    clocks: [{ left: 5000, runs: true }],
  }) as unknown as State;
const event = { type: "pass", seat: 0 } as const;
const seen = (code: string, ...seats: number[]) => ({ code, info: info(code), states: seats.map(state), events: [event] });

function sit(...codes: string[]): void {
  const tables = codes.map((code) => [code, { places: [{ seat: 0, token: "x" }], name: "Ann", time: 0 }]);
  store.setItem("skye-tables", JSON.stringify(Object.fromEntries(tables)));
}
const codes = (): string[] => (JSON.parse(store.getItem("skye-seen") ?? "[]") as { code: string }[]).map(({ code }) => code);

beforeEach(() => {
  store = new Store();
  vi.stubGlobal("localStorage", store);
});

test("a table comes back as it was, with nothing to decide", () => {
  sit("a");
  storeSeen(seen("a", 0));
  const found = recallSeen("a");
  expect(found).toMatchObject({ code: "a", version: VERSION, info: info("a"), events: [event] });
  expect(found?.states).toMatchObject([{ seat: 0, decision: null, choices: null, clocks: [{ left: 5000, runs: false }] }]);
  expect(recallLook("a")).toEqual({ table: info("a"), round: 2, rounds: 6, phase: "buy", acting: [1] });
});

test("only for seats whose secrets are here", () => {
  storeSeen(seen("a", 0));
  expect(codes()).toEqual([]);
  sit("a");
  storeSeen(seen("a", 0, 1));
  expect(recallSeen("a")?.states.map(({ seat }) => seat)).toEqual([0]);
  expect(recallSeen("b")).toBeNull();
  sit("b");
  expect(recallSeen("a")).toBeNull();
});

test("the last three, and none that was forgotten", () => {
  sit("a", "b", "c", "d");
  for (const code of ["a", "b", "c", "a", "d"]) storeSeen(seen(code, 0));
  expect(codes()).toEqual(["d", "a", "c"]);
  sit("a", "c");
  storeSeen(seen("c", 0));
  expect(codes()).toEqual(["c", "a"]);
  forgetSeen("c");
  expect(codes()).toEqual(["a"]);
});

test("a full store keeps less, and never an old state", () => {
  sit("a", "b");
  storeSeen(seen("a", 0));
  storeSeen(seen("b", 0));
  store.room = JSON.stringify([recallSeen("a")]).length + 10;
  storeSeen(seen("b", 0));
  expect(codes()).toEqual(["b"]);
  storeSeen({ ...seen("b", 0), events: Array.from({ length: 50 }, () => event) });
  expect(recallSeen("b")?.events).toEqual([]);
  store.room = 20;
  storeSeen(seen("b", 0));
  expect(store.getItem("skye-seen")).toBe("[]");
  store.room = 0;
  storeSeen(seen("b", 0));
  expect(recallSeen("b")).toBeNull();
});

test("no store at all", () => {
  vi.stubGlobal("localStorage", undefined);
  storeSeen(seen("a", 0));
  forgetSeen("a");
  expect(recallSeen("a")).toBeNull();
});

test.each([
  "[{]",
  "{}",
  "3",
  "[null, 3, []]",
  '[{"code":"a","version":1}]',
  JSON.stringify([{ ...seen("a", 0), version: VERSION + 1 }]),
  JSON.stringify([{ ...seen("a", 0), version: VERSION, events: null }]),
  JSON.stringify([{ ...seen("a", 0), version: VERSION, states: [null] }]),
  JSON.stringify([{ ...seen("a", 0), version: VERSION, states: [{ seat: 0 }] }]),
  JSON.stringify([{ ...seen("a", 0), version: VERSION, info: {} }]),
])("what another version has written is left alone: %s", (written) => {
  sit("a");
  store.setItem("skye-seen", written);
  expect(recallSeen("a")).toBeNull();
  expect(recallLook("a")).toBeNull();
  storeSeen(seen("a", 0));
  expect(recallSeen("a")).not.toBeNull();
});
