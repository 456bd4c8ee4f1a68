// The cells of a land: their names ("2,-1" is two east and one south of the castle), and how they lie to each other.

import type { LaidTile } from "../protocol";

export type Cell = readonly [number, number];

/** Width of a cell before zooming, in pixels. */
export const CELL = 96;

/** A cell that can be chosen. */
export interface Spot {
  x: number;
  y: number;
  /** What choosing it does, in words. */
  text: string;
  /** What it would bring, on the cell itself. */
  badge?: string;
  /** The gold that it would bring every round. */
  income?: string;
  /** The best of all. */
  best?: boolean;
  pressed?: boolean;
}

/** A point of a cell, as parts of its side from its upper left corner. */
export type Inside = readonly [across: number, down: number];

/** A road that was placed, between two cells. */
export type PlacedRoad = readonly [Cell, Cell];

/** A rectangle of cells, in cells. */
export interface Bounds {
  west: number;
  east: number;
  south: number;
  north: number;
}

export const keyOf = (x: number, y: number): string => `${x},${y}`;
export const cellOf = (key: string): Cell => {
  const [x = 0, y = 0] = key.split(",").map(Number);
  return [x, y];
};

export const cellsOf = (things: readonly { x: number; y: number }[]): Cell[] => things.map(({ x, y }) => [x, y]);

export const laidAt = (laid: readonly LaidTile[] | undefined, key: string): LaidTile | null =>
  laid?.find(({ x, y }) => keyOf(x, y) === key) ?? null;

/** Where a cell lies in a drawing whose origin is the castle, and how large: attributes of an image or a rectangle. */
export const squareOf = ({ x, y }: { x: number; y: number }): { x: number; y: number; width: number; height: number } => ({
  x: x * CELL,
  y: -y * CELL,
  width: CELL,
  height: CELL,
});

/** The smallest rectangle around these cells and the castle, with some room. */
export function boundsOf(cells: readonly Cell[], room = 0): Bounds {
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  return {
    west: Math.min(0, ...xs) - room,
    east: Math.max(0, ...xs) + room,
    south: Math.min(0, ...ys) - room,
    north: Math.max(0, ...ys) + room,
  };
}

/** The nearest of these cells in a direction, for arrow keys. */
export function nearest(from: Cell, step: Cell, among: readonly Cell[]): Cell | null {
  let best: Cell | null = null;
  let least = Infinity;
  for (const cell of among) {
    const [east, north] = [cell[0] - from[0], cell[1] - from[1]];
    const ahead = east * step[0] + north * step[1];
    const aside = Math.abs(east * step[1]) + Math.abs(north * step[0]);
    if (ahead <= 0) continue;
    const distance = ahead + 2 * aside;
    if (distance < least) [best, least] = [cell, distance];
  }
  return best;
}

/** The side of its first cell on which a road leaves. */
export const sideOf = ([[x, y], [toX, toY]]: PlacedRoad): "east" | "west" | "north" | "south" =>
  toX > x ? "east" : toX < x ? "west" : toY > y ? "north" : "south";
