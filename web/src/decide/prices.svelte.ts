// What stands on my drawn tiles while I think: the axe on one, prices on the others, and what that leaves in the purse.

import { preferences } from "../preferences.svelte";
import type { Price, Pricing } from "../protocol";

/** Put on a tile when the axe goes elsewhere: something to start from that leaves gold to buy with. */
const usual = (gold: number): number => Math.max(1, Math.min(3, Math.floor(gold / 4)));

/** What keeps the prices from being a whole answer. */
type Missing = "axe" | "price";

export class Prices {
  /** The tile with the axe; null while there is none. */
  axe = $state<string | null>(null);
  /** Whether I do without the axe, where I may. */
  isSpared = $state(false);
  /** Whether the prices are our proposal, and none has been thought over yet. */
  isProposed = $state(false);
  /** The price of each tile; that of a tile under the axe is remembered for when the axe goes away. */
  private wanted = $state.raw<ReadonlyMap<string, number>>(new Map());

  constructor(
    readonly pricing: Pricing,
    drafted: Price | null = null,
  ) {
    if (!drafted) return;
    this.axe = drafted.axe;
    this.isSpared = drafted.axe === null;
    this.wanted = new Map(drafted.prices);
  }

  /** The tiles that a price stands on, or has to. */
  private get priced(): readonly string[] {
    return this.pricing.tiles.filter((tile) => tile !== this.axe);
  }
  priceOf(tile: string): number | null {
    return tile === this.axe ? null : (this.wanted.get(tile) ?? null);
  }
  /** The gold on the tiles. */
  get laid(): number {
    return this.priced.reduce((sum, tile) => sum + (this.priceOf(tile) ?? 0), 0);
  }
  get left(): number {
    return this.pricing.gold - this.laid;
  }
  get missing(): Missing | null {
    if (this.axe === null && !this.isSpared) return "axe";
    return this.priced.some((tile) => this.priceOf(tile) === null) ? "price" : null;
  }

  /** The highest price that a tile can have, 0 for none: every other tile that needs one keeps at least 1 gold (P2). */
  most(tile: string): number {
    const others = this.priced.filter((other) => other !== tile);
    const open = others.filter((other) => this.priceOf(other) === null).length;
    const underAxe = this.missing === "axe" ? 1 : 0;
    const laid = others.reduce((sum, other) => sum + (this.priceOf(other) ?? 0), 0);
    return this.pricing.gold - laid - Math.max(0, open - underAxe);
  }

  /** Put a price on a tile, as near as the gold allows; null takes it away. */
  set(tile: string, price: number | null): void {
    if (tile === this.axe) return;
    this.isProposed = false;
    const wanted = new Map(this.wanted);
    if (price === null || this.most(tile) < 1) wanted.delete(tile);
    else wanted.set(tile, Math.min(this.most(tile), Math.max(1, Math.trunc(price))));
    this.wanted = wanted;
  }

  change(tile: string, steps: number): void {
    this.set(tile, (this.priceOf(tile) ?? 0) + steps);
  }

  /** Put the axe on a tile, or take it up from there again. */
  toggleAxe(tile: string): void {
    if (this.axe === tile) {
      this.axe = null;
      // The gold of the price that waited under the axe may lie elsewhere by now.
      if (this.left < 0) this.set(tile, null);
    } else this.settle(tile, false);
  }

  /** Do without the axe, or with it after all. */
  toggleSpared(): void {
    if (this.isSpared) this.isSpared = false;
    else this.settle(null, true);
  }

  /**
   * Every tile that needs a price gets one, where hints are wanted; those that have one keep it, as far as the gold
   * reaches.
   */
  private settle(axe: string | null, isSpared: boolean): void {
    const before = new Map(this.pricing.tiles.map((tile) => [tile, this.priceOf(tile)]));
    if (!this.wanted.size) this.isProposed = preferences.hints;
    [this.axe, this.isSpared] = [axe, isSpared];
    const wanted = new Map(this.wanted);
    const kept = preferences.hints ? this.priced : this.priced.filter((tile) => wanted.has(tile));
    const price = (tile: string): number => wanted.get(tile) ?? usual(this.pricing.gold);
    const sum = (): number => kept.reduce((gold, tile) => gold + price(tile), 0);
    const lower = (tile: string): void => {
      // A tile that has no price yet needs at least 1 gold (P2).
      const excess = Math.max(0, sum() + this.priced.length - kept.length - this.pricing.gold);
      wanted.set(tile, Math.max(1, price(tile) - excess));
    };
    for (const tile of kept) wanted.set(tile, price(tile));
    for (const tile of kept.filter((one) => before.get(one) == null).toReversed()) lower(tile);
    for (const tile of kept.toSorted((one, other) => price(other) - price(one))) lower(tile);
    this.wanted = wanted;
  }

  /** The whole answer; null while something is missing. */
  move(seat: number): Price | null {
    if (this.missing) return null;
    const prices = this.priced.map((tile): [string, number] => [tile, this.priceOf(tile) ?? 1]);
    return { type: "price", seat, axe: this.axe, prices };
  }
}
