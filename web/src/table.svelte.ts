// One table as a screen needs it: who sits there, the game as my seat sees it, and what I can say.

import { Connection, type Line, type Question, type Reply } from "./connection";
import { NOTHING, type Added } from "./expansions/expansion";
import type {
  Answer,
  BotName,
  Explained,
  GameEvent,
  Move,
  Notice,
  SeatInfo,
  SeatView,
  State,
  TableInfo,
  View,
  Weighed,
} from "./protocol";
import { forgetSeen, recallSeen, storeSeen } from "./remembered";
import { joinTable, lookAt, Problem } from "./requests";
import { rename, tableAddress } from "./router.svelte";
import { carryOver, forget, tokensOf } from "./seats";
import { toast } from "./toasts.svelte";
import { language, named } from "./words.svelte";

/** Milliseconds after which somebody keeps the table waiting; the server grants no vote before (server/seating.py). */
const PATIENCE = 61_000;

/** Phases in which all seats decide at once, so that who is no longer awaited has decided (docs/protocol.md). */
const SIMULTANEOUS = ["price", "build"];

/** Milliseconds without a word from the server before the table is shown as it was. */
const SILENCE = 1_500;

/** Milliseconds before what has happened is stored for the next visit. */
const STORE_DELAY = 1_000;

/** Why a connection is not tried again, even where the table itself is known. */
const FINAL = ["socket-private", "socket-version", "table-gone"];

export type TableEvent = GameEvent | Notice;

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export class Table {
  /** The table itself; none before it is known. */
  info = $state.raw<TableInfo | null>(null);
  /** What its expansion adds to the page, as soon as that is loaded. */
  added = $state.raw<Added>(NOTHING);
  /** The game as each of my seats sees it, or a spectator. */
  private states = $state.raw<ReadonlyMap<number | null, State>>(new Map());
  /** Everything that has happened, in order. */
  events = $state.raw<readonly TableEvent[]>([]);
  /** My seats. */
  mine = $state.raw<readonly number[]>([]);
  /** The one of them that is played now; none for somebody who watches. */
  seat = $state<number | null>(null);
  line = $state<Line>("connecting");
  /** Seats whose state is what this browser remembers; the server has sent nothing since. */
  private remembered = $state.raw<ReadonlySet<number | null>>(new Set());
  /** When that was. */
  lastContact = $state(0);
  /** Why there is nothing to be seen or done here any more: no such table, or nobody may watch. */
  refusal = $state<string | null>(null);
  /** Requests that are not answered yet. */
  private pending = $state(0);
  /** When the last state came, to go on counting clocks, by a clock that nobody sets. */
  came = $state(performance.now());
  /** Since when each seat has been awaited, as far as this page has seen. */
  private since = $state.raw<readonly (number | null)[]>([]);
  /** Since when each seat is not connected; none while it is. */
  private away = $state.raw<readonly (number | null)[]>([]);
  private last = 0;
  private connection: Connection | null = null;
  private wasLost = false;
  /** Whether everything that happened before this connection was received. */
  private isCaughtUp = false;
  /** Whether the events are those that were remembered. */
  private isOld = false;
  private isEnded = false;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private storing: ReturnType<typeof setTimeout> | undefined;

  constructor(public code: string) {}

  get state(): State | null {
    return this.states.get(this.seat) ?? null;
  }
  get view(): View | null {
    return this.state?.view ?? null;
  }
  /**
   * Whether something that was pressed is not answered yet. What the page sends by itself does not count: a button that
   * it disabled would lose the press that comes in that moment.
   */
  get isBusy(): boolean {
    return this.pending > 0;
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

  /** Whether a seat has decided in secret, or for good, while others still think. */
  hasDecided(seat: number): boolean {
    const { view } = this;
    const simultaneous = [...SIMULTANEOUS, ...this.added.simultaneous];
    return view !== null && simultaneous.includes(view.phase) && this.awaited.length > 0 && !view.seats[seat]?.acting;
  }

  /** Find the table and stay connected; what is received comes into the fields above. */
  async connect(): Promise<void> {
    this.silence = setTimeout(() => this.recallSeen(), SILENCE);
    try {
      const { table } = await lookAt(this.code);
      if (table.code !== this.code) {
        this.code = table.code;
        rename(tableAddress(table.code));
      }
      // Where nobody may watch, this is all that somebody sees who has come to sit down.
      this.info = table;
    } catch (problem) {
      // Without an answer the socket goes on trying.
      if (problem instanceof Problem && problem.status === 404) {
        this.refuse(problem.message);
        return;
      }
      this.recallSeen();
    }
    if (this.isEnded) return;
    addEventListener("pagehide", this.storeNow);
    document.addEventListener("visibilitychange", this.storeNow);
    this.connection ??= new Connection(this.code, {
      receive: (message) => this.receive(message),
      line: (status) => this.connected(status),
      hello: () => ({ tokens: tokensOf(this.code), last: this.last, language: language() }),
    });
  }

  /** Say hello again: with a new seat, or in another language. */
  restart(): void {
    this.connection?.restart();
  }

  end(): void {
    this.isEnded = true;
    clearTimeout(this.silence);
    this.storeNow();
    removeEventListener("pagehide", this.storeNow);
    document.removeEventListener("visibilitychange", this.storeNow);
    this.connection?.end();
  }

  // The last contact

  /** Show the table as it was, as long as the server says nothing. */
  private recallSeen(): void {
    if (this.isEnded || this.refusal || this.states.size) return;
    const seen = recallSeen(this.code);
    if (!seen) return;
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
    forgetSeen(this.code);
    this.states = new Map([...this.states].filter(([seat]) => !this.remembered.has(seat)));
    [this.events, this.isOld] = [[], false];
    this.remembered = new Set();
  }

  private storeSoon(): void {
    this.storing ??= setTimeout(this.storeNow, STORE_DELAY);
  }

  private readonly storeNow = (): void => {
    if (this.storing === undefined) return;
    clearTimeout(this.storing);
    this.storing = undefined;
    const states = this.mine.flatMap((seat) => this.states.get(seat) ?? []);
    if (!this.info || !states.length || this.remembered.size || this.refusal) return;
    storeSeen({ code: this.code, info: this.info, states, events: this.events });
  };

  /** There is nothing to be seen here any more, and so nothing to be remembered. */
  private refuse(reason: string): void {
    this.refusal = reason;
    forgetSeen(this.code);
  }

  private connected(status: Line): void {
    this.line = status;
    if (status === "lost") {
      this.wasLost = true;
      this.recallSeen();
    }
    if (status === "open" && this.wasLost) {
      this.wasLost = false;
      toast("page-connection-back");
    }
  }

  private receive(message: Parameters<ConstructorParameters<typeof Connection>[1]["receive"]>[0]): void {
    if (message.type === "welcome") {
      this.isCaughtUp = false;
      this.mine = message.seats;
      clearTimeout(this.silence);
      this.remembered = new Set(this.mine.filter((seat) => this.remembered.has(seat)));
      if (this.seat === null || !this.mine.includes(this.seat)) this.seat = this.mine[0] ?? null;
    } else if (message.type === "table") {
      this.info = message;
      this.isCaughtUp = true;
      this.away = message.seats.map((seat, at) => (seat.present ? null : (this.away[at] ?? performance.now())));
    } else if (message.type === "news") {
      if (this.isCaughtUp && message.events.some((event) => event.type === "freed" && this.isMine(event.seat))) this.beFreed();
      this.last = message.number;
      // What is remembered is sent again from the beginning.
      this.events = this.isOld ? message.events : [...this.events, ...message.events];
      this.isOld = false;
    } else if (message.type === "state") {
      this.states = new Map(this.states).set(message.seat, message);
      if (this.remembered.size) this.remembered = new Set([...this.remembered].filter((seat) => seat !== message.seat));
      this.came = performance.now();
      this.since = message.view.seats.map((seat, at) => (seat.acting ? (this.since[at] ?? performance.now()) : null));
    } else if (message.type === "trouble") {
      const { key, text } = message.problem;
      if (!this.info || FINAL.includes(key)) this.refuse(text);
      else toast(null, text);
    }
    this.storeSoon();
  }

  // Who is who

  infoOf(seat: number): SeatInfo | null {
    return this.info?.seats[seat] ?? null;
  }

  /** A name that no other seat has. */
  name(seat: number): string {
    const names = (this.info?.seats ?? []).map((one) => (one.kind === "bot" ? named("bot", one.bot ?? one.name) : one.name));
    const name = names[seat] ?? "";
    return names.filter((other) => other === name).length > 1 ? `${name} ${seat + 1}` : name;
  }

  isMine(seat: number): boolean {
    return this.mine.includes(seat);
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

  /** Take an open seat. Throws the problem if there is none any more. */
  async join(name: string): Promise<void> {
    // A secret that fits no seat would be shown again with the new one, and refused again.
    if (this.connection?.watches) forget(this.code);
    await joinTable(this.code, name);
    this.refusal = null;
    this.restart();
  }

  // What the server is asked for

  private async ask(question: Question): Promise<Reply | null> {
    return this.connection ? this.connection.ask(question) : null;
  }

  private async request(question: Question): Promise<Answer | null> {
    const isPressed = question.type !== "draft";
    if (isPressed) this.pending += 1;
    const reply = await this.ask(question);
    if (isPressed) this.pending -= 1;
    if (reply?.type !== "answer") return null;
    if (reply.problem) toast(null, reply.problem.text);
    return reply;
  }

  draft(move: Move): Promise<Answer | null> {
    return this.decide((decision, step) => ({ type: "draft", decision, step, move }));
  }
  undo(): Promise<Answer | null> {
    return this.decide((decision, step) => ({ type: "undo", decision, step }));
  }
  /** Decide for good: these moves, or what is drafted. */
  seal(moves: readonly Move[] | null = null): Promise<Answer | null> {
    return this.decide((decision) => ({ type: "seal", decision, moves }));
  }
  private async decide(
    question: (decision: NonNullable<State["decision"]>, step: number) => Question,
  ): Promise<Answer | null> {
    const { state } = this;
    return state?.decision ? this.request(question(state.decision, state.step)) : null;
  }

  /** A move that can be made at any time. */
  anytime(move: Move): Promise<Answer | null> {
    return this.request({ type: "beside", move });
  }

  /** What each place for this tile would bring me. */
  async weigh(tile: string): Promise<Weighed | null> {
    if (this.seat === null) return null;
    const reply = await this.ask({ type: "weigh", seat: this.seat, tile });
    return reply?.type === "weighed" ? reply : null;
  }

  /** What a territory would score now, and with these moves. */
  async explain(target: number, moves: readonly Move[] = []): Promise<Explained | null> {
    const reply = await this.ask({ type: "explain", target, moves });
    return reply?.type === "explained" ? reply : null;
  }

  vote(target: number): Promise<Answer | null> {
    return this.seat === null ? Promise.resolve(null) : this.request({ type: "vote", seat: this.seat, target });
  }

  fill(target: number, bot: BotName): Promise<Answer | null> {
    const seat = this.mine.find((one) => this.infoOf(one)?.host) ?? this.seat;
    return seat === null ? Promise.resolve(null) : this.request({ type: "fill", seat, target, bot });
  }

  /** Whether I have opened this table. */
  get isHost(): boolean {
    return this.mine.some((seat) => this.infoOf(seat)?.host);
  }
  /** Whether I may put bots on free seats: the host, and everybody where none sits. */
  get mayFill(): boolean {
    return this.isHost || (!this.isWatching && !this.info?.seats.some(({ host }) => host));
  }
  /** Whether only the players may see this game. */
  get isPrivate(): boolean {
    return this.info?.options.spectators === false && !this.info.shared;
  }

  private asHost(question: (seat: number) => Question): Promise<Answer | null> {
    const seat = this.mine.find((one) => this.infoOf(one)?.host);
    return seat === undefined ? Promise.resolve(null) : this.request(question(seat));
  }
  free(target: number): Promise<Answer | null> {
    return this.asHost((seat) => ({ type: "free", seat, target }));
  }
  admit(): Promise<Answer | null> {
    return this.asHost((seat) => ({ type: "admit", seat }));
  }
  /** Let everybody see the game. */
  share(): Promise<Answer | null> {
    return this.seat === null ? Promise.resolve(null) : this.request({ type: "share", seat: this.seat });
  }

  /** The host has freed my seat. */
  private beFreed(): void {
    toast("page-lobby-freed");
    forget(this.code);
    this.restart();
  }

  /** Get up with all my seats. */
  async leave(): Promise<void> {
    for (const seat of this.mine) await this.request({ type: "leave", seat });
    // Before the game a seat that was left is free, and its token is worth nothing.
    if (this.info?.status === "waiting") forget(this.code);
  }

  /** The code of the next table with the same seats. */
  async rematch(): Promise<string | null> {
    const code = this.info?.rematch ?? (this.seat === null ? null : (await this.request({ type: "rematch", seat: this.seat }))?.code);
    if (code) carryOver(this.code, code);
    return code ?? null;
  }
}
