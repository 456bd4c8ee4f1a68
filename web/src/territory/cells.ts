// Cells by name: "2,-1" is two east and one south of the castle.

import type { LaidTile } from "../protocol";
import type { Bounds } from "./ground.svelte";

export type Cell = readonly [number, number];

export const keyOf = (x: number, y: number): string => `${x},${y}`;
export const cellOf = (key: string): Cell => {
  const [x = 0, y = 0] = key.split(",").map(Number);
  return [x, y];
};

/** The smallest rectangle around these cells, with some room. */
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

export const cellsOf = (laid: readonly LaidTile[]): Cell[] => laid.map(({ x, y }) => [x, y]);

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
