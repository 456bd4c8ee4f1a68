import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gestures } from "./gestures";
import type { Ground } from "./ground.svelte";

const listeners = vi.hoisted(() => new Map<string, (event: unknown) => void>());
vi.mock("svelte/events", () => ({
  on: (_: unknown, name: string, heard: (event: unknown) => void) => {
    listeners.set(name, heard);
    return () => listeners.delete(name);
  },
}));

const tell = (name: string, event: object): void => listeners.get(name)?.(event);
const pointer = (x: number, changes: object = {}) => ({ button: 0, pointerId: 1, clientX: x, clientY: 60, target: { closest: () => null }, ...changes });
const wheel = (deltaY: number, changes: object = {}) => ({ ...pointer(110), deltaY, deltaMode: 0, preventDefault: vi.fn(), ...changes });
const clicked = (detail = 1): boolean => {
  const stopPropagation = vi.fn();
  tell("click", { detail, stopPropagation });
  return stopPropagation.mock.calls.length === 0;
};

const turn = vi.fn();
let turns = true;
let drags = false;
const ground = { down: vi.fn(), move: () => drags, up: () => drags, zoomBy: vi.fn() };
const capture = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  for (const mock of [turn, ground.down, ground.zoomBy, capture]) mock.mockReset();
  [turns, drags] = [true, false];
  vi.stubGlobal("WheelEvent", { DOM_DELTA_LINE: 1 });
  const window = { getBoundingClientRect: () => ({ left: 10, top: 10 }), hasPointerCapture: () => false, setPointerCapture: capture };
  gestures(ground as unknown as Ground, () => (turns ? turn : null))(window as unknown as HTMLElement);
});
afterEach(() => void vi.useRealTimers());

test("the wheel turns by notches, each one for itself", () => {
  for (const pixels of [20, 20, 20]) tell("wheel", wheel(pixels));
  expect(turn.mock.calls).toEqual([[1]]);
  tell("wheel", wheel(40));
  expect(turn).toHaveBeenCalledTimes(1);
  // The other way round it starts over.
  tell("wheel", wheel(-40));
  tell("wheel", wheel(-20));
  expect(turn.mock.calls).toEqual([[1], [-1]]);
  // Two lines of a mouse that counts in lines.
  tell("wheel", wheel(2, { deltaMode: 1 }));
  expect(turn.mock.calls.at(-1)).toEqual([1]);
  expect(ground.zoomBy).not.toHaveBeenCalled();
});

test("with a key beside it, or where there is nothing to turn, it zooms about the pointer", () => {
  tell("wheel", wheel(-400, { ctrlKey: true }));
  tell("wheel", wheel(-40, { shiftKey: true }));
  turns = false;
  tell("wheel", wheel(400));
  expect(turn).not.toHaveBeenCalled();
  expect(ground.zoomBy.mock.calls).toEqual([
    [Math.E, 100, 50, true],
    [Math.exp(0.1), 100, 50, false],
    [1 / Math.E, 100, 50, true],
  ]);
});

test("the click that ends a drag is none, all others are", async () => {
  tell("pointerdown", pointer(110));
  expect(ground.down).toHaveBeenCalledWith(1, 100, 50);
  tell("pointerup", pointer(110));
  expect(clicked()).toBe(true);
  drags = true;
  tell("pointerdown", pointer(110));
  tell("pointermove", pointer(150));
  expect(capture).toHaveBeenCalledWith(1);
  tell("pointerup", pointer(150));
  // The keyboard clicks without a pointer.
  expect([clicked(0), clicked(), clicked()]).toEqual([true, false, true]);
  tell("pointerup", pointer(150));
  await vi.advanceTimersByTimeAsync(0);
  expect(clicked()).toBe(true);
});

test("buttons over the land, and other buttons of the mouse, move nothing", () => {
  tell("pointerdown", pointer(110, { button: 1 }));
  tell("pointerdown", pointer(110, { target: { closest: (what: string) => what.includes(".tools") } }));
  expect(ground.down).not.toHaveBeenCalled();
});
