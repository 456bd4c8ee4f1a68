// The shortest walk over tiles. What each way costs comes from the server, and so does which plans are legal.

import type { Guide } from "../../protocol";
import { cellOf, keyOf, type Cell } from "../../territory/cells";

export interface Walk {
  cost: number;
  /** Every cell on the way, from the first to the last. */
  path: readonly Cell[];
  /** From cell to cell along the path. */
  crossings: readonly Part[];
  /** From goal to goal, in the order of the walk. */
  legs: readonly Part[];
}

/** A part of a walk, and its movement points. */
export interface Part {
  from: Cell;
  to: Cell;
  cost: number;
}

const FAR = Infinity;

function orders<Value>(values: readonly Value[]): Value[][] {
  if (values.length < 2) return [[...values]];
  return values.flatMap((first, at) => orders(values.filter((_, other) => other !== at)).map((rest) => [first, ...rest]));
}

export class Ways {
  /** By two cells: what the cheapest way costs, and the cell that it goes to first. */
  private readonly between = new Map<string, { cost: number; next: string }>();

  constructor(ways: Guide["ways"]) {
    const cells = new Set<string>();
    for (const [one, other, cost] of ways) {
      const [from, to] = [keyOf(...one), keyOf(...other)];
      cells.add(from).add(to);
      this.between.set(`${from} ${to}`, { cost, next: to });
      this.between.set(`${to} ${from}`, { cost, next: from });
    }
    for (const middle of cells)
      for (const from of cells)
        for (const to of cells) {
          const first = this.between.get(`${from} ${middle}`);
          const cost = (first?.cost ?? FAR) + (this.between.get(`${middle} ${to}`)?.cost ?? FAR);
          if (from !== to && first && cost < this.cost(from, to)) this.between.set(`${from} ${to}`, { cost, next: first.next });
        }
  }

  private cost(from: string, to: string): number {
    return from === to ? 0 : (this.between.get(`${from} ${to}`)?.cost ?? FAR);
  }

  /** The cheapest walk from a cell over all these cells, in whatever order. */
  walk(from: Cell, over: readonly Cell[]): Walk {
    const start = keyOf(...from);
    let best = { cost: FAR, order: [] as string[] };
    for (const order of orders(over.map((cell) => keyOf(...cell)))) {
      const cost = order.reduce((sum, key, at) => sum + this.cost(order[at - 1] ?? start, key), 0);
      if (cost < best.cost) best = { cost, order };
    }
    const path = [start];
    for (const goal of best.order)
      for (let here = path.at(-1) ?? start; here !== goal; here = path.at(-1) ?? goal)
        path.push(this.between.get(`${here} ${goal}`)?.next ?? goal);
    return { cost: best.cost, path: path.map(cellOf), crossings: this.parts(path), legs: this.parts([start, ...best.order]) };
  }

  private parts(cells: readonly string[]): Part[] {
    return cells.slice(1).map((to, at) => {
      const from = cells[at] ?? to;
      return { from: cellOf(from), to: cellOf(to), cost: this.cost(from, to) };
    });
  }
}
