// A table as it was received: who sits there, what has happened, the game as my seats see it, and what follows from that.

import { NOTHING, type Added } from "./expansions/expansion";
import { distinct } from "./names";
import type { FromTable, GameEvent, Notice, SeatInfo, SeatView, State, TableInfo, View } from "./protocol";
import type { Seen } from "./remembered";
import { botName } from "./start/bots";
import { Talk } from "./talk/talk.svelte";

/** Milliseconds after which somebody keeps the table waiting; the server grants no vote before (server/seating.py). */
const PATIENCE = 61_000;

/** Phases in which all seats decide at once, so that who is no longer awaited has decided (docs/protocol.md). */
const SIMULTANEOUS = ["price", "build"];

export type TableEvent = GameEvent | Notice;

export class ReceivedTable {
  /** The table itself; none before it is known. */
  info = $state.raw<TableInfo | null>(null);
  /** What its expansion adds to the page, as soon as that is loaded. */
  added = $state.raw<Added>(NOTHING);
  /** The game as each of my seats sees it, or a spectator. */
  protected states = $state.raw<ReadonlyMap<number | null, State>>(new Map());
  /** Everything that has happened, in order. */
  events = $state.raw<readonly TableEvent[]>([]);
  /** What players have just said. */
  readonly talk = new Talk();
  /** My seats. */
  mine = $state.raw<readonly number[]>([]);
  /** The one of them that is played now; none for somebody who watches. */
  seat = $state<number | null>(null);
  /** Seats whose state is what this browser remembers; the server has sent nothing since. */
  protected remembered = $state.raw<ReadonlySet<number | null>>(new Set());
  /** When that was. */
  lastContact = $state(0);
  /** When the last state came, to go on counting clocks, by a clock that nobody sets. */
  came = $state(performance.now());
  /** Since when each seat has been awaited, as far as this page has seen. */
  private since = $state.raw<readonly (number | null)[]>([]);
  /** Since when each seat is not connected; none while it is. */
  private away = $state.raw<readonly (number | null)[]>([]);
  /** The number of the last news. */
  protected last = 0;
  /** Whether everything that happened before this connection was received. */
  protected isCaughtUp = false;
  /** Whether the events are those that were remembered. */
  private isOld = false;

  get state(): State | null {
    return this.states.get(this.seat) ?? null;
  }
  get view(): View | null {
    return this.state?.view ?? null;
  }
  /** Whether this is the table as it was at the last contact: to be looked at, with nothing to be decided. */
  get isRemembered(): boolean {
    return this.remembered.has(this.seat);
  }
  get isWatching(): boolean {
    return this.mine.length === 0;
  }
  /** My seat in the game. */
  get own(): SeatView | null {
    return this.seat === null ? null : (this.view?.seats[this.seat] ?? null);
  }
  /** My other seats on this device that are asked something. */
  get waitingHere(): readonly number[] {
    return this.mine.filter((seat) => seat !== this.seat && this.states.get(seat)?.decision);
  }
  /** Whether somebody at this device is asked something. */
  get isAskedHere(): boolean {
    return this.mine.some((seat) => this.states.get(seat)?.decision);
  }
  /** Seats that the game waits for. */
  get awaited(): readonly number[] {
    return this.view?.seats.flatMap((seat, at) => (seat.acting ? [at] : [])) ?? [];
  }
  /** My seat that has opened this table. */
  protected get hostSeat(): number | undefined {
    return this.mine.find((seat) => this.infoOf(seat)?.host);
  }
  /** Whether I have opened this table. */
  get isHost(): boolean {
    return this.hostSeat !== undefined;
  }
  /** Whether I may put bots on free seats: the host, and everybody where none sits. */
  get mayFill(): boolean {
    return this.isHost || (!this.isWatching && !this.info?.seats.some(({ host }) => host));
  }
  /** Whether only the players may see this game. */
  get isPrivate(): boolean {
    return this.info?.options.spectators === false && !this.info.shared;
  }

  infoOf(seat: number): SeatInfo | null {
    return this.info?.seats[seat] ?? null;
  }

  /** A name that no other seat has. */
  name(seat: number): string {
    const names = (this.info?.seats ?? []).map((one) => (one.kind === "bot" ? botName(one.bot ?? one.name) : one.name));
    return distinct(names)[seat] ?? "";
  }

  isMine(seat: number): boolean {
    return this.mine.includes(seat);
  }

  /** Whether a seat has decided in secret, or for good, while others still think. */
  hasDecided(seat: number): boolean {
    const { view } = this;
    const simultaneous = [...SIMULTANEOUS, ...this.added.simultaneous];
    return view !== null && simultaneous.includes(view.phase) && this.awaited.length > 0 && !view.seats[seat]?.acting;
  }

  /** Whether others may ask for a bot in this place: never for somebody who is here, or has time left. */
  isMissed(seat: number, now: number): boolean {
    if (this.isRemembered) return false;
    if (this.infoOf(seat)?.left) return true;
    const times = [this.since[seat], this.away[seat]];
    return times.every((since) => since != null && now - since > PATIENCE) && !this.timeLeft(seat, now);
  }

  /** Milliseconds left on a seat's clock, if it has one. */
  timeLeft(seat: number, now: number): number | null {
    const clock = this.state?.clocks?.[seat];
    return clock ? Math.max(0, clock.left - (clock.runs ? now - this.came : 0)) : null;
  }

  /** Play another of my seats on this device. */
  sit(seat: number): void {
    this.seat = seat;
  }

  protected take(message: FromTable): void {
    if (message.type === "welcome") {
      this.isCaughtUp = false;
      this.mine = message.seats;
      this.remembered = new Set(this.mine.filter((seat) => this.remembered.has(seat)));
      if (this.seat === null || !this.mine.includes(this.seat)) this.seat = this.mine[0] ?? null;
    } else if (message.type === "table") {
      this.info = message;
      this.isCaughtUp = true;
      this.away = message.seats.map((seat, at) => (seat.present ? null : (this.away[at] ?? performance.now())));
    } else if (message.type === "news") {
      this.last = message.number;
      // What is remembered is sent again from the beginning.
      this.events = this.isOld ? message.events : [...this.events, ...message.events];
      this.isOld = false;
    } else if (message.type === "said") {
      this.talk.hear(message.seat, message.phrase);
    } else if (message.type === "state") {
      this.states = new Map(this.states).set(message.seat, message);
      if (this.remembered.size) this.remembered = new Set([...this.remembered].filter((seat) => seat !== message.seat));
      this.came = performance.now();
      this.since = message.view.seats.map((seat, at) => (seat.acting ? (this.since[at] ?? performance.now()) : null));
    }
  }

  /** Show the table as it was at the last contact. */
  protected takeRemembered(seen: Seen): void {
    this.info ??= seen.info;
    this.events = seen.events;
    this.isOld = true;
    this.states = new Map(seen.states.map((state) => [state.seat, state]));
    this.mine = seen.states.flatMap(({ seat }) => seat ?? []);
    this.seat = this.mine[0] ?? null;
    this.lastContact = seen.time;
    this.remembered = new Set(this.mine);
  }

  /** What was remembered cannot be shown: wait for the server without it. */
  discardRemembered(): void {
    this.states = new Map([...this.states].filter(([seat]) => !this.remembered.has(seat)));
    [this.events, this.isOld] = [[], false];
    this.remembered = new Set();
  }
}
