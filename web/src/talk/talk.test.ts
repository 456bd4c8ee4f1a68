import { afterEach, beforeEach, expect, test, vi } from "vitest";

const store = new Map<string, string>();
vi.stubGlobal("localStorage", { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) });

const { Talk } = await import("./talk.svelte");
const { areAllMuted, isMuted, mute, muteAll } = await import("./muted.svelte");

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("each player has one bubble, the latest, and it goes by itself", () => {
  const talk = new Talk();
  talk.hear(0, "hello");
  talk.hear(1, "luck");
  vi.advanceTimersByTime(5000);
  talk.hear(0, "thanks");
  expect(talk.said.map(({ seat, phrase }) => [seat, phrase])).toEqual([[1, "luck"], [0, "thanks"]]);
  vi.advanceTimersByTime(5000);
  expect(talk.said.map(({ phrase }) => phrase)).toEqual(["thanks"]);
  vi.advanceTimersByTime(5000);
  expect(talk.said).toEqual([]);
});

test("who is muted is remembered by name", () => {
  mute("Ann", true);
  mute("Ben", true);
  mute("Ann", false);
  expect([isMuted("Ann"), isMuted("Ben"), areAllMuted()]).toEqual([false, true, false]);
  muteAll(true);
  expect(areAllMuted()).toBe(true);
  expect(JSON.parse(store.get("skye-muted")!)).toEqual({ all: true, names: ["Ben"] });
});
