// What is wished for at a new table, field by field; the last one is remembered.

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

interface Kept {
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

const USUAL: Kept = {
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

export class Wishes implements Kept {
  players = $state(USUAL.players);
  sitters = $state(USUAL.sitters);
  names = $state(USUAL.names);
  expansion = $state(USUAL.expansion);
  scoring = $state(USUAL.scoring);
  chosen = $state(USUAL.chosen);
  start = $state(USUAL.start);
  sharedLayout = $state(USUAL.sharedLayout);
  openGold = $state(USUAL.openGold);
  clock = $state(USUAL.clock);
  substitute = $state(USUAL.substitute);
  spectators = $state(USUAL.spectators);

  constructor() {
    const kept = { ...USUAL, ...recall<Partial<Kept>>("wishes", {}) };
    // Another version may have kept what this one does not know.
    const isKnown =
      kept.players >= 2 &&
      kept.players <= MOST_SEATS &&
      kept.sitters.length === MOST_SEATS &&
      kept.sitters.every(isSitter) &&
      kept.names.length === MOST_SEATS &&
      kept.chosen.length === LETTERS.length &&
      isBot(kept.substitute) &&
      [null, ...EXPANSIONS].some((known) => known === kept.expansion);
    Object.assign(this, structuredClone(isKnown ? kept : USUAL));
    if (preferences.name) this.names[0] = preferences.name;
  }

  remember(): void {
    const kept = Object.fromEntries(Object.keys(USUAL).map((key) => [key, this[key as keyof Kept]]));
    remember("wishes", kept);
  }

  /** Whether something is wished for that stands among the less usual options. */
  get isUnusual(): boolean {
    const fields = ["start", "sharedLayout", "openGold", "clock", "substitute", "spectators"] as const;
    return fields.some((field) => this[field] !== USUAL[field]);
  }

  /** What somebody on this device is called who has not said. */
  standInName(seat: number): string {
    return this.sitters.indexOf("mine") === seat ? myName() : say("page-new-player", { seat: seat + 1 });
  }

  nameAt(seat: number): string {
    return this.names[seat]?.trim() || this.standInName(seat);
  }

  /** The table that these wishes describe. */
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
    };
    return { seats, options };
  }
}
