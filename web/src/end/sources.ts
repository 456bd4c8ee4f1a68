// Where points come from: every gain in a game's events, and the sums that are drawn of them.

import type { Added } from "../expansions/expansion";
import type { Line, Tally } from "../protocol";
import type { TableEvent } from "../received.svelte";

/** Points that a seat was given, and for what. */
export interface Gain {
  /** The place of the event. */
  at: number;
  round: number;
  seat: number;
  /** A, B, C, D, scrolls or gold, or one that an expansion adds. */
  source: string;
  /** Whether it was counted when a round ended, for everybody at once. */
  isCounted: boolean;
  /** The scoring tile. */
  tile: string | null;
  lines: readonly Line[];
  points: number;
  /** All points of the seat afterwards. */
  total: number;
}

/** Everything that gave points, in order; what was counted and gave nothing is there too. */
export function gainsOf(events: readonly TableEvent[], added: Added): Gain[] {
  const gains: Gain[] = [];
  let round = 0;
  events.forEach((event, at) => {
    if (event.type === "round") round = event.round;
    const source = sourceOf(event, added);
    if (source === null || !("total" in event)) return;
    const { seat, points, total } = event;
    const lines = "lines" in event ? event.lines : [];
    const isCounted = added.sources.find(({ id }) => id === source)?.isCounted ?? true;
    const tile = event.type === "scored" ? event.tile : null;
    if (points || isCounted) gains.push({ at, round, seat, source, isCounted, tile, lines, points, total });
  });
  return gains;
}

function sourceOf(event: TableEvent, added: Added): string | null {
  switch (event.type) {
    case "scored":
      return event.letter;
    case "exchanged":
      return "gold";
    case "scrolls":
      return "scrolls";
    default:
      return added.events[event.type]?.source ?? null;
  }
}

/** The round that was counted last among the events from this place on; null where none was. */
export const lastCounted = (gains: readonly Gain[], from: number): number | null =>
  gains.findLast((gain) => gain.at >= from && gain.isCounted)?.round ?? null;

/** One thing that was counted when a round ended. */
export interface Count {
  source: string;
  tile: string | null;
  /** By seat; none where a seat was not counted. */
  gains: readonly (Gain | null)[];
}

/** What was counted at the end of a round, one after the other (E1, F1, F2). */
export function countsOf(gains: readonly Gain[], round: number, seats: number): Count[] {
  const counts = new Map<string, Gain[]>();
  for (const gain of gains)
    if (gain.round === round && gain.isCounted) counts.set(gain.source, [...(counts.get(gain.source) ?? []), gain]);
  return [...counts].map(([source, found]) => ({
    source,
    tile: found[0]?.tile ?? null,
    gains: Array.from({ length: seats }, (_, seat) => found.find((gain) => gain.seat === seat) ?? null),
  }));
}

/** Everything that can give points, in the order of the charts. */
const sourcesIn = (added: Added): string[] => ["A", "B", "C", "D", ...added.sources.map(({ id }) => id), "scrolls", "gold"];

/** A part of a seat's points. */
export interface Share {
  source: string;
  tile: string | null;
  points: number;
  /** What each round has given, those with nothing left out. */
  rounds: readonly { round: number; points: number }[];
}

/** The points of each seat by their source; the same sources for all, those that gave nobody anything left out. */
export function sharesOf(gains: readonly Gain[], seats: number, added: Added): Share[][] {
  const used = sourcesIn(added).filter((source) => gains.some((gain) => gain.source === source && gain.points));
  return Array.from({ length: seats }, (_, seat) =>
    used.map((source) => {
      const found = gains.filter((gain) => gain.source === source);
      const rounds = new Map<number, number>();
      for (const { seat: own, round, points } of found)
        if (own === seat && points) rounds.set(round, (rounds.get(round) ?? 0) + points);
      return {
        source,
        tile: found[0]?.tile ?? null,
        points: [...rounds.values()].reduce((sum, points) => sum + points, 0),
        rounds: [...rounds].map(([round, points]) => ({ round, points })),
      };
    }),
  );
}

/** One thing that gave points in the whole game. */
export interface Total {
  source: string;
  tile: string | null;
  /** By seat. */
  points: readonly number[];
  /** What each round gave, by seat, and why; rounds in which it was not counted left out. */
  rounds: readonly { round: number; tallies: readonly Tally[] }[];
}

/** Everything that gave points in a game, or could have given some, in the order of the charts. */
export function totalsOf(gains: readonly Gain[], seats: number, added: Added): Total[] {
  return sourcesIn(added).flatMap((source) => {
    const found = gains.filter((gain) => gain.source === source);
    if (!found.length) return [];
    const tile = found[0]?.tile ?? null;
    const tallyOf = (some: readonly Gain[], seat: number): Tally => {
      const own = some.filter((gain) => gain.seat === seat);
      return { source, tile, lines: own.flatMap(({ lines }) => lines), points: own.reduce((sum, { points }) => sum + points, 0) };
    };
    const all = Array.from({ length: seats }, (_, seat) => seat);
    const rounds = [...new Set(found.map(({ round }) => round))].map((round) => {
      const counted = found.filter((gain) => gain.round === round);
      return { round, tallies: all.map((seat) => tallyOf(counted, seat)) };
    });
    return [{ source, tile, points: all.map((seat) => tallyOf(found, seat).points ?? 0), rounds }];
  });
}

/** The points of each seat at the beginning, after each round, and at the very end, when scrolls and gold have counted. */
export function courseOf(gains: readonly Gain[], seats: number, rounds: number): number[][] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = gains.filter((gain) => gain.seat === seat);
    const within = (last: number): number =>
      own.reduce((sum, { round, source, points }) => (round <= last && source !== "scrolls" && source !== "gold" ? sum + points : sum), 0);
    return [0, ...Array.from({ length: rounds }, (_, at) => within(at + 1)), own.reduce((sum, gain) => sum + gain.points, 0)];
  });
}

/** The seats from first to last: by points, then by gold (F3); those who are level in both share a place. */
export function ranksOf(points: readonly number[], gold: readonly number[]): { seat: number; rank: number }[] {
  const before = (one: number, other: number): number =>
    (points[other] ?? 0) - (points[one] ?? 0) || (gold[other] ?? 0) - (gold[one] ?? 0);
  const seats = points.map((_, seat) => seat).sort((one, other) => before(one, other) || one - other);
  return seats.map((seat) => ({ seat, rank: 1 + seats.filter((other) => before(other, seat) < 0).length }));
}
