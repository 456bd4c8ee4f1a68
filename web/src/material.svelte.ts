// The material in use, and its tiles in words for screen readers: what lies on each edge, the roads, the symbols.

import { listed, named, say } from "./words.svelte";
import { request } from "./requests";

export interface TileFacts {
  id: string;
  /** Terrains of the north, east, south and west edge, one letter each. */
  edges: string;
  centre: string;
  /** Each road as the letters of the sides that it joins. */
  roads: readonly string[];
  symbols: readonly string[];
}

export interface ScoringFacts {
  id: string;
  points: readonly number[];
  /** The expansion it comes with; null for the base game. */
  expansion: string | null;
}

interface Material {
  tiles: readonly TileFacts[];
  scoring: readonly ScoringFacts[];
}

interface Known {
  /** Of a material that is not the shipped one; null for that. */
  digest: string | null;
  tiles: ReadonlyMap<string, TileFacts>;
  scoring: readonly ScoringFacts[];
}
const known = $state<Known>({ digest: null, tiles: new Map(), scoring: [] });

const asked = new Map<string | null, Promise<Material>>();

/**
 * Show the material of a digest, or the shipped one, and fetch what stands on its tiles once. Without an answer tiles
 * go by their numbers, until it is asked for again.
 */
export async function loadMaterial(digest: string | null = null): Promise<void> {
  if (known.digest !== digest) [known.digest, known.tiles, known.scoring] = [digest, new Map(), []];
  let reading = asked.get(digest);
  if (!reading) {
    reading = request<Material>(digest === null ? "/readings/material.json" : `/readings/material/${digest}.json`);
    asked.set(digest, reading);
  }
  try {
    const { tiles, scoring } = await reading;
    if (known.digest !== digest) return;
    known.tiles = new Map(tiles.map((tile) => [tile.id, tile]));
    known.scoring = scoring;
  } catch {
    asked.delete(digest);
  }
}

/** The digest of the material in use; null for the shipped one. */
export const materialDigest = (): string | null => known.digest;

/** Where the drawing of something is that may look different in another material. */
export const art = (kind: string, name: string): string =>
  known.digest === null ? `/art/${kind}/${name}.svg` : `/art/${known.digest}/${kind}/${name}.svg`;

/** Below this width in pixels a tile is shown by its thumb: calm ground, bold symbols. */
export const SMALL = 64;

/** Where the drawing of a tile is as it lies after quarter turns clockwise: only land and roads turn, symbols are upright. */
export function tileArt(id: string, turn = 0, isSmall = false): string {
  const quarter = ((turn % 4) + 4) % 4;
  return art(isSmall ? "thumbs" : "tiles", quarter ? `${id}-${quarter}` : id);
}

export const thumbArt = (id: string, turn = 0): string => tileArt(id, turn, true);

/** The tile that an address shows, as it lies; null for other drawings. */
export function tileShown(address: string): { id: string; turn: number } | null {
  const [, id, turn] = /^\/art\/(?:\w+\/)?(?:tiles|thumbs)\/(\w+?)(?:-([123]))?\.svg$/.exec(address) ?? [];
  return id === undefined ? null : { id, turn: Number(turn ?? 0) };
}

/** The browser has a picture as long as it is referenced. */
export const loadPicture = (src: string): HTMLImageElement => Object.assign(new Image(), { src });

/** Loads a tile in all turns, so that turning it never shows a gap. */
export const loadTurns = (id: string, isSmall = false): HTMLImageElement[] =>
  [0, 1, 2, 3].map((turn) => loadPicture(tileArt(id, turn, isSmall)));

export const scoringTiles = (): readonly ScoringFacts[] => known.scoring;

export const tileName = (id: string): string => (id === "castle" ? named("word", "castle") : say("page-tile", { tile: id }));

/** The four edges as they lie after quarter turns clockwise, from the north on. */
const lying = (edges: string, turn: number): string[] => [0, 1, 2, 3].map((side) => edges[(side - turn + 4) % 4] ?? "");

/** The kind of every single symbol on a tile. */
export const symbolKinds = (id: string): readonly string[] => known.tiles.get(id)?.symbols ?? [];

/** What is drawn on a tile, each kind once. */
export function symbolsOn(id: string): { kind: string; name: string }[] {
  const counts = new Map<string, number>();
  for (const kind of symbolKinds(id)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => ({ kind, name: (count > 1 ? `${count} × ` : "") + named("symbol", kind) }));
}

/** How many symbols of a kind are on a tile. */
export const symbolsIn = (id: string, kind: string): number =>
  symbolKinds(id).filter((symbol) => symbol === kind).length;

/** A tile as it lies, in words. */
export function tileText(id: string, turn = 0): string {
  const facts = known.tiles.get(id);
  if (!facts) return tileName(id);
  const [north, east, south, west] = lying(facts.edges, turn).map((terrain) => named("terrain", terrain));
  const sides = "NESW";
  const roads = facts.roads.map((road) =>
    listed([...road].map((side) => say(`page-side-${sides[(sides.indexOf(side) + turn) % 4]}`))),
  );
  const symbols = symbolsOn(id).map(({ name }) => name);
  return [
    tileName(id),
    say("page-tile-edges", { north, east, south, west }),
    ...roads.map((sides) => say("page-tile-road", { sides })),
    ...(symbols.length ? [listed(symbols)] : []),
  ].join("; ");
}

/** Where a cell lies, seen from the castle. */
export function placeText(x: number, y: number): string {
  if (x === 0 && y === 0) return say("page-place-castle");
  const parts = [
    ...(y ? [say(y > 0 ? "page-place-north" : "page-place-south", { count: Math.abs(y) })] : []),
    ...(x ? [say(x > 0 ? "page-place-east" : "page-place-west", { count: Math.abs(x) })] : []),
  ];
  return parts.join(", ");
}
