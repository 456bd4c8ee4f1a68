import { expect, test } from "vitest";
import type { Explained, LandArea, View } from "../protocol";
import { Areas } from "./areas.svelte";

const area = (terrain: string, open: LandArea["open"] = []): LandArea => ({ terrain, parts: [{ x: 1, y: 2, places: "N" }], open });

function tableOf(...answers: (readonly LandArea[] | null)[]) {
  const asked: number[] = [];
  const table = {
    view: { seats: [{ territory: [] }, { territory: [] }] } as unknown as View,
    explain: (seat: number) => {
      asked.push(seat);
      const areas = answers.shift();
      return Promise.resolve(areas ? ({ areas } as Explained) : null);
    },
  };
  const lay = (): void => {
    table.view = { seats: [{ territory: [{ tile: "5", x: asked.length, y: 0, turn: 0 }] }, { territory: [] }] } as unknown as View;
  };
  return { areas: new Areas(table), asked, lay };
}

test("each land is asked for once, and again when it has changed", async () => {
  const { areas, asked, lay } = tableOf([area("P")], [area("W")]);
  expect(areas.of(0)).toEqual([]);
  await Promise.all([areas.load(0), areas.load(0)]);
  expect(areas.of(0).map(({ terrain }) => terrain)).toEqual(["P"]);
  lay();
  expect(areas.of(0).map(({ terrain }) => terrain)).toEqual(["P"]);
  await areas.load(0);
  expect(areas.of(0).map(({ terrain }) => terrain)).toEqual(["W"]);
  expect(asked).toEqual([0, 0]);
});

test("without an answer it is asked again", async () => {
  const { areas, asked } = tableOf(null, [area("M")]);
  await areas.load(1);
  expect(areas.of(1)).toEqual([]);
  await areas.load(1);
  expect(areas.of(1)).toHaveLength(1);
  expect(asked).toEqual([1, 1]);
});

test("what is completed, with its cells", async () => {
  const { areas } = tableOf([area("W"), area("P", [{ x: 1, y: 2, side: "N" }])]);
  await areas.load(0);
  expect(areas.completedOf(0)).toEqual([{ terrain: "W", cells: [[1, 2]] }]);
});
