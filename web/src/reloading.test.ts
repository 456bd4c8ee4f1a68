import { afterEach, beforeEach, expect, test, vi } from "vitest";

const store = new Map<string, string>();
const reload = vi.fn();
let isThere = true;

/** A page that has just been loaded. */
async function loaded() {
  vi.resetModules();
  return import("./reloading.svelte");
}

beforeEach(() => {
  vi.useFakeTimers();
  store.clear();
  reload.mockReset();
  isThere = true;
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("sessionStorage", { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) });
  vi.stubGlobal("fetch", async () => {
    if (!isThere) throw new TypeError("away");
    return new Response();
  });
});
afterEach(() => void vi.useRealTimers());

test("a page without one of its parts reloads once", async () => {
  const { isReloading, reloadSoon } = await loaded();
  expect(isReloading()).toBe(false);
  void reloadSoon();
  void reloadSoon();
  expect(isReloading()).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("it waits until the server is there", async () => {
  isThere = false;
  void (await loaded()).reloadSoon();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
  isThere = true;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("what does not help is not done again for two minutes", async () => {
  void (await loaded()).reloadSoon();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(reload).toHaveBeenCalledTimes(1);
  void (await loaded()).reloadSoon();
  await vi.advanceTimersByTimeAsync(119_000);
  expect(reload).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("a browser that keeps nothing is not sent round and round", async () => {
  vi.stubGlobal("sessionStorage", undefined);
  const { isReloading, reloadSoon } = await loaded();
  await reloadSoon();
  await vi.advanceTimersByTimeAsync(300_000);
  expect([isReloading(), reload.mock.calls.length]).toEqual([true, 0]);
});
