// Where the tiles of a hand may lie, put in order from the moves that the server allows and what it says they bring.

import type { LaidTile, Move, Placement } from "../protocol";
import { keyOf } from "../territory/cells";

/** Each tile, each cell where it fits, and the turns in which it does. */
export type Fits = ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>;

export function fitsOf(moves: readonly Move[]): Fits {
  const found = new Map<string, Map<string, number[]>>();
  for (const move of moves) {
    if (move.type !== "place") continue;
    const cells = found.get(move.tile) ?? new Map<string, number[]>();
    const key = keyOf(move.x, move.y);
    cells.set(key, [...(cells.get(key) ?? []), move.turn].sort());
    found.set(move.tile, cells);
  }
  return found;
}

/** The turn after this one, clockwise or back, among those that fit. */
export function nextTurn(turns: readonly number[], from: number, steps: number): number {
  const at = turns.indexOf(from) + steps;
  return turns[((at % turns.length) + turns.length) % turns.length] ?? from;
}

const better = (one: Placement, other: Placement): boolean =>
  (one.worth - other.worth || one.income - other.income || one.completed - other.completed) > 0;

/** The best way to lay a tile on each cell. */
export function bestByCell(placements: readonly Placement[]): ReadonlyMap<string, Placement> {
  const best = new Map<string, Placement>();
  for (const placement of placements) {
    const key = keyOf(placement.x, placement.y);
    const known = best.get(key);
    if (!known || better(placement, known)) best.set(key, placement);
  }
  return best;
}

/** A change as one reads it: "+4", "−1", "0". */
export const signed = (change: number): string => (change < 0 ? `−${-change}` : change ? `+${change}` : "0");

export const lies = (move: Move, laid: LaidTile): boolean =>
  move.type === "place" && move.tile === laid.tile && move.x === laid.x && move.y === laid.y && move.turn === laid.turn;
