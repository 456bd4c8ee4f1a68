// The journeyman walks: his figure comes along the way from the tile where it stood before.

import type { Attachment } from "svelte/attachments";
import { untrack } from "svelte";
import { duration } from "../preferences.svelte";
import type { Table } from "../table.svelte";
import type { Cell } from "../territory/cells";
import { CELL } from "../territory/ground.svelte";
import { waysOf } from "./planning.svelte";
import type { Ways } from "./ways";

/** Milliseconds from tile to tile. */
const PACE = 260;

/** Where each figure was seen last. */
const seen = new WeakMap<Table, Map<number, Cell>>();
/** The own ways, which the last step of a walk outlives. */
const walked = new WeakMap<Table, Ways>();

function pathOf(table: Table, seat: number, from: Cell, to: Cell): readonly Cell[] {
  const guide = table.own?.expansion?.guide;
  if (guide) walked.set(table, waysOf(guide));
  const path = seat === table.seat ? walked.get(table)?.walk(from, [to]).path : undefined;
  return path && path.length > 1 ? path : [from, to];
}

export function glide(table: Table, seat: number, standing: Cell): Attachment {
  return (figure) => {
    untrack(() => {
      const places = seen.get(table) ?? new Map<number, Cell>();
      seen.set(table, places.set(seat, places.get(seat) ?? standing));
      const before = places.get(seat) ?? standing;
      const path = pathOf(table, seat, before, standing);
      places.set(seat, standing);
      const time = duration(PACE * (path.length - 1));
      if (!time || (before[0] === standing[0] && before[1] === standing[1])) return;
      figure.animate(
        path.map(([x, y]) => ({ transform: `translate(${(x - standing[0]) * CELL}px, ${(standing[1] - y) * CELL}px)` })),
        { duration: time, easing: "linear" },
      );
    });
  };
}
