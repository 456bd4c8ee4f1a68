// Places on a cell for what lies there in addition to its tile: over no symbol, and not over each other.

import { CELL } from "../../territory/cells";
import type { Box } from "../../symbols.svelte";

export interface Mark {
  width: number;
  height: number;
  /** The point of the cell that it is put next to if there is room, in parts of the cell's side. */
  at: readonly [x: number, y: number];
  /** How small it may become before the others do. */
  least: number;
}

/** The marks of the expansion. A number that moves a marker has a sign next to it, a crossing has an arrow. */
export const MARKS = {
  figure: { width: 34, height: 40, at: [0, 1], least: 0.64 },
  marker: { width: 32, height: 32, at: [1, 1], least: 0.72 },
  number: { width: 25, height: 23, at: [1, 1], least: 0.9 },
  moved: { width: 43, height: 23, at: [1, 1], least: 0.9 },
  crossing: { width: 30, height: 18, at: [0, 0.5], least: 0.8 },
  crest: { width: 23, height: 23, at: [0, 0], least: 0.8 },
} satisfies Readonly<Record<string, Mark>>;

/** How large marks are drawn, the preferred first. */
const SCALES = [1.2, 1.1, 1, 0.9, 0.8, 0.72, 0.64, 0.56, 0.48, 0.4, 0.34];
/** Free pixels at the edge of a cell. */
const MARGIN = 2;
/** Where there is no room next to its point, all marks are turned about the middle of the cell. */
const TURNS = [0, 1, 2, 3];

export const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top));

/** Where a span can begin: at the edges of the cell, in its middle, and next to what is taken. */
function beginnings(length: number, starts: readonly number[], ends: readonly number[]): number[] {
  const last = CELL - MARGIN - length;
  return [MARGIN, last, (CELL - length) / 2, ...starts.map((start) => start - length), ...ends].filter((at) => at >= MARGIN && at <= last);
}

function isFree(left: number, top: number, right: number, bottom: number, taken: readonly Box[]): boolean {
  const hair = 1e-6;
  for (const box of taken)
    if (
      left < box.left + box.width - hair &&
      right > box.left + hair &&
      top < box.top + box.height - hair &&
      bottom > box.top + hair
    )
      return false;
  return true;
}

/** The free place for a rectangle whose middle is nearest to a point. */
function nearest(width: number, height: number, [x, y]: Mark["at"], taken: readonly Box[]): Box | null {
  const tops = beginnings(height, taken.map(({ top }) => top), taken.map((box) => box.top + box.height));
  let best: Box | null = null;
  let least = Infinity;
  for (const left of beginnings(width, taken.map((box) => box.left), taken.map((box) => box.left + box.width)))
    for (const top of tops) {
      const distance = Math.abs(left + width / 2 - x * CELL) + Math.abs(top + height / 2 - y * CELL);
      if (distance < least && isFree(left, top, left + width, top + height, taken))
        [best, least] = [{ left, top, width, height }, distance];
    }
  return best;
}

function turned([x, y]: Mark["at"], turn: number): Mark["at"] {
  return turn ? turned([1 - y, x], turn - 1) : [x, y];
}

/** Every mark in a place, none larger than this; null where one has no place. */
function arranged(marks: readonly Mark[], most: number, taken: readonly Box[], turn: number): Box[] | null {
  const places: Box[] = [];
  for (const { width, height, at, least } of marks) {
    let place: Box | null = null;
    for (const scale of SCALES) {
      if (place || scale > most || scale < Math.min(least, most)) continue;
      place = nearest(width * scale, height * scale, turned(at, turn), [...taken, ...places]);
    }
    if (!place) return null;
    places.push(place);
  }
  return places;
}

/** A place for each mark, as large as there is room for all of them; none where there is not even room for small ones. */
export function placeMarks(taken: readonly Box[], marks: readonly Mark[]): Box[] {
  for (const most of SCALES)
    for (const turn of TURNS) {
      const found = arranged(marks, most, taken, turn);
      if (found) return found;
    }
  return [];
}
