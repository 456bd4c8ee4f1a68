// A recorded game that is stepped through, played, and searched by round and phase.

import type { Frame, GameEvent, Notice, Replay, View } from "../protocol";

/** Where a phase of a round begins. */
export interface Stop {
  at: number;
  round: number;
  phase: string;
}

/** Milliseconds that a frame is shown while the game plays, by speed. */
export const SPEEDS = [2400, 1200, 500, 150] as const;

export class Playback {
  replay = $state.raw<Replay>() as Replay;
  at = $state(0);
  isPlaying = $state(false);
  speed = $state(1);

  constructor(replay: Replay, at = 0) {
    this.replay = replay;
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
  /** The stop at which we are. */
  readonly stop = $derived(this.stops.findLast((stop) => stop.at <= this.at) as Stop);

  /** All that has happened up to now. */
  readonly events = $derived.by((): (GameEvent | Notice)[] =>
    this.frames.slice(0, this.at + 1).flatMap((frame) => frame.events),
  );

  /** The points of every seat at each frame. */
  readonly course = $derived(this.replay.names.map((_, seat) => this.frames.map(({ view }) => view.seats[seat]?.points ?? 0)));

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.last, at));
    if (this.at === this.last) this.isPlaying = false;
  }

  step(frames: number): void {
    this.isPlaying = false;
    this.go(this.at + frames);
  }

  /** To the beginning of the next or the last phase. */
  stepPhase(direction: 1 | -1): void {
    const stop =
      direction > 0 ? this.stops.find(({ at }) => at > this.at) : this.stops.findLast(({ at }) => at < this.at);
    this.isPlaying = false;
    this.go(stop?.at ?? (direction > 0 ? this.last : 0));
  }

  /** To the beginning of the next or the last round. */
  stepRound(direction: 1 | -1): void {
    const begins = this.stops.filter((stop, index) => stop.round !== this.stops[index - 1]?.round);
    const stop = direction > 0 ? begins.find(({ at }) => at > this.at) : begins.findLast(({ at }) => at < this.at);
    this.isPlaying = false;
    this.go(stop?.at ?? (direction > 0 ? this.last : 0));
  }

  toggle(): void {
    if (!this.isPlaying && this.at === this.last) this.at = 0;
    this.isPlaying = !this.isPlaying;
  }
}
