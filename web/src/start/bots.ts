// The bots in the order of their strength, and what they are called.

import type { BotName } from "../protocol";
import { named } from "../words.svelte";

export const BOTS: readonly BotName[] = ["random", "novice", "trader", "planner", "seer", "chieftain"];

/** 1 for the weakest; 0 for who is no bot. Parameters do not count. */
export const strengthOf = (bot: string): number => BOTS.findIndex((known) => known === bot.split(":")[0]) + 1;

export const isBot = (name: unknown): name is BotName => BOTS.some((bot) => bot === name);

/** What it is called, with its parameters in brackets; whoever is no bot that this page knows goes by that name. */
export function botName(bot: string): string {
  const [name, parameters] = bot.split(":");
  if (!isBot(name)) return bot;
  return parameters ? `${named("bot", name)} (${parameters.replaceAll(",", ", ")})` : named("bot", name);
}
