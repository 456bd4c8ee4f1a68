import { beforeEach, expect, test, vi } from "vitest";
import { boundsOf, type Cell } from "./cells";
import { Viewport } from "./viewport.svelte";

vi.mock("../preferences.svelte", () => ({ isCalm: () => false }));

const CORNERS: Cell[] = [[-2, -1], [2, 1]];
const FIVE_BY_THREE = boundsOf(CORNERS);

let viewport: Viewport;
beforeEach(() => {
  viewport = new Viewport();
  [viewport.width, viewport.height] = [480, 480];
  viewport.settle(FIVE_BY_THREE, CORNERS);
});

test("a land is fitted into its window, in the middle", () => {
  expect(viewport.zoom).toBe(1);
  expect(viewport.squareOf(-2, 0)).toEqual({ left: 0, top: 192, size: 96 });
  expect(viewport.squareOf(2, 1)).toEqual({ left: 384, top: 96, size: 96 });
});

test("where a cell would lie under the buttons, the land lies next to them", () => {
  const narrow = new Viewport(true);
  [narrow.width, narrow.height] = [480 + 60, 480];
  narrow.settle(FIVE_BY_THREE, [...CORNERS, [2, -1]]);
  expect(narrow.squareOf(2, 1)).toEqual({ left: 384, top: 96, size: 96 });
  // Without that cell the whole window is free.
  narrow.settle(FIVE_BY_THREE, CORNERS);
  expect(narrow.squareOf(2, 1)).toEqual({ left: 432, top: 78, size: 108 });
});

test("a small land is not blown up without end", () => {
  [viewport.width, viewport.height] = [2000, 2000];
  viewport.fit(boundsOf([]), []);
  expect(viewport.zoom).toBe(1.6);
});

test("the cell under a point is the one that lies there", () => {
  for (const [x, y] of [[0, 0], [-2, 1], [2, -1]] as const) {
    const { left, top, size } = viewport.squareOf(x, y);
    expect(viewport.cellAt(left + 1, top + 1).map((number) => number + 0)).toEqual([x, y]);
    expect(viewport.cellAt(left + size - 1, top + size - 1).map((number) => number + 0)).toEqual([x, y]);
  }
});

test("zooming keeps the point under the pointer", () => {
  const before = viewport.squareOf(1, 0);
  viewport.zoomBy(2, before.left, before.top);
  expect(viewport.squareOf(1, 0)).toMatchObject({ left: before.left, top: before.top, size: 192 });
  viewport.zoomBy(1000);
  expect(viewport.zoom).toBe(2.5);
  viewport.zoomBy(0);
  expect(viewport.zoom).toBe(0.2);
});

test("a land that was moved stays where it is until fitted", () => {
  viewport.panBy(50, 0);
  viewport.settle(boundsOf([[3, 3]]), []);
  expect(viewport.squareOf(-2, 0).left).toBe(50);
  viewport.width += 100;
  viewport.settle(FIVE_BY_THREE, CORNERS);
  expect(viewport.squareOf(-2, 0).left).toBe(100);
  const { top } = viewport.squareOf(0, 0);
  viewport.height -= 60;
  viewport.settle(FIVE_BY_THREE, CORNERS);
  expect(viewport.squareOf(0, 0).top).toBe(top - 30);
  viewport.fit(FIVE_BY_THREE, CORNERS);
  expect(viewport.isMoved).toBe(false);
});

test("a land that grows glides, a resized window does not", () => {
  expect(viewport.glides).toBe(false);
  viewport.settle(boundsOf([[-3, -1], [2, 1]]), []);
  expect(viewport.glides).toBe(true);
  viewport.width += 100;
  viewport.settle(FIVE_BY_THREE, CORNERS);
  expect(viewport.glides).toBe(false);
});

test("nobody can push the land out of the window", () => {
  viewport.panBy(-10_000, 10_000);
  expect(viewport.squareOf(2, -1)).toMatchObject({ left: 0 });
  expect(viewport.squareOf(0, 1).top).toBe(480 - 96);
});

test("a cell outside comes into sight, one inside moves nothing", () => {
  viewport.reveal(0, 0);
  expect(viewport.isMoved).toBe(false);
  viewport.zoomBy(2, 0, 0);
  viewport.reveal(2, -1);
  const { left, top, size } = viewport.squareOf(2, -1);
  expect([left + size, top + size]).toEqual([480, 480]);
});

test("what is next to a cell is above or below it, not cut off", () => {
  expect(viewport.nextTo(0, 0, 100)).toEqual({ middle: 240, top: 192, isBelow: false });
  expect(viewport.nextTo(-2, 0, 200)).toMatchObject({ middle: 108 });
  expect(viewport.nextTo(2, 0, 200)).toMatchObject({ middle: 372 });
  expect(viewport.nextTo(0, 2, 100)).toEqual({ middle: 240, top: 96, isBelow: true });
});

test("a pointer that trembles clicks, one that goes further drags", () => {
  viewport.down(1, 100, 100);
  expect(viewport.move(1, 103, 103)).toBe(false);
  expect(viewport.up(1)).toBe(false);
  viewport.down(1, 100, 100);
  expect(viewport.move(1, 130, 100)).toBe(true);
  expect(viewport.squareOf(-2, 0).left).toBe(30);
  expect(viewport.up(1)).toBe(true);
});

test("two fingers pinch about their middle", () => {
  viewport.down(1, 140, 240);
  viewport.down(2, 340, 240);
  viewport.move(1, 90, 240);
  viewport.move(2, 390, 240);
  expect(viewport.zoom).toBeCloseTo(1.5);
  expect(viewport.squareOf(0, 0).left + viewport.squareOf(0, 0).size / 2).toBeCloseTo(240);
  expect(viewport.up(1)).toBe(true);
  expect(viewport.up(2)).toBe(true);
});

test("two fingers that go down together are no click", () => {
  viewport.down(1, 140, 240);
  viewport.down(2, 340, 240);
  expect(viewport.up(2)).toBe(true);
  expect(viewport.up(1)).toBe(true);
  viewport.down(1, 140, 240);
  expect(viewport.up(1)).toBe(false);
});
