// Shows on my land where a tile would lie best, while I look at it on the panel.

import type { LaidTile, Placement } from "../protocol";
import type { Table } from "../table.svelte";
import { cellsOf, type Cell } from "../territory/cells";
import { preferences } from "../preferences.svelte";
import type { Desk, LandWork } from "./desk.svelte";
import { bestPlace } from "./weighing.svelte";

export class Trying {
  /** The tile under the pointer or the focus. */
  glanced = $state<string | null>(null);
  /** The tile that stays there when nothing is glanced at. */
  held = $state<string | null>(null);

  /** The other tiles that were looked at: the land keeps room for them too. */
  private looked = $state.raw<ReadonlySet<string>>(new Set());

  /** The tiles of the panel, which are sure to be looked at. */
  constructor(private readonly table: Table, private readonly tiles: readonly string[] = []) {}

  private readonly roomFor: readonly Cell[] = $derived.by(() => {
    if (!preferences.hints) return [];
    const best = (tile: string): Placement | null | undefined => bestPlace(this.table, tile);
    const first = this.tiles.map(best);
    // All of them at once: with every single answer the land would move again.
    if (first.includes(undefined)) return [];
    return cellsOf([...first, ...[...this.looked].map(best)].flatMap((place) => place ?? []));
  });

  get tile(): string | null {
    return this.glanced ?? this.held;
  }

  /** Where that tile would lie. */
  get tried(): LaidTile | null {
    const { tile } = this;
    const place = tile !== null && preferences.hints ? bestPlace(this.table, tile) : null;
    return tile !== null && place ? { tile, x: place.x, y: place.y, turn: place.turn } : null;
  }

  /** Hold a tile there, or let it go. */
  toggle(tile: string): void {
    this.held = this.held === tile ? null : tile;
    this.keepRoom(tile);
  }

  /** It is out of the question: the land does not show it. */
  leave(tile: string): void {
    if (this.held === tile) this.held = null;
    if (this.glanced === tile) this.glanced = null;
  }

  private keepRoom(tile: string): void {
    if (!this.looked.has(tile)) this.looked = new Set([...this.looked, tile]);
  }

  /** For an effect: the land shows it as long as the panel is there. */
  lieOn(desk: Desk): () => void {
    const tried = (): LaidTile | null => this.tried;
    const roomFor = (): readonly Cell[] => this.roomFor;
    const work: LandWork = {
      spots: [],
      isGlance: true,
      choose: () => {},
      get roomFor() {
        return roomFor();
      },
      get tried() {
        return tried();
      },
      putAway: () => (this.held = null),
    };
    return desk.show(work);
  }

  /** For a button: glances at a tile while the pointer or the focus is on it. */
  glance(tile: string): {
    onpointerenter: (event: PointerEvent) => void;
    onpointerleave: () => void;
    onfocus: () => void;
    onblur: () => void;
  } {
    const look = (): void => {
      this.glanced = tile;
      this.keepRoom(tile);
    };
    const leave = (): void => {
      if (this.glanced === tile) this.glanced = null;
    };
    return {
      // A finger does not hover: its tap holds the tile.
      onpointerenter: ({ pointerType }) => pointerType === "mouse" && look(),
      onpointerleave: leave,
      onfocus: look,
      onblur: leave,
    };
  }
}
