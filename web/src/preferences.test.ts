import { beforeEach, expect, test, vi } from "vitest";

const stored = vi.hoisted(() => ({ preferences: {} as object }));
vi.mock("./storage", () => ({ recall: () => stored.preferences, remember: () => {} }));

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
});

test.each([
  [{}, 0],
  [{ sound: false }, 0],
  [{ sound: true }, 70],
  [{ volume: 30 }, 30],
])("with %o stored the volume is %i", async (found, volume) => {
  stored.preferences = found;
  const { preferences } = await import("./preferences.svelte");
  expect(preferences.volume).toBe(volume);
  expect(preferences).not.toHaveProperty("sound");
});

test("as loud as before at the usual volume", async () => {
  const { gainOf } = await import("./sound");
  expect([gainOf(0), gainOf(70).toFixed(1), gainOf(100)]).toEqual([0, "1.0", 2]);
});
