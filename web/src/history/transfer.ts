// The history as one file: written, read back, and checked before anything of it is stored.

import { isObject, readGame } from "./checking";
import type { Game } from "./games";

const KIND = "skye history";
/** Of the file. Raise it where an older page could not read what is written. */
export const VERSION = 1;

/** A game with its record, as the file has it; null where the record is no longer stored. */
export interface Exported extends Game {
  record: string | null;
}

/** Why a file cannot be imported. */
export type Fault = "unreadable" | "other" | "newer" | "empty";

export const writeHistory = (games: readonly Exported[], now: Date): string =>
  JSON.stringify({ kind: KIND, version: VERSION, written: now.toISOString(), games }, null, 1);

/** The games in a file, and how many could not be read. */
export function readHistory(text: string): { games: Exported[]; broken: number } | Fault {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return "unreadable";
  }
  if (!isObject(content) || content["kind"] !== KIND || !Number.isInteger(content["version"])) return "other";
  if ((content["version"] as number) > VERSION) return "newer";
  const entries = content["games"];
  if (!Array.isArray(entries)) return "empty";
  const games = entries.flatMap((entry) => readEntry(entry) ?? []);
  return { games, broken: entries.length - games.length };
}

/** What an import adds: games that are not there, and records of games that had lost theirs. */
export function missing(games: readonly Exported[], stored: ReadonlySet<string>, recorded: ReadonlySet<string>): Exported[] {
  const wanted = new Map<string, Exported>();
  for (const game of games) {
    const isNew = !stored.has(game.id) || (game.record !== null && !recorded.has(game.id));
    if (isNew && !wanted.get(game.id)?.record) wanted.set(game.id, game);
  }
  return [...wanted.values()];
}

function readEntry(entry: unknown): Exported | null {
  const game = readGame(entry);
  const record = isObject(entry) ? entry["record"] : undefined;
  return game && (record === null || typeof record === "string") ? { ...game, record } : null;
}
