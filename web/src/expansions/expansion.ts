// What an expansion can add to the page. The base asks for nothing but these members; the index.ts in the folder of an
// expansion fills in those that it needs, and only there are the expansion's own fields of views and events read.

import type { Component } from "svelte";
import type { Desk } from "../decide/desk.svelte";
import type { IconName } from "../parts/Icon.svelte";
import type { SeatView, View } from "../protocol";
import type { TableEvent } from "../received.svelte";
import type { Table } from "../table.svelte";
import type { Example } from "../table/examples";
import type { PlacedRoad } from "../territory/cells";

export type Panel = Component<{ table: Table; desk: Desk }>;
export type Board = Component<{ view: View; desk: Desk; names: readonly string[]; me?: number | null }>;

export interface LandMarksProps {
  view: View;
  desk: Desk;
  seat: number;
  x: number;
  y: number;
  /** Whether the tiles are shown by their small drawings. */
  isSmall: boolean;
  /** The table, where it is the own land. */
  table?: Table | null;
}

export interface Expansion {
  /** What lies on a cell of a land, and, with the table of the own land, what is tried there. */
  landMarks?: Component<LandMarksProps> | null;
  /** Roads that were placed on the land of a seat; what a tile is worth there depends on them. */
  roads?: (seat: SeatView) => readonly PlacedRoad[];
  /** How far a seat has come, in one line. */
  summary?: Component<{ shown: SeatView; seat: number }> | null;
  /** The board that all seats have in addition to their land, fetched as a file of its own, and the icon of its tab. */
  board?: { icon: IconName; load: () => Promise<{ default: Board }> };

  /** The questions that it asks, by phase. */
  panels?: Readonly<Record<string, Panel>>;
  /** Moves that can be made at any time; shown below the open question while there are any. */
  anytime?: Panel | null;
  /** Why a seat pays nothing for what it buys, in words; null where it pays. */
  freePurchase?: (seat: SeatView) => string | null;

  /** What gaining a tile brings besides the points of its place, in words; null for nothing. */
  gainOf?: (tile: string) => string | null;

  /** The phases that it adds to a round, between building and scoring. */
  phases?: readonly string[];
  /** Its phases in which all seats decide at once. */
  simultaneous?: readonly string[];
  /** The phase of the round that is marked for a view: one of its own may be part of another. */
  shownPhase?: (view: View) => string;

  /** Its events, by type. */
  events?: Readonly<Record<string, ShownEvent>>;
  /** What gives points besides scoring tiles, scrolls and gold, in the order of the charts. */
  sources?: readonly Source[];
  /** A small land for each of its scoring tiles, by id. */
  examples?: Readonly<Record<string, Example>>;
}

export interface ShownEvent {
  /** The phase that the log lists it under; without one, that of the event before. */
  phase?: string | ((events: readonly TableEvent[], at: number) => string | null);
  /** Values of its sentence in the log that are words, not the ids in the event. */
  words?: (event: TableEvent) => Readonly<Record<string, string>>;
  /** Who sees it over the land when it happens. */
  newsFor?: "self" | "others";
  /** The source of its points. */
  source?: string;
}

export interface Source {
  id: string;
  /** Whether it is counted for all seats when a round ends. */
  isCounted: boolean;
  icon?: IconName;
  /** Its ground in charts: a colour, and a path of lines for those who see no colours. */
  pattern: { colour: string; lines: string };
}

/** An expansion with every member, and its board loaded: what the base asks. */
export interface Added extends Required<Omit<Expansion, "board">> {
  board: { icon: IconName; Board: Board } | null;
}

/** What is added to the base game, and to any other until its expansion is loaded. */
export const NOTHING: Added = {
  landMarks: null,
  roads: () => [],
  summary: null,
  board: null,
  panels: {},
  anytime: null,
  freePurchase: () => null,
  gainOf: () => null,
  phases: [],
  simultaneous: [],
  shownPhase: ({ phase }) => phase,
  events: {},
  sources: [],
  examples: {},
};
