// The form of a new table, field by field; the last one is remembered.

import { EXPANSIONS } from "../expansions/registry";
import { preferences } from "../preferences.svelte";
import type { BotName, NewTable, Options, TimeLimit } from "../protocol";
import { recall, remember } from "../storage";
import { say } from "../words.svelte";
import { isBot } from "./bots";
import { myName } from "./names";

export const LETTERS = ["A", "B", "C", "D"] as const;
export const MOST_SEATS = 5;

type Sitter = "mine" | "open" | BotName;

const isSitter = (sitter: unknown): sitter is Sitter => sitter === "mine" || sitter === "open" || isBot(sitter);

interface Fields {
  players: number;
  /** Who sits on each of the five seats there may be. */
  sitters: Sitter[];
  names: string[];
  expansion: string | null;
  scoring: "random" | "first" | "chosen";
  /** By hand, for the letters A to D; null for none yet. */
  chosen: (string | null)[];
  start: number | null;
  sharedLayout: boolean;
  openGold: boolean;
  clock: TimeLimit | null;
  substitute: BotName;
  spectators: boolean;
}

const DEFAULTS: Fields = {
  players: 2,
  sitters: ["mine", "open", "open", "open", "open"],
  names: ["", "", "", "", ""],
  expansion: null,
  scoring: "random",
  chosen: [null, null, null, null],
  start: null,
  sharedLayout: false,
  openGold: false,
  clock: null,
  substitute: "trader",
  spectators: true,
};

export class TableForm implements Fields {
  players = $state(DEFAULTS.players);
  sitters = $state(DEFAULTS.sitters);
  names = $state(DEFAULTS.names);
  expansion = $state(DEFAULTS.expansion);
  scoring = $state(DEFAULTS.scoring);
  chosen = $state(DEFAULTS.chosen);
  start = $state(DEFAULTS.start);
  sharedLayout = $state(DEFAULTS.sharedLayout);
  openGold = $state(DEFAULTS.openGold);
  clock = $state(DEFAULTS.clock);
  substitute = $state(DEFAULTS.substitute);
  spectators = $state(DEFAULTS.spectators);

  constructor() {
    const stored = { ...DEFAULTS, ...recall<Partial<Fields>>("wishes", {}) };
    // Another version may have stored what this one does not know.
    const isKnown =
      stored.players >= 2 &&
      stored.players <= MOST_SEATS &&
      stored.sitters.length === MOST_SEATS &&
      stored.sitters.every(isSitter) &&
      stored.names.length === MOST_SEATS &&
      stored.chosen.length === LETTERS.length &&
      isBot(stored.substitute) &&
      [null, ...EXPANSIONS].some((known) => known === stored.expansion);
    Object.assign(this, structuredClone(isKnown ? stored : DEFAULTS));
    if (preferences.name) this.names[0] = preferences.name;
  }

  remember(): void {
    const stored = Object.fromEntries(Object.keys(DEFAULTS).map((key) => [key, this[key as keyof Fields]]));
    remember("wishes", stored);
  }

  /** Whether one of the less usual options is set. */
  get isUnusual(): boolean {
    const fields = ["start", "sharedLayout", "openGold", "clock", "substitute", "spectators"] as const;
    return fields.some((field) => this[field] !== DEFAULTS[field]);
  }

  /** What somebody on this device is called who has not said. */
  standInName(seat: number): string {
    return this.sitters.indexOf("mine") === seat ? myName() : say("page-new-player", { seat: seat + 1 });
  }

  nameAt(seat: number): string {
    return this.names[seat]?.trim() || this.standInName(seat);
  }

  /** The table that it describes. */
  table(): NewTable {
    const seats = this.sitters.slice(0, this.players).map((sitter, seat) => {
      if (sitter === "open") return { type: "open" as const };
      return sitter === "mine" ? { type: "mine" as const, name: this.nameAt(seat) } : { type: "bot" as const, bot: sitter };
    });
    const options: Options = {
      expansion: this.expansion,
      scoring: this.scoring === "chosen" ? (this.chosen as [string, string, string, string]) : this.scoring,
      start: this.start !== null && this.start < this.players ? this.start : null,
      shared_layout: this.expansion !== null && this.sharedLayout,
      open_gold: this.openGold,
      clock: this.clock,
      substitute: this.substitute,
      spectators: this.spectators,
      pace: preferences.pace,
    };
    return { seats, options };
  }
}
