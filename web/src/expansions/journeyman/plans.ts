// The plans that can be made, as the server lists them, and how one is made marker by marker.

import type { Plan } from "../../protocol";
import { keyOf } from "../../territory/cells";

const keysOf = (plan: Plan): string[] => plan.cells.map((cell) => keyOf(...cell));

/** The plan with markers on these cells; null if there is none. */
export function planOf(plans: readonly Plan[], cells: readonly string[], extra: boolean): Plan | null {
  const wanted = [...cells].sort().join(" ");
  // Extra movement is spent with a marker only.
  const spends = extra && cells.length > 0;
  return plans.find((plan) => plan.extra === spends && keysOf(plan).sort().join(" ") === wanted) ?? null;
}

/** The cells that can have a marker in addition to these. */
function moreCells(plans: readonly Plan[], cells: readonly string[], extra: boolean): Set<string> {
  const found = new Set<string>();
  for (const plan of plans) {
    const keys = keysOf(plan);
    if (plan.extra !== extra || !cells.every((cell) => keys.includes(cell))) continue;
    for (const key of keys) if (!cells.includes(key)) found.add(key);
  }
  return found;
}

/** By cell that can be chosen, the markers as they would then lie: one less, one more, or the last one moved. */
export function afterChoice(
  plans: readonly Plan[],
  cells: readonly string[],
  extra: boolean,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const others = cells.slice(0, -1);
  for (const cell of moreCells(plans, others, extra)) found.set(cell, [...others, cell]);
  for (const cell of moreCells(plans, cells, extra)) found.set(cell, [...cells, cell]);
  for (const cell of cells) found.set(cell, cells.filter((other) => other !== cell));
  return found;
}

/** As many of these markers, from the first on, as some plan has. */
export function reachable(plans: readonly Plan[], cells: readonly string[], extra: boolean): readonly string[] {
  let left = cells;
  while (left.length && !planOf(plans, left, extra)) left = left.slice(0, -1);
  return left;
}
