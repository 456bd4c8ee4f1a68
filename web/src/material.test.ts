import { expect, test } from "vitest";
import { loadMaterial, thumbArt, tileArt, tileShown } from "./material.svelte";

test("each turn of a tile has a drawing of its own, and north up has the short address", () => {
  expect([-1, 0, 1, 2, 3, 4].map((turn) => tileArt("7", turn))).toEqual(
    ["7-3", "7", "7-1", "7-2", "7-3", "7"].map((name) => `/art/tiles/${name}.svg`),
  );
});

test("small pictures have drawings of their own", () => {
  expect([0, 1].map((turn) => thumbArt("7", turn))).toEqual(["/art/thumbs/7.svg", "/art/thumbs/7-1.svg"]);
});

test("the address of a drawing names its tile and turn", () => {
  expect(tileShown(tileArt("castle", 3))).toEqual({ id: "castle", turn: 3 });
  expect(tileShown(tileArt("J8"))).toEqual({ id: "J8", turn: 0 });
  expect(tileShown(thumbArt("7", 1))).toEqual({ id: "7", turn: 1 });
  expect(tileShown("/art/symbols/ship.svg")).toBeNull();
});

test("drawings of another material are below its digest", async () => {
  await loadMaterial("0a1b");
  expect(tileArt("7", 2)).toBe("/art/0a1b/tiles/7-2.svg");
  expect(tileShown(tileArt("7", 2))).toEqual({ id: "7", turn: 2 });
});
