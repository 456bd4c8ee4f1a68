import { describe, expect, it } from "vitest";
import { NOTHING } from "../expansions/expansion";
import type { TableEvent } from "../received.svelte";
import { countsOf, courseOf, gainsOf, lastCounted, ranksOf, sharesOf, totalsOf } from "./sources";

const round = (number: number): TableEvent => ({ type: "round", round: number, start: 0, scored: "A", catch_up: 0 });
const scored = (seat: number, letter: string, points: number, total: number): TableEvent => ({
  type: "scored",
  seat,
  letter,
  tile: letter === "A" ? "sheep" : "squares",
  lines: points ? [{ label: "sheep", count: points, points, cells: [[0, 1]] }] : [],
  points,
  total,
});

const GAME: readonly TableEvent[] = [
  round(1),
  { type: "income", seat: 0, lines: [], gold: 5 },
  scored(0, "A", 3, 3),
  scored(1, "A", 2, 2),
  round(2),
  scored(0, "A", 1, 4),
  scored(1, "A", 6, 8),
  scored(0, "B", 2, 6),
  scored(1, "B", 0, 8),
  { type: "scrolls", seat: 0, lines: [], points: 1, total: 7 },
  { type: "scrolls", seat: 1, lines: [], points: 0, total: 8 },
  { type: "exchanged", seat: 0, spent: 5, points: 1, gold: 3, total: 8 },
  { type: "exchanged", seat: 1, spent: 0, points: 0, gold: 4, total: 8 },
  { type: "over", points: [8, 8], gold: [3, 4], winners: [1] },
];

describe("gains", () => {
  it("have their round and their source", () => {
    const gains = gainsOf(GAME, NOTHING);
    expect(gains.filter((gain) => gain.source === "A").map((gain) => gain.round)).toEqual([1, 1, 2, 2]);
    expect(gains.find((gain) => gain.source === "B")?.tile).toBe("squares");
  });

  it("add up to the points of the end", () => {
    for (const [seat, points] of [8, 8].entries())
      expect(gainsOf(GAME, NOTHING).reduce((sum, gain) => sum + (gain.seat === seat ? gain.points : 0), 0)).toBe(points);
  });
});

describe("counts of a round", () => {
  it("come in the order in which they were counted", () => {
    const counts = countsOf(gainsOf(GAME, NOTHING), 2, 2);
    expect(counts.map((count) => count.source)).toEqual(["A", "B", "scrolls", "gold"]);
    expect(counts[0]?.gains.map((gain) => gain?.points ?? null)).toEqual([1, 6]);
    expect(countsOf(gainsOf(GAME, NOTHING), 1, 2).map((count) => count.source)).toEqual(["A"]);
  });
});

describe("the round counted last", () => {
  it("is found among new events only", () => {
    const gains = gainsOf(GAME, NOTHING);
    expect(lastCounted(gains, 0)).toBe(2);
    expect(lastCounted(gains.slice(0, 2), 0)).toBe(1);
    expect(lastCounted(gains, GAME.length)).toBeNull();
    // The place of the last count itself is new, the one after it is not.
    expect([12, 13].map((from) => lastCounted(gains, from))).toEqual([2, null]);
    expect(lastCounted(gainsOf(GAME.slice(0, 2), NOTHING), 0)).toBeNull();
  });
});

describe("shares", () => {
  const shares = sharesOf(gainsOf(GAME, NOTHING), 2, NOTHING);

  it("are the same for all, without those that gave nothing", () => {
    expect(shares.map((own) => own.map((share) => share.source))).toEqual([
      ["A", "B", "scrolls", "gold"],
      ["A", "B", "scrolls", "gold"],
    ]);
  });

  it("have what each round has given", () => {
    expect(shares[0]?.[0]).toMatchObject({ points: 4, rounds: [{ round: 1, points: 3 }, { round: 2, points: 1 }] });
    expect(shares[1]?.[1]).toMatchObject({ points: 0, rounds: [] });
  });
});

describe("the course", () => {
  it("has the beginning, every round, and the end", () => {
    expect(courseOf(gainsOf(GAME, NOTHING), 2, 2)).toEqual([
      [0, 3, 6, 8],
      [0, 2, 8, 8],
    ]);
  });
});

describe("ranks", () => {
  it("go by points, then by gold, and can be shared (F3)", () => {
    expect(ranksOf([8, 8], [3, 4])).toEqual([{ seat: 1, rank: 1 }, { seat: 0, rank: 2 }]);
    expect(ranksOf([9, 8], [0, 7])).toEqual([{ seat: 0, rank: 1 }, { seat: 1, rank: 2 }]);
    expect(ranksOf([5, 9, 9, 1], [0, 2, 2, 0])).toEqual([
      { seat: 1, rank: 1 },
      { seat: 2, rank: 1 },
      { seat: 0, rank: 3 },
      { seat: 3, rank: 4 },
    ]);
  });
});

describe("totals", () => {
  const totals = totalsOf(gainsOf(GAME, NOTHING), 2, NOTHING);

  it("have every source with everybody's points", () => {
    expect(totals.map(({ source, points }) => [source, ...points])).toEqual([
      ["A", 4, 8],
      ["B", 2, 0],
      ["scrolls", 1, 0],
      ["gold", 1, 0],
    ]);
  });

  it("have what each round gave, and why", () => {
    expect(totals[0]?.rounds.map(({ round, tallies }) => [round, ...tallies.map(({ points }) => points)])).toEqual([
      [1, 3, 2],
      [2, 1, 6],
    ]);
    expect(totals[0]?.rounds[0]?.tallies[0]?.lines).toHaveLength(1);
  });
});
