// The areas of a land as the server sees them: which one is under a pointer, and what it is called.

import type { LandArea } from "../protocol";
import { say } from "../words.svelte";

/** A place on a tile as it lies: one of its sides, or its centre. */
type Place = "N" | "E" | "S" | "W" | "C";

/** A place on a tile of a land. */
export interface Point {
  x: number;
  y: number;
  place: Place;
}

/** How far the centre of a tile reaches from its middle, in cells; tiles are drawn like that. */
const CENTRE = 0.22;

/** The place on a tile at a distance from its middle, in cells to the east and to the south. */
export function placeAt(east: number, south: number): Place {
  if (Math.hypot(east, south) < CENTRE) return "C";
  if (Math.abs(east) > Math.abs(south)) return east > 0 ? "E" : "W";
  return south > 0 ? "S" : "N";
}

/** The area that a place belongs to; null where nothing lies. */
export const areaAt = (areas: readonly LandArea[], { x, y, place }: Point): LandArea | null =>
  areas.find(({ parts }) => parts.some((part) => part.x === x && part.y === y && part.places.includes(place))) ?? null;

/** A place on the area after this one, or before it; the first where none is pointed at. */
export function nextArea(areas: readonly LandArea[], from: Point | null, step: 1 | -1): Point | null {
  const at = from ? areas.findIndex((area) => area === areaAt(areas, from)) : -1;
  const part = areas.at(at < 0 ? Math.min(0, step) : (at + step) % areas.length)?.parts[0];
  return part ? { x: part.x, y: part.y, place: part.places[0] as Place } : null;
}

/** An area and its size: "lake, 3 tiles". */
export const sizeText = (terrain: string, count: number): string =>
  say("page-area-size", { area: say(`page-area-${terrain}`), count });

/** The same, with what is still open: "lake, 3 tiles, 2 open edges". */
export function areaText({ terrain, parts, open }: LandArea): string {
  const size = sizeText(terrain, parts.length);
  return open.length ? say("page-area-open", { size, count: open.length }) : say("page-area-completed", { size });
}
