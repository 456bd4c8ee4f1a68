import { beforeAll, expect, test, vi } from "vitest";
import { NOTHING } from "../expansions/expansion";
import type { TableEvent } from "../received.svelte";
import { use } from "../testing/catalogues";
import { isGold, linesOf, LogBook, seatOf, sentenceOf, textOf, type Entry, type Round } from "./log";

beforeAll(() => use("en"));

const line = (points: number) => ({ label: "castle", count: 1, points, cells: [] });
const round = (number: number): TableEvent => ({ type: "round", round: number, start: 0, scored: "A", catch_up: 0 });
const draw = (seat: number): TableEvent => ({ type: "draw", seat, tiles: ["1", "2", "3"] });
const place = (seat: number, tile: string): TableEvent => ({ type: "place", seat, tile, x: 1, y: 0, turn: 0 });
const kept = (seat: number, tile: string, lost: number): TableEvent => ({ type: "kept", seat, tile, lost });
const pass = (seat: number): TableEvent => ({ type: "pass", seat });

const shape = (rounds: Round[]) =>
  rounds.map(({ round, phases }) => [round, ...phases.map(({ phase, entries }) => [phase, ...entries.map(({ events }) => events.length)])]);
const names = ["Ann", "Ben"];
const read = (...events: [TableEvent, ...TableEvent[]]): string => textOf({ key: 0, events }, (seat) => names[seat] ?? "?");

test("events are listed by round and phase, a hand in one line", () => {
  const events = [
    { type: "joined", seat: 0, name: "Ann" } as TableEvent,
    round(1),
    draw(0),
    draw(1),
    pass(0),
    kept(0, "1", 2),
    kept(0, "2", 3),
    kept(1, "4", 1),
    place(0, "1"),
    place(0, "2"),
    place(1, "4"),
    place(0, "3"),
    round(2),
    draw(0),
  ];
  expect(shape(new LogBook(NOTHING).read(events))).toEqual([
    [0, [null, 1]],
    [1, ["price", 1, 1], ["buy", 1, 2, 1], ["build", 2, 1, 1]],
    [2, ["price", 1]],
  ]);
});

test("only events with a message are listed", () => {
  const events = [
    round(1),
    draw(0),
    { type: "sealed", seat: 0, by: "player" } as TableEvent,
    { type: "returned", seat: 0, tile: "1", reason: "axe" } as TableEvent,
    { type: "sealed", seat: 1, by: "clock" } as TableEvent,
    { type: "returned", seat: 0, tile: "1", reason: "unplaced" } as TableEvent,
  ];
  const [first] = new LogBook(NOTHING).read(events);
  expect(first?.phases.map(({ phase, entries }) => [phase, ...entries.map(({ events: [event] }) => event)])).toEqual([
    ["price", events[1], events[4]],
    ["build", events[5]],
  ]);
});

test("what has not changed stays the same object", () => {
  const book = new LogBook(NOTHING);
  const before = [round(1), draw(0), round(2), place(0, "1")];
  const old = book.read(before);
  const after = [...before, place(0, "2"), place(1, "3")];
  const grown = book.read(after);
  expect(grown[0]).toBe(old[0]);
  expect(grown[1]).not.toBe(old[1]);
  expect(grown[1]?.phases[0]?.entries.map(({ key, events }) => [key, events.length])).toEqual([
    [3, 2],
    [5, 1],
  ]);
  expect(book.read([...after])[1]).toBe(grown[1]);
  // A log that is sent again, with events that are other objects, is another log.
  expect(book.read(structuredClone(before))[0]).not.toBe(old[0]);
});

test("an entry that has not grown stays the same object", () => {
  const book = new LogBook(NOTHING);
  const events = [round(1), draw(0)];
  const [drawn] = book.read(events)[0]?.phases[0]?.entries ?? [];
  const grown = book.read([...events, draw(1)])[0]?.phases[0]?.entries ?? [];
  expect(grown[0]).toBe(drawn);
  expect(grown).toHaveLength(2);
});

test("a sentence is words, and what is drawn among them", () => {
  const price: TableEvent = { type: "price", seat: 1, axe: "7", prices: [["8", 2], ["9", 5]] };
  const entry: Entry = { key: 0, events: [price] };
  expect(sentenceOf(entry)).toEqual([
    { kind: "seat", value: "1" },
    ": axe on ",
    { kind: "tile", value: "7" },
    ", prices ",
    { kind: "tile", value: "8" },
    { kind: "gold", value: "2" },
    " ",
    { kind: "tile", value: "9" },
    { kind: "gold", value: "5" },
  ]);
});

test.each<[string, [TableEvent, ...TableEvent[]]]>([
  ["The game begins. Start player: Ben", [{ type: "game", number: 1, label: "x", names, start: 1, scoring: [] }]],
  ["Ann receives 7 gold", [{ type: "income", seat: 0, lines: [line(5), line(2)] }]],
  ["Ben: no axe, prices tile 8: 1 gold, tile 9: 2 gold", [{ type: "price", seat: 1, axe: null, prices: [["8", 1], ["9", 2]] }]],
  ["Ann buys tile 4 from Ben for 3 gold", [{ type: "sold", seat: 0, tile: "4", seller: 1, price: 3, returned: 3 }]],
  ["Ann keeps tile 1: 2 gold, tile 2: 3 gold", [kept(0, "1", 2), kept(0, "2", 3)]],
  ["Ben lays tile 1, tile 2", [place(1, "1"), place(1, "2")]],
  ["Ann: tile 4 fits nowhere and goes back into the bag", [{ type: "returned", seat: 0, tile: "4", reason: "unplaced" }]],
  ["Ann scores 1 point for A, Squares", [{ type: "scored", seat: 0, letter: "A", tile: "squares", lines: [], points: 1, total: 1 }]],
  ["Ben exchanges 10 gold for 2 points", [{ type: "exchanged", seat: 1, spent: 10, points: 2, total: 2 }]],
  ["The game is over. Winner: Ann and Ben", [{ type: "over", points: [9, 9], gold: [1, 1], winners: [0, 1] }]],
  ["Ann has run out of time", [{ type: "sealed", seat: 0, by: "clock" }]],
  ["A bot plays for Ann: Trader", [{ type: "replaced", seat: 0, bot: "trader" }]],
  [
    "Ann: Chieftain could not decide, Clan Elder decides this time",
    [{ type: "failed", seat: 0, bot: "chieftain", instead: "planner", lasting: false }],
  ],
  [
    "Ann: Chieftain failed too often, Clan Elder plays from now on",
    [{ type: "failed", seat: 0, bot: "chieftain", instead: "planner", lasting: true }],
  ],
])("%s", (sentence, events) => {
  const complaint = vi.spyOn(console, "error");
  expect(read(...events)).toBe(sentence);
  expect(complaint).not.toHaveBeenCalled();
});

test("marks find their place in every language", async () => {
  const sold: TableEvent = { type: "sold", seat: 0, tile: "4", seller: 1, price: 3, returned: 3 };
  for (const language of ["de", "nl", "fr", "ru"] as const) {
    await use(language);
    const drawn = sentenceOf({ key: 0, events: [sold] }).filter((part) => typeof part !== "string");
    expect(drawn.map(({ kind, value }) => `${kind} ${value}`).sort()).toEqual(["gold 3", "seat 0", "seat 1", "tile 4"]);
  }
  await use("en");
});

test("whose it is, and where it comes from", () => {
  const income: TableEvent = { type: "income", seat: 1, lines: [line(5)] };
  expect([seatOf(income), seatOf(round(1))]).toEqual([1, null]);
  expect([linesOf(income), linesOf(round(1))]).toEqual([[line(5)], []]);
  expect([isGold(income), isGold(draw(0))]).toEqual([true, false]);
});
