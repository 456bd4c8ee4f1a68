// The axe under a finger: it is drawn from where it lies onto a tile.

/** Pixels that a finger may tremble without dragging. */
const SLACK = 6;

export class AxeDrag {
  /** The tile that it would fall on. */
  over = $state<string | null>(null);
  private offset = $state.raw<readonly [number, number] | null>(null);
  private start: readonly [number, number] | null = null;
  private wasDragged = false;

  constructor(private readonly put: (tile: string) => void) {}

  /** For the token that is drawn. */
  get transform(): string | null {
    return this.offset ? `translate(${this.offset[0]}px, ${this.offset[1]}px) scale(1.15)` : null;
  }

  readonly grab = (event: PointerEvent): void => {
    this.wasDragged = false;
    if (event.button !== 0) return;
    this.start = [event.clientX, event.clientY];
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  };

  readonly move = (event: PointerEvent): void => {
    if (!this.start) return;
    const offset = [event.clientX - this.start[0], event.clientY - this.start[1]] as const;
    if (!this.offset && Math.hypot(...offset) < SLACK) return;
    this.offset = offset;
    this.wasDragged = true;
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    this.over = under.map((one) => one.closest<HTMLElement>("[data-tile]")?.dataset["tile"]).find(Boolean) ?? null;
  };

  readonly drop = (): void => {
    const { over } = this;
    this.cancel();
    if (over) this.put(over);
  };

  readonly cancel = (): void => {
    this.start = this.offset = this.over = null;
    // A mouse clicks where it drops, right after this; a finger does not.
    setTimeout(() => (this.wasDragged = false));
  };

  /** Whether a click is one, and not the end of a drag. */
  isClick(): boolean {
    return !this.wasDragged;
  }
}
