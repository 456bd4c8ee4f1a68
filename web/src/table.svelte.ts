// One table as a screen needs it: what was received, kept up to date and remembered, and what I can say.

import { Connection, type Line, type Question, type Reply } from "./connection";
import type { Answer, BotName, Explained, FromTable, Move, Pace, Phrase, State, Weighed } from "./protocol";
import { ReceivedTable } from "./received.svelte";
import { forgetSeen, recallSeen, storeSeen } from "./remembered";
import { joinTable, lookAt, Problem } from "./requests";
import { rename, tableAddress } from "./router.svelte";
import { carryOver, forget, tokensOf } from "./seats";
import { toast } from "./toasts.svelte";
import { language } from "./words.svelte";

/** Milliseconds without a word from the server before the table is shown as it was. */
const SILENCE = 1_500;

/** Milliseconds before what has happened is stored for the next visit. */
const STORE_DELAY = 1_000;

/** Why a connection is not tried again, even where the table itself is known. */
const FINAL = ["socket-private", "socket-version", "table-gone"];

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export class Table extends ReceivedTable {
  line = $state<Line>("connecting");
  /** Why there is nothing to be seen or done here any more: no such table, or nobody may watch. */
  refusal = $state<string | null>(null);
  /** Requests that are not answered yet. */
  private pending = $state(0);
  private connection: Connection | null = null;
  private wasLost = false;
  private isEnded = false;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private storing: ReturnType<typeof setTimeout> | undefined;

  constructor(public code: string) {
    super();
  }

  /**
   * Whether something that was pressed is not answered yet. What the page sends by itself does not count, nor what is
   * said: a button that it disabled would lose the press that comes in that moment.
   */
  get isBusy(): boolean {
    return this.pending > 0;
  }

  /** Find the table and stay connected. */
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
    if (seen) this.takeRemembered(seen);
  }

  override discardRemembered(): void {
    forgetSeen(this.code);
    super.discardRemembered();
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

  private receive(message: FromTable): void {
    if (message.type === "welcome") {
      clearTimeout(this.silence);
    } else if (message.type === "news") {
      if (this.isCaughtUp && message.events.some((event) => event.type === "freed" && this.isMine(event.seat))) this.beFreed();
    } else if (message.type === "trouble") {
      const { key, text } = message.problem;
      if (!this.info || FINAL.includes(key)) this.refuse(text);
      else toast(null, text);
    }
    this.take(message);
    this.storeSoon();
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

  private requestAs(seat: number | null | undefined, question: (seat: number) => Question): Promise<Answer | null> {
    return seat == null ? Promise.resolve(null) : this.request(question(seat));
  }

  private async request(question: Question): Promise<Answer | null> {
    const isPressed = question.type !== "draft" && question.type !== "say";
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
    return this.requestAs(this.seat, (seat) => ({ type: "vote", seat, target }));
  }

  fill(target: number, bot: BotName): Promise<Answer | null> {
    return this.requestAs(this.hostSeat ?? this.seat, (seat) => ({ type: "fill", seat, target, bot }));
  }
  free(target: number): Promise<Answer | null> {
    return this.requestAs(this.hostSeat, (seat) => ({ type: "free", seat, target }));
  }
  admit(): Promise<Answer | null> {
    return this.requestAs(this.hostSeat, (seat) => ({ type: "admit", seat }));
  }
  /** Let everybody see the game. */
  share(): Promise<Answer | null> {
    return this.requestAs(this.seat, (seat) => ({ type: "share", seat }));
  }

  /** Say something to everybody here. */
  say(phrase: Phrase): Promise<Answer | null> {
    return this.requestAs(this.seat, (seat) => ({ type: "say", seat, phrase }));
  }
  /** Change how long the bots pause. */
  setPace(pace: Pace): Promise<Answer | null> {
    return this.requestAs(this.seat, (seat) => ({ type: "pace", seat, pace }));
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
    const code = this.info?.rematch ?? (await this.requestAs(this.seat, (seat) => ({ type: "rematch", seat })))?.code;
    if (code) carryOver(this.code, code);
    return code ?? null;
  }
}
