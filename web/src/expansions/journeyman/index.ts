// Journeyman: all that it adds to the page.

import type { Expansion } from "../expansion";
import { symbolsIn } from "../../material.svelte";
import { say } from "../../words.svelte";
import { EVENTS } from "./events";
import { EXAMPLES } from "./examples";
import JourneySummary from "./JourneySummary.svelte";
import LandMarks from "./LandMarks.svelte";
import "./panels.css";
import Planning from "./Planning.svelte";
import RoadPanel from "./RoadPanel.svelte";
import RoadQuestion from "./RoadQuestion.svelte";
import Stepping from "./Stepping.svelte";
import Walking from "./Walking.svelte";

const paler = (colour: string): string => `color-mix(in srgb, var(--${colour}) 22%, var(--paper))`;

export default {
  landMarks: LandMarks,
  roads: ({ expansion }) => expansion?.laid ?? [],
  summary: JourneySummary,
  board: { icon: "walk", load: () => import("./BoardPanel.svelte") },

  panels: { plan: Planning, walk: Walking, step: Stepping, roads: RoadQuestion },
  anytime: RoadPanel,
  freePurchase: ({ expansion }) => (expansion?.rights.includes("bank_pays") ? say("page-trade-bank-pays") : null),

  gainOf: (tile) => (symbolsIn(tile, "journeyman") ? say("page-trade-step") : null),

  phases: ["plan", "walk"],
  simultaneous: ["plan"],
  /** A step is part of what it comes after, and roads are laid right before the points. */
  shownPhase: ({ phase, expansion }) => {
    if (phase === "roads") return "scoring";
    if (phase === "step") return expansion?.held === "walks" ? "walk" : "buy";
    return phase;
  },

  events: EVENTS,
  sources: [
    { id: "banners", isCounted: true, icon: "banner", pattern: { colour: paler("moss"), lines: "M2 0v8M6 0v8" } },
    { id: "steps", isCounted: false, pattern: { colour: paler("loch"), lines: "M-2-2 10 10M6-2l4 4M-2 6l4 4" } },
    { id: "bonus", isCounted: false, pattern: { colour: paler("heather"), lines: "M0 0h8M0 0v8" } },
  ],
  examples: EXAMPLES,
} satisfies Expansion;
