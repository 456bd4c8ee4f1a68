import { describe, expect, it, vi } from "vitest";
import { NOTHING } from "../expansions/expansion";
import { EXPANSIONS, loadExpansion } from "../expansions/registry";
import type { GameEvent, SeatInfo } from "../protocol";
import { BOTS } from "../start/bots";
import { gameOf, idOf, ranking, type Game, type Player } from "./games";
import { columnsOf, counted, EVERYBODY, figuresOf, PEOPLE, rivalsOf } from "./statistics";
import { tooMany } from "./store";
import { missing, readHistory, VERSION, writeHistory, type Exported } from "./transfer";

const seat = (kind: "player" | "bot", name: string, bot: string | null = null): SeatInfo => ({
  kind,
  name,
  bot,
  left: false,
  present: true,
  votes: [],
  host: false,
});

const EVENTS: readonly GameEvent[] = [
  { type: "round", round: 1, start: 0, scored: "A", catch_up: 0 },
  { type: "scored", seat: 0, letter: "A", tile: "sheep", lines: [], points: 3, total: 3 },
  { type: "scored", seat: 1, letter: "A", tile: "sheep", lines: [], points: 5, total: 5 },
  { type: "exchanged", seat: 0, spent: 20, points: 4, gold: 1, total: 7 },
  { type: "over", points: [7, 5], gold: [1, 0], winners: [0] },
];

/** A game of mine, at seat 0, against these bots, or people where it is null. */
function game(time: number, mine: number, rivals: readonly (readonly [string | null, number])[], seats: readonly number[] = [0]): Game {
  const players = [[null, mine] as const, ...rivals].map(([bot, points]) => ({ name: bot ?? "somebody", bot, points, gold: 0, sources: { A: points - 1, gold: 1 } }));
  const points = players.map((player) => player.points);
  const winners = points.flatMap((own, at) => (own === Math.max(...points) ? [at] : []));
  return { id: idOf(`game-${time}`, points), code: `game-${time}`, time, expansion: null, players, winners, mine: seats };
}

const exported = (one: Game, record: string | null = "skye record 2"): Exported => ({ ...one, record });

describe("a finished game", () => {
  const table = { code: "noze-nire", expansion: null, seats: [seat("player", "Morag"), seat("bot", "novice", "novice")] };

  it("is read from its events", () => {
    expect(gameOf(table, EVENTS, NOTHING, [0], 12)).toEqual({
      id: "noze-nire_7-5",
      code: "noze-nire",
      time: 12,
      expansion: null,
      players: [
        { name: "Morag", bot: null, points: 7, gold: 1, sources: { A: 3, gold: 4 } },
        { name: "novice", bot: "novice", points: 5, gold: 0, sources: { A: 5, gold: 0 } },
      ],
      winners: [0],
      mine: [0],
    });
  });

  it("is none before its end", () => {
    expect(gameOf(table, EVENTS.slice(0, -1), NOTHING, [0], 12)).toBeNull();
  });

  it("has places for all", () => {
    expect(ranking(game(1, 4, [["novice", 9], [null, 4]])).map(({ rank }) => rank)).toEqual([1, 2, 2]);
  });
});

describe("records that are stored", () => {
  it("are those of the newest games", () => {
    const games = [game(3, 1, []), game(2, 1, []), game(1, 1, [])];
    const stored = new Set(games.map(({ id }) => id));
    expect(tooMany(games, stored, 2)).toEqual(["game-1_1"]);
    expect(tooMany(games, new Set(["game-1_1"]), 2)).toEqual([]);
  });
});

describe("statistics", () => {
  const GAMES = [
    game(1, 30, [["novice", 20]]),
    game(2, 10, [["novice", 40], ["trader", 20]]),
    game(3, 50, [["trader", 30], [null, 50]]),
    // Two of us at one device: nobody knows which of them I was.
    game(4, 99, [[null, 1]], [0, 1]),
  ];

  it("are there for all rivals, the bots by strength", () => {
    expect(rivalsOf(counted(GAMES))).toEqual([EVERYBODY, "novice", "trader", PEOPLE]);
    expect(rivalsOf([])).toEqual([]);
  });

  it("count games, wins and mean points", () => {
    expect(figuresOf(GAMES, EVERYBODY)).toEqual({ rival: EVERYBODY, games: 3, wins: 2, mine: 30, theirs: 32 });
    expect(figuresOf(GAMES, "novice")).toEqual({ rival: "novice", games: 2, wins: 1, mine: 20, theirs: 30 });
    expect(figuresOf(GAMES, PEOPLE)).toEqual({ rival: PEOPLE, games: 1, wins: 1, mine: 50, theirs: 50 });
    expect(figuresOf(GAMES, "chieftain")).toMatchObject({ games: 0, wins: 0, mine: 0 });
  });

  it("have my points by source, the oldest game first", () => {
    const { sources, columns } = columnsOf(GAMES, EVERYBODY, 2);
    expect(sources).toEqual(["A", "gold"]);
    expect(columns.map(({ total }) => total)).toEqual([10, 50]);
    expect(columns[1]?.parts).toEqual([{ source: "A", points: 49 }, { source: "gold", points: 1 }]);
  });

  it("have nothing for a source that a game has not, whatever its name", () => {
    const [one, other] = [game(1, 30, [["novice", 20]]), game(2, 10, [["novice", 40]])];
    const odd = { ...one, players: one.players.map((player) => ({ ...player, sources: { constructor: 1 } })) };
    expect(columnsOf([odd, other], EVERYBODY, 2).columns[1]?.parts).toContainEqual({ source: "constructor", points: 0 });
  });
});

describe("a history as a file", () => {
  const GAMES = [exported(game(1, 30, [["novice", 20]])), exported(game(2, 10, [["trader", 20]]), null)];
  const NOW = new Date(0);

  it("is read back as it was written", () => {
    expect(readHistory(writeHistory(GAMES, NOW))).toEqual({ games: GAMES, broken: 0 });
  });

  it("says what is wrong with another file", () => {
    expect(readHistory("skye record 2\n")).toBe("unreadable");
    for (const other of ["[]", "3", "null", '{"version":1}', '{"kind":"skye history"}']) expect(readHistory(other)).toBe("other");
    expect(readHistory(JSON.stringify({ kind: "skye history", version: VERSION + 1, games: [] }))).toBe("newer");
    expect(readHistory(JSON.stringify({ kind: "skye history", version: VERSION }))).toBe("empty");
  });

  it("leaves out what cannot be a game, and what does not belong to one", () => {
    const [first] = GAMES as [Exported];
    const wrong = [
      null,
      { ...first, players: [] },
      { ...first, winners: [7] },
      { ...first, time: "yesterday" },
      { ...first, record: 5 },
      { ...first, players: [{ name: "x" }, { name: "y" }] },
    ];
    const text = writeHistory([...(wrong as Exported[]), { ...first, id: "forged", more: 1 } as Exported], NOW);
    expect(readHistory(text)).toEqual({ games: [first], broken: wrong.length });
  });

  describe("with values that no screen could show", () => {
    const [first] = GAMES as [Exported];
    const [own, rival] = first.players as [Player, Player];
    const withOwn = (change: object): object => ({ ...first, players: [{ ...own, ...change }, rival] });
    const read = (entry: object) => readHistory(writeHistory([entry as Exported], NOW));

    it.each<[string, object]>([
      ["a time that no date has", { ...first, time: 1e16 }],
      ["a time before all games", { ...first, time: -1 }],
      ["points beyond all charts", withOwn({ points: 1e300 })],
      ["points that are no whole number", withOwn({ points: 0.5 })],
      ["gold beyond all bounds", withOwn({ gold: 10_001 })],
      ["a source with too much", withOwn({ sources: { A: -10_001 } })],
      ["a source by a name that every object has", withOwn({ sources: { constructor: 1 } })],
      ["a source that is no word", withOwn({ sources: { "A)": 1 } })],
      ["a bot without a name", withOwn({ bot: "" })],
      ["a bot by a name that every object has", withOwn({ bot: "toString" })],
      ["a bot that is no word", withOwn({ bot: "<b>" })],
      ["a bot with parameters that are none", withOwn({ bot: "chieftain:<b>" })],
      ["an expansion by a name that every object has", { ...first, expansion: "valueOf" }],
      ["an expansion that is no word", { ...first, expansion: "../more" }],
      ["a name without end", withOwn({ name: "x".repeat(201) })],
      ["a code without end", { ...first, code: "x".repeat(41) }],
      ["a code that no address can have", { ...first, code: "\ud800" }],
      ["a code by a name that every object has", { ...first, code: "constructor" }],
    ])("leaves out %s", (_, entry) => {
      expect(read(entry)).toEqual({ games: [], broken: 1 });
    });

    it("leaves out a source that changes what objects are", () => {
      const text = writeHistory([first], NOW).replace('"A":', '"__proto__":');
      expect(readHistory(text)).toEqual({ games: [], broken: 1 });
    });
  });

  it("has every name that occurs in a game", async () => {
    const [first] = GAMES as [Exported];
    // Their components ask what the system prefers.
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
    const added = await Promise.all(EXPANSIONS.map(loadExpansion));
    const names = ["A", "B", "C", "D", "scrolls", "gold", ...added.flatMap(({ sources }) => sources.map(({ id }) => id))];
    const sources = Object.fromEntries(names.map((name) => [name, 1]));
    // The longest name: 24 letters of two units each, with two marks.
    const name = "\u{10400}\u0323\u0302".repeat(24);
    for (const expansion of [null, ...EXPANSIONS])
      for (const bot of [...BOTS, "chieftain:net=off,budget=0.001"]) {
        const players = [{ ...first.players[0], name, sources }, { ...first.players[1], name: bot, bot }] as Player[];
        const games = [{ ...first, expansion, players, code: "noze-nire", id: "noze-nire_30-20" }];
        expect(readHistory(writeHistory(games, NOW))).toEqual({ games, broken: 0 });
      }
  });

  it("adds only what is missing", () => {
    const [first, second] = GAMES as [Exported, Exported];
    const [one, two] = [first.id, second.id];
    expect(missing(GAMES, new Set(), new Set())).toEqual(GAMES);
    expect(missing([first, first], new Set(), new Set())).toEqual([first]);
    expect(missing(GAMES, new Set([one, two]), new Set([one]))).toEqual([]);
    // The result was still here, and its record comes back.
    expect(missing(GAMES, new Set([one, two]), new Set())).toEqual([first]);
    expect(missing([{ ...first, record: null }, first], new Set(), new Set())).toEqual([first]);
  });
});
