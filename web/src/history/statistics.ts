// How I have played: against everybody, against each bot, against people.

import { BOTS } from "../start/bots";
import { mySeat, type Game } from "./games";

/** Whom a game was against: everybody, people, or a bot by its name. */
export type Rival = string;
export const [EVERYBODY, PEOPLE]: readonly [Rival, Rival] = ["", "people"];

export interface Figures {
  rival: Rival;
  games: number;
  wins: number;
  /** My points in a game, on average. */
  mine: number;
  /** Those of this rival, or of all; on average. */
  theirs: number;
}

/** The games in which one seat was mine, so that they say how I play. */
export const counted = (games: readonly Game[]): Game[] => games.filter((game) => mySeat(game) !== null);

const rivalOf = ({ bot }: { bot: string | null }): Rival => bot ?? PEOPLE;

/** The seats of a rival in a game. */
const seatsOf = (game: Game, rival: Rival): number[] =>
  game.players.flatMap((player, seat) => (seat !== mySeat(game) && (rival === EVERYBODY || rivalOf(player) === rival) ? [seat] : []));

/** The games with a rival in them. */
export const against = (games: readonly Game[], rival: Rival): Game[] => games.filter((game) => seatsOf(game, rival).length > 0);

/** Everybody I have played against: all together, the bots from the weakest on, those that no longer exist, people. */
export function rivalsOf(games: readonly Game[]): Rival[] {
  const met = new Set(games.flatMap((game) => game.players.filter((_, seat) => seat !== mySeat(game)).map(rivalOf)));
  const known: readonly Rival[] = BOTS;
  const bots = known.filter((bot) => met.has(bot));
  const others = [...met].filter((rival) => !known.includes(rival) && rival !== PEOPLE).sort();
  return met.size ? [EVERYBODY, ...bots, ...others, ...(met.has(PEOPLE) ? [PEOPLE] : [])] : [];
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

/** What my games against a rival come to. */
export function figuresOf(games: readonly Game[], rival: Rival): Figures {
  const found = against(counted(games), rival);
  const pointsOf = (game: Game, seats: readonly number[]): number[] => seats.map((seat) => game.players[seat]?.points ?? 0);
  return {
    rival,
    games: found.length,
    wins: found.filter((game) => game.winners.includes(mySeat(game) ?? -1)).length,
    mine: mean(found.flatMap((game) => pointsOf(game, game.mine))),
    theirs: mean(found.flatMap((game) => pointsOf(game, seatsOf(game, rival)))),
  };
}

/** One game in the chart of points. */
export interface Column {
  game: Game;
  /** My points by source, from the bottom up. */
  parts: readonly { source: string; points: number }[];
  total: number;
}

/** The order in which sources are stacked; what an expansion adds comes between. */
const [BEFORE, AFTER] = [["A", "B", "C", "D"], ["scrolls", "gold"]];

/** My last games against a rival, the oldest first, with what I scored for what. */
export function columnsOf(games: readonly Game[], rival: Rival, most: number): { sources: string[]; columns: Column[] } {
  const found = against(counted(games), rival)
    .toSorted((one, other) => one.time - other.time)
    .slice(-most);
  const ownOf = (game: Game) => game.players[mySeat(game) ?? 0];
  // Another game may have a source by a name that every object has.
  const pointsOf = (sources: Readonly<Record<string, number>>, source: string): number =>
    Object.hasOwn(sources, source) ? (sources[source] ?? 0) : 0;
  const used = new Set(found.flatMap((game) => Object.entries(ownOf(game)?.sources ?? {}).flatMap(([source, points]) => (points ? [source] : []))));
  const added = [...used].filter((source) => !BEFORE.includes(source) && !AFTER.includes(source)).sort();
  const sources = [...BEFORE, ...added, ...AFTER].filter((source) => used.has(source));
  const columns = found.map((game) => {
    const own = ownOf(game);
    return { game, parts: sources.map((source) => ({ source, points: pointsOf(own?.sources ?? {}, source) })), total: own?.points ?? 0 };
  });
  return { sources, columns };
}
