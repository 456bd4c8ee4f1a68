// The phases of a round in the order in which they come, and what they are called.

import type { View } from "../protocol";
import { named, say } from "../words.svelte";

/** Those in which the expansion asks something after building. */
const AFTER_BUILDING = ["plan", "walk"];

/** The phases of a round in this game. */
export const phasesOf = (view: View): string[] => [
  "income",
  "price",
  "buy",
  "build",
  ...(view.expansion ? AFTER_BUILDING : []),
  "scoring",
];

/** The one of them that a view is in: tiles are drawn to be priced, a step belongs to what it comes after, and roads are
 * laid right before the points. */
export function shownPhase(view: View): string {
  if (view.phase === "draw") return "price";
  if (view.phase === "roads") return "scoring";
  if (view.phase === "step") return view.expansion?.held === "walks" ? "walk" : "buy";
  return view.phase;
}

export function phaseName(phase: string): string {
  if (phase === "income") return say("page-phase-income");
  if (phase === "scoring") return say("page-phase-scoring");
  if (phase === "end") return say("page-phase-end");
  return named("phase", phase);
}
