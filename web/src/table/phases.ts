// The phases of a round in the order in which they come, and what they are called.

import type { Added } from "../expansions/expansion";
import type { View } from "../protocol";
import { named, say } from "../words.svelte";

/** The phases of a round in this game. */
export const phasesOf = (added: Added): string[] => ["income", "price", "buy", "build", ...added.phases, "scoring"];

/** The one of them that a view is in: tiles are drawn to be priced. */
export const shownPhase = (view: View, added: Added): string => (view.phase === "draw" ? "price" : added.shownPhase(view));

export function phaseName(phase: string): string {
  if (phase === "income") return say("page-phase-income");
  if (phase === "scoring") return say("page-phase-scoring");
  if (phase === "end") return say("page-phase-end");
  return named("phase", phase);
}
