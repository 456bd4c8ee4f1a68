import { expect, test } from "vitest";
import { GAP, placed } from "./placing";

const phone = { width: 390, height: 844 };
const chip = (left: number) => ({ left, top: 60, width: 120, height: 60 });
const bubble = (left: number) => ({ card: chip(left), isBeside: false, width: 160, height: 36 });

test("a bubble is below its card, or next to it", () => {
  expect(placed([bubble(10)], phone)).toEqual([{ left: 18, top: 124, width: 160, height: 36, isAtCard: true }]);
  expect(placed([{ ...bubble(10), isBeside: true }], phone)[0]).toMatchObject({ left: 138, top: 70 });
});

test("it stays inside the window, also at a card that is out of sight", () => {
  for (const left of [-400, 300, 900]) {
    const [box] = placed([bubble(left)], phone);
    expect(box!.left).toBeGreaterThanOrEqual(GAP);
    expect(box!.left + box!.width).toBeLessThanOrEqual(phone.width - GAP);
    expect(box!.isAtCard).toBe(false);
  }
});

test("none lies over another", () => {
  const boxes = placed([bubble(130), bubble(10), bubble(250)], phone);
  const tops = boxes.map(({ top }) => top).sort((one, two) => one - two);
  expect(tops).toEqual([124, 164, 164]);
  expect(boxes.map(({ isAtCard }) => isAtCard)).toEqual([true, false, false]);
});
