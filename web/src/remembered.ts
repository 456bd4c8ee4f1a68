// The tables of this browser as its seats last saw them, to be looked at while the server is away.
//
// Only what the seats were sent is stored, and only as long as their secrets are. What can be decided is left out:
// whoever looks at the past cannot answer its questions.

import { VERSION, type Look, type State, type TableInfo } from "./protocol";
import type { TableEvent } from "./received.svelte";
import { myTables } from "./seats";
import { recall, remember } from "./storage";

const KEY = "seen";
/** Tables that are stored; a whole game of five with an expansion takes about 55 kB. */
const MOST = 3;

export interface Seen {
  code: string;
  /** Of the protocol, in whose words it is written. */
  version: number;
  time: number;
  info: TableInfo;
  states: readonly State[];
  events: readonly TableEvent[];
}

const isThing = (one: unknown): boolean => typeof one === "object" && one !== null;
const areThings = (some: unknown): boolean => Array.isArray(some) && some.every(isThing);

/** Everything that is there, also what another version of the page has written. */
function all(): readonly Seen[] {
  const found: unknown = recall(KEY, []);
  return Array.isArray(found) ? found.filter(isThing) : [];
}

const asItWas = (state: State): State => ({
  ...state,
  decision: null,
  choices: null,
  clocks: state.clocks.map((clock) => ({ ...clock, runs: false })),
});

export function storeSeen(seen: Omit<Seen, "version" | "time">): void {
  const mine = myTables();
  if (!mine[seen.code]) return;
  const states = seen.states.map(asItWas);
  const own: Seen = { ...seen, states, version: VERSION, time: Date.now() };
  const others = all().filter(({ code }) => code !== own.code && mine[code]);
  // Where there is no room: rather this table than all, rather its lands than its log, and rather nothing than an old one.
  const tries: readonly (readonly Seen[])[] = [[own, ...others.slice(0, MOST - 1)], [own], [{ ...own, events: [] }], []];
  tries.some((tables) => remember(KEY, tables));
}

export function forgetSeen(code: string): void {
  if (all().some((seen) => seen.code === code)) remember(KEY, all().filter((seen) => seen.code !== code));
}

/** A table as the seats last saw it that this browser still has there; null where what is stored is of no use. */
export function recallSeen(code: string): Seen | null {
  const seen = all().find((one) => one.code === code && one.version === VERSION);
  if (!seen || ![seen.states, seen.events, seen.info?.seats].every(areThings)) return null;
  const seats = (myTables()[code]?.places ?? []).map(({ seat }) => seat);
  const states = seen.states.filter(({ seat, view }) => seats.includes(seat ?? -1) && areThings(view?.seats));
  return states.length ? { ...seen, states } : null;
}

/** The same in short, as for a list of tables. */
export function recallLook(code: string): Look | null {
  const seen = recallSeen(code);
  const view = seen?.states[0]?.view;
  if (!seen || !view) return null;
  const acting = view.seats.flatMap((seat, at) => (seat.acting ? [at] : []));
  return { table: seen.info, round: view.round, rounds: view.rounds, phase: view.phase, acting };
}
