// A recorded game that is stepped through, played, and searched by round and phase.

import { countsOf, gainsOf, lastCounted, type Count } from "../end/sources";
import type { Added } from "../expansions/expansion";
import type { Frame, GameEvent, Replay, View } from "../protocol";
import { cellsOf, keyOf, type Cell } from "../territory/cells";

/** Where a phase of a round begins. */
export interface Stop {
  at: number;
  round: number;
  phase: string;
}

/** Milliseconds that a frame is shown while the game plays, by speed. */
export const SPEEDS = [2400, 1200, 600, 150] as const;
/** What they are called. */
export const SPEED_NAMES = ["½×", "1×", "2×", "8×"] as const;

export class Playback {
  replay = $state.raw<Replay>() as Replay;
  at = $state(0);
  isPlaying = $state(false);
  speed = $state(1);

  constructor(
    replay: Replay,
    readonly added: Added,
    at = 0,
    speed = 1,
  ) {
    this.replay = replay;
    this.speed = speed;
    this.go(at);
  }

  get frames(): readonly Frame[] {
    return this.replay.frames;
  }
  get last(): number {
    return this.frames.length - 1;
  }
  get frame(): Frame {
    return this.frames[this.at] as Frame;
  }
  get view(): View {
    return this.frame.view;
  }

  readonly stops = $derived.by((): Stop[] => {
    const stops: Stop[] = [];
    this.frames.forEach(({ view: { round, phase } }, at) => {
      const before = stops.at(-1);
      if (before?.round !== round || before.phase !== phase) stops.push({ at, round, phase });
    });
    return stops;
  });
  /** The stops at which rounds begin. */
  readonly rounds = $derived(this.stops.filter((stop, index) => stop.round !== this.stops[index - 1]?.round));
  /** The stop at which we are. */
  readonly stop = $derived(this.stops.findLast((stop) => stop.at <= this.at) as Stop);

  /** All that has happened up to now. */
  readonly events = $derived.by((): GameEvent[] => this.frames.slice(0, this.at + 1).flatMap((frame) => frame.events));
  readonly gains = $derived.by(() => gainsOf(this.events, this.added));

  /** The points of every seat at each frame. */
  readonly course = $derived(this.replay.names.map((_, seat) => this.frames.map(({ view }) => view.seats[seat]?.points ?? 0)));

  /** The cells of every land at the end: with room for them from the start, lands keep still. */
  readonly lands = $derived((this.frames.at(-1)?.view.seats ?? []).map(({ territory }): Cell[] => cellsOf(territory)));

  /** The seat that has made the move of this frame; none for what happens to all, such as drawing tiles. */
  readonly mover: number | null = $derived.by(() => {
    const first = this.frame.events[0];
    return first && "seat" in first && first.type !== "draw" && first.type !== "income" ? first.seat : null;
  });

  /** The round that was counted in this frame; null where none was. */
  readonly counted: number | null = $derived(lastCounted(this.gains, this.events.length - this.frame.events.length));

  /** What was counted in a round. */
  countsOf(round: number): Count[] {
    return countsOf(this.gains, round, this.replay.names.length);
  }

  /** The cells of a land on which a tile was laid in this frame. */
  laidNow(seat: number): ReadonlySet<string> {
    return new Set(this.frame.events.flatMap((event) => (event.type === "place" && event.seat === seat ? [keyOf(event.x, event.y)] : [])));
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.last, at));
    if (this.at === this.last) this.isPlaying = false;
  }

  /** To a moment that was chosen. */
  jump(at: number): void {
    this.isPlaying = false;
    this.go(at);
  }

  step(frames: number): void {
    this.jump(this.at + frames);
  }

  /** To the beginning of the next or the last phase. */
  stepPhase(direction: 1 | -1): void {
    this.stepAmong(this.stops, direction);
  }

  /** To the beginning of the next or the last round. */
  stepRound(direction: 1 | -1): void {
    this.stepAmong(this.rounds, direction);
  }

  private stepAmong(stops: readonly Stop[], direction: 1 | -1): void {
    const stop = direction > 0 ? stops.find(({ at }) => at > this.at) : stops.findLast(({ at }) => at < this.at);
    this.jump(stop?.at ?? (direction > 0 ? this.last : 0));
  }

  toggle(): void {
    if (!this.isPlaying && this.at === this.last) this.at = 0;
    this.isPlaying = !this.isPlaying;
  }

  faster(): void {
    this.speed = (this.speed + 1) % SPEEDS.length;
  }
}
