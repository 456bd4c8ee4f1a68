// A tile in the fingers: it follows the pointer, snaps to the cells where it fits, and goes home gently where it does
// not.

import { Notches } from "../parts/wheel";
import { duration } from "../preferences.svelte";
import { cellOf, keyOf, type Cell } from "../territory/cells";
import type { BuildingWork } from "./building.svelte";
import type { Desk } from "./desk.svelte";

/** Pixels that a pointer may tremble and still has only pressed. */
const SLACK = 6;
/** Pixels between a finger and the tile above it: otherwise the finger hides where it goes. */
const LIFT = 44;
/** How far off a cell, in cells, it still snaps. */
const REACH = 0.35;
const GLIDE = 200;

interface Held {
  tile: string;
  pointer: number;
  startX: number;
  startY: number;
  lift: number;
  /** Where it goes home to. */
  home: DOMRect;
  /** The cell it was taken from; null for the hand. */
  origin: Cell | null;
  moves: boolean;
}

export class Dragging {
  /** The tile that is shown under the pointer. */
  tile = $state<string | null>(null);
  left = $state(0);
  top = $state(0);
  size = $state(0);
  isSnapped = $state(false);
  goesHome = $state(false);
  private held: Held | null = null;
  /** After a drag the click that the browser makes of it does not count. */
  private swallows = false;
  private frame = 0;
  private readonly notches = new Notches();
  private homing: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly work: BuildingWork,
    private readonly desk: Desk,
  ) {}

  get isHeld(): boolean {
    return this.held?.moves ?? false;
  }

  /** A pointer goes down on a tile of the hand, or on the tried one; it may become a drag. */
  press(event: PointerEvent, tile: string, home: DOMRect, origin: Cell | null): void {
    if (event.button !== 0 || this.held || this.work.isBusy) return;
    const lift = event.pointerType === "mouse" ? 0 : LIFT;
    const { clientX: startX, clientY: startY, pointerId: pointer } = event;
    this.held = { tile, pointer, startX, startY, lift, home, origin, moves: false };
    this.swallows = false;
    addEventListener("pointermove", this.move);
    addEventListener("pointerup", this.drop);
    addEventListener("pointercancel", this.cancel);
    addEventListener("wheel", this.wheel, { passive: false, capture: true });
    addEventListener("click", this.click, true);
  }

  private readonly move = (event: PointerEvent): void => {
    const { held } = this;
    if (!held || event.pointerId !== held.pointer) return;
    if (!held.moves) {
      if (Math.hypot(event.clientX - held.startX, event.clientY - held.startY) < SLACK) return;
      this.lift(held);
    }
    // One look at the land for each picture that is drawn, however often the pointer reports.
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.follow(held, event.clientX, event.clientY));
  };

  private lift(held: Held): void {
    held.moves = true;
    clearTimeout(this.homing);
    this.desk.looksAt = null;
    this.work.pick(held.tile);
    this.work.isDragged = true;
    this.goesHome = false;
    this.tile = held.tile;
  }

  private follow(held: Held, clientX: number, clientY: number): void {
    if (held !== this.held) return;
    const size = Math.max(36, this.desk.rectangleOf(0, 0)?.width ?? held.home.width);
    const lift = held.lift && held.lift + size / 2;
    const [x, y] = [clientX, clientY - lift];
    // A finger may also mean the cell that it is on.
    const cell = this.cellNear(x, y, size) ?? (lift ? this.cellNear(clientX, clientY, size) : null);
    const tried = this.work.tried;
    this.isSnapped = cell !== null;
    if (cell) {
      if (tried?.x !== cell[0] || tried.y !== cell[1]) this.work.place(...cell);
    } else if (tried) this.work.putAway();
    const place = cell && this.desk.rectangleOf(...cell);
    this.size = place?.width ?? size;
    this.left = place?.left ?? x - size / 2;
    this.top = place?.top ?? y - size / 2;
  }

  /** The cell under the middle of the tile where it fits, or one that it almost covers. */
  private cellNear(x: number, y: number, size: number): Cell | null {
    const off = REACH * size;
    for (const [across, down] of [[0, 0], [off, 0], [-off, 0], [0, off], [0, -off]] as const) {
      const cell = this.desk.cellAt(x + across, y + down);
      if (cell && this.work.fitsAt(...cell)) return cell;
    }
    return null;
  }

  private readonly drop = (event: PointerEvent): void => {
    const { held } = this;
    if (!held || event.pointerId !== held.pointer) return;
    if (!held.moves) {
      this.end();
      return;
    }
    cancelAnimationFrame(this.frame);
    this.follow(held, event.clientX, event.clientY);
    // The click comes right after; without one, this is forgotten before the next.
    this.swallows = true;
    setTimeout(() => (this.swallows = false));
    if (this.isSnapped) this.settle();
    else {
      const overLand = this.desk.cellAt(event.clientX, event.clientY) !== null;
      this.refuse(held, overLand);
      if (overLand) this.work.vain = "refused";
    }
  };

  /** It lies. */
  private settle(): void {
    this.end();
    this.tile = null;
  }

  /** It fits not here: from the land to where it was tried before, from elsewhere into the hand. */
  private refuse(held: Held, overLand: boolean): void {
    this.end();
    const { origin } = held;
    if (origin && overLand) this.work.place(...origin);
    else if (origin) this.work.putAway();
    const back = origin && overLand ? this.desk.rectangleOf(...origin) : this.slotOf(held);
    const { left, top, width } = back ?? held.home;
    [this.left, this.top, this.size, this.goesHome] = [left, top, width, true];
    this.homing = setTimeout(() => {
      this.tile = null;
      this.goesHome = false;
    }, duration(GLIDE));
  }

  private slotOf(held: Held): DOMRect | null {
    return document.querySelector(`[data-key="hand-${CSS.escape(held.tile)}"]`)?.getBoundingClientRect() ?? null;
  }

  /** Let go without laying: Escape, or the browser has taken the pointer. */
  readonly cancel = (event?: PointerEvent): void => {
    const { held } = this;
    if (!held || (event && event.pointerId !== held.pointer)) return;
    if (held.moves) this.refuse(held, true);
    else this.end();
  };

  private readonly wheel = (event: WheelEvent): void => {
    if (!this.isHeld) return;
    event.preventDefault();
    event.stopPropagation();
    const step = this.notches.roll(event);
    if (step) this.work.turn(step);
  };

  private readonly click = (event: MouseEvent): void => {
    if (!this.swallows) return;
    this.swallows = false;
    event.stopPropagation();
    event.preventDefault();
  };

  private end(): void {
    this.held = null;
    this.isSnapped = false;
    this.work.isDragged = false;
    removeEventListener("pointermove", this.move);
    removeEventListener("pointerup", this.drop);
    removeEventListener("pointercancel", this.cancel);
    removeEventListener("wheel", this.wheel, { capture: true });
    // The click of a drop is still to come.
    setTimeout(() => removeEventListener("click", this.click, true));
  }

  /** The tried tile is taken from its cell, before the land makes a pan of it. */
  readonly takeTried = (event: PointerEvent): void => {
    const { tried } = this.work;
    const cell = (event.target as Element | null)?.closest?.<HTMLElement>("[data-cell]");
    if (!tried || !cell || this.work.isBusy || cell.dataset["cell"] !== keyOf(tried.x, tried.y)) return;
    event.stopPropagation();
    this.press(event, tried.tile, cell.getBoundingClientRect(), cellOf(keyOf(tried.x, tried.y)));
  };
}
