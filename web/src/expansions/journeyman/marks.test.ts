import { describe, expect, test } from "vitest";
import { symbolBoxes, type SymbolPlaces } from "../../symbols.svelte";
import { CELL } from "../../territory/cells";
import symbols from "../../testing/symbols.json";
import { MARKS, overlap, placeMarks, type Mark } from "./marks";

/** Pixels that nobody sees. */
const HAIR = 0.01;

const { figure, marker, number, moved, crossing, crest } = MARKS;
/** Every set of marks that a cell can have: a marker or the number of a plan, not both. */
const SETS: Mark[][] = [[], [figure]].flatMap((standing) =>
  [[], [marker], [number], [moved]].flatMap((planned) =>
    [0, 1, 2, 3].map((crests) => [...standing, ...planned, ...Array<Mark>(crests).fill(crest)]),
  ),
);
/** On the way to a cell the walk may cross two of its edges. */
const WALKS: Mark[][] = [figure, marker, number].flatMap((mark) => [
  [mark, crossing, crest],
  [mark, crossing, { ...crossing, at: [0.5, 1] }, crest, crest, crest],
]);

const TILES = Object.keys(symbols.full).flatMap((tile) => (tile === "castle" ? [0] : [0, 1, 2, 3]).map((turn) => ({ tile, turn })));

const check = (places: SymbolPlaces, least: number) => (marks: readonly Mark[]): string[] =>
  TILES.flatMap(({ tile, turn }) => {
    const taken = symbolBoxes(places, tile, turn);
    const found = placeMarks(taken, marks);
    const isClear = found.every(
      (box, at) =>
        [...taken, ...found.slice(0, at)].every((other) => overlap(box, other) < HAIR) &&
        box.left >= 0 && box.top >= 0 && box.left + box.width <= CELL && box.top + box.height <= CELL,
    );
    const isLarge = found.every(({ width }, at) => width >= (marks[at]?.width ?? 0) * least);
    return found.length === marks.length && isClear && isLarge ? [] : [`${tile} turned ${turn}`];
  });

// As large a part of what is wanted a mark must be to be read; in small drawings there is less room.
describe.each([["full", 0.5], ["small", 0.3]] as const)("on %s drawings", (drawn, least) => {

  test("marks cover no symbol and not each other, on all 81 tiles and the castle, however they lie", { timeout: 120_000 }, () => {
    expect(TILES.length).toBe(81 * 4 + 1);
    expect(SETS.flatMap(check(symbols[drawn], least))).toEqual([]);
  });

  test("nor does the way of a walk", { timeout: 120_000 }, () => {
    expect(WALKS.flatMap(check(symbols[drawn], least))).toEqual([]);
  });
});

test("a symbol in the middle leaves no room for what is too large", () => {
  expect(placeMarks([{ left: 2, top: 2, width: 92, height: 92 }], [figure])).toEqual([]);
});

test("turning moves symbols about the middle of the tile", () => {
  const middles = [0, 1, 2, 3].map((turn) =>
    symbolBoxes({ one: [[20, 10, 8]] }, "one", turn).map(({ left, top, width }) => [left + width / 2, top + width / 2]),
  );
  expect(middles).toEqual([[[20, 10]], [[86, 20]], [[76, 86]], [[10, 76]]]);
});
