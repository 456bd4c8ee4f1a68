// The lesson of the expansion: one walk with a step by way of the castle, a bonus tile and a road. It begins in a
// prepared game, in the second round when everybody has built.

import type { Lesson, Step } from "../../lesson/steps";
import { preferences } from "../../preferences.svelte";
import type { Table } from "../../table.svelte";
import { keyOf } from "../../territory/cells";
import { plannedCells } from "./planning.svelte";

const CASTLE = keyOf(0, 0);
const LAND = "[data-part=land]";
const PANEL = "[data-part=decision]";
const BOARD = "[data-part=board]";

const isPlanning = (table: Table): boolean => table.view?.phase === "plan";
const isAskedToPlan = (table: Table): boolean => table.state?.decision?.phase === "plan";
/** Markers that are still to be collected. */
const left = (table: Table): string[] => table.own?.expansion?.plan?.map(([x, y]) => keyOf(x, y)) ?? [];
const hasWalkedFrom = (table: Table, cell: string): boolean => !isPlanning(table) && !left(table).includes(cell);
const hasWalked = (table: Table): boolean => !isPlanning(table) && !left(table).length;
/** The points of the round are counted, or it is over. */
const isCounted = (table: Table): boolean => !["plan", "walk", "step", "roads"].includes(table.view?.phase ?? "plan");

const STEPS: readonly Omit<Step, "of">[] = [
  { id: "welcome", target: LAND },
  { id: "tracks", target: BOARD, tab: "board" },
  { id: "asks", target: `${BOARD} [data-track=merchant]`, tab: "board" },
  {
    id: "castle",
    target: `[data-cell="${CASTLE}"]`,
    until: (table) => !isAskedToPlan(table) || plannedCells(table).includes(CASTLE),
  },
  { id: "ship", target: LAND, until: (table) => !isAskedToPlan(table) || plannedCells(table).length > 1 },
  { id: "seal", target: PANEL, until: (table) => !isAskedToPlan(table) },
  { id: "first", target: PANEL, until: (table) => hasWalkedFrom(table, CASTLE) },
  {
    id: "bonus",
    target: `${BOARD} [data-track=warrior]`,
    tab: "board",
    skip: (table) => !table.own?.expansion?.won.length,
  },
  { id: "second", target: PANEL, until: hasWalked },
  { id: "road", target: PANEL, until: isCounted },
  { id: "scored", target: "[data-part=scoring]", tab: "scoring" },
  { id: "end", target: BOARD, tab: "board" },
];

export default {
  steps: STEPS.map((step) => ({ ...step, of: "journey" })),
  table: (name) => ({
    seats: [{ type: "mine", name }, { type: "bot", bot: "novice" }],
    options: { expansion: "journeyman", pace: preferences.pace },
    lesson: true,
  }),
} satisfies Lesson;
