// What tiles would bring me on my land, asked once for each land: prices and purchases change nothing of it.

import type { Added } from "../expansions/expansion";
import type { Placement, State, Weighed } from "../protocol";
import type { Table } from "../table.svelte";

interface Known {
  round: number;
  /** By land and tile; null while the answer is awaited. */
  readonly answers: Map<string, Weighed | null>;
}

const known = new WeakMap<object, Known>();
/** Counts answers, so that whoever waits for one looks again. */
const come = $state({ count: 0 });

const lands = new WeakMap<State, string>();

type Asked = Pick<Table, "state" | "weigh" | "added">;

/** Everything that a weight depends on. Drafted tiles and roads lie in the view already. */
function landOf(state: State, { roads }: Added): string {
  const { seats } = state.view;
  const text = lands.get(state) ?? JSON.stringify([state.seat, seats.map((seat) => [seat.territory, roads(seat)])]);
  lands.set(state, text);
  return text;
}

/** What every place for this tile would bring me; null until it is known. */
export function weighing(table: Asked, tile: string): Weighed | null {
  void come.count;
  const { state } = table;
  if (state?.seat == null) return null;
  let mine = known.get(table);
  if (mine?.round !== state.view.round) known.set(table, (mine = { round: state.view.round, answers: new Map() }));
  const { answers } = mine;
  const land = landOf(state, table.added);
  const key = `${tile} ${land}`;
  if (!answers.has(key)) {
    answers.set(key, null);
    // Not at once: this is asked while something is drawn, when nothing may change.
    queueMicrotask(async () => {
      const weighed = await table.weigh(tile);
      // States come before answers: on another land than asked about it may have been weighed there.
      if (weighed && table.state && landOf(table.state, table.added) === land) answers.set(key, weighed);
      else answers.delete(key);
      come.count += weighed ? 1 : 0;
    });
  }
  return answers.get(key) ?? null;
}

const now = ({ points, scrolls }: Placement): number => points.reduce((sum, change) => sum + change, scrolls);

/** The best of all ways to lay a tile: by the points of the whole game, then by gold, then by what counts soonest. */
export function bestOf({ placements }: Weighed): Placement | null {
  const order = (one: Placement, other: Placement): number =>
    other.worth - one.worth || other.income - one.income || now(other) - now(one) || other.completed - one.completed;
  return placements.toSorted(order)[0] ?? null;
}

/** The best place for a tile; undefined until it is known, null where it fits nowhere. */
export function bestPlace(table: Asked, tile: string): Placement | null | undefined {
  const weighed = weighing(table, tile);
  return weighed ? bestOf(weighed) : undefined;
}
