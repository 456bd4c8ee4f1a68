// The bots in the order of their strength.

import type { BotName } from "../protocol";

export const BOTS: readonly BotName[] = ["random", "novice", "trader", "planner", "chieftain"];

/** 1 for the weakest; 0 for who is no bot. */
export const strengthOf = (bot: string): number => BOTS.findIndex((known) => known === bot) + 1;

export const isBot = (name: unknown): name is BotName => BOTS.some((bot) => bot === name);
