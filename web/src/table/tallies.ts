// Points that were counted, ready to be read: equal lines together, each in words, with the cells it comes from.

import type { CompletedArea, Line } from "../protocol";
import { sizeText } from "../territory/areas";
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

/** Lines about a completed area that do not say which terrain it has. */
const OF_AN_AREA = ["completed_area", "large_area"];

/** Lines about an area that do not say how large it is. */
const WITHOUT_SIZE = ["completed_area", "completed_mountain", "broch_mountain", "harbour"];

const lineText = (label: string, count: number): string => say(`line-${label.replaceAll("_", "-")}`, { count });

const cellsText = (cells: Line["cells"]): string => cells.map(String).sort().join(" ");

/** Each line in words; those about an area name it and its size: "lake, 3 tiles". */
export function lineTexts(lines: readonly Line[], completed: readonly CompletedArea[]): string[] {
  const known = [...completed];
  return lines.map(({ label, count, cells }) => {
    if (OF_AN_AREA.includes(label)) {
      // Areas of two terrains may lie on the same tiles: each is named once.
      const at = known.findIndex((area) => cellsText(area.cells) === cellsText(cells));
      const [area] = at < 0 ? [] : known.splice(at, 1);
      if (area) return sizeText(area.terrain, cells.length);
    }
    const text = lineText(label, count);
    return WITHOUT_SIZE.includes(label) ? say("page-area-size", { area: text, count: cells.length }) : text;
  });
}

/**
 * What says the same of one tile each, such as each tile on the castle road, is read as one line; in brief, all that says
 * the same.
 */
export function readLines(lines: readonly Line[], completed: readonly CompletedArea[], isBrief = false): ReadLine[] {
  const texts = lineTexts(lines, completed);
  const groups = new Map<string, { text: string; lines: [Line, ...Line[]] }>();
  lines.forEach((line, at) => {
    const { label, points, cells } = line;
    const text = texts[at] ?? "";
    const key = SUMMED.includes(label) ? label : cells.length === 1 || isBrief ? `${text} ${points}` : String(at);
    const group = groups.get(key);
    if (group) group.lines.push(line);
    else groups.set(key, { text, lines: [line] });
  });
  return [...groups.values()].map(({ text, lines: group }) => {
    const [{ label }] = group;
    const several = group.length > 1 ? `${group.length} × ${text}` : text;
    return {
      text: SUMMED.includes(label) ? lineText(label, group.reduce((sum, line) => sum + line.count, 0)) : several,
      points: group.reduce((sum, line) => sum + line.points, 0),
      cells: new Set(group.flatMap(({ cells }) => cells.map(([x, y]) => keyOf(x, y)))),
    };
  });
}

/** How often a letter is still scored, the present round included (S4). */
export const timesLeft = (scored: readonly string[], round: number, letter: string): number =>
  scored.slice(round - 1).filter((letters) => letters.includes(letter)).length;
