// Where the history is stored: IndexedDB, as records of many games are more than localStorage has room for (some
// 15 to 25 kB a game, of about 5 MB that everything of this page shares). Records are apart from the games, so that a
// list does not read them.

import { readGame } from "./checking";
import type { Game } from "./games";

/** Records that are stored, the newest; of older games only the result remains. */
export const MOST_RECORDS = 500;

const [GAMES, RECORDS] = ["games", "records"];

/** The store could not be opened or written: a browser that stores nothing, or has no room. */
class NoStore extends Error {}

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open("skye-history", 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(GAMES, { keyPath: "id" });
      request.result.createObjectStore(RECORDS);
    };
    request.onsuccess = () => {
      // A browser may close it, as when it clears its data: then it is opened again.
      request.result.onclose = () => (opened = null);
      resolve(request.result);
    };
    request.onerror = () => reject(new NoStore(request.error?.name));
  }).catch((problem: unknown) => {
    opened = null;
    throw problem instanceof NoStore ? problem : new NoStore(String(problem));
  });
  return opened;
}

/** Do something with the store; what it has requested last is the result, as soon as everything is written. */
async function work<Result>(mode: IDBTransactionMode, act: (games: IDBObjectStore, records: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
  const transaction = (await database()).transaction([GAMES, RECORDS], mode);
  return new Promise((resolve, reject) => {
    const request = act(transaction.objectStore(GAMES), transaction.objectStore(RECORDS));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(new NoStore(transaction.error?.name));
  });
}

/** All games, the newest first; without those that an earlier page took from a file and that no screen could show. */
export const allGames = async (): Promise<Game[]> =>
  (await work<Game[]>("readonly", (games) => games.getAll()))
    .filter((game) => readGame(game) !== null)
    .sort((one, other) => other.time - one.time);

/** The games whose records are stored. */
export const recorded = async (): Promise<ReadonlySet<string>> =>
  new Set((await work("readonly", (_, records) => records.getAllKeys())).map(String));

export const findGame = async (id: string): Promise<Game | null> =>
  (await work<Game | undefined>("readonly", (games) => games.get(id))) ?? null;

export const findRecord = async (id: string): Promise<string | null> =>
  (await work<string | undefined>("readonly", (_, records) => records.get(id))) ?? null;

/** Store a game, with its record where there is room for it. */
export async function storeGame(game: Game, record: string | null): Promise<void> {
  try {
    await work("readwrite", (games, records) => {
      if (record !== null) records.put(record, game.id);
      return games.put(game);
    });
  } catch (problem) {
    if (record === null) throw problem;
    return storeGame(game, null);
  }
  await dropOldRecords();
}

/** Give a game its record back. */
export async function storeRecord(id: string, record: string): Promise<void> {
  await work("readwrite", (_, records) => records.put(record, id));
  await dropOldRecords();
}

export const removeGame = (id: string): Promise<unknown> =>
  work("readwrite", (games, records) => {
    records.delete(id);
    return games.delete(id);
  });

async function dropOldRecords(): Promise<void> {
  const old = tooMany(await allGames(), await recorded(), MOST_RECORDS);
  if (!old.length) return;
  await work("readwrite", (_, records) => {
    for (const id of old) records.delete(id);
    return records.count();
  });
}

/** The games, given newest first, whose records go when only so many are stored. */
export const tooMany = (games: readonly Game[], stored: ReadonlySet<string>, most: number): string[] =>
  games.map(({ id }) => id).filter((id) => stored.has(id)).slice(most);
