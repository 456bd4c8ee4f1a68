// For tests: a table whose server is in the hands of the test.

import { afterEach, beforeEach, vi } from "vitest";
import type { FromTable, State, TableInfo } from "../protocol";
import { dismiss, toasts } from "../toasts.svelte";
import { lastSocket, Socket, stubSockets } from "./socket";

export const store = new Map<string, string>();
export const server = { isThere: true, status: 404 };

vi.stubGlobal("localStorage", { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) });
vi.stubGlobal("location", { pathname: "/t/a", search: "", href: "http://localhost/t/a" });
vi.stubGlobal("history", { replaceState: vi.fn() });
stubSockets();
vi.stubGlobal("fetch", async (_: string, { method }: RequestInit) => {
  if (!server.isThere) throw new TypeError("away");
  if (method === "POST") return Response.json({ code: "a", places: [{ seat: 1, token: "new" }] });
  const { status } = server;
  return status === 200 ? Response.json({ table: info }) : Response.json({ problem: { key: "x", text: "no table" } }, { status });
});

export const { Table } = await import("../table.svelte");
type Table = InstanceType<typeof Table>;

beforeEach(() => {
  vi.useFakeTimers();
  store.clear();
  Socket.all = [];
  for (const { number } of toasts()) dismiss(number);
  sit(0);
});
afterEach(() => vi.useRealTimers());

// What the server sends

export const info = { type: "table", code: "a", status: "playing", seats: [{ name: "Ann", left: true }, { name: "Ben" }] } as unknown as TableInfo;
export const state = (seat: number, round: number): State =>
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
export const welcome = (...seats: number[]): FromTable => ({ type: "welcome", seats }) as unknown as FromTable;
export const news = (number: number, ...types: string[]): FromTable =>
  ({ type: "news", number, events: types.map((type) => ({ type })) }) as unknown as FromTable;

// What the browser has

export function sit(...seats: number[]): void {
  store.set("skye-tables", JSON.stringify({ a: { places: seats.map((seat) => ({ seat, token: `t${seat}` })), name: "Ann", time: 0 } }));
}
export const secrets = (code: string): unknown =>
  JSON.parse(store.get("skye-tables") ?? "{}")[code]?.places.map(({ token }: { token: string }) => token);

export const types = (table: Table): string[] => table.events.map(({ type }) => type);

/** At the table, after all of this was received. */
export async function met(...messages: FromTable[]): Promise<Table> {
  [server.isThere, server.status] = [true, 200];
  const table = new Table("a");
  await table.connect();
  lastSocket().open(...messages);
  return table;
}

/** A visit that ends when all of this was received. */
export async function visited(...messages: FromTable[]): Promise<void> {
  (await met(...messages)).end();
}
