// Where a territory lies in its window: panned, zoomed and fitted, by finger, mouse, wheel or key.

import { isCalm } from "../preferences.svelte";
import { CELL, type Bounds, type Cell } from "./cells";

const LEAST = 0.2;
const MOST = 2.5;
/** What a button or a key zooms by. */
const STEP = 1.25;
/** Larger than this a land is never fitted, however much room there is. */
const FITTED = 1.6;
/** A pointer that moves no further than this has clicked. */
const SLACK = 7;
/** So much of the land, in cells, can never be pushed out of the window. */
const VISIBLE = 1;
/** Pixels that something next to a cell needs above or below it. */
const NEXT_TO = 64;
/** Pixels between that and the edge of the window. */
const MARGIN = 8;

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(most, value));

interface Finger {
  x: number;
  y: number;
}

/** Pixels that a button takes at the right edge of the window. */
const BUTTONS = 60;
/** In a window that is lower, in pixels, there is only one of them. */
const LOW = 272;

export class Viewport {
  constructor(private readonly hasButtons = false) {}

  left = $state(0);
  top = $state(0);
  zoom = $state(1);
  /** Moves by itself now, not under a finger. */
  glides = $state(false);
  /** Whether somebody has moved it: then it does not fit itself any more. */
  isMoved = $state(false);
  /** Of the window. */
  width = $state(0);
  height = $state(0);
  private bounds: Bounds | null = null;
  /** The window for which it was placed last. */
  private room = { width: 0, height: 0 };
  private fingers = new Map<number, Finger>();
  private start: Finger | null = null;
  private isDragged = false;

  /** The land or its window has changed: fit it, or keep in sight what somebody has chosen to look at. */
  settle(bounds: Bounds, cells: readonly Cell[]): void {
    if (!this.width || !this.height) return;
    if (!this.isMoved) this.fit(bounds, cells, this.bounds !== null && this.room.width === this.width);
    else {
      this.bounds = bounds;
      this.left += (this.width - this.room.width) / 2;
      this.top += (this.height - this.room.height) / 2;
      this.hold();
    }
    this.room = { width: this.width, height: this.height };
  }

  /** Show all of it, as large as there is room. */
  fit(bounds: Bounds, cells: readonly Cell[], glide = true): void {
    if (!this.width || !this.height) return;
    const columns = bounds.east - bounds.west + 1;
    const rows = bounds.north - bounds.south + 1;
    const zoomIn = (width: number): number => Math.min(width / (columns * CELL), this.height / (rows * CELL), FITTED);
    // Where a cell would lie under the buttons, the land is fitted next to them.
    const width = this.width - (this.isUnderButtons(bounds, zoomIn(this.width), cells) ? BUTTONS : 0);
    const zoom = zoomIn(width);
    this.bounds = bounds;
    this.glides = glide && !isCalm();
    this.zoom = Math.max(LEAST, zoom);
    this.left = width / 2 - ((bounds.west + bounds.east + 1) / 2) * CELL * this.zoom;
    this.top = this.height / 2 + ((bounds.south + bounds.north - 1) / 2) * CELL * this.zoom;
    this.isMoved = false;
  }

  /** Whether there is little room for buttons. */
  get isLow(): boolean {
    return this.height < LOW;
  }

  /** Whether one of these cells would lie under the buttons, if the land were in the middle of the window. */
  private isUnderButtons(bounds: Bounds, zoom: number, cells: readonly Cell[]): boolean {
    if (!this.hasButtons) return false;
    const size = CELL * zoom;
    const left = this.width / 2 - ((bounds.west + bounds.east + 1) / 2) * size;
    const top = this.height / 2 + ((bounds.south + bounds.north - 1) / 2) * size;
    const buttons = this.isLow ? BUTTONS : 3 * BUTTONS;
    return cells.some(
      ([x, y]) => left + (x + 1) * size > this.width - BUTTONS && top + (1 - y) * size > this.height - buttons,
    );
  }

  /** Zoom about a point of the window. */
  zoomBy(factor: number, x = this.width / 2, y = this.height / 2, glide = false): void {
    const zoom = between(LEAST, this.zoom * factor, MOST);
    this.glides = glide && !isCalm();
    this.left = x - ((x - this.left) * zoom) / this.zoom;
    this.top = y - ((y - this.top) * zoom) / this.zoom;
    this.zoom = zoom;
    this.isMoved = true;
    this.hold();
  }

  zoomIn(): void {
    this.zoomBy(STEP, undefined, undefined, true);
  }
  zoomOut(): void {
    this.zoomBy(1 / STEP, undefined, undefined, true);
  }

  panBy(x: number, y: number, glide = false): void {
    this.glides = glide && !isCalm();
    this.left += x;
    this.top += y;
    this.isMoved = true;
    this.hold();
  }

  /** Some of the land stays in the window: nobody loses it. */
  private hold(): void {
    if (!this.bounds) return;
    const size = CELL * this.zoom;
    const { west, east, south, north } = this.bounds;
    this.left = between((VISIBLE - east - 1) * size, this.left, this.width - (west + VISIBLE) * size);
    this.top = between((VISIBLE + south - 1) * size, this.top, this.height + (north - VISIBLE) * size);
  }

  /** The cell at a point of the window. */
  cellAt(x: number, y: number): Cell {
    const [east, south] = this.groundAt(x, y);
    return [Math.floor(east), -Math.floor(south)];
  }

  /** The same exactly: how many cells to the east and to the south of the castle's corner. */
  groundAt(x: number, y: number): [east: number, south: number] {
    const size = CELL * this.zoom;
    return [(x - this.left) / size, (y - this.top) / size];
  }

  /** Where a cell lies in the window. */
  squareOf(x: number, y: number): { left: number; top: number; size: number } {
    const size = CELL * this.zoom;
    return { left: this.left + x * size, top: this.top - y * size, size };
  }

  /** Where something of a width goes next to a cell: above it, or below where there is no room, and never cut off. */
  nextTo(x: number, y: number, width: number): { middle: number; top: number; isBelow: boolean } {
    const { left, top, size } = this.squareOf(x, y);
    const half = width / 2 + MARGIN;
    const isBelow = top < NEXT_TO;
    return {
      middle: between(half, left + size / 2, this.width - half),
      top: isBelow ? Math.min(top + size, this.height - NEXT_TO) : Math.min(top, this.height),
      isBelow,
    };
  }

  /** Bring a cell into sight. */
  reveal(x: number, y: number): void {
    const { left, top, size } = this.squareOf(x, y);
    const across = left < 0 ? -left : left + size > this.width ? this.width - left - size : 0;
    const down = top < 0 ? -top : top + size > this.height ? this.height - top - size : 0;
    if (across || down) this.panBy(across, down, true);
  }

  // Pointers

  down(pointer: number, x: number, y: number): void {
    this.fingers.set(pointer, { x, y });
    this.start = this.fingers.size === 1 ? { x, y } : null;
    this.isDragged = this.fingers.size > 1;
  }

  /** A pointer moves; whether that is a drag. */
  move(pointer: number, x: number, y: number): boolean {
    const before = this.fingers.get(pointer);
    if (!before) return false;
    const other = [...this.fingers].find(([id]) => id !== pointer)?.[1];
    if (!other) {
      if (!this.isDragged && this.start && Math.hypot(x - this.start.x, y - this.start.y) < SLACK) return false;
      this.panBy(x - before.x, y - before.y);
    } else {
      const apart = Math.hypot(before.x - other.x, before.y - other.y);
      this.panBy((x - before.x) / 2, (y - before.y) / 2);
      this.zoomBy(Math.hypot(x - other.x, y - other.y) / Math.max(1, apart), (x + other.x) / 2, (y + other.y) / 2);
    }
    this.fingers.set(pointer, { x, y });
    this.isDragged = true;
    return true;
  }

  /** A pointer goes up; whether it was a drag, after which no click counts. */
  up(pointer: number): boolean {
    this.fingers.delete(pointer);
    const wasDragged = this.isDragged;
    if (!this.fingers.size) this.isDragged = false;
    return wasDragged;
  }
}
