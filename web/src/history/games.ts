// A finished game as the history knows it: who played, what each of them scored and for what, and which seats were mine.

import { gainsOf, ranksOf, sharesOf } from "../end/sources";
import type { Added } from "../expansions/expansion";
import { distinct } from "../names";
import type { GameEvent, SeatInfo } from "../protocol";
import { botName } from "../start/bots";

export interface Player {
  name: string;
  /** Which bot it is; null for a person. */
  bot: string | null;
  points: number;
  gold: number;
  /** Points by their source: A, B, C, D, scrolls, gold, and what an expansion adds. */
  sources: Readonly<Record<string, number>>;
}

export interface Game {
  /** The same for the same game on every device, and good for an address. */
  id: string;
  /** Of the table where it was played. */
  code: string;
  /** When, in milliseconds. */
  time: number;
  expansion: string | null;
  /** By seat. */
  players: readonly Player[];
  winners: readonly number[];
  /** The seats of this device. */
  mine: readonly number[];
}

interface Table {
  code: string;
  expansion: string | null;
  seats: readonly SeatInfo[];
}

/** Two servers may give out the same code, but hardly for games with the same points. */
export const idOf = (code: string, points: readonly number[]): string => `${code}_${points.join("-")}`;

/** The game that these events tell; null where it has not ended. */
export function gameOf(table: Table, events: readonly GameEvent[], added: Added, mine: readonly number[], time: number): Game | null {
  const over = events.findLast((event) => event.type === "over");
  if (!over) return null;
  const shares = sharesOf(gainsOf(events, added), over.points.length, added);
  const players = over.points.map((points, seat): Player => {
    const info = table.seats[seat];
    return {
      name: info?.name ?? "",
      bot: info?.kind === "bot" ? (info.bot ?? null) : null,
      points,
      gold: over.gold[seat] ?? 0,
      sources: Object.fromEntries((shares[seat] ?? []).map((share) => [share.source, share.points])),
    };
  });
  return { id: idOf(table.code, over.points), code: table.code, time, expansion: table.expansion, players, winners: over.winners, mine };
}

/** The seats from first to last. */
export const ranking = ({ players }: Game): { seat: number; rank: number }[] =>
  ranksOf(
    players.map(({ points }) => points),
    players.map(({ gold }) => gold),
  );

/** By seat. */
export const playerNames = ({ players }: Game): string[] =>
  distinct(players.map(({ name, bot }) => (bot === null ? name : botName(bot))));

/** My only seat; null where several of us played on this device, so that nobody knows which of them I was. */
export const mySeat = ({ mine }: Game): number | null => (mine.length === 1 ? (mine[0] ?? null) : null);
