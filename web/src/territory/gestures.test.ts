import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gestures } from "./gestures";
import type { Viewport } from "./viewport.svelte";

const listeners = vi.hoisted(() => new Map<string, (event: unknown) => void>());
vi.mock("svelte/events", () => ({
  on: (_: unknown, name: string, listener: (event: unknown) => void) => {
    listeners.set(name, listener);
    return () => listeners.delete(name);
  },
}));

const fire = (name: string, event: object): void => listeners.get(name)?.(event);
const pointer = (x: number, changes: object = {}) => ({ button: 0, pointerId: 1, clientX: x, clientY: 60, target: { closest: () => null }, ...changes });
const wheel = (deltaY: number, changes: object = {}) => ({ ...pointer(110), deltaY, deltaMode: 0, preventDefault: vi.fn(), ...changes });
const clicked = (detail = 1): boolean => {
  const stopPropagation = vi.fn();
  fire("click", { detail, stopPropagation });
  return stopPropagation.mock.calls.length === 0;
};

const turn = vi.fn();
let turns = true;
let drags = false;
const viewport = { down: vi.fn(), move: () => drags, up: () => drags, zoomBy: vi.fn() };
const capture = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  for (const mock of [turn, viewport.down, viewport.zoomBy, capture]) mock.mockReset();
  [turns, drags] = [true, false];
  vi.stubGlobal("WheelEvent", { DOM_DELTA_LINE: 1 });
  const window = { getBoundingClientRect: () => ({ left: 10, top: 10 }), hasPointerCapture: () => false, setPointerCapture: capture };
  gestures(viewport as unknown as Viewport, () => (turns ? turn : null))(window as unknown as HTMLElement);
});
afterEach(() => void vi.useRealTimers());

test("the wheel turns by notches, each one for itself", () => {
  for (const pixels of [20, 20, 20]) fire("wheel", wheel(pixels));
  expect(turn.mock.calls).toEqual([[1]]);
  fire("wheel", wheel(40));
  expect(turn).toHaveBeenCalledTimes(1);
  // The other way round it starts over.
  fire("wheel", wheel(-40));
  fire("wheel", wheel(-20));
  expect(turn.mock.calls).toEqual([[1], [-1]]);
  // Two lines of a mouse that counts in lines.
  fire("wheel", wheel(2, { deltaMode: 1 }));
  expect(turn.mock.calls.at(-1)).toEqual([1]);
  expect(viewport.zoomBy).not.toHaveBeenCalled();
});

test("with a key, or nothing to turn, it zooms at the pointer", () => {
  fire("wheel", wheel(-400, { ctrlKey: true }));
  fire("wheel", wheel(-40, { shiftKey: true }));
  turns = false;
  fire("wheel", wheel(400));
  expect(turn).not.toHaveBeenCalled();
  expect(viewport.zoomBy.mock.calls).toEqual([
    [Math.E, 100, 50, true],
    [Math.exp(0.1), 100, 50, false],
    [1 / Math.E, 100, 50, true],
  ]);
});

test("the click that ends a drag is none, all others are", async () => {
  fire("pointerdown", pointer(110));
  expect(viewport.down).toHaveBeenCalledWith(1, 100, 50);
  fire("pointerup", pointer(110));
  expect(clicked()).toBe(true);
  drags = true;
  fire("pointerdown", pointer(110));
  fire("pointermove", pointer(150));
  expect(capture).toHaveBeenCalledWith(1);
  fire("pointerup", pointer(150));
  // The keyboard clicks without a pointer.
  expect([clicked(0), clicked(), clicked()]).toEqual([true, false, true]);
  fire("pointerup", pointer(150));
  await vi.advanceTimersByTimeAsync(0);
  expect(clicked()).toBe(true);
});

test("buttons over the land and other mouse buttons do nothing", () => {
  fire("pointerdown", pointer(110, { button: 1 }));
  fire("pointerdown", pointer(110, { target: { closest: (what: string) => what.includes(".tools") } }));
  expect(viewport.down).not.toHaveBeenCalled();
});
