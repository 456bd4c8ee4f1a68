// The journeyman walks: his figure comes along the way from the tile where it stood before.

import type { Attachment } from "svelte/attachments";
import { untrack } from "svelte";
import type { Desk } from "../../decide/desk.svelte";
import { duration } from "../../preferences.svelte";
import type { JourneyView } from "../../protocol";
import { CELL, type Cell } from "../../territory/cells";
import { waysOf } from "./planning.svelte";
import type { Ways } from "./ways";

/** Milliseconds from tile to tile. */
const PACE = 260;

/** Where a figure was seen last, and the ways of its land, as far as they were known: a walk's last step outlives them. */
interface Seen {
  standing: Cell;
  ways: Ways | null;
}
const seen = new WeakMap<Desk, Map<number, Seen>>();

export function glide(desk: Desk, seat: number, { standing, guide }: JourneyView): Attachment {
  return (figure) => {
    untrack(() => {
      const figures = seen.get(desk) ?? new Map<number, Seen>();
      const before = figures.get(seat) ?? { standing, ways: null };
      const ways = guide ? waysOf(guide) : before.ways;
      seen.set(desk, figures.set(seat, { standing, ways }));
      const from = before.standing;
      if (from[0] === standing[0] && from[1] === standing[1]) return;
      const walked = ways?.walk(from, [standing]).path ?? [];
      const path = walked.length > 1 ? walked : [from, standing];
      const time = duration(PACE * (path.length - 1));
      if (!time) return;
      figure.animate(
        path.map(([x, y]) => ({ transform: `translate(${(x - standing[0]) * CELL}px, ${(standing[1] - y) * CELL}px)` })),
        { duration: time, easing: "linear" },
      );
    });
  };
}
