// Phases of a round by name.

import { named, say } from "../words.svelte";

export function phaseName(phase: string): string {
  if (phase === "draw") return say("page-replay-draw");
  if (phase === "over") return say("page-replay-over");
  return named("phase", phase);
}
