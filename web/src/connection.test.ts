import { beforeEach, afterEach, expect, test, vi } from "vitest";
import { Connection, type Line, type Question } from "./connection";
import { VERSION, type FromTable } from "./protocol";
import { lastSocket as last, listeners, Socket, stubSockets } from "./testing/socket";

const WELCOME = { type: "welcome", seats: [0] };
const WEIGH: Question = { type: "weigh", seat: 0, tile: "7" };

let lines: Line[];
let received: FromTable[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  listeners.clear();
  stubSockets();
  vi.stubGlobal("location", { href: "https://skye.test/t/a" });
  [Socket.all, lines, received] = [[], [], []];
  connection = new Connection("a b", {
    receive: (message) => received.push(message),
    line: (line) => lines.push(line),
    hello: () => ({ tokens: ["t"], last: 3, language: "nl" }),
  });
});
afterEach(() => {
  connection.end();
  vi.useRealTimers();
});

test("it says hello, and passes on what it receives", () => {
  expect(last().address.href).toBe("wss://skye.test/api/tables/a%20b/socket");
  last().open(WELCOME, { type: "news", number: 4, events: [] });
  expect(last().sent).toEqual([{ type: "hello", tokens: ["t"], last: 3, language: "nl", version: VERSION }]);
  expect(received.map(({ type }) => type)).toEqual(["welcome", "news"]);
  expect(lines).toEqual(["connecting", "open"]);
});

test("what was not answered is asked again, with the same number", async () => {
  last().open(WELCOME);
  const answer = connection.ask(WEIGH);
  last().close();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(Socket.all).toHaveLength(2);
  expect(lines.slice(-2)).toEqual(["lost", "connecting"]);
  last().open(WELCOME);
  expect(last().sent.at(-1)).toEqual({ ...WEIGH, id: 1 });
  last().receive({ type: "weighed", id: 1, tile: "7", placements: [] });
  expect((await answer).type).toBe("weighed");
  last().close();
  await vi.advanceTimersByTimeAsync(1_000);
  last().open(WELCOME);
  expect(last().sent.map(({ type }) => type)).toEqual(["hello"]);
});

test("a question waits for the welcome", () => {
  void connection.ask(WEIGH);
  last().open();
  expect(last().sent.map(({ type }) => type)).toEqual(["hello"]);
  last().receive(WELCOME);
  expect(last().sent.map(({ type }) => type)).toEqual(["hello", "weigh"]);
});

test("it tries ever more slowly, but every eleven seconds", async () => {
  for (let tries = 0; tries < 10; tries += 1) {
    last().close();
    const before = Socket.all.length;
    await vi.advanceTimersByTimeAsync(11_000);
    expect(Socket.all.length).toBe(before + 1);
  }
  last().close();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(last().readyState).toBe(3);
});

test.each(["socket-private", "socket-version"])("after %s it is over", async (key) => {
  last().open({ type: "trouble", problem: { key, text: "no" } });
  last().close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Socket.all).toHaveLength(1);
  expect(lines.at(-1)).toBe("closed");
});

test.each(["visibilitychange", "online", "offline"])("at %s a table that is gone is not tried again", (event) => {
  last().open(WELCOME);
  last().close(4404);
  listeners.get(event)?.();
  expect(Socket.all).toHaveLength(1);
});

test("a secret that is refused is not shown again: it watches", async () => {
  last().open({ type: "trouble", problem: { key: "socket-token", text: "no" } });
  last().close();
  await vi.advanceTimersByTimeAsync(1_000);
  last().open();
  expect(last().sent[0]).toMatchObject({ tokens: [] });
});

test("a line on which nothing comes is given up", async () => {
  last().open(WELCOME);
  await vi.advanceTimersByTimeAsync(25_000);
  expect(last().sent.at(-1)).toEqual({ type: "ping" });
  await vi.advanceTimersByTimeAsync(50_000);
  expect(Socket.all).toHaveLength(2);
});

test.each(["visibilitychange", "online"])("at %s a lost line is tried at once, an open one stays", (event) => {
  last().open(WELCOME);
  listeners.get(event)?.();
  expect(Socket.all).toHaveLength(1);
  last().close();
  vi.stubGlobal("document", { ...document, visibilityState: "hidden" });
  listeners.get(event)?.();
  expect(Socket.all).toHaveLength(1);
  vi.stubGlobal("document", { ...document, visibilityState: "visible" });
  listeners.get(event)?.();
  expect(Socket.all).toHaveLength(2);
});

test("what is over is not tried again when the page is looked at", () => {
  last().open({ type: "trouble", problem: { key: "socket-private", text: "no" } });
  last().close();
  listeners.get("visibilitychange")?.();
  expect(Socket.all).toHaveLength(1);
});

test("a table that is gone is not looked for again", async () => {
  last().open(WELCOME);
  last().close(4404);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([Socket.all.length, lines.at(-1)]).toEqual([1, "closed"]);
});

test("without a network the line is not believed", () => {
  last().open(WELCOME);
  listeners.get("offline")?.();
  expect([Socket.all.length, Socket.all[0]?.readyState]).toEqual([2, 3]);
});

test("a new hello replaces the old line", async () => {
  last().open(WELCOME);
  const [old] = Socket.all;
  connection.restart();
  last().open(WELCOME);
  old?.receive({ type: "news", number: 9, events: [] });
  await vi.advanceTimersByTimeAsync(11_000);
  expect(Socket.all).toHaveLength(2);
  expect(lines).toEqual(["connecting", "open", "connecting", "open"]);
  expect(received.map(({ type }) => type)).toEqual(["welcome", "welcome"]);
});

test("after a new hello secrets are shown again", () => {
  last().open({ type: "trouble", problem: { key: "socket-token", text: "no" } });
  connection.restart();
  last().open();
  expect(last().sent[0]).toMatchObject({ tokens: ["t"] });
});

test("a line that is closed stays so", async () => {
  last().open(WELCOME);
  connection.end();
  expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([Socket.all.length, last().sent.length]).toEqual([1, 1]);
});
