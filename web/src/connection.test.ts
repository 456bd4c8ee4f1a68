import { beforeEach, afterEach, expect, test, vi } from "vitest";
import { Connection, type Line, type Question } from "./connection";
import { VERSION, type FromTable } from "./protocol";

class Socket {
  static all: Socket[] = [];
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  readyState = 0;
  sent: { type: string; id?: number; tokens?: string[] }[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  constructor(readonly address: URL) {
    Socket.all.push(this);
  }
  send = (text: string): number => this.sent.push(JSON.parse(text));
  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  open(...messages: object[]): void {
    this.readyState = 1;
    this.onopen?.();
    for (const message of messages) this.tell(message);
  }
  tell = (message: object): void => this.onmessage?.({ data: JSON.stringify(message) });
}
const last = (): Socket => Socket.all.at(-1) as Socket;
const WELCOME = { type: "welcome", seats: [0] };
const WEIGH: Question = { type: "weigh", seat: 0, tile: "7" };

const listeners = new Map<string, () => void>();
let lines: Line[];
let heard: FromTable[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  listeners.clear();
  const listening = {
    addEventListener: (name: string, heard: () => void) => listeners.set(name, heard),
    removeEventListener: (name: string) => listeners.delete(name),
  };
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { href: "https://skye.test/t/a" });
  vi.stubGlobal("addEventListener", listening.addEventListener);
  vi.stubGlobal("removeEventListener", listening.removeEventListener);
  vi.stubGlobal("document", { visibilityState: "visible", ...listening });
  [Socket.all, lines, heard] = [[], [], []];
  connection = new Connection("a b", {
    hear: (message) => heard.push(message),
    line: (line) => lines.push(line),
    greeting: () => ({ tokens: ["t"], last: 3, language: "nl" }),
  });
});
afterEach(() => {
  connection.end();
  vi.useRealTimers();
});

test("it greets, and says what it hears", () => {
  expect(last().address.href).toBe("wss://skye.test/api/tables/a%20b/socket");
  last().open(WELCOME, { type: "news", number: 4, events: [] });
  expect(last().sent).toEqual([{ type: "hello", tokens: ["t"], last: 3, language: "nl", version: VERSION }]);
  expect(heard.map(({ type }) => type)).toEqual(["welcome", "news"]);
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
  last().tell({ type: "weighed", id: 1, tile: "7", placements: [] });
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
  last().tell(WELCOME);
  expect(last().sent.map(({ type }) => type)).toEqual(["hello", "weigh"]);
});

test("it tries ever more slowly, but at least every eleven seconds", async () => {
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

test.each(["visibilitychange", "online", "offline"])("at %s a table that is gone, or that one may not see, is not tried again", (event) => {
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
  expect(last().sent[0]?.tokens).toEqual([]);
});

test("a line on which nothing is heard is given up", async () => {
  last().open(WELCOME);
  await vi.advanceTimersByTimeAsync(25_000);
  expect(last().sent.at(-1)).toEqual({ type: "ping" });
  await vi.advanceTimersByTimeAsync(50_000);
  expect(Socket.all).toHaveLength(2);
});

test.each(["visibilitychange", "online"])("at %s a lost line is tried at once, one that is open stays", (event) => {
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

test("a new greeting takes the place of the old line, which is not missed", async () => {
  last().open(WELCOME);
  const [old] = Socket.all;
  connection.restart();
  last().open(WELCOME);
  old?.tell({ type: "news", number: 9, events: [] });
  await vi.advanceTimersByTimeAsync(11_000);
  expect(Socket.all).toHaveLength(2);
  expect(lines).toEqual(["connecting", "open", "connecting", "open"]);
  expect(heard.map(({ type }) => type)).toEqual(["welcome", "welcome"]);
});

test("after a new greeting secrets are shown again", () => {
  last().open({ type: "trouble", problem: { key: "socket-token", text: "no" } });
  connection.restart();
  last().open();
  expect(last().sent[0]?.tokens).toEqual(["t"]);
});

test("a line that is hung up stays so", async () => {
  last().open(WELCOME);
  connection.end();
  expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([Socket.all.length, last().sent.length]).toEqual([1, 1]);
});
