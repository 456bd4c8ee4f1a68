// What my seat is at work on: the land shows it, the panel of the open question says how.

import type { CompletedArea, LaidTile } from "../protocol";
import type { Cell, Inside, Spot } from "../territory/cells";

/** What a question wants to be shown on the own land, and what a choice there does. */
export interface LandWork {
  readonly spots: readonly Spot[];
  choose(x: number, y: number, inside?: Inside): void;
  /** Cells that stay in sight whatever is tried, so that the land keeps still. */
  readonly roomFor?: readonly Cell[];
  /** A tile that is tried. */
  readonly tried: LaidTile | null;
  /** It is only looked at there, and cannot be laid now. */
  readonly isGlance?: boolean;
  /** Turns the tried tile, where there is one: 1 clockwise, -1 back. */
  turn?(steps: number): void;
  /** Puts away what is tried. */
  putAway?(): void;
}

export class Desk {
  /** Set by the panel of the open question while it is shown. */
  work = $state.raw<LandWork | null>(null);
  /** Cells that are pointed out, such as those of a line of points; null for none. */
  lit = $state.raw<ReadonlySet<string> | null>(null);
  /** Whose land is looked at; null for the own. */
  looksAt = $state<number | null>(null);
  /** Whether the panel of the open question is folded away, with its buttons. */
  isFolded = $state(false);
  /** Whether points are being counted on the land, which needs the room meanwhile. */
  isCounting = $state(false);
  /** The height of the card that counts them, in pixels: it lies over the upper part of the land. */
  countingHeight = $state(0);
  /** The cell of the own land at a point of the screen; set by the land while it is shown. */
  cellAt: (clientX: number, clientY: number) => readonly [number, number] | null = () => null;
  /** Where a cell of the land lies on the screen; set by the land while it is shown. */
  rectangleOf: (x: number, y: number) => DOMRect | null = () => null;

  /** The completed areas of a seat, as far as they are known; set by the screen. */
  completedOf: (seat: number) => readonly CompletedArea[] = () => [];

  /** For an effect: the land shows a work as long as its panel is there. */
  show(work: LandWork): () => void {
    this.work = work;
    return () => {
      if (this.work === work) this.work = null;
    };
  }
}
