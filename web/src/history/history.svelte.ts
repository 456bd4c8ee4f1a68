// My games as the screen shows them: read from the store, taken out and put back, written to a file and read from one.

import { NOTHING, type Added } from "../expansions/expansion";
import { loadExpansion } from "../expansions/registry";
import { forget, myTables, storeSeats, type MyTable } from "../seats";
import type { Game } from "./games";
import { endedTable } from "./keeping";
import { allGames, findRecord, recorded, removeGame, storeGame, storeRecord } from "./store";
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
  /** My table that went with it. */
  table: MyTable | null;
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
  /** Games that are being taken out: a second click would find no record any more, and lose it. */
  readonly #leaving = new Set<string>();

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

  /** Take a game out. Its table goes too if it is over: otherwise it would bring the game back. */
  async remove(game: Game): Promise<void> {
    if (this.#leaving.has(game.id)) return;
    this.#leaving.add(game.id);
    try {
      const removed = { game, record: await findRecord(game.id), table: await endedTable(game) };
      await removeGame(game.id);
      this.removed = removed;
      if (removed.table) forget(game.code);
      await this.load();
    } finally {
      this.#leaving.delete(game.id);
    }
  }

  async putBack(): Promise<void> {
    if (!this.removed) return;
    const { removed } = this;
    const { game, record, table } = removed;
    await storeGame(game, record);
    // After a second click they are there already.
    if (table && !myTables()[game.code]) storeSeats(game.code, table.places, table.name);
    // Meanwhile another game may have been taken out.
    if (this.removed === removed) this.removed = null;
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
    const stored = new Set((await allGames()).map(({ id }) => id));
    const wanted = missing(found.games, stored, await recorded());
    try {
      for (const { record, ...game } of wanted) {
        // Of a game that is here, this device knows best who played and which seats were mine.
        if (!stored.has(game.id)) await storeGame(game, record);
        else if (record !== null) await storeRecord(game.id, record);
      }
    } finally {
      // Where there is no room for all of them, some were added.
      await this.load();
    }
    return { added: wanted.length, known: found.games.length - wanted.length, broken: found.broken };
  }
}
