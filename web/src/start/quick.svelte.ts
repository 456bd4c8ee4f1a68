// What "play now" means to this reader: how many bots, which, which game; remembered.

import { EXPANSIONS } from "../expansions/registry";
import type { BotName, NewTable } from "../protocol";
import { recall, remember } from "../storage";
import { isBot } from "./bots";

interface Quick {
  bots: number;
  bot: BotName;
  expansion: string | null;
  /** null as long as the reader has not said: the set for a first game, and drawn from the second on. */
  scoring: "first" | "random" | null;
  hasPlayed: boolean;
}

/** How many bots one can play against. */
export const BOT_COUNTS: readonly number[] = [1, 2, 3, 4];

const USUAL: Quick = { bots: 1, bot: "novice", expansion: null, scoring: null, hasPlayed: false };

function remembered(): Quick {
  const kept = { ...USUAL, ...recall<Partial<Quick>>("quick", {}) };
  // Another version may have kept what this one does not know.
  return {
    bots: BOT_COUNTS.includes(kept.bots) ? kept.bots : USUAL.bots,
    bot: isBot(kept.bot) ? kept.bot : USUAL.bot,
    expansion: EXPANSIONS.find((known) => known === kept.expansion) ?? null,
    scoring: kept.scoring === "first" || kept.scoring === "random" ? kept.scoring : null,
    hasPlayed: kept.hasPlayed === true,
  };
}

const kept = $state<Quick>(remembered());

export const quick: Readonly<Quick> = kept;

export const quickScoring = (): "first" | "random" => kept.scoring ?? (kept.hasPlayed ? "random" : "first");

/** Change some of it, now and for the next visit. */
export function changeQuick(changes: Partial<Quick>): void {
  Object.assign(kept, changes);
  remember("quick", $state.snapshot(kept));
}

/** The table that one click opens. */
export function quickTable(name: string): NewTable {
  return {
    seats: [{ type: "mine", name }, ...Array.from({ length: kept.bots }, () => ({ type: "bot" as const, bot: kept.bot }))],
    options: { expansion: kept.expansion, scoring: quickScoring() },
  };
}
