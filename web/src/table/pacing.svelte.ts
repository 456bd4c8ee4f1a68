// What has happened is shown at a pace that can be followed: points as they are counted, sales after the prices.

import { gainsOf, type Gain } from "../end/sources";
import type { Price } from "../protocol";
import type { ReceivedTable, TableEvent } from "../received.svelte";

export class Pacing {
  /** Points of events before this place have been counted in sight. */
  counted = $state(0);
  /** Prices of events before this place have been revealed in sight. */
  revealed = $state(0);

  /** What had happened before this page looked is history, and is not held back. */
  constructor(private readonly table: Pick<ReceivedTable, "events" | "added" | "view">) {
    this.counted = this.revealed = table.events.length;
  }

  readonly gains: readonly Gain[] = $derived.by(() => gainsOf(this.table.events, this.table.added));

  /** The place of the first price to be revealed; null where there is none, and when the game is over. */
  private readonly firstPrice: number | null = $derived.by(() => {
    if (this.table.view?.phase === "over") return null;
    const at = this.table.events.findIndex(({ type }, at) => at >= this.revealed && type === "price");
    return at < 0 ? null : at;
  });

  /** The prices to be revealed, of all seats. */
  readonly prices: readonly Price[] = $derived.by(() =>
    this.firstPrice === null ? [] : this.table.events.slice(this.firstPrice).filter((event): event is Price => event.type === "price"),
  );

  private readonly firstUncounted: Gain | null = $derived.by(
    () => this.gains.find(({ at, isCounted }) => isCounted && at >= this.counted) ?? null,
  );

  /** The round whose points are being counted; null where none are. */
  readonly countedRound: number | null = $derived.by(() => this.firstUncounted?.round ?? null);

  /** The place of the first event that is held back; null where all are shown. */
  readonly heldFrom: number | null = $derived.by(() => {
    const points = this.firstUncounted?.at ?? null;
    return points !== null && this.firstPrice !== null ? Math.min(points, this.firstPrice) : (points ?? this.firstPrice);
  });

  /** What may be shown now. */
  readonly events: readonly TableEvent[] = $derived.by(() =>
    this.heldFrom === null ? this.table.events : this.table.events.slice(0, this.heldFrom),
  );

  /** The points of a seat that may be shown now. */
  pointsOf(seat: number): number {
    const { heldFrom } = this;
    if (heldFrom === null) return this.table.view?.seats[seat]?.points ?? 0;
    // Not by the view: it comes after the events, and may not have the points yet that are held back.
    return this.gains.findLast((gain) => gain.seat === seat && gain.at < heldFrom)?.total ?? 0;
  }

  /** What a seat was given when the last round was counted, to be read while prices are set. */
  lastGain(seat: number): number {
    const { view } = this.table;
    if (this.heldFrom !== null || view?.phase !== "price") return 0;
    const counted = this.gains.filter((gain) => gain.isCounted && gain.seat === seat && gain.round === view.round - 1);
    return counted.reduce((sum, { points }) => sum + points, 0);
  }

  /** The prices have been seen, or need not be. */
  endReveal(): void {
    this.revealed = this.table.events.length;
  }
}
