// The history as one file: written, read back, and checked before anything of it is stored.

import { idOf, type Game, type Player } from "./games";

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
  const games = entries.flatMap((entry) => readGame(entry) ?? []);
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

type Unchecked = Record<string, unknown>;
const isObject = (value: unknown): value is Unchecked => typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === "string";
const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);

/** Only what is known is taken over, so that nothing else of a file gets into the store. */
function readGame(entry: unknown): Exported | null {
  if (!isObject(entry) || !Array.isArray(entry["players"])) return null;
  const { code, time, expansion, winners, mine, record } = entry;
  const players = entry["players"].map(readPlayer);
  if (players.length < 2 || players.length > 5 || !players.every((player) => player !== null)) return null;
  const isSeats = (value: unknown): value is number[] =>
    Array.isArray(value) && value.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < players.length);
  if (!isText(code) || !isNumber(time) || !isTextOrNull(expansion) || !isTextOrNull(record)) return null;
  if (!isSeats(winners) || !isSeats(mine)) return null;
  const id = idOf(code, players.map(({ points }) => points));
  return { id, code, time, expansion, players, winners, mine, record };
}

function readPlayer(entry: unknown): Player | null {
  if (!isObject(entry) || !isObject(entry["sources"])) return null;
  const { name, bot, points, gold, sources } = entry;
  if (!isText(name) || !isTextOrNull(bot) || !isNumber(points) || !isNumber(gold)) return null;
  if (!Object.values(sources as Unchecked).every(isNumber)) return null;
  return { name, bot, points, gold, sources: sources as Record<string, number> };
}
