// Where the symbols of the tiles in use are, so that nothing need be put over them.

import { materialDigest } from "./material.svelte";
import { request } from "./requests";
import { CELL } from "./territory/cells";

/** A rectangle on a cell, from its top left corner. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** By tile, the middle and the side of each symbol's square, north up. */
export type SymbolPlaces = Readonly<Record<string, readonly (readonly number[])[]>>;

/** The squares of a tile's symbols as it lies: turning moves them and keeps them upright. */
export function symbolBoxes(places: SymbolPlaces, tile: string, turn: number): Box[] {
  return (places[tile] ?? []).map(([x = 0, y = 0, side = 0]) => {
    for (let quarter = 0; quarter < turn % 4; quarter++) [x, y] = [CELL - y, x];
    return { left: x - side / 2, top: y - side / 2, width: side, height: side };
  });
}

/** Small drawings have larger symbols. */
export interface Symbols {
  full: SymbolPlaces;
  small: SymbolPlaces;
}

const known = $state<{ readonly places: Record<string, Symbols> }>({ places: {} });

/** The symbols of the material in use, as they are drawn; null until they are known. Asks for them once. */
export function symbolPlaces(isSmall = false): SymbolPlaces | null {
  const digest = materialDigest();
  const path = digest === null ? "/readings/symbols.json" : `/readings/symbols/${digest}.json`;
  const found = known.places[path];
  // Not at once: this is called while something is drawn, when nothing may change.
  if (found === undefined) queueMicrotask(() => void load(path));
  return found?.[isSmall ? "small" : "full"] ?? null;
}

const asked = new Set<string>();

async function load(path: string): Promise<void> {
  if (asked.has(path)) return;
  asked.add(path);
  try {
    known.places[path] = await request<Symbols>(path);
  } catch {
    // Marks stay at the edges of their tiles until the page is opened again.
  }
}
