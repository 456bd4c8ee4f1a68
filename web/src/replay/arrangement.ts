// How several lands share one window.

import type { Bounds } from "../territory/cells";

/** What a land has around it, in pixels: who it belongs to, and what lies before that player. */
const AROUND = 96;

/** In how many columns these lands have the largest tiles, the smallest of them counted. */
export function columnsFor(lands: readonly Bounds[], width: number, height: number): number {
  let [best, most] = [1, 0];
  for (let columns = 1; columns <= lands.length; columns += 1) {
    const [wide, high] = [width / columns, height / Math.ceil(lands.length / columns) - AROUND];
    const tile = Math.min(...lands.map(({ west, east, south, north }) => Math.min(wide / (east - west + 1), high / (north - south + 1))));
    if (tile > most) [best, most] = [columns, tile];
  }
  return best;
}
