import { expect, test, vi } from "vitest";
import type { FromTable } from "./protocol";
import { lastSocket as line, listeners } from "./testing/socket";
import { info, met, news, server, sit, state, store, Table, types, visited, welcome } from "./testing/tables";

vi.mock("./words.svelte", () => ({ language: () => "en", named: (_: string, id: string) => id, say: (key: string) => key }));

test("without the server the table is shown as it was", async () => {
  await visited(welcome(0), info, news(4, "game", "round"), state(0, 2));
  server.isThere = false;
  const table = new Table("a");
  await table.connect();
  expect(table.isRemembered).toBe(true);
  expect(table.view?.round).toBe(2);
  expect([table.mine, table.seat, types(table)]).toEqual([[0], 0, ["game", "round"]]);
  expect(table.lastContact).toBe(Date.now());
  // Nothing can be decided, nobody is put out, and clocks stand.
  expect(table.isAskedHere).toBe(false);
  expect(await table.seal([])).toBeNull();
  expect(table.isMissed(0, performance.now())).toBe(false);
  expect(table.timeLeft(0, performance.now() + 5000)).toBe(9000);
  line().close();
  await vi.advanceTimersByTimeAsync(2_000);
  // Everything is sent from the beginning, and takes the place of what was remembered.
  line().open(welcome(0), info, news(5, "game", "round", "draw"), state(0, 3));
  expect(line().sent[0]).toMatchObject({ type: "hello", tokens: ["t0"], last: 0 });
  expect([table.isRemembered, table.view?.round, types(table)]).toEqual([false, 3, ["game", "round", "draw"]]);
  expect(table.isAskedHere).toBe(true);
  line().receive(news(6, "price"));
  expect(types(table)).toEqual(["game", "round", "draw", "price"]);
  table.end();
});

test("a server that answers in time is waited for", async () => {
  await visited(welcome(0), info, news(4, "game"), state(0, 2));
  const table = new Table("a");
  await table.connect();
  expect(table.view).toBeNull();
  line().open(welcome(0), info, news(4, "game"), state(0, 2));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(table.isRemembered).toBe(false);
  table.end();
});

test("a server that says nothing is not waited for long", async () => {
  await visited(welcome(0), info, news(4, "game"), state(0, 2));
  const table = new Table("a");
  await table.connect();
  await vi.advanceTimersByTimeAsync(1_600);
  expect(table.isRemembered).toBe(true);
  table.end();
});

test("several seats come back one by one", async () => {
  sit(0, 1);
  await visited(welcome(0, 1), info, news(4, "game"), state(0, 2), state(1, 2));
  server.isThere = false;
  const table = new Table("a");
  await table.connect();
  expect(table.mine).toEqual([0, 1]);
  line().open(welcome(0, 1), info, news(4, "game"), state(1, 3));
  expect(table.isRemembered).toBe(true);
  expect(table.waitingHere).toEqual([1]);
  table.sit(1);
  expect(table.isRemembered).toBe(false);
  table.end();
});

test("a seat that is no longer held is not shown", async () => {
  sit(0, 1);
  await visited(welcome(0, 1), info, news(4, "game"), state(0, 2), state(1, 2));
  sit(1);
  server.isThere = false;
  const table = new Table("a");
  await table.connect();
  expect([table.mine, table.seat]).toEqual([[1], 1]);
  table.end();
});

test("whoever watches has nothing to remember", async () => {
  store.clear();
  await visited(welcome(), info, news(4, "game"), { ...state(0, 2), seat: null } as unknown as FromTable);
  expect(store.has("skye-seen")).toBe(false);
});

test("what happens is stored soon, and when the page goes", async () => {
  [server.isThere, server.status] = [true, 200];
  const table = new Table("a");
  await table.connect();
  line().open(welcome(0), info, news(4, "game"), state(0, 2));
  expect(store.has("skye-seen")).toBe(false);
  listeners.get("pagehide")?.();
  expect(store.get("skye-seen")).toContain('"round":2');
  line().receive(state(0, 3));
  await vi.advanceTimersByTimeAsync(1_100);
  expect(store.get("skye-seen")).toContain('"round":3');
  table.end();
});

test("a table that is gone is forgotten", async () => {
  await visited(welcome(0), info, news(4, "game"), state(0, 2));
  server.status = 404;
  const table = new Table("a");
  await table.connect();
  expect([table.refusal, table.isRemembered]).toEqual(["no table", false]);
  expect(store.get("skye-seen")).toBe("[]");
  table.end();
});

test("what cannot be shown is waited for without it", async () => {
  await visited(welcome(0), info, news(4, "game"), state(0, 2));
  server.isThere = false;
  const table = new Table("a");
  await table.connect();
  table.discardRemembered();
  expect([table.view, table.isRemembered, types(table), store.get("skye-seen")]).toEqual([null, false, [], "[]"]);
  line().open(welcome(0), info, news(4, "game"), state(0, 3));
  expect([table.view?.round, types(table)]).toEqual([3, ["game"]]);
  table.end();
});

test("a server that has said welcome is waited for", async () => {
  await visited(welcome(0), info, news(4, "game"), state(0, 2));
  const table = await met(welcome(0));
  await vi.advanceTimersByTimeAsync(5_000);
  expect([table.view, table.isRemembered]).toEqual([null, false]);
  table.end();
  expect(listeners.has("pagehide") || listeners.has("visibilitychange")).toBe(false);
});

test("nothing is stored while one seat is only remembered", async () => {
  sit(0, 1);
  await visited(welcome(0, 1), info, news(4, "game"), state(0, 2), state(1, 2));
  const stored = store.get("skye-seen");
  server.isThere = false;
  const table = new Table("a");
  await table.connect();
  line().open(welcome(0, 1), info, news(4, "game"), state(1, 3));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(store.get("skye-seen")).toBe(stored);
  line().receive(state(0, 3));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(store.get("skye-seen")).not.toContain('"round":2');
  table.end();
});
