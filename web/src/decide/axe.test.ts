import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AxeDrag } from "./axe.svelte";

/** Tile 7 lies on the right of the screen. */
const tileAt = (x: number) => ({ closest: () => (x > 100 ? { dataset: { tile: "7" } } : null) });
const at = (clientX: number, clientY = 0, button = 0): PointerEvent =>
  ({ clientX, clientY, button, pointerId: 1, currentTarget: { setPointerCapture: () => {} } }) as unknown as PointerEvent;

const put = vi.fn();
let drag: AxeDrag;
beforeEach(() => {
  vi.useFakeTimers();
  put.mockReset();
  vi.stubGlobal("document", { elementsFromPoint: (x: number) => [tileAt(x)] });
  drag = new AxeDrag(put);
});
afterEach(() => void vi.useRealTimers());

test("the axe is drawn onto a tile and put there", async () => {
  drag.grab(at(50));
  drag.move(at(150, 10));
  expect([drag.over, drag.transform]).toEqual(["7", "translate(100px, 10px) scale(1.15)"]);
  drag.drop();
  expect(put.mock.calls).toEqual([["7"]]);
  expect([drag.over, drag.transform]).toEqual([null, null]);
  // The click that a mouse makes of it is none; the next one is.
  expect(drag.isClick()).toBe(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(drag.isClick()).toBe(true);
});

test("dropped elsewhere, or cancelled, it is put nowhere", () => {
  drag.grab(at(150));
  drag.move(at(50));
  drag.drop();
  drag.grab(at(50));
  drag.move(at(150));
  drag.cancel();
  drag.drop();
  drag.move(at(180));
  drag.drop();
  expect(put).not.toHaveBeenCalled();
});

test("a trembling finger clicks, one that drags comes back", () => {
  drag.grab(at(150));
  drag.move(at(153, 3));
  expect([drag.transform, drag.isClick()]).toEqual([null, true]);
  drag.move(at(160));
  drag.move(at(151));
  expect([drag.transform, drag.isClick()]).toEqual(["translate(1px, 0px) scale(1.15)", false]);
});

test("another button draws nothing", () => {
  drag.grab(at(50, 0, 2));
  drag.move(at(150));
  expect(drag.transform).toBeNull();
});
