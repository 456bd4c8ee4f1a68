import { beforeAll, expect, test, vi } from "vitest";
import { countsOf, gainsOf, lastCounted, sharesOf } from "../../end/sources";
import type { SeatView, View } from "../../protocol";
import type { TableEvent } from "../../received.svelte";
import { LogBook, textOf, type Round } from "../../table/log";
import { phasesOf, shownPhase } from "../../table/phases";
import { use } from "../../testing/catalogues";
import type { Added } from "../expansion";
import { loadExpansion } from "../registry";

// Asks the browser what its user prefers.
vi.mock("../../preferences.svelte", () => ({}));

let added: Added;
beforeAll(async () => {
  await use("en");
  added = await loadExpansion("journeyman");
});

const round = (number: number): TableEvent => ({ type: "round", round: number, start: 0, scored: "A", catch_up: 0 });
const shape = (rounds: Round[]) =>
  rounds.map(({ phases }) => phases.map(({ phase, entries }) => [phase, ...entries.map(({ events }) => events.length)]));

test("planning and walking come before scoring", () => {
  expect(phasesOf(added)).toEqual(["income", "price", "buy", "build", "plan", "walk", "scoring"]);
  expect(Object.keys(added.panels)).toEqual(["plan", "walk", "step", "roads"]);
});

test("a step belongs to what it comes after (W7, W8, W12)", () => {
  const shown = (phase: string, held: string | null): string => shownPhase({ phase, expansion: { held } } as View, added);
  expect(["purchase", "trade", "walks"].map((held) => shown("step", held))).toEqual(["buy", "buy", "walk"]);
  expect(shown("roads", null), "roads are laid right before the points (W13)").toBe("scoring");
  expect(["draw", "build", "plan"].map((phase) => shown(phase, null))).toEqual(["price", "build", "plan"]);
});

test("the bank pays for a seat that has that right (W12)", () => {
  const seat = (...rights: string[]) => ({ expansion: { rights } }) as unknown as SeatView;
  expect(added.freePurchase(seat("bank_pays"))).toBe("The bank pays for you.");
  expect(added.freePurchase(seat("two_purchases"))).toBeNull();
});

test("only roads before the points stand with them (W13)", () => {
  const place: TableEvent = { type: "place", seat: 0, tile: "1", x: 1, y: 0, turn: 0 };
  const plan: TableEvent = { type: "plan", seat: 0, cells: [], extra: false };
  const road: TableEvent = { type: "road", seat: 0, x: 0, y: 0, to_x: 0, to_y: 1 };
  const walked: TableEvent = { type: "walked", seat: 1, x: 0, y: 0, spent: 0, left: 3 };
  const banners = { type: "banners", seat: 0, points: 1, total: 1 } as TableEvent;
  const sealed: TableEvent = { type: "sealed", seat: 1, by: "clock" };
  const stepped = { type: "stepped", seat: 0, track: "herald", space: 1, reason: "bonus" } as TableEvent;
  const read = (...events: TableEvent[]) => shape(new LogBook(added).read([round(1), place, ...events]))[0];
  expect(read(road, walked, road, sealed, road, banners)).toEqual([["build", 1, 1], ["walk", 1], ["scoring", 1, 1, 1, 1]]);
  expect(read(walked, road, stepped, banners)).toEqual([["build", 1], ["walk", 1, 1, 1], ["scoring", 1]]);
  expect(read(walked, road)).toEqual([["build", 1], ["walk", 1, 1]]);
  expect(read(road, plan, banners)).toEqual([["build", 1, 1], ["scoring", 1]]);
});

test("the log has names for tracks, reasons and bonus tiles", () => {
  const events: TableEvent[] = [
    { type: "stepped", seat: 0, track: "herald", space: 2, reason: "sale", price: 0, fee: 0, points: 0, total: 0 },
    { type: "won", seat: 0, bonus: "bank_pays" },
    { type: "bonus", seat: 0, bonus: "bank_pays", points: 3, gained: 0, roads: 0, total: 3 },
  ];
  const entries = new LogBook(added).read(events).flatMap(({ phases }) => phases.flatMap((phase) => phase.entries));
  expect(entries.map((entry) => textOf(entry, () => "Ann"))).toEqual([
    "Ann: herald track, space 2 (tile sold)",
    "Ann wins a bonus tile: Bank pays",
    "Ann: the bonus tile “Bank pays” takes effect",
  ]);
});

const GAME: readonly TableEvent[] = [
  round(1),
  { type: "stepped", seat: 1, track: "herald", space: 2, reason: "sale", price: 0, fee: 0, points: 2, total: 2 },
  { type: "stepped", seat: 0, track: "herald", space: 1, reason: "sale", price: 0, fee: 0, points: 0, total: 0 },
  { type: "bonus", seat: 1, bonus: "points", points: 5, gained: 0, roads: 0, total: 7 },
  { type: "banners", seat: 1, lines: [], points: 4, total: 11 },
  { type: "scored", seat: 0, letter: "A", tile: "sheep", lines: [], points: 1, total: 1 },
  { type: "scrolls", seat: 0, lines: [], points: 1, total: 2 },
];

test("banners, steps and bonus tiles give points (W10 to W12)", () => {
  const gains = gainsOf(GAME, added);
  expect(gains.map(({ source, seat, points }) => [source, seat, points])).toEqual([
    ["steps", 1, 2],
    ["bonus", 1, 5],
    ["banners", 1, 4],
    ["A", 0, 1],
    ["scrolls", 0, 1],
  ]);
  const shares = sharesOf(gains, 2, added);
  expect(shares[1]?.map(({ source, points }) => [source, points])).toEqual([
    ["A", 0],
    ["banners", 4],
    ["steps", 2],
    ["bonus", 5],
    ["scrolls", 0],
  ]);
});

test("of these only banners are counted when a round ends", () => {
  const gains = gainsOf(GAME, added);
  const counts = countsOf(gains, 1, 2);
  expect(counts.map((count) => count.source)).toEqual(["banners", "A", "scrolls"]);
  expect(counts[0]?.gains.map((gain) => gain?.points ?? null)).toEqual([null, 4]);
  expect(lastCounted(gainsOf(GAME.slice(0, 4), added), 0)).toBeNull();
});
