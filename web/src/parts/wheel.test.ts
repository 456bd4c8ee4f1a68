import { beforeEach, expect, test, vi } from "vitest";
import { Notches, pixelsOf } from "./wheel";

beforeEach(() => void vi.stubGlobal("WheelEvent", { DOM_DELTA_LINE: 1 }));

const rolled = (deltaY: number): WheelEvent => ({ deltaY, deltaMode: 0 }) as WheelEvent;

test("small pieces make a notch, the other way round it starts over", () => {
  const notches = new Notches();
  const steps = [20, 20, 20, 40, -40, -20, 100].map((pixels) => notches.roll(rolled(pixels)));
  expect(steps).toEqual([0, 0, 1, 0, 0, -1, 1]);
});

test("a notch of Firefox, which counts in lines only for those who ask for the mode first", () => {
  let isAsked = false;
  const notch = {
    get deltaMode() {
      isAsked = true;
      return 1;
    },
    get deltaY() {
      return isAsked ? 3 : 3 * 17;
    },
  };
  expect(pixelsOf(notch as WheelEvent)).toBe(99);
});
