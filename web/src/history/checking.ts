// Whether something is a game that the screens can show: what a file has, and what is stored from earlier, may be anything.

import { idOf, type Game, type Player } from "./games";

/** No game comes near; with more, charts could not be drawn. */
const MOST_POINTS = 10_000;
/** The last moment that a Date can hold. */
const LAST_TIME = 8.64e15;
/** A name has 24 letters, each with up to two marks. */
const LONGEST_NAME = 200;
/** What the programs themselves give names to: tables, bots, expansions, sources of points. */
const WORD = /^[a-z][a-z0-9_-]{0,39}$/i;
/** A bot may have parameters. */
const BOT = /^[a-z][a-z0-9_-]{0,39}(:[a-z0-9_=,.]{1,40})?$/i;

type Unchecked = Record<string, unknown>;
export const isObject = (value: unknown): value is Unchecked => typeof value === "object" && value !== null && !Array.isArray(value);
/** A name that every object has already, such as "constructor", would be found where nothing was stored. */
const isA = (form: RegExp, value: unknown): value is string => typeof value === "string" && form.test(value) && !(value in {});
const isWord = (value: unknown): value is string => isA(WORD, value);
const isWordOrNull = (value: unknown): value is string | null => value === null || isWord(value);
const isBotOrNull = (value: unknown): value is string | null => value === null || isA(BOT, value);
const isName = (value: unknown): value is string => typeof value === "string" && value.length <= LONGEST_NAME;
const isCount = (value: unknown): value is number => Number.isInteger(value) && Math.abs(value as number) <= MOST_POINTS;
const isTime = (value: unknown): value is number => typeof value === "number" && value >= 0 && value <= LAST_TIME;

/** The game, null where it is none. Only what is known is taken over, so that nothing else of a file gets into the store. */
export function readGame(entry: unknown): Game | null {
  if (!isObject(entry) || !Array.isArray(entry["players"])) return null;
  const { code, time, expansion, winners, mine } = entry;
  const players = entry["players"].map(readPlayer);
  if (players.length < 2 || players.length > 5 || !players.every((player) => player !== null)) return null;
  const isSeats = (value: unknown): value is number[] =>
    Array.isArray(value) && value.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < players.length);
  if (!isWord(code) || !isTime(time) || !isWordOrNull(expansion) || !isSeats(winners) || !isSeats(mine)) return null;
  const id = idOf(code, players.map(({ points }) => points));
  return { id, code, time, expansion, players, winners, mine };
}

function readPlayer(entry: unknown): Player | null {
  if (!isObject(entry)) return null;
  const { name, bot, points, gold, sources } = entry;
  if (!isName(name) || !isBotOrNull(bot) || !isCount(points) || !isCount(gold) || !isSources(sources)) return null;
  return { name, bot, points, gold, sources };
}

const isSources = (value: unknown): value is Record<string, number> =>
  isObject(value) && Object.entries(value).every(([source, points]) => isWord(source) && isCount(points));
