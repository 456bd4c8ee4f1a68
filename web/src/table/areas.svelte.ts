// The areas of everybody's land, asked from the server when they are needed, and again when the land has changed.

import type { CompletedArea, LandArea } from "../protocol";
import type { Table } from "../table.svelte";

interface Known {
  land: string;
  areas: readonly LandArea[];
}

interface Asked {
  land: string;
  answer: Promise<void>;
}

export class Areas {
  private readonly known = new Map<number, Known>();
  private readonly asked = new Map<number, Asked>();
  /** Counts answers, so that whoever waits for one looks again. */
  private come = $state(0);

  constructor(private readonly table: Pick<Table, "view" | "explain">) {}

  /** The areas of a seat's land, the largest first; while they are asked for, those of the land before. */
  of(seat: number): readonly LandArea[] {
    void this.come;
    void this.load(seat);
    return this.known.get(seat)?.areas ?? [];
  }

  /** The completed ones: they stay as they are, so that also old points tell from which of them they came. */
  completedOf(seat: number): CompletedArea[] {
    const completed = this.of(seat).filter(({ open }) => !open.length);
    return completed.map(({ terrain, parts }) => ({ terrain, cells: parts.map(({ x, y }) => [x, y] as const) }));
  }

  /** Until the areas of this land are known, or cannot be. */
  load(seat: number): Promise<void> {
    const land = JSON.stringify(this.table.view?.seats[seat]?.territory);
    if (this.known.get(seat)?.land === land) return Promise.resolve();
    const before = this.asked.get(seat);
    if (before?.land === land) return before.answer;
    // Not at once: this is asked while something is drawn, when nothing may change.
    const answer = Promise.resolve().then(() => this.ask(seat, land));
    this.asked.set(seat, { land, answer });
    return answer;
  }

  private async ask(seat: number, land: string): Promise<void> {
    const explained = await this.table.explain(seat);
    // States come before answers: what was asked about another land may be about this one.
    const isCurrent = this.asked.get(seat)?.land === land;
    if (isCurrent) this.asked.delete(seat);
    if (!explained || !isCurrent) return;
    this.known.set(seat, { land, areas: explained.areas });
    this.come += 1;
  }
}
