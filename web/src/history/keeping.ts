// Brings finished games into the history: those at whose end I was, and those that ended while I was away.

import { loadExpansion } from "../expansions/registry";
import type { GameEvent } from "../protocol";
import { recallLook } from "../remembered";
import { lookAt, Problem, recordOf } from "../requests";
import { myTables, type MyTable } from "../seats";
import { gameOf, type Game } from "./games";
import { allGames, storeGame } from "./store";

/** Games that are being fetched: a table and a list of tables may want the same one. */
const fetching = new Map<string, Promise<Game | null>>();

/** The game of one of my tables, as far as the history has it. */
export const keptGame = async (code: string): Promise<Game | null> =>
  (await allGames()).find((game) => game.code === code && tableOf(game)) ?? null;

/** My table where a game was played. A game from a file may be of another server's table with the same code. */
function tableOf({ code, mine }: Game): MyTable | null {
  const table = myTables()[code];
  const seats = new Set(table?.places.map(({ seat }) => seat));
  const isSame = seats.size === new Set(mine).size && mine.every((seat) => seats.has(seat));
  return table && isSame ? table : null;
}

/** My table where a game was played if it is certainly over: seats where a game still runs must not lose their secrets. */
export async function endedTable(game: Game): Promise<MyTable | null> {
  const table = tableOf(game);
  return table && (await isOver(game.code)) ? table : null;
}

async function isOver(code: string): Promise<boolean> {
  // Once it is over it stays so, and the server need not be asked.
  if (recallLook(code)?.table.status === "over") return true;
  try {
    return (await lookAt(code)).table.status === "over";
  } catch (problem) {
    return problem instanceof Problem && problem.status === 404;
  }
}

/**
 * The game of one of my tables that is over, fetched and stored if it was not yet. Null for the tables of lessons, and
 * where it cannot be had: then it is tried again when the table is seen the next time.
 */
export function keepGame(code: string): Promise<Game | null> {
  const before = fetching.get(code);
  if (before) return before;
  const found = fetchGame(code).catch(() => null);
  fetching.set(code, found);
  void found.then(() => fetching.delete(code));
  return found;
}

async function fetchGame(code: string): Promise<Game | null> {
  const mine = myTables()[code];
  if (!mine || mine.isLesson) return null;
  const kept = await keptGame(code);
  if (kept) return kept;
  const [{ table }, record, lines] = await Promise.all([lookAt(code), recordOf(code), recordOf(code, "jsonl")]);
  const events = eventsOf(await lines.text());
  const added = await loadExpansion(table.options.expansion ?? null);
  const seats = mine.places.map(({ seat }) => seat);
  const game = gameOf({ code, expansion: table.options.expansion ?? null, seats: table.seats }, events, added, seats, mine.time);
  if (game) await storeGame(game, await record.text());
  return game;
}

/** The events of a record as JSON lines, whose first line is the material. */
const eventsOf = (lines: string): GameEvent[] =>
  lines
    .split("\n")
    .slice(1)
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line) as GameEvent);
