// What has happened, as sentences in rounds and phases.

import type { Added, ShownEvent } from "../expansions/expansion";
import { tileName } from "../material.svelte";
import type { Line } from "../protocol";
import type { TableEvent } from "../received.svelte";
import { botName } from "../start/bots";
import { has, listed, named, say } from "../words.svelte";

/** One line of the log: an event, or several of one kind in a row, such as the tiles of one hand. */
export interface Entry {
  key: number;
  events: readonly [TableEvent, ...TableEvent[]];
  /** How an expansion wants it shown. */
  shown?: ShownEvent;
}

export interface Phase {
  key: number;
  /** None before the first round. */
  phase: string | null;
  entries: Entry[];
}

export interface Round {
  /** 0 before the first one. */
  round: number;
  phases: Phase[];
}

/** A piece of a sentence: words, or something that is drawn among them. */
export type Part = string | { kind: "seat" | "tile" | "gold" | "points"; value: string };

/** The phase that an event belongs to, where it does not simply go on with the one before. */
export const PHASES: Readonly<Record<string, string>> = {
  income: "income",
  draw: "price",
  price: "price",
  sold: "buy",
  pass: "buy",
  kept: "buy",
  place: "build",
  unplaced: "build",
  scored: "scoring",
  scrolls: "end",
  exchanged: "end",
  over: "end",
};

/** Kinds of which several in a row are one line. */
const GATHERED = ["place", "kept"];

/** The message that an event has in the log; one without a message is covered by another event. */
function kindOf(event: TableEvent): string {
  if (event.type === "returned") return event.reason;
  if (event.type === "sealed") return event.by === "clock" ? "clock" : "sealed";
  if (event.type === "price" && event.axe === null) return "price-spared";
  if (event.type === "paced") return `paced-${event.pace}`;
  if (event.type === "failed" && event.lasting) return "failed-lasting";
  return event.type;
}

const isListed = (event: TableEvent): boolean => has(`page-event-${kindOf(event)}`);

/** The log as it grows. What has not changed stays the same object, so that a page need not draw it again. */
export class LogBook {
  /** By the place where they begin, each with the events that it was read from. */
  private readonly rounds = new Map<number, { events: readonly TableEvent[]; round: Round }>();
  private readonly entries = new Map<number, Entry>();

  constructor(private readonly added: Added) {}

  read(events: readonly TableEvent[]): Round[] {
    const starts = events.flatMap((event, at) => (at === 0 || event.type === "round" ? [at] : []));
    return starts.map((start, at) => {
      const own = events.slice(start, starts[at + 1]);
      const known = this.rounds.get(start);
      if (known && areSame(known.events, own)) return known.round;
      const round = this.readRound(own, start);
      this.rounds.set(start, { events: own, round });
      return round;
    });
  }

  private readRound(events: readonly TableEvent[], start: number): Round {
    const round: Round = { round: events[0]?.type === "round" ? events[0].round : 0, phases: [] };
    events.forEach((event, at) => {
      if (event.type === "round" || !isListed(event)) return;
      const last = round.phases.at(-1);
      const shown = this.added.events[event.type];
      const own = typeof shown?.phase === "function" ? shown.phase(events, at) : shown?.phase;
      const belongs = PHASES[kindOf(event)] ?? own ?? last?.phase ?? null;
      const phase = last?.phase === belongs && last ? last : { key: start + at, phase: belongs, entries: [] };
      if (phase !== last) round.phases.push(phase);
      const entry = phase.entries.at(-1);
      if (entry && GATHERED.includes(event.type) && entry.events[0].type === event.type && seatOf(entry.events[0]) === seatOf(event))
        phase.entries[phase.entries.length - 1] = { ...entry, events: [...entry.events, event] };
      else phase.entries.push({ key: start + at, events: [event], shown });
    });
    for (const phase of round.phases) phase.entries = phase.entries.map((entry) => this.same(entry));
    return round;
  }

  private same(entry: Entry): Entry {
    const known = this.entries.get(entry.key);
    if (known && areSame(known.events, entry.events)) return known;
    this.entries.set(entry.key, entry);
    return entry;
  }
}

const areSame = (some: readonly TableEvent[], others: readonly TableEvent[]): boolean =>
  some.length === others.length && some.every((event, at) => event === others[at]);

export const seatOf = (event: TableEvent): number | null => ("seat" in event ? event.seat : null);

/** Where the points or the gold of an event come from. */
export const linesOf = (event: TableEvent): readonly Line[] => ("lines" in event ? event.lines : []);

/** Lines that add up to no points are gold. */
export const isGold = (event: TableEvent): boolean => "lines" in event && !("points" in event);

// What is drawn stands in the message as a mark, since every language has its own place for it.
const MARK = /\uE000(\w+):([^\uE001]*)\uE001/;
type Kind = Exclude<Part, string>["kind"];
const mark = (kind: Kind, value: string | number): string => `\uE000${kind}:${value}\uE001`;

/** The sentence of an entry, in pieces. */
export function sentenceOf({ events, shown }: Entry): Part[] {
  const [event] = events;
  const values = { ...valuesOf(event, events), ...shown?.words?.(event) };
  const pieces = say(`page-event-${kindOf(event)}`, values).split(MARK);
  const parts: Part[] = [];
  // Splitting gives words, then kind and value of a mark, then words again.
  for (let at = 0; at < pieces.length; at += 3) {
    const words = pieces[at];
    if (words) parts.push(words);
    const [kind, value] = [pieces[at + 1] as Kind | undefined, pieces[at + 2]];
    if (kind && value !== undefined) parts.push({ kind, value });
  }
  return parts;
}

/** The same to be read aloud. */
export function textOf(entry: Entry, name: (seat: number) => string): string {
  const parts = sentenceOf(entry);
  return parts.map((part, at) => pauseBetween(parts[at - 1], part) + spoken(part, name)).join("");
}

/** What lies side by side must not run together: a tile and its gold, one tile and the next. */
function pauseBetween(before: Part | undefined, part: Part): string {
  if (before === undefined || typeof before === "string" || typeof part === "string") return "";
  return part.kind === "gold" ? ": " : ", ";
}

function spoken(part: Part, name: (seat: number) => string): string {
  if (typeof part === "string") return part.trim() ? part : ", ";
  if (part.kind === "seat") return name(Number(part.value));
  if (part.kind === "tile") return tileName(part.value);
  return part.kind === "gold"
    ? say("page-gold-amount", { gold: Number(part.value) })
    : say("page-points-amount", { points: Number(part.value) });
}

type Values = Record<string, string | number>;

function valuesOf(event: TableEvent, all: readonly TableEvent[]): Values {
  const values: Values = {};
  for (const [field, value] of Object.entries(event)) {
    if (field === "seat") values["who"] = mark("seat", value as number);
    else if (["seller", "target"].includes(field)) values[field] = mark("seat", value as number);
    else if (field === "tile" && event.type !== "scored") values["tile"] = mark("tile", value as string);
    else if (["bot", "instead"].includes(field)) values[field] = botName(value as string);
    else if (typeof value === "number" || typeof value === "string") values[field] = value;
  }
  if ("lines" in event) values["amount"] = event.lines.reduce((sum, line) => sum + line.points, 0);
  return { ...values, ...drawnOf(event, all) };
}

/** What is drawn in the sentences of the base game. */
function drawnOf(event: TableEvent, all: readonly TableEvent[]): Values {
  switch (event.type) {
    case "game":
      return { who: mark("seat", event.start) };
    case "income":
      return { gold: mark("gold", event.lines.reduce((sum, line) => sum + line.points, 0)) };
    case "draw":
      return { tiles: event.tiles.map((tile) => mark("tile", tile)).join("") };
    case "price":
      return {
        axe: event.axe === null ? "" : mark("tile", event.axe),
        prices: event.prices.map(([tile, price]) => mark("tile", tile) + mark("gold", price)).join(" "),
      };
    case "sold":
      return { price: mark("gold", event.price) };
    case "kept":
      return {
        tiles: all.flatMap((one) => (one.type === "kept" ? [mark("tile", one.tile) + mark("gold", one.lost)] : [])).join(" "),
      };
    case "place":
      return { tiles: all.flatMap((one) => (one.type === "place" ? [mark("tile", one.tile)] : [])).join("") };
    case "scored":
      return { name: named("scoring", event.tile, "-name"), points: mark("points", event.points) };
    case "scrolls":
      return { points: mark("points", event.points) };
    case "exchanged":
      return { spent: mark("gold", event.spent), points: mark("points", event.points) };
    case "over":
      return { winners: listed(event.winners.map((seat) => mark("seat", seat))) };
    default:
      return {};
  }
}
