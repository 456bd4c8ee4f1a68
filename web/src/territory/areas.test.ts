import { expect, test } from "vitest";
import type { LandArea } from "../protocol";
import { areaAt, nextArea, placeAt } from "./areas";

const area = (terrain: string, ...parts: [number, number, string][]): LandArea => ({
  terrain,
  parts: parts.map(([x, y, places]) => ({ x, y, places })),
  open: [],
});
const pasture = area("P", [0, 0, "NSC"], [0, 1, "SWC"]);
const water = area("W", [0, 0, "E"]);
const mountain = area("M", [0, 0, "W"]);
const areas = [pasture, mountain, water];

test.each([
  [0, 0, "C"],
  [0.1, -0.1, "C"],
  [0.4, 0.1, "E"],
  [-0.3, 0.2, "W"],
  [0.1, 0.3, "S"],
  [0.2, -0.45, "N"],
])("%s to the east and %s to the south of the middle is %s", (east, south, place) => {
  expect(placeAt(east, south)).toBe(place);
});

test("the area under a place", () => {
  expect(areaAt(areas, { x: 0, y: 1, place: "W" })).toBe(pasture);
  expect(areaAt(areas, { x: 0, y: 0, place: "E" })).toBe(water);
  expect(areaAt(areas, { x: 0, y: 1, place: "N" })).toBeNull();
  expect(areaAt(areas, { x: 5, y: 5, place: "C" })).toBeNull();
});

test("a key goes through all areas and begins again", () => {
  const found = [1, 1, 1, 1].reduce<(LandArea | null)[]>((list, step) => {
    const last = list.at(-1);
    const from = last ? nextArea([last], null, 1) : null;
    const next = nextArea(areas, from, step as 1);
    return [...list, next && areaAt(areas, next)];
  }, []);
  expect(found).toEqual([pasture, mountain, water, pasture]);
  expect(areaAt(areas, nextArea(areas, null, -1)!)).toBe(water);
  expect(areaAt(areas, nextArea(areas, { x: 0, y: 0, place: "C" }, -1)!)).toBe(water);
  expect(nextArea([], null, 1)).toBeNull();
});
