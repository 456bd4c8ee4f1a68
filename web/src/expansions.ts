// The expansions there are: what each adds to the table stands in the folder that has its name, and is loaded with it.

import type { Component } from "svelte";
import type { Desk } from "./decide/desk.svelte";
import type { JourneyView, View } from "./protocol";
import type { Table } from "./table.svelte";

export type Panel = Component<{ table: Table; desk: Desk }>;
export type LandMarks = Component<{ view: View; desk: Desk; seat: number; x: number; y: number }>;
export type DraftMarks = Component<{ table: Table; x: number; y: number }>;
export type Board = Component<{ view: View; desk: Desk; names: readonly string[]; me?: number | null }>;
export type Summary = Component<{ journey: JourneyView; seat: number }>;

export interface ExpansionParts {
  /** What lies on the cells of a land. */
  landMarks: LandMarks | null;
  /** What is tried on the cells of the own land. */
  draftMarks: DraftMarks | null;
  /** What all seats have beside their land. */
  board: Board | null;
  /** How far a seat has come, in a line. */
  summary: Summary | null;
  /** Moves that can be made at any time. */
  beside: Panel | null;
  /** The questions it asks, by phase. */
  panels: Readonly<Record<string, Panel>>;
}

const PANELS = { plan: "Planning", walk: "Walking", step: "Stepping", roads: "RoadQuestion" } as const;

const files = import.meta.glob<{ default: unknown }>("./*/{Planning,Walking,Stepping,RoadQuestion,Roads,LandMarks,DraftMarks,BoardPanel,JourneySummary}.svelte");

export const EXPANSIONS: readonly string[] = [...new Set(Object.keys(files).map((file) => file.split("/")[1] ?? ""))];

async function load(expansion: string, part: string): Promise<unknown> {
  return (await files[`./${expansion}/${part}.svelte`]?.())?.default ?? null;
}

export async function loadExpansion(name: string): Promise<ExpansionParts> {
  const [landMarks, draftMarks, board, beside, summary, ...panels] = await Promise.all(
    ["LandMarks", "DraftMarks", "BoardPanel", "Roads", "JourneySummary", ...Object.values(PANELS)].map((part) => load(name, part)),
  );
  return {
    landMarks: landMarks as LandMarks | null,
    draftMarks: draftMarks as DraftMarks | null,
    board: board as Board | null,
    beside: beside as Panel | null,
    summary: summary as Summary | null,
    panels: Object.fromEntries(Object.keys(PANELS).flatMap((phase, at) => (panels[at] ? [[phase, panels[at] as Panel]] : []))),
  };
}
