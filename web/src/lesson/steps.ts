// The lesson: what is explained when, and what the pupil does before it goes on. It accompanies a real game.

import { preferences } from "../preferences.svelte";
import type { NewTable } from "../protocol";
import type { Table } from "../table.svelte";
import type { Tab } from "../table/tabs";

export interface Lesson {
  steps: readonly Step[];
  /** The table that it is taught at. */
  table: (name: string) => NewTable;
}

/** Tiles that speak for themselves, and the first of them brings points to nearly everybody in the first round. */
const SCORING = ["road_tiles", "squares", "completed_areas", "whisky_majority"] as const;

export interface Step {
  /** Its words are page-lesson-ID and page-lesson-ID-title. */
  id: string;
  /** In the lesson of an expansion: what stands before its id there. */
  of?: string;
  /** What it speaks of: a part of the table screen. */
  target: string | null;
  /** What a small screen shows meanwhile; the land, unless it is said. */
  tab?: Tab;
  /** Goes on by itself once this holds; without it the pupil says when. */
  until?: (table: Table) => boolean;
  /** Left out where this holds: what it speaks of has not happened. */
  skip?: (table: Table) => boolean;
}

const phaseOf = (table: Table): string => table.view?.phase ?? "";
const isAsked = (table: Table, phase: string): boolean => table.state?.decision?.phase === phase;
/** The round is behind us, whatever was skipped in it. */
const isLater = (table: Table): boolean => (table.view?.round ?? 1) > 1;
const isPast = (table: Table, phases: readonly string[]): boolean => isLater(table) || phases.includes(phaseOf(table));

const arePricesSealed = (table: Table): boolean =>
  !isAsked(table, "price") && isPast(table, ["price", "buy", "build", "over"]);

const STEPS: readonly Step[] = [
  { id: "welcome", target: "[data-part=land]" },
  { id: "income", target: "[data-part=players]" },
  { id: "scoring", target: "[data-part=scoring]", tab: "scoring" },
  { id: "rounds", target: "[data-part=rounds]", tab: "scoring" },
  { id: "draw", target: "[data-part=decision]", skip: arePricesSealed },
  { id: "deal", target: "[data-part=decision]", skip: arePricesSealed },
  { id: "price", target: "[data-part=decision]", until: arePricesSealed },
  { id: "reveal", target: "[data-part=decision]" },
  {
    id: "buy",
    target: "[data-part=decision]",
    until: (table) => isPast(table, ["build", "over"]) || (phaseOf(table) === "buy" && !isAsked(table, "buy")),
  },
  { id: "sell", target: "[data-part=players]" },
  { id: "build", target: "[data-part=land]", until: (table) => isLater(table) || (phaseOf(table) === "build" && !isAsked(table, "build")) },
  { id: "scored", target: "[data-part=scoring]", tab: "scoring" },
  { id: "later", target: "[data-part=rounds]", tab: "scoring" },
  { id: "final", target: null },
  { id: "end", target: null },
];

/** The lesson of the base game. */
export const FIRST: Lesson = {
  steps: STEPS,
  table: (name) => ({
    seats: [{ type: "mine", name }, { type: "bot", bot: "novice" }],
    options: { scoring: [...SCORING], start: 0, pace: preferences.pace },
  }),
};
