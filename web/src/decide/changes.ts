// What a tried placement changes: two counts of the same land, compared.

import type { Explained, Line } from "../protocol";
import { named, say } from "../words.svelte";

export interface Change {
  /** A letter, scrolls, income, or what else an expansion counts. */
  source: string;
  /** The scoring tile. */
  tile: string | null;
  before: number;
  now: number;
  /** The lines that were not there before. */
  fresh: readonly Line[];
}

/** Everything that would give another amount; what depends on hidden gold (P4) is left out. */
export function changesOf({ before, now }: Pick<Explained, "before" | "now">): Change[] {
  return now.flatMap(({ source, tile, lines, points }) => {
    const earlier = before.find((tally) => tally.source === source);
    if (!earlier || points === null || earlier.points === null || points === earlier.points) return [];
    const known = new Set(earlier.lines.map((line) => JSON.stringify(line)));
    const fresh = lines.filter((line) => !known.has(JSON.stringify(line)));
    return [{ source, tile, before: earlier.points, now: points, fresh }];
  });
}

/** Whether a change is shown: what else an expansion counts does not come from the land. */
export const isShown = ({ source, tile }: Change): boolean => tile !== null || source === "scrolls" || source === "income";

export const changeName = ({ source, tile }: Change): string =>
  tile === null ? say(`page-source-${source}`) : named("scoring", tile, "-name");
