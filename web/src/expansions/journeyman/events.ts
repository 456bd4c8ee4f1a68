// The events of the expansion in the log, over the land and among the points.

import type { ShownEvent } from "../expansion";
import type { TableEvent } from "../../received.svelte";
import { PHASES } from "../../table/log";
import { named } from "../../words.svelte";

/** Names for the ids in an event. */
function words(event: TableEvent): Record<string, string> {
  switch (event.type) {
    case "stepped":
      return { track: named("track", event.track), reason: named("reason", event.reason) };
    case "won":
    case "bonus":
      return { bonus: named("bonus", event.bonus) };
    default:
      return {};
  }
}

/** What also happens on the walks, and in other phases too, or is not in the log. */
const ON_WALKS = ["plan", "stepped", "bonus"];

/** Whether a road answers the question before the points: they follow, and nothing of the walks does. */
function isLastRoad(events: readonly TableEvent[], at: number): boolean {
  const phaseOf = ({ type }: TableEvent) => PHASES[type] ?? EVENTS[type]?.phase;
  const next = events.slice(at + 1).find((event) => typeof phaseOf(event) === "string" || ON_WALKS.includes(event.type));
  return next !== undefined && phaseOf(next) === "scoring";
}

export const EVENTS: Readonly<Record<string, ShownEvent>> = {
  wages: { phase: "income", newsFor: "self" },
  granted: { newsFor: "self" },
  stepped: { words, newsFor: "others", source: "steps" },
  won: { words, newsFor: "self" },
  bonus: { words, source: "bonus" },
  walked: { phase: "walk", newsFor: "others" },
  road: { phase: (events, at) => (isLastRoad(events, at) ? "scoring" : null) },
  no_road: { phase: "scoring" },
  banners: { phase: "scoring", source: "banners" },
};
