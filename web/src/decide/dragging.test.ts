import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LaidTile } from "../protocol";
import type { Cell } from "../territory/cells";
import type { BuildingWork } from "./building.svelte";
import type { Desk } from "./desk.svelte";
import { Dragging } from "./dragging.svelte";

vi.mock("../preferences.svelte", () => ({ duration: (wanted: number) => wanted }));

/** Cells are 100 pixels wide, the castle has its corner at 0; the land ends at 300 to the right, and tile 7 fits on 1/0 and 2/0. */
const square = (x: number, y: number): DOMRect => ({ left: x * 100, top: -y * 100, width: 100 }) as DOMRect;
const HOME = { left: 500, top: 500, width: 60 } as DOMRect;

class FakeWork {
  isBusy = false;
  isDragged = false;
  tried: LaidTile | null = null;
  vain: string | null = null;
  turn = vi.fn();
  pick = vi.fn();
  fitsAt = (x: number, y: number): boolean => (x === 1 || x === 2) && y === 0;
  place(x: number, y: number): void {
    this.tried = { tile: "7", x, y, turn: 0 };
  }
  putAway(): void {
    this.tried = null;
  }
}

const listeners = new Map<string, (event: unknown) => void>();
const fire = (name: string, event: object = {}): void => listeners.get(name)?.(event);
const at = (clientX: number, clientY = 50, changes: object = {}): PointerEvent =>
  ({ clientX, clientY, button: 0, pointerId: 1, pointerType: "mouse", ...changes }) as unknown as PointerEvent;
const cell = (): Cell | null => work.tried && [work.tried.x, work.tried.y];

let work: FakeWork;
let dragging: Dragging;
beforeEach(() => {
  vi.useFakeTimers();
  listeners.clear();
  vi.stubGlobal("addEventListener", (name: string, listener: (event: unknown) => void) => listeners.set(name, listener));
  vi.stubGlobal("removeEventListener", (name: string) => listeners.delete(name));
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => (draw(), 1));
  vi.stubGlobal("cancelAnimationFrame", () => {});
  vi.stubGlobal("document", { querySelector: () => null });
  vi.stubGlobal("CSS", { escape: (text: string) => text });
  work = new FakeWork();
  const cellAt = (x: number, y: number): Cell | null => (x < 300 ? [Math.floor(x / 100), 0 - Math.floor(y / 100)] : null);
  dragging = new Dragging(work as unknown as BuildingWork, { cellAt, rectangleOf: square } as unknown as Desk);
});
afterEach(() => void vi.useRealTimers());

test("a tile is drawn from the hand onto a cell, and lies there", () => {
  dragging.press(at(500), "7", HOME, null);
  fire("pointermove", at(150));
  expect(work.pick).toHaveBeenCalledWith("7");
  expect([dragging.tile, dragging.left, dragging.size, dragging.isSnapped, cell()]).toEqual(["7", 100, 100, true, [1, 0]]);
  fire("pointermove", at(250));
  fire("pointerup", at(250));
  expect([dragging.tile, dragging.isHeld, work.isDragged, cell()]).toEqual([null, false, false, [2, 0]]);
});

test("it snaps to a cell that it almost covers", () => {
  dragging.press(at(500), "7", HOME, null);
  fire("pointermove", at(70));
  expect(cell()).toEqual([1, 0]);
  fire("pointermove", at(60));
  expect([cell(), dragging.isSnapped, dragging.left]).toEqual([null, false, 10]);
});

test("a pointer that trembles has only pressed", () => {
  dragging.press(at(500), "7", HOME, null);
  fire("pointermove", at(503));
  expect([dragging.tile, dragging.isHeld]).toEqual([null, false]);
  fire("pointerup", at(503));
  expect(work.pick).not.toHaveBeenCalled();
  fire("pointermove", at(150));
  expect(work.tried).toBeNull();
});

test("another finger neither moves nor drops it", () => {
  dragging.press(at(500), "7", HOME, null);
  fire("pointermove", at(150, 50, { pointerId: 2 }));
  expect(dragging.tile).toBeNull();
  fire("pointermove", at(150));
  fire("pointerup", at(50, 50, { pointerId: 2 }));
  fire("pointercancel", at(50, 50, { pointerId: 2 }));
  expect([dragging.isHeld, cell()]).toEqual([true, [1, 0]]);
});

test("where it does not fit it goes home, and the land says so", () => {
  dragging.press(at(500), "7", HOME, null);
  fire("pointermove", at(10));
  fire("pointerup", at(10));
  expect([dragging.goesHome, dragging.left, dragging.top, dragging.size, work.vain]).toEqual([true, 500, 500, 60, "refused"]);
  vi.advanceTimersByTime(200);
  expect([dragging.tile, dragging.goesHome]).toEqual([null, false]);
  work.vain = null;
  dragging.press(at(500), "7", HOME, null);
  fire("pointermove", at(450));
  fire("pointerup", at(450));
  expect(work.vain).toBeNull();
});

test("a tried tile goes back to its cell, or into the hand", () => {
  work.place(1, 0);
  dragging.press(at(150), "7", square(1, 0), [1, 0]);
  fire("pointermove", at(10));
  expect(cell()).toBeNull();
  fire("pointerup", at(10));
  expect([cell(), dragging.left]).toEqual([[1, 0], 100]);
  dragging.press(at(150), "7", square(1, 0), [1, 0]);
  fire("pointermove", at(250));
  // Let go by the keyboard, it lies again where it was.
  dragging.cancel();
  expect(cell()).toEqual([1, 0]);
  dragging.press(at(150), "7", square(1, 0), [1, 0]);
  fire("pointermove", at(600));
  fire("pointerup", at(600));
  expect(cell()).toBeNull();
});

test("nothing is taken while busy, or with another button", () => {
  dragging.press(at(500, 50, { button: 2 }), "7", HOME, null);
  work.isBusy = true;
  dragging.press(at(500), "7", HOME, null);
  fire("pointermove", at(150));
  expect([dragging.tile, work.tried]).toEqual([null, null]);
});

test("the click that ends a drag does not count, a press does", async () => {
  const click = () => ({ stopPropagation: vi.fn(), preventDefault: vi.fn() });
  dragging.press(at(500), "7", HOME, null);
  fire("pointermove", at(150));
  fire("pointerup", at(150));
  const [first, second] = [click(), click()];
  fire("click", first);
  fire("click", second);
  expect([first, second].map(({ stopPropagation }) => stopPropagation.mock.calls.length)).toEqual([1, 0]);
  dragging.press(at(500), "7", HOME, null);
  fire("pointerup", at(500));
  const pressed = click();
  fire("click", pressed);
  expect(pressed.stopPropagation).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  expect(listeners.size).toBe(0);
});

test("the wheel turns a tile that is held, and nothing else", () => {
  vi.stubGlobal("WheelEvent", { DOM_DELTA_LINE: 1 });
  const roll = { deltaY: -30, deltaMode: 0, preventDefault: vi.fn(), stopPropagation: vi.fn() };
  dragging.press(at(500), "7", HOME, null);
  fire("wheel", { ...roll, deltaY: -100 });
  expect(work.turn).not.toHaveBeenCalled();
  fire("pointermove", at(150));
  // In small pieces, as a pad does it.
  for (let piece = 0; piece < 4; piece += 1) fire("wheel", roll);
  expect(vi.mocked(work.turn).mock.calls).toEqual([[-1], [-1]]);
});

test("the cell under the finger counts too", () => {
  dragging.press(at(500, 500, { pointerType: "touch" }), "7", HOME, null);
  // 44 and half a cell higher: 1/0 from one cell below it, 1/0 itself from where it would be above.
  fire("pointermove", at(150, 144, { pointerType: "touch" }));
  expect(cell()).toEqual([1, 0]);
  fire("pointermove", at(150, 20, { pointerType: "touch" }));
  expect(cell()).toEqual([1, 0]);
  fire("pointermove", at(150, 290, { pointerType: "touch" }));
  expect(cell()).toBeNull();
});
