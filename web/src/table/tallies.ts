// Points that were counted, ready to be read: equal lines together, each in words, with the cells it comes from.

import type { Line } from "../protocol";
import { keyOf } from "../territory/cells";
import { say } from "../words.svelte";

/** A line, or several that say the same of one tile each. */
export interface ReadLine {
  text: string;
  points: number;
  /** By name, as the land knows them; empty where nothing lies anywhere. */
  cells: ReadonlySet<string>;
}

/** Lines that count things on one tile each, and so can be counted together. */
const SUMMED = ["sheep", "farm_animals", "road_cattle"];

const lineText = (label: string, count: number): string => say(`line-${label.replaceAll("_", "-")}`, { count });

/** What says the same of one tile each, such as each tile on the castle road, is read as one line. */
export function readLines(lines: readonly Line[]): ReadLine[] {
  const groups = new Map<string, [Line, ...Line[]]>();
  lines.forEach((line, at) => {
    const { label, count, points, cells } = line;
    const key = SUMMED.includes(label) ? label : cells.length === 1 ? `${label} ${count} ${points}` : String(at);
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  });
  return [...groups.values()].map((group) => {
    const [{ label, count }] = group;
    const isSummed = SUMMED.includes(label);
    const text = lineText(label, isSummed ? group.reduce((sum, line) => sum + line.count, 0) : count);
    return {
      text: group.length > 1 && !isSummed ? `${group.length} × ${text}` : text,
      points: group.reduce((sum, line) => sum + line.points, 0),
      cells: new Set(group.flatMap(({ cells }) => cells.map(([x, y]) => keyOf(x, y)))),
    };
  });
}

/** How often a letter is still scored, the present round included (S4). */
export const timesLeft = (scored: readonly string[], round: number, letter: string): number =>
  scored.slice(round - 1).filter((letters) => letters.includes(letter)).length;
