// Which of the cells that can be chosen has the focus, and where arrow keys take it.

import { cellOf, cellsOf, keyOf, nearest, type Cell, type Spot } from "./cells";

export class Cursor {
  /** The cell that had the focus last, also when it can be chosen no more. */
  private focused = $state<string | null>(null);

  constructor(private readonly spots: () => readonly Spot[]) {}

  /** The one cell that the Tab key reaches. */
  readonly tabStop: string | null = $derived.by(() => {
    const keys = this.spots().map(({ x, y }) => keyOf(x, y));
    return this.focused !== null && keys.includes(this.focused) ? this.focused : (keys[0] ?? null);
  });

  goTo(cell: Cell): void {
    this.focused = keyOf(...cell);
  }

  /** The next cell in a direction; null where there is none. */
  next(step: Cell): Cell | null {
    return nearest(cellOf(this.focused ?? this.tabStop ?? "0,0"), step, cellsOf(this.spots()));
  }
}
