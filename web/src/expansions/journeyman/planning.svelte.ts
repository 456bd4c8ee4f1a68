// Planning a walk: which tiles have a marker, what the walk takes, and which tiles can have one. The client knows no
// rules: every plan that can be made comes with the state, and so does what each way costs.

import { Drafting } from "../../decide/drafting";
import type { LandWork } from "../../decide/desk.svelte";
import { placeText, tileName } from "../../material.svelte";
import { preferences } from "../../preferences.svelte";
import type { Guide, JourneyView, Plan, TableView } from "../../protocol";
import { sound } from "../../sound";
import type { Table } from "../../table.svelte";
import { cellOf, keyOf, type Cell, type Spot } from "../../territory/cells";
import { listed, say } from "../../words.svelte";
import { trackName, tracksMet } from "./journey";
import { afterChoice, planOf, reachable } from "./plans";
import { Ways, type Walk } from "./ways";

/** What the panel shows before the server knows it: the land shows it at once. */
interface Sketch {
  question: string;
  cells: readonly string[];
  extra: boolean;
}
const sketched = $state<{ last: Sketch | null }>({ last: null });

const questionOf = (table: Table): string => `${table.code} ${JSON.stringify(table.state?.decision)}`;

function sketchOf(table: Table): Sketch {
  const question = questionOf(table);
  if (sketched.last?.question === question) return sketched.last;
  const drafted = table.state?.draft.at(-1);
  const plan = drafted?.type === "plan" ? drafted : null;
  return { question, cells: plan?.cells.map(([x, y]) => keyOf(x, y)) ?? [], extra: plan?.extra ?? false };
}

/** The cells with a marker of a plan that is being made. */
export const plannedCells = (table: Table): readonly string[] =>
  table.state?.decision?.phase === "plan" ? sketchOf(table).cells : [];

const measured = new WeakMap<Guide["ways"], Ways>();

/** The ways of a land; worked out once. */
export function waysOf({ ways }: Guide): Ways {
  const known = measured.get(ways) ?? new Ways(ways);
  measured.set(ways, known);
  return known;
}

/** The marker that was chosen as the next one of a walk. */
export const nextMarker = $state<{ cell: string | null }>({ cell: null });

/** The walk that a plan takes as it stands, or, while he walks, the way to the next marker. */
export function plannedWalk(table: Table): Walk | null {
  const journey = table.own?.expansion;
  const isWalking = table.state?.decision?.phase === "walk" && nextMarker.cell !== null;
  const cells = isWalking ? [nextMarker.cell ?? ""] : plannedCells(table);
  return journey?.guide && cells.length ? waysOf(journey.guide).walk(journey.standing, cells.map(cellOf)) : null;
}

/** The first marker on the cheapest walk over all that are left. */
export function firstMarker({ guide, standing, plan }: JourneyView): string | null {
  const [first] = guide && plan ? waysOf(guide).walk(standing, plan).legs : [];
  return first ? keyOf(...first.to) : null;
}

/** What a tile shows that can have a marker: the movement points of the whole walk. */
export interface PlanNumber {
  cost: number;
  isMoved: boolean;
}

export class PlanningWork implements LandWork {
  readonly tried = null;
  private readonly drafting: Drafting;

  constructor(private readonly table: Table) {
    this.drafting = new Drafting(table);
  }

  private readonly sketch: Sketch = $derived.by(() => sketchOf(this.table));
  readonly journey: JourneyView | null = $derived.by(() => this.table.own?.expansion ?? null);
  private readonly shared: TableView | null = $derived.by(() => this.table.view?.expansion ?? null);

  /** Every plan that can be made. */
  private readonly plans: readonly Plan[] = $derived.by(
    () => this.table.state?.choices?.moves.filter((move) => move.type === "plan") ?? [],
  );
  /** Cells with a marker, the last one chosen last. */
  readonly cells: readonly string[] = $derived(this.sketch.cells);
  readonly extra: boolean = $derived(this.sketch.extra);
  readonly canSpendExtra: boolean = $derived(this.plans.some(({ extra }) => extra));
  /** Movement points that the bonus tile gives. */
  readonly extraMovement: number = $derived(
    Math.max(0, ...(this.shared?.bonus.map(({ movement }) => movement) ?? [])),
  );
  readonly movement: number = $derived((this.journey?.movement ?? 0) + (this.extra ? this.extraMovement : 0));
  readonly spent: number = $derived.by(() => plannedWalk(this.table)?.cost ?? 0);
  readonly plan: Plan | null = $derived(planOf(this.plans, this.cells, this.extra));

  /** By cell that can be chosen, the markers as they would then lie. */
  private readonly after: ReadonlyMap<string, readonly string[]> = $derived(
    afterChoice(this.plans, this.cells, this.extra),
  );

  /** How many markers there are to choose with. */
  readonly most: number = $derived(this.journey?.waypoints ?? 0);

  /** The steps that a marker here would allow; nothing where hints are not wanted. */
  stepsFrom(cell: Cell): string[] {
    const { shared, journey } = this;
    return preferences.hints && shared && journey?.guide ? tracksMet(shared, journey.guide, cell).map(trackName) : [];
  }

  /** What the walk would take with a marker on a cell, and whether it would be the last one moved there. */
  numberOn(x: number, y: number): PlanNumber | null {
    const { journey } = this;
    const key = keyOf(x, y);
    const cells = this.after.get(key);
    if (!journey?.guide || !cells || this.cells.includes(key)) return null;
    const { cost } = waysOf(journey.guide).walk(journey.standing, cells.map(cellOf));
    return { cost, isMoved: cells.length <= this.cells.length };
  }

  /** Whether there are cells that can only have the last marker, moved there. */
  readonly canMove: boolean = $derived(
    [...this.after].some(([key, cells]) => !this.cells.includes(key) && cells.length <= this.cells.length),
  );

  readonly spots: readonly Spot[] = $derived.by(() => {
    // In the order of the land: a button that changes its place among the others would lose the focus.
    return (this.table.own?.territory ?? []).flatMap(({ tile, x, y }): Spot[] => {
      const key = keyOf(x, y);
      const where = { tile: tileName(tile), place: placeText(x, y) };
      if (this.cells.includes(key)) return [{ x, y, text: say("page-plan-spot-chosen", where), pressed: true }];
      const number = this.numberOn(x, y);
      if (!number) return [];
      const steps = this.stepsFrom([x, y]);
      const text = say(number.isMoved ? "page-plan-spot-instead" : "page-plan-spot", { ...where, spent: number.cost });
      return [
        {
          x,
          y,
          text: steps.length ? `${text}; ${say("page-plan-allows", { tracks: listed(steps) })}` : text,
          best: steps.length > 0,
        },
      ];
    });
  });

  choose(x: number, y: number): void {
    const cells = this.after.get(keyOf(x, y));
    if (cells) this.set(cells, this.extra);
  }

  /** Spend the bonus tile, or not; markers that are then too far go. */
  spend(extra: boolean): void {
    this.set(reachable(this.plans, this.cells, extra), extra);
  }

  private set(cells: readonly string[], extra: boolean): void {
    sketched.last = { question: this.sketch.question, cells, extra };
    const plan = planOf(this.plans, cells, extra);
    if (plan) this.drafting.want(plan);
    sound("lay");
  }

  async seal(): Promise<void> {
    if (!this.plan) return;
    this.drafting.forget();
    sound("seal");
    await this.table.seal([this.plan]);
  }
}
