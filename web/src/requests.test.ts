import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { joinTable, lookAt, openTable, Problem, recordOf, replayOf, replayRecord } from "./requests";
import { storeSeats, tokensOf } from "./seats";

vi.mock("./words.svelte", () => ({ language: () => "nl", say: (key: string) => key }));

const asked = vi.fn<(path: string, options: RequestInit) => Promise<Response>>();
const sent = (): unknown => JSON.parse(String(asked.mock.calls.at(-1)?.[1].body));

beforeEach(() => {
  vi.useFakeTimers();
  const store = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) });
  vi.stubGlobal("fetch", asked.mockReset());
});
afterEach(() => void vi.useRealTimers());

test("requests carry the language, and codes may be odd", async () => {
  asked.mockResolvedValue(Response.json({ round: 2 }));
  expect(await lookAt("a/b c")).toEqual({ round: 2 });
  expect(asked).toHaveBeenCalledWith("/api/tables/a%2Fb%20c", { method: "GET", headers: { "accept-language": "nl" } });
});

test("what is sent says what it is", async () => {
  asked.mockResolvedValue(Response.json({ code: "a", places: [{ seat: 0, token: "x" }] }));
  expect(await openTable({ seats: [] }, "Ann")).toBe("a");
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ method: "POST", headers: { "content-type": "application/json" }, body: '{"seats":[]}' });
  expect(tokensOf("a")).toEqual(["x"]);
});

test("refusals come in the words of the server", async () => {
  asked.mockResolvedValueOnce(Response.json({ problem: { key: "table-full", text: "vol" } }, { status: 409 }));
  await expect(lookAt("a")).rejects.toMatchObject({ message: "vol", status: 409, key: "table-full" });
  asked.mockResolvedValueOnce(new Response("<html>", { status: 502 }));
  await expect(lookAt("a")).rejects.toMatchObject({ message: "page-no-answer", status: 502 });
  asked.mockRejectedValueOnce(new TypeError("away"));
  const problem = await lookAt("a").catch((one: unknown) => one);
  expect(problem).toBeInstanceOf(Problem);
  expect(problem).toMatchObject({ message: "page-no-answer", status: undefined });
});

test("a seat is asked for again with the same secret", async () => {
  asked.mockRejectedValueOnce(new TypeError("away")).mockRejectedValueOnce(new TypeError("away"));
  asked.mockImplementation(async () => Response.json({ code: "a", places: [{ seat: 1, token: (sent() as { token: string }).token }] }));
  const joining = joinTable("a", "Ann");
  await vi.advanceTimersByTimeAsync(2_000);
  await joining;
  expect(asked.mock.calls.map(([path]) => path)).toEqual(Array(3).fill("/api/tables/a/seats"));
  expect(new Set(asked.mock.calls.map(([, { body }]) => body)).size).toBe(1);
  expect(tokensOf("a")).toEqual([(sent() as { token: string }).token]);
});

test("four times at most", async () => {
  asked.mockRejectedValue(new TypeError("away"));
  const joining = joinTable("a", "Ann").catch((problem: Problem) => problem.message);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([await joining, asked.mock.calls.length, tokensOf("a")]).toEqual(["page-no-answer", 4, []]);
});

test("a seat that is refused is not asked for again", async () => {
  asked.mockImplementation(async () => Response.json({ problem: { key: "table-full", text: "full" } }, { status: 409 }));
  const joining = joinTable("a", "Ann").catch((problem: Problem) => problem.message);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([await joining, asked.mock.calls.length]).toEqual(["full", 1]);
});

test("a replay is as a seat saw it, or shows everything", async () => {
  asked.mockImplementation(async () => Response.json({}));
  await replayOf("a", 0);
  await replayOf("a", null);
  expect(asked.mock.calls.map(([path]) => path)).toEqual(["/api/tables/a/replay?seat=0", "/api/tables/a/replay?seat=all"]);
  await replayRecord("x", 2, 0);
  expect([asked.mock.calls.at(-1)?.[0], sent()]).toEqual(["/api/replays", { record: "x", game: 2, seat: 0 }]);
});

test("private things are asked for with the secret of a seat", async () => {
  asked.mockImplementation(async () => Response.json({}));
  storeSeats("a", [{ seat: 0, token: "one" }, { seat: 1, token: "two" }], "Ann");
  await lookAt("a");
  await replayOf("a", null);
  expect(await (await recordOf("a")).text()).toBe("{}");
  await lookAt("b");
  expect(asked.mock.calls.map(([, { headers }]) => (headers as Record<string, string>)["authorization"])).toEqual([
    ...Array(3).fill("Bearer one"),
    undefined,
  ]);
  asked.mockResolvedValueOnce(Response.json({ problem: { key: "table-private", text: "besloten" } }, { status: 403 }));
  await expect(recordOf("a")).rejects.toMatchObject({ message: "besloten", status: 403 });
});
