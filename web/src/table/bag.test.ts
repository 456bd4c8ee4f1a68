import { expect, test } from "vitest";
import type { View } from "../protocol";
import { countSymbols, placedTiles, symbolCounts, withSymbol } from "./bag";

const laid = (tile: string) => ({ tile, x: 0, y: 0, turn: 0 });
const offer = (tile: string) => ({ tile, price: null, axe: false });
const seat = (territory: string[], offers: string[] = [], hand: string[] = []) => ({
  territory: ["castle", ...territory].map(laid),
  offers: offers.map(offer),
  hand,
});
const view = {
  bag: ["1", "10", "2"],
  seats: [seat(["3"], ["4", "5"]), seat(["6", "7"], [], ["8"])],
} as unknown as View;

const SYMBOLS: Record<string, string[]> = {
  "1": ["ship", "ship"],
  "2": ["whisky", "scroll_sheep"],
  "3": ["ship"],
  "4": ["scroll_ship"],
  "7": ["ship", "farm"],
};
const symbolsOf = (tile: string): string[] => SYMBOLS[tile] ?? [];

test("every tile is in one place, and the castles in none", () => {
  const placed = placedTiles(view);
  expect(placed.map(({ tile, place, seat }) => `${tile} ${place} ${seat}`)).toEqual([
    "1 bag null",
    "2 bag null",
    "10 bag null",
    "4 drawn 0",
    "5 drawn 0",
    "3 laid 0",
    "8 drawn 1",
    "6 laid 1",
    "7 laid 1",
  ]);
});

test("symbols are counted one by one, scrolls of all kinds together and last", () => {
  expect(symbolCounts(placedTiles(view), symbolsOf)).toEqual([
    { kind: "ship", left: 2, all: 4 },
    { kind: "whisky", left: 1, all: 1 },
    { kind: "farm", left: 0, all: 1 },
    { kind: "scroll", left: 1, all: 2 },
  ]);
});

test("only tiles with a symbol", () => {
  const placed = placedTiles(view);
  const tiles = (kind: string | null): string[] => withSymbol(placed, kind, symbolsOf).map(({ tile }) => tile);
  expect(tiles("ship")).toEqual(["1", "3", "7"]);
  expect(tiles("scroll")).toEqual(["2", "4"]);
  expect(tiles(null)).toHaveLength(9);
  expect(countSymbols(withSymbol(placed, "ship", symbolsOf), "ship", symbolsOf)).toBe(4);
});
