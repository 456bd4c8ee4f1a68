// Choosing where a road goes: a tile, then its neighbour; and what the road would change there.

import { untrack } from "svelte";
import { changesOf, isShown, type Change } from "../../decide/changes";
import type { LandWork } from "../../decide/desk.svelte";
import { placeText, tileName } from "../../material.svelte";
import { preferences } from "../../preferences.svelte";
import type { Explained, Road } from "../../protocol";
import { sound } from "../../sound";
import type { Table } from "../../table.svelte";
import { keyOf, laidAt, type Cell, type Inside, type Spot } from "../../territory/cells";
import { say } from "../../words.svelte";
import { roadDraft } from "./roadDraft.svelte";

export const endsOf = (road: Road): [string, string] => [keyOf(road.x, road.y), keyOf(road.to_x, road.to_y)];

/** How far a mark between two tiles reaches into each of them, and how wide it is, as parts of a side (TriedRoad.svelte). */
const [REACH, HALF] = [0.22, 0.2];

/** The cell beyond the edge that is pressed in its middle; null elsewhere. */
function neighbourAt([x, y]: Cell, [across, down]: Inside): string | null {
  const isMiddle = (part: number): boolean => Math.abs(part - 0.5) < HALF;
  if (isMiddle(down) && across < REACH) return keyOf(x - 1, y);
  if (isMiddle(down) && across > 1 - REACH) return keyOf(x + 1, y);
  if (isMiddle(across) && down < REACH) return keyOf(x, y + 1);
  if (isMiddle(across) && down > 1 - REACH) return keyOf(x, y - 1);
  return null;
}

export class RoadWork implements LandWork {
  from = $state<string | null>(null);
  to = $state<string | null>(null);
  /** The work whose land is lent to this one: a tile that is tried there stays in sight. */
  lender = $state.raw<LandWork | null>(null);
  readonly isGlance = true;
  get tried(): LandWork["tried"] {
    return this.lender?.tried ?? null;
  }

  readonly roads = $derived.by(() => this.table.state?.choices?.beside.filter((move) => move.type === "road") ?? []);
  readonly starts = $derived([...new Set(this.roads.flatMap(endsOf))]);
  /** Neighbours of the first tile to which a road can lead. */
  readonly ends = $derived(
    this.roads.flatMap((road) => {
      const pair = endsOf(road);
      return this.from !== null && pair.includes(this.from) ? [pair[0] === this.from ? pair[1] : pair[0]] : [];
    }),
  );
  readonly road = $derived(
    this.roads.find((one) => {
      const pair = endsOf(one);
      return this.from !== null && this.to !== null && pair.includes(this.from) && pair.includes(this.to);
    }) ?? null,
  );

  private answer = $state.raw<{ about: Road; explained: Explained } | null>(null);
  /** What the road chosen would change; null until it is known, and where hints are not wanted. */
  readonly changes: Change[] | null = $derived(
    preferences.hints && this.answer?.about === this.road ? changesOf(this.answer.explained).filter(isShown) : null,
  );
  /** The tiles that it would join to the castle; null until they are known. */
  readonly joined: readonly (readonly [number, number])[] | null = $derived(
    this.answer && this.answer.about === this.road ? (this.answer.explained.joined ?? []) : null,
  );

  constructor(
    private readonly table: Table,
    readonly putAway?: () => void,
  ) {}

  /** In the order of the land: a button that changes its place among the others would lose the focus. */
  get spots(): Spot[] {
    const cells = this.from === null ? this.starts : [this.from, ...this.ends];
    return (this.table.own?.territory ?? []).flatMap(({ x, y }) => {
      const key = keyOf(x, y);
      if (!cells.includes(key)) return [];
      return [{ x, y, text: this.textOf(key), pressed: key === this.from || key === this.to }];
    });
  }

  /** What choosing a tile does, in words. */
  textOf(key: string): string {
    const laid = laidAt(this.table.own?.territory, key);
    const where = laid ? { tile: tileName(laid.tile), place: placeText(laid.x, laid.y) } : {};
    if (key === this.from) return say("page-road-spot-other", where);
    return say(this.from === null ? "page-road-spot-from" : "page-road-spot-to", where);
  }

  /** A tile; or, where a mark between two tiles is pressed, both. */
  choose(x: number, y: number, inside?: Inside): void {
    const [key, next] = [keyOf(x, y), inside ? neighbourAt([x, y], inside) : null];
    const isPlace = next !== null && this.roads.some((road) => [key, next].every((end) => endsOf(road).includes(end)));
    if (isPlace) [this.from, this.to] = [key, next];
    else this.pick(key);
  }

  pick(key: string): void {
    if (key === this.from) this.clear();
    else if (this.ends.includes(key)) this.to = key;
    else if (this.starts.includes(key)) [this.from, this.to] = [key, null];
  }

  clear(): void {
    [this.from, this.to] = [null, null];
  }

  /** For an effect: the land shows where roads can lie and which one is tried. */
  mark(): () => void {
    roadDraft.places = this.from === null ? this.roads : this.roads.filter((road) => endsOf(road).includes(this.from ?? ""));
    roadDraft.road = this.road;
    return () => {
      [roadDraft.road, roadDraft.places] = [null, []];
    };
  }

  /** For an effect: ask what the road chosen would change. */
  ask(): void {
    const about = this.road;
    if (about) untrack(() => void this.explain(about));
  }

  private async explain(about: Road): Promise<void> {
    const explained = await this.table.explain(about.seat, [about]);
    if (explained && about === this.road) this.answer = { about, explained };
  }

  async lay(): Promise<void> {
    const { road } = this;
    if (!road) return;
    sound("lay");
    const { state } = this.table;
    // Between tiles that are only drafted it is part of the draft.
    if (state?.decision?.phase === "build" && state.draft.length) await this.table.draft(road);
    else await this.table.anytime(road);
    this.clear();
  }
}
