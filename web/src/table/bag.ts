// Where every tile of a game is, as everybody can see it, and how many symbols of each kind are still in the bag.

import type { View } from "../protocol";

type Place = "bag" | "drawn" | "laid";

export interface Placed {
  tile: string;
  place: Place;
  /** Whose it is, or who has drawn it; null in the bag. */
  seat: number | null;
}

const CASTLE = "castle";

/** Every tile of the game in its one place (X1); castles are never in the bag. */
export function placedTiles({ bag, seats }: View): Placed[] {
  const numbered = bag.toSorted((one, other) => one.localeCompare(other, "en", { numeric: true }));
  return [
    ...numbered.map((tile): Placed => ({ tile, place: "bag", seat: null })),
    ...seats.flatMap(({ offers, hand, territory }, seat) => [
      ...[...offers.map(({ tile }) => tile), ...hand].map((tile): Placed => ({ tile, place: "drawn", seat })),
      ...territory.filter(({ tile }) => tile !== CASTLE).map(({ tile }): Placed => ({ tile, place: "laid", seat })),
    ]),
  ];
}

/** All scrolls are one kind here: there are two tiles of each. */
export const SCROLL = "scroll";
const kindOf = (symbol: string): string => (symbol.startsWith(`${SCROLL}_`) ? SCROLL : symbol);

type Symbols = (tile: string) => readonly string[];

/** How many symbols of a kind are on these tiles. */
export const countSymbols = (placed: readonly Placed[], kind: string, symbolsOf: Symbols): number =>
  placed.flatMap(({ tile }) => symbolsOf(tile)).filter((symbol) => kindOf(symbol) === kind).length;

/** The tiles with a symbol of this kind, or all for none. */
export const withSymbol = (placed: readonly Placed[], kind: string | null, symbolsOf: Symbols): readonly Placed[] =>
  kind === null ? placed : placed.filter(({ tile }) => symbolsOf(tile).some((symbol) => kindOf(symbol) === kind));

/** Each kind of symbol with how many are in the bag and how many there are, the most frequent first, scrolls last. */
export function symbolCounts(placed: readonly Placed[], symbolsOf: Symbols): { kind: string; left: number; all: number }[] {
  const kinds = new Set(placed.flatMap(({ tile }) => symbolsOf(tile).map(kindOf)));
  const inBag = placed.filter(({ place }) => place === "bag");
  return [...kinds]
    .map((kind) => ({ kind, left: countSymbols(inBag, kind, symbolsOf), all: countSymbols(placed, kind, symbolsOf) }))
    .toSorted((one, other) => Number(one.kind === SCROLL) - Number(other.kind === SCROLL) || other.all - one.all);
}
