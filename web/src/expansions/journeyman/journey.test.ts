import { expect, test, vi } from "vitest";
import type { Guide, JourneyView, Space, TableView } from "../../protocol";
import { aheadOf, bannerOf, bonusOn, markerOf, meets, nextRequirement, pieceOf, spaceTexts, TRACKS, tracksMet, zonesOf } from "./journey";

vi.mock("../../words.svelte", () => ({
  say: (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values).filter((value) => value !== undefined)].join(" "),
  named: (kind: string, id: string) => `${kind}-${id}`,
}));

const space = (requirement: string, changes: Partial<Space> = {}): Space => ({
  ...{ requirement, zone: 1, fee: 0, points: 0, hop: 0, banner: "", slot: "" },
  ...changes,
});
const table = {
  board: {
    players: [2],
    warrior: [space("broch"), space("sheep", { fee: 2 }), space("farm", { zone: 2, points: 3, slot: "II" })],
    merchant: [space("ship"), space("road", { zone: 3, banner: "income 4" })],
    herald: [space("castle", { zone: 4, hop: 5 })],
  },
  prices: [1, 3, 5, 8],
  bonus: [{ id: "two_roads", slot: "II", points: 0, gold: 0, roads: 2, movement: 0, income: 0 }],
} as unknown as TableView;

// On the I slots of warrior, merchant and herald, then on the II, then on the III.
const LAYOUT = ["wI", "mI", "hI", "two_roads", "mII", "hII", "wIII", "mIII", "hIII"];

const guide = {
  ahead: [{ space: 2 }, { space: 1 }, { space: 1 }],
  ways: [],
  meets: [
    ["sheep", [[0, 1], [2, -1]]],
    ["ship", [[0, 1]]],
    ["farm", [[1, 1]]],
  ],
} as unknown as Guide;

test("every slot has its bonus tile (W12)", () => {
  expect(TRACKS.map((track) => bonusOn(LAYOUT, track, "I"))).toEqual(["wI", "mI", "hI"]);
  expect(bonusOn(LAYOUT, "merchant", "III")).toBe("mIII");
  expect(bonusOn(LAYOUT, "herald", "II")).toBe("hII");
});

test("the text of a space has all that is printed or lies there", () => {
  expect(spaceTexts(table, LAYOUT, "warrior", 2)).toEqual([
    "page-journey-asks requirement-sheep",
    "page-journey-fee 2",
    "page-journey-castle 1",
  ]);
  expect(spaceTexts(table, LAYOUT, "warrior", 3)).toEqual([
    "page-journey-asks requirement-farm",
    "page-journey-points 3",
    "page-journey-bonus bonus-two_roads bonus-two-roads-text 0 0 2 0 0",
    "page-journey-castle 3",
  ]);
  expect(spaceTexts(table, LAYOUT, "merchant", 2)[1]).toBe("page-journey-banner-income 4");
  expect(spaceTexts(table, LAYOUT, "herald", 1)).toContain("page-journey-castle 8");
  expect(spaceTexts(table, LAYOUT, "herald", 1)).toContain("page-journey-hop 5");
  expect(spaceTexts(table, LAYOUT, "herald", 2)).toEqual([]);
});

test("a banner has a kind and a number", () => {
  expect(["income 4", "points 2", ""].map(bannerOf)).toEqual([{ kind: "income", value: 4 }, { kind: "points", value: 2 }, null]);
});

test("spaces are counted from 1, and stand in their zones", () => {
  const numbers = zonesOf(table.board, "warrior").map(({ zone, spaces }) => [zone, ...spaces.map(({ number }) => number)]);
  expect(numbers).toEqual([[1, 1, 2], [2, 3]]);
});

test("a tile allows the tracks whose next space it meets (W4)", () => {
  expect(TRACKS.map((track) => nextRequirement(table, guide, track))).toEqual(["sheep", "ship", "castle"]);
  expect(tracksMet(table, guide, [0, 1])).toEqual(["warrior", "merchant"]);
  expect(tracksMet(table, guide, [2, -1])).toEqual(["warrior"]);
  // Where a later space would be met, and where two numbers are changed round.
  expect(tracksMet(table, guide, [1, 1])).toEqual([]);
  expect(meets(guide, "sheep", [-1, 2])).toBe(false);
});

test("each track has its own marker, and each seat its own pieces", () => {
  const journey = { markers: [3, 0, 7] } as unknown as JourneyView;
  expect(TRACKS.map((track) => markerOf(journey, track))).toEqual([3, 0, 7]);
  expect(aheadOf(guide, "warrior").space).toBe(2);
  expect([0, 2].map((seat) => pieceOf("figure", seat))).toEqual(["/art/pieces/figure_blue.svg", "/art/pieces/figure_red.svg"]);
});
