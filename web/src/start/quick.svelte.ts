// The options of "play now": how many bots, which, which game; remembered.

import { EXPANSIONS } from "../expansions/registry";
import { preferences } from "../preferences.svelte";
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
  const stored = { ...USUAL, ...recall<Partial<Quick>>("quick", {}) };
  // Another version may have stored what this one does not know.
  return {
    bots: BOT_COUNTS.includes(stored.bots) ? stored.bots : USUAL.bots,
    bot: isBot(stored.bot) ? stored.bot : USUAL.bot,
    expansion: EXPANSIONS.find((known) => known === stored.expansion) ?? null,
    scoring: stored.scoring === "first" || stored.scoring === "random" ? stored.scoring : null,
    hasPlayed: stored.hasPlayed === true,
  };
}

const chosen = $state<Quick>(remembered());

export const quick: Readonly<Quick> = chosen;

export const quickScoring = (): "first" | "random" => chosen.scoring ?? (chosen.hasPlayed ? "random" : "first");

/** Change some of it, now and for the next visit. */
export function changeQuick(changes: Partial<Quick>): void {
  Object.assign(chosen, changes);
  remember("quick", $state.snapshot(chosen));
}

/** The table that one click opens. */
export function quickTable(name: string): NewTable {
  return {
    seats: [{ type: "mine", name }, ...Array.from({ length: chosen.bots }, () => ({ type: "bot" as const, bot: chosen.bot }))],
    options: { expansion: chosen.expansion, scoring: quickScoring(), pace: preferences.pace },
  };
}
