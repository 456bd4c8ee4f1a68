// A small land for every scoring tile of the base game, laid by the rules, where it is plain what counts; skye.record.explain has counted them.

import type { LaidTile, Line } from "../protocol";

export interface Example {
  laid: readonly LaidTile[];
  lines: readonly Line[];
  /** Cells that give no points, but are the reason for them. */
  reasons?: readonly (readonly [number, number])[];
  /** Where the most counts (T1): what others have of it, and what that gives them. */
  rivals?: readonly { count: number; points: number }[];
  /** What is counted there, as a picture. */
  counted?: string;
  /** A cell on which a piece stands, and the picture of that piece. */
  figure?: readonly [number, number];
  piece?: string;
}

export const lay = (...tiles: readonly (readonly [tile: string, x: number, y: number, turn: number])[]): LaidTile[] =>
  tiles.map(([tile, x, y, turn]) => ({ tile, x, y, turn }));

export const EXAMPLES: Readonly<Record<string, Example>> = {
  squares: {
    laid: lay(["castle", 0, 0, 0], ["30", 0, 1, 2], ["70", 1, 0, 3], ["43", -1, 0, 1], ["50", -1, 1, 3], ["72", 1, 1, 1]),
    lines: [
      { label: "square", count: 1, points: 2, cells: [[-1, 0], [-1, 1], [0, 0], [0, 1]] },
      { label: "square", count: 1, points: 2, cells: [[0, 0], [0, 1], [1, 0], [1, 1]] },
    ],
  },
  sheep: {
    laid: lay(["castle", 0, 0, 0], ["33", 0, 1, 1], ["35", -1, 0, 1], ["27", -1, 1, 0]),
    lines: [
      { label: "sheep", count: 3, points: 3, cells: [[-1, 1]] },
      { label: "sheep", count: 2, points: 2, cells: [[0, 1]] },
    ],
  },
  broch_mountains: {
    laid: lay(["castle", 0, 0, 0], ["8", 0, -1, 0], ["4", -1, -1, 0], ["65", 1, 0, 1]),
    lines: [
      { label: "broch_mountain", count: 2, points: 3, cells: [[-1, -1], [0, -1]] },
      { label: "broch_mountain", count: 1, points: 1, cells: [[1, 0]] },
    ],
  },
  whisky_majority: {
    laid: lay(["castle", 0, 0, 0], ["31", 0, -1, 0], ["15", -1, -1, 2], ["26", -1, 0, 0]),
    lines: [{ label: "whisky_most", count: 3, points: 5, cells: [[-1, -1], [-1, 0], [0, -1]] }],
    rivals: [{ count: 2, points: 2 }, { count: 1, points: 0 }],
    counted: "/art/symbols/whisky.svg",
  },
  farm_animals: {
    laid: lay(["castle", 0, 0, 0], ["21", -1, 0, 2], ["32", -1, -1, 2], ["30", -2, -1, 3]),
    lines: [
      { label: "farm_animals", count: 3, points: 3, cells: [[-1, -1]] },
      { label: "farm_animals", count: 1, points: 1, cells: [[-1, 0]] },
    ],
    reasons: [[-2, -1]],
  },
  road_cattle: {
    laid: lay(["castle", 0, 0, 0], ["45", 0, 1, 0], ["37", 1, 1, 2], ["25", 2, 1, 1]),
    lines: [
      { label: "road_cattle", count: 1, points: 2, cells: [[0, 1]] },
      { label: "road_cattle", count: 1, points: 2, cells: [[1, 1]] },
    ],
  },
  road_tiles: {
    laid: lay(["castle", 0, 0, 0], ["64", 0, 1, 2], ["26", -1, 0, 3], ["62", 1, 0, 1], ["12", -1, 1, 1]),
    lines: [
      { label: "road_tile", count: 1, points: 1, cells: [[-1, 0]] },
      { label: "road_tile", count: 1, points: 1, cells: [[-1, 1]] },
      { label: "road_tile", count: 1, points: 1, cells: [[0, 1]] },
    ],
  },
  largest_lake: {
    laid: lay(["castle", 0, 0, 0], ["63", 1, 0, 3], ["13", 0, 1, 3], ["6", 1, 1, 2], ["41", 2, 0, 3]),
    lines: [{ label: "largest_lake", count: 3, points: 6, cells: [[0, 0], [1, 0], [1, 1]] }],
  },
  completed_areas: {
    laid: lay(["castle", 0, 0, 0], ["36", 0, 1, 3], ["30", 1, 1, 3], ["24", 1, 0, 2], ["42", -1, 0, 3]),
    lines: [
      { label: "completed_area", count: 1, points: 1, cells: [[-1, 0]] },
      { label: "completed_area", count: 1, points: 1, cells: [[-1, 0], [0, 0]] },
      { label: "completed_area", count: 1, points: 1, cells: [[0, 0], [1, 0]] },
    ],
  },
  large_areas: {
    laid: lay(["castle", 0, 0, 0], ["43", -1, 0, 1], ["25", -2, 0, 0], ["10", 0, 1, 1], ["7", 0, -1, 1], ["62", -1, -1, 3]),
    lines: [{ label: "large_area", count: 3, points: 3, cells: [[0, -1], [0, 0], [0, 1]] }],
  },
  building_sets: {
    laid: lay(["castle", 0, 0, 0], ["10", -1, 0, 3], ["45", 0, -1, 3], ["30", -1, -1, 3]),
    lines: [{ label: "building_set", count: 1, points: 5, cells: [[-1, -1], [-1, 0], [0, -1]] }],
  },
  ship_majority: {
    laid: lay(["castle", 0, 0, 0], ["54", -1, 0, 2], ["53", 1, 0, 0]),
    lines: [{ label: "ships_most", count: 3, points: 5, cells: [[-1, 0], [1, 0]] }],
    rivals: [{ count: 2, points: 2 }, { count: 1, points: 0 }],
    counted: "/art/symbols/ship.svg",
  },
  gold_majority: {
    laid: lay(),
    lines: [{ label: "gold_most", count: 9, points: 5, cells: [] }],
    rivals: [{ count: 7, points: 2 }, { count: 4, points: 0 }],
  },
  harbours: {
    laid: lay(["castle", 0, 0, 0], ["60", 1, 0, 0], ["46", 0, 1, 0], ["70", -1, 1, 1]),
    lines: [{ label: "harbour", count: 1, points: 3, cells: [[-1, 1], [0, 1]] }],
  },
  columns: {
    laid: lay(["castle", 0, 0, 0], ["33", 0, 1, 0], ["22", 1, 1, 0], ["45", 0, -1, 3]),
    lines: [{ label: "column", count: 3, points: 3, cells: [[0, -1], [0, 0], [0, 1]] }],
  },
  completed_mountains: {
    laid: lay(["castle", 0, 0, 0], ["73", -1, 0, 1], ["36", 0, -1, 3], ["24", 1, 0, 2]),
    lines: [{ label: "completed_mountain", count: 1, points: 2, cells: [[-1, 0], [0, 0]] }],
  },
  broch_lines: {
    laid: lay(["castle", 0, 0, 0], ["1", 0, 1, 2], ["8", 1, 1, 2], ["27", 1, 0, 3]),
    lines: [
      { label: "broch_column", count: 1, points: 1, cells: [[0, 1]] },
      { label: "broch_row", count: 2, points: 1, cells: [[0, 1], [1, 1]] },
      { label: "broch_column", count: 1, points: 1, cells: [[1, 1]] },
    ],
  },
  symbol_rows: {
    laid: lay(["castle", 0, 0, 0], ["46", 0, 1, 1], ["36", -1, 0, 1], ["19", -2, 0, 1], ["21", -2, 1, 1]),
    lines: [{ label: "symbol_row", count: 2, points: 2, cells: [[-2, 1], [0, 1]] }],
  },
};
