import { beforeEach, expect, test, vi } from "vitest";
import { boundsOf } from "./cells";
import { Ground } from "./ground.svelte";

vi.mock("../preferences.svelte", () => ({ isCalm: () => false }));

const FIVE_BY_THREE = boundsOf([[-2, -1], [2, 1]]);

let ground: Ground;
beforeEach(() => {
  ground = new Ground();
  [ground.width, ground.height] = [480, 480];
  ground.settle(FIVE_BY_THREE);
});

test("a land is fitted into its window, in the middle", () => {
  expect(ground.zoom).toBe(1);
  expect(ground.squareOf(-2, 0)).toEqual({ left: 0, top: 192, size: 96 });
  expect(ground.squareOf(2, 1)).toEqual({ left: 384, top: 96, size: 96 });
});

test("in a narrow window it lies beside the buttons", () => {
  const beside = new Ground(true);
  [beside.width, beside.height] = [480 + 60, 480];
  beside.settle(FIVE_BY_THREE);
  expect(beside.squareOf(2, 1)).toEqual({ left: 384, top: 96, size: 96 });
});

test("a small land is not blown up without end", () => {
  [ground.width, ground.height] = [2000, 2000];
  ground.fit(boundsOf([]));
  expect(ground.zoom).toBe(1.6);
});

test("the cell under a point is the one that lies there", () => {
  for (const [x, y] of [[0, 0], [-2, 1], [2, -1]] as const) {
    const { left, top, size } = ground.squareOf(x, y);
    expect(ground.cellAt(left + 1, top + 1).map((number) => number + 0)).toEqual([x, y]);
    expect(ground.cellAt(left + size - 1, top + size - 1).map((number) => number + 0)).toEqual([x, y]);
  }
});

test("zooming keeps the point under the pointer", () => {
  const before = ground.squareOf(1, 0);
  ground.zoomBy(2, before.left, before.top);
  expect(ground.squareOf(1, 0)).toMatchObject({ left: before.left, top: before.top, size: 192 });
  ground.zoomBy(1000);
  expect(ground.zoom).toBe(2.5);
  ground.zoomBy(0);
  expect(ground.zoom).toBe(0.2);
});

test("whoever has moved the land keeps what they look at, until it is fitted", () => {
  ground.panBy(50, 0);
  ground.settle(boundsOf([[3, 3]]));
  expect(ground.squareOf(-2, 0).left).toBe(50);
  ground.width += 100;
  ground.settle(FIVE_BY_THREE);
  expect(ground.squareOf(-2, 0).left).toBe(100);
  const { top } = ground.squareOf(0, 0);
  ground.height -= 60;
  ground.settle(FIVE_BY_THREE);
  expect(ground.squareOf(0, 0).top).toBe(top - 30);
  ground.fit(FIVE_BY_THREE);
  expect(ground.isMoved).toBe(false);
});

test("a land that grows glides, a window of another width does not", () => {
  expect(ground.glides).toBe(false);
  ground.settle(boundsOf([[-3, -1], [2, 1]]));
  expect(ground.glides).toBe(true);
  ground.width += 100;
  ground.settle(FIVE_BY_THREE);
  expect(ground.glides).toBe(false);
});

test("nobody can push the land out of the window", () => {
  ground.panBy(-10_000, 10_000);
  expect(ground.squareOf(2, -1)).toMatchObject({ left: 0 });
  expect(ground.squareOf(0, 1).top).toBe(480 - 96);
});

test("a cell outside comes into sight, one inside moves nothing", () => {
  ground.reveal(0, 0);
  expect(ground.isMoved).toBe(false);
  ground.zoomBy(2, 0, 0);
  ground.reveal(2, -1);
  const { left, top, size } = ground.squareOf(2, -1);
  expect([left + size, top + size]).toEqual([480, 480]);
});

test("what stands beside a cell is above it, below where there is no room, and never cut off", () => {
  expect(ground.beside(0, 0, 100)).toEqual({ middle: 240, top: 192, isBelow: false });
  expect(ground.beside(-2, 0, 200)).toMatchObject({ middle: 108 });
  expect(ground.beside(2, 0, 200)).toMatchObject({ middle: 372 });
  expect(ground.beside(0, 2, 100)).toEqual({ middle: 240, top: 96, isBelow: true });
});

test("a pointer that trembles clicks, one that goes further drags", () => {
  ground.down(1, 100, 100);
  expect(ground.move(1, 103, 103)).toBe(false);
  expect(ground.up(1)).toBe(false);
  ground.down(1, 100, 100);
  expect(ground.move(1, 130, 100)).toBe(true);
  expect(ground.squareOf(-2, 0).left).toBe(30);
  expect(ground.up(1)).toBe(true);
});

test("two fingers pinch about their middle", () => {
  ground.down(1, 140, 240);
  ground.down(2, 340, 240);
  ground.move(1, 90, 240);
  ground.move(2, 390, 240);
  expect(ground.zoom).toBeCloseTo(1.5);
  expect(ground.squareOf(0, 0).left + ground.squareOf(0, 0).size / 2).toBeCloseTo(240);
  expect(ground.up(1)).toBe(true);
  expect(ground.up(2)).toBe(true);
});

test("two fingers that go down together are no click", () => {
  ground.down(1, 140, 240);
  ground.down(2, 340, 240);
  expect(ground.up(2)).toBe(true);
  expect(ground.up(1)).toBe(true);
  ground.down(1, 140, 240);
  expect(ground.up(1)).toBe(false);
});
