import { expect, test, vi } from "vitest";
import type { FromTable } from "./protocol";
import { lastSocket as line } from "./testing/socket";
import { info, met, news, server, sit, state, Table, types, visited, welcome } from "./testing/tables";
import { toasts } from "./toasts.svelte";

vi.mock("./words.svelte", () => ({ language: () => "en", named: (_: string, id: string) => id, say: (key: string) => key }));

test("clocks that run go on by themselves, and end at nothing", async () => {
  const table = await met(welcome(0), info, news(4, "game"), state(0, 2));
  expect([0, 5_000, 20_000].map((later) => table.timeLeft(0, performance.now() + later))).toEqual([9000, 4000, 0]);
  expect(table.timeLeft(1, performance.now())).toBeNull();
  table.end();
});

test("clocks go on from the last state", async () => {
  const table = await met(welcome(0), info, state(0, 2));
  await vi.advanceTimersByTimeAsync(3_000);
  vi.setSystemTime(Date.now() + 3_600_000);
  expect(table.timeLeft(0, performance.now())).toBe(6000);
  line().receive(state(0, 2));
  expect(table.timeLeft(0, performance.now())).toBe(9000);
  table.end();
});

test("a line that was lost goes on where it was, and says so", async () => {
  await visited(welcome(0), info, news(4, "game"), state(0, 2));
  const table = await met(welcome(0), info, news(6, "game", "round"), state(0, 3));
  expect(toasts()).toEqual([]);
  line().close();
  // What is shown is newer than what was stored.
  expect([table.line, table.view?.round, table.isRemembered]).toEqual(["lost", 3, false]);
  await vi.advanceTimersByTimeAsync(1_000);
  line().open(welcome(0), news(7, "draw"));
  expect(line().sent[0]).toMatchObject({ type: "hello", last: 6 });
  expect(types(table)).toEqual(["game", "round", "draw"]);
  const [back] = toasts();
  expect(back?.text).toBe("page-connection-back");
  table.restart();
  line().open(welcome(0));
  expect(toasts()).toEqual([back]);
  table.end();
});

test("trouble is shown, or is the end where nobody may watch", async () => {
  const trouble = (key: string) => ({ type: "trouble", problem: { key, text: `no: ${key}` } });
  const table = await met(welcome(0), info);
  line().receive(trouble("socket-malformed"));
  expect([table.refusal, toasts().map(({ text }) => text)]).toEqual([null, ["no: socket-malformed"]]);
  line().receive(trouble("socket-private"));
  expect(table.refusal).toBe("no: socket-private");
  table.end();
  // Nothing was answered before: whatever it is, there is nothing to be seen.
  server.status = 500;
  const other = new Table("a");
  await other.connect();
  line().open(trouble("socket-malformed") as unknown as FromTable);
  expect(other.refusal).toBe("no: socket-malformed");
  other.end();
});

test("a code is taken as the server writes it", async () => {
  [server.isThere, server.status] = [true, 200];
  const table = new Table("A");
  await table.connect();
  expect(table.code).toBe("a");
  expect(history.replaceState).toHaveBeenCalledWith(null, "", "/t/a");
  expect(line().address.pathname).toBe("/api/tables/a/socket");
  line().open(welcome(0));
  expect(line().sent[0]).toMatchObject({ tokens: ["t0"] });
  table.end();
});

test("a table is busy until the answer, and shows refusals", async () => {
  const table = await met(welcome(0), info, state(0, 2));
  const sealing = table.seal();
  expect(line().sent.at(-1)).toMatchObject({ type: "seal", moves: null, decision: { round: 2, seat: 0 } });
  expect(table.isBusy).toBe(true);
  await line().answer({ result: "late", problem: { key: "table-late", text: "too late" } });
  expect((await sealing)?.result).toBe("late");
  expect([table.isBusy, toasts().map(({ text }) => text)]).toEqual([false, ["too late"]]);
  table.end();
});

test("what the page sends by itself disables no button", async () => {
  const table = await met(welcome(0), info, state(0, 2));
  void table.draft({ type: "pass", seat: 0 });
  void table.weigh("7");
  void table.explain(0);
  expect([line().sent.slice(-3).map(({ type }) => type), table.isBusy]).toEqual([["draft", "weigh", "explain"], false]);
  table.end();
});

test("everything is asked for the seat that is played", async () => {
  sit(0, 1);
  const table = await met(welcome(0, 1), info, state(0, 2), { ...state(1, 2), step: 3 });
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
  const table = await met(welcome(), info, { ...state(0, 2), seat: null, decision: null } as unknown as FromTable);
  expect([table.isWatching, table.view?.round, table.own]).toEqual([true, 2, null]);
  expect(await Promise.all([table.weigh("7"), table.seal([]), table.vote(0), table.fill(0, "trader"), table.rematch()])).toEqual(Array(5).fill(null));
  expect(line().sent.map(({ type }) => type)).toEqual(["hello"]);
  void table.explain(1);
  expect(line().sent.at(-1)).toMatchObject({ type: "explain", target: 1, moves: [] });
  table.end();
});
