// The bots in the order of their strength.

import type { BotName } from "../protocol";

export const BOTS: readonly BotName[] = ["random", "novice", "trader", "planner", "chieftain"];

export const isBot = (name: unknown): name is BotName => BOTS.some((bot) => bot === name);
