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

let lines: Line[];
let heard: FromTable[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  const quiet = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { href: "https://skye.test/t/a" });
  vi.stubGlobal("addEventListener", quiet.addEventListener);
  vi.stubGlobal("removeEventListener", quiet.removeEventListener);
  vi.stubGlobal("document", { visibilityState: "visible", ...quiet });
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
