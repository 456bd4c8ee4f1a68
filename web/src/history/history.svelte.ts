// My games as the screen shows them: read from the store, taken out and put back, written to a file and read from one.

import { NOTHING, type Added } from "../expansions/expansion";
import { loadExpansion } from "../expansions/registry";
import { forget, myTables, storeSeats, type MyTable } from "../seats";
import type { Game } from "./games";
import { allGames, findRecord, recorded, removeGame, storeGame } from "./store";
import { missing, readHistory, writeHistory, type Fault } from "./transfer";

/** How many games of a file were added, were here already, and could not be read. */
export interface Imported {
  added: number;
  known: number;
  broken: number;
}

interface Removed {
  game: Game;
  record: string | null;
  table: MyTable | undefined;
}

export class History {
  /** The newest first; null until they are read. */
  games = $state.raw<readonly Game[] | null>(null);
  /** The games whose records are stored. */
  recorded = $state.raw<ReadonlySet<string>>(new Set());
  /** What the expansions add with which some of them were played. */
  added = $state.raw<Added>(NOTHING);
  /** Whether this browser stores anything. */
  isStored = $state(true);
  /** What was taken out last, as long as the screen is shown. */
  removed = $state.raw<Removed | null>(null);

  async load(): Promise<void> {
    try {
      [this.games, this.recorded] = [await allGames(), await recorded()];
    } catch {
      [this.games, this.isStored] = [[], false];
    }
    const expansions = [...new Set(this.games.flatMap(({ expansion }) => expansion ?? []))];
    const loaded = await Promise.all(expansions.map((name) => loadExpansion(name).catch(() => NOTHING)));
    this.added = { ...NOTHING, sources: loaded.flatMap(({ sources }) => sources) };
  }

  /** Take a game out. Its table goes too: otherwise it would bring the game back. */
  async remove(game: Game): Promise<void> {
    this.removed = { game, record: await findRecord(game.id), table: myTables()[game.code] };
    await removeGame(game.id);
    forget(game.code);
    await this.load();
  }

  async putBack(): Promise<void> {
    if (!this.removed) return;
    const { game, record, table } = this.removed;
    this.removed = null;
    if (table) storeSeats(game.code, table.places, table.name);
    await storeGame(game, record);
    await this.load();
  }

  /** Everything as one file. */
  async write(): Promise<Blob> {
    const games = await Promise.all((await allGames()).map(async (game) => ({ ...game, record: await findRecord(game.id) })));
    return new Blob([writeHistory(games, new Date())], { type: "application/json" });
  }

  /** Add the games of a file that are not there yet. */
  async read(text: string): Promise<Fault | Imported> {
    const found = readHistory(text);
    if (typeof found === "string") return found;
    const wanted = missing(found.games, new Set((await allGames()).map(({ id }) => id)), await recorded());
    for (const { record, ...game } of wanted) await storeGame(game, record);
    await this.load();
    return { added: wanted.length, known: found.games.length - wanted.length, broken: found.broken };
  }
}
