import { expect, test, vi } from "vitest";
import type { FromTable } from "./protocol";
import { lastSocket as line, Socket } from "./testing/socket";
import { info, met, news, secrets, sit, state, welcome } from "./testing/tables";
import { dismiss, toasts } from "./toasts.svelte";

vi.mock("./words.svelte", () => ({ language: () => "en", named: (_: string, id: string) => id, say: (key: string) => key }));

test("no bot may replace somebody who is here or has time left", async () => {
  const present = { ...info, seats: [{ name: "Ann", present: true }, { name: "Ben", present: true }] } as unknown as FromTable;
  const absent = { ...info, seats: [{ name: "Ann" }, { name: "Ben" }] } as unknown as FromTable;
  const table = await met(welcome(0), present, news(4, "game"), state(0, 2));
  const begun = performance.now();
  expect(table.isMissed(1, begun + 3_600_000)).toBe(false);
  await vi.advanceTimersByTimeAsync(100_000);
  line().receive(absent);
  expect(table.isMissed(1, begun + 160_000)).toBe(false);
  expect(table.isMissed(1, begun + 162_000)).toBe(true);
  const timed = { ...state(0, 2), clocks: [{ left: 9000, runs: true }, { left: 900_000, runs: true }] } as unknown as FromTable;
  line().receive(timed);
  expect(table.isMissed(1, begun + 162_000)).toBe(false);
  line().receive(present);
  line().receive(state(0, 2));
  expect(table.isMissed(1, begun + 3_600_000)).toBe(false);
  table.end();
});

test("a bot may be asked for after a minute of waiting", async () => {
  const table = await met(welcome(0), info, news(4, "game"), state(0, 2));
  const begun = performance.now();
  expect(table.isMissed(1, begun + 60_000)).toBe(false);
  expect(table.isMissed(1, begun + 62_000)).toBe(true);
  await vi.advanceTimersByTimeAsync(40_000);
  line().receive(state(0, 2));
  expect(table.isMissed(1, begun + 62_000)).toBe(true);
  // Whoever has decided is waited for again.
  const decided = state(0, 2);
  line().receive({ ...decided, view: { ...decided.view, seats: [{ acting: true }, { acting: false }] } });
  line().receive(state(0, 3));
  expect(table.isMissed(1, begun + 62_000)).toBe(false);
  // Whoever has left is not waited for.
  expect(table.isMissed(0, begun)).toBe(true);
  table.end();
});

test("seats that have the same name get a number", async () => {
  const seats = [{ kind: "bot", bot: "trader", name: "x" }, { kind: "player", name: "Ann" }, { kind: "bot", bot: "trader", name: "y" }];
  const table = await met(welcome(0), { ...info, seats } as unknown as FromTable);
  expect([0, 1, 2].map((seat) => table.name(seat))).toEqual(["trader 1", "Ann", "trader 3"]);
  table.end();
});

test("only where all decide at once has a seat decided", async () => {
  const table = await met(welcome(0), info);
  const at = (phase: string, ...acting: boolean[]): boolean[] => {
    const before = state(0, 2);
    line().receive({ ...before, view: { ...before.view, phase, seats: acting.map((acts) => ({ acting: acts })) } });
    return acting.map((_, seat) => table.hasDecided(seat));
  };
  expect(at("price", true, false)).toEqual([false, true]);
  expect(at("build", false, true)).toEqual([true, false]);
  expect(at("buy", true, false)).toEqual([false, false]);
  expect(at("price", false, false)).toEqual([false, false]);
  table.end();
});

test("of several seats here the others wait", async () => {
  sit(0, 1);
  const table = await met(welcome(0, 1), info, state(0, 2), state(1, 2));
  expect([table.seat, table.waitingHere]).toEqual([0, [1]]);
  table.sit(1);
  expect(table.waitingHere).toEqual([0]);
  line().receive({ ...state(0, 2), decision: null });
  expect([table.waitingHere, table.isAskedHere]).toEqual([[], true]);
  table.end();
});

test("a secret that was refused is not sent with a new one", async () => {
  const table = await met({ type: "trouble", problem: { key: "socket-token", text: "no" } } as unknown as FromTable, welcome(), info);
  await table.join("Ann");
  line().open(welcome(1));
  expect(line().sent[0]).toMatchObject({ type: "hello", tokens: ["new"] });
  expect([table.seat, secrets("a")]).toEqual([1, ["new"]]);
  table.end();
});

test("a second seat on this device is added to the first", async () => {
  const table = await met(welcome(0), info);
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
  const table = await met(welcome(0), info);
  const asked = table.rematch();
  await line().answer({ code: "b" });
  expect([await asked, secrets("b"), secrets("a")]).toEqual(["b", ["t0"], ["t0"]]);
  table.end();
});

test("who gets up does so with all seats", async () => {
  sit(0, 1);
  const table = await met(welcome(0, 1), info);
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
  const table = await met(welcome(0, 1), info, state(0, 2), state(1, 2));
  table.restart();
  line().open(welcome(1));
  expect([table.mine, table.seat]).toEqual([[1], 1]);
  table.restart();
  line().open(welcome());
  expect([table.mine, table.seat]).toEqual([[], null]);
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

test("the host asks as the host, whichever seat is in front", async () => {
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
  line().receive(waiting(false, false));
  expect([table.isHost, table.mayFill]).toEqual([false, true]);
  table.end();
});

test("a game without spectators is private until it is shared", async () => {
  const table = await met(welcome(0), waiting(true));
  expect(table.isPrivate).toBe(true);
  line().receive({ ...waiting(true), shared: true });
  expect(table.isPrivate).toBe(false);
  table.end();
});

test("whoever loses a seat gets a toast, and watches", async () => {
  sit(1);
  for (const { number } of toasts()) dismiss(number);
  const table = await met(welcome(1), freed(3, 1), waiting(true, false));
  line().receive(freed(4, 0));
  expect([secrets("a"), Socket.all.length, toasts()]).toEqual([["t1"], Socket.all.length, []]);
  const before = Socket.all.length;
  line().receive(freed(5, 1));
  expect([secrets("a"), Socket.all.length, toasts().at(-1)?.text]).toEqual([undefined, before + 1, "page-lobby-freed"]);
  line().open();
  expect(line().sent[0]).toMatchObject({ type: "hello", tokens: [] });
  table.end();
});
