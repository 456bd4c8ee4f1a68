// Laying tiles: which one is at hand, where it is tried, what that would bring, and what is on its way to the
// server. The client knows no rules: what fits comes with the state, what it brings is asked for.

import { untrack } from "svelte";
import { placeText, tileName } from "../material.svelte";
import { preferences } from "../preferences.svelte";
import type { Explained, LaidTile, Place, Placement, State } from "../protocol";
import { sound } from "../sound";
import type { Table } from "../table.svelte";
import { cellOf, keyOf, type Cell, type Spot } from "../territory/cells";
import { say } from "../words.svelte";
import type { LandWork } from "./desk.svelte";
import { weighing } from "./weighing.svelte";
import { bestByCell, fitsOf, lies, nextTurn, signed, type Fits } from "./placements";

/** Milliseconds of rest before the server is asked: turning twice asks once. */
const MOMENT = 60;

type Trial = Pick<LaidTile, "x" | "y" | "turn">;

interface Answered {
  about: string;
  explained: Explained;
}

function without<Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> {
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}

export class BuildingWork implements LandWork {
  /** Chosen by the player; as long as none is, the first tile that fits is at hand. */
  private picked = $state<string | null>(null);
  /** How a tile was turned on purpose: it stays so wherever it fits so. */
  private wanted = $state.raw<ReadonlyMap<string, number>>(new Map());
  /**
   * Where each tile was tried last. Choosing another tile takes this one off the land, so that at most one tile is
   * unsure; it is remembered and lies there again when it is chosen again. So two tiles can be compared without losing
   * a place, and nothing is drafted that nobody has confirmed.
   */
  private trials = $state.raw<ReadonlyMap<string, Trial>>(new Map());
  private answer = $state.raw<Answered | null>(null);
  /** What each drafted move was worth when it was laid. */
  private worths = $state.raw<ReadonlyMap<string, number>>(new Map());
  /** A tile on its way to the server: it lies there already. */
  pending = $state.raw<Place | null>(null);
  /** Something else is on its way: a tile taken back, or the end of building. */
  private sends = $state(false);
  /** In the fingers right now. */
  isDragged = $state(false);
  /** Why the last attempt failed: it fits only one way round, or not on that cell. */
  vain = $state<"one-turn" | "refused" | null>(null);

  private readonly answers = new Map<string, Explained>();

  constructor(private readonly table: Table) {}

  /** The question to build, while it is open. */
  private readonly asked: State | null = $derived.by(() => {
    const { state } = this.table;
    return state?.decision?.phase === "build" ? state : null;
  });
  /** Which question it is. */
  private readonly question: string = $derived(this.asked ? JSON.stringify(this.asked.decision) : "");
  /** The land and the table that numbers are about. */
  private readonly sign: string = $derived(this.asked ? `${this.question} ${this.asked.step} ${this.asked.number}` : "");
  private readonly fits: Fits = $derived(fitsOf(this.asked?.choices?.moves ?? []));

  readonly hand: readonly string[] = $derived.by(() => (this.asked ? (this.table.own?.hand ?? []) : []));

  /** The tile at hand. */
  readonly tile: string | null = $derived(
    this.picked !== null && this.hand.includes(this.picked)
      ? this.picked
      : (this.hand.find((tile) => this.fits.has(tile)) ?? this.hand[0] ?? null),
  );

  /** Where the tiles of the hand fit: choosing another of them does not move the land. */
  readonly roomFor: readonly Cell[] = $derived(
    [...new Set([...this.fits.values()].flatMap((cells) => [...cells.keys()]))].map(cellOf),
  );

  /** The cells for the tile at hand, each with the turns that fit. */
  private readonly turns: ReadonlyMap<string, readonly number[]> = $derived(
    (this.tile !== null && this.fits.get(this.tile)) || new Map(),
  );

  private readonly trial: Trial | null = $derived.by(() => {
    const trial = this.tile === null ? undefined : this.trials.get(this.tile);
    return trial && this.turns.get(keyOf(trial.x, trial.y))?.includes(trial.turn) ? trial : null;
  });

  readonly tried: LaidTile | null = $derived.by(() => {
    if (this.pending) {
      const { tile, x, y, turn } = this.pending;
      // Once the state has it among the drafts it lies there by itself.
      return this.asked?.draft.some((move) => lies(move, { tile, x, y, turn })) ? null : { tile, x, y, turn };
    }
    return this.tile !== null && this.trial ? { tile: this.tile, ...this.trial } : null;
  });

  /** What each place for the tile at hand would bring; nothing where hints are not wanted, or not there yet. */
  private readonly placements: readonly Placement[] = $derived.by(() =>
    this.tile !== null && preferences.hints && this.fits.has(this.tile)
      ? (weighing(this.table, this.tile)?.placements ?? [])
      : [],
  );

  private readonly best: ReadonlyMap<string, Placement> = $derived(bestByCell(this.placements));

  /** The cells as long as nothing is tried: their words are made once for each tile and land. */
  private readonly free: readonly Spot[] = $derived.by(() => {
    if (this.tile === null) return [];
    const tile = tileName(this.tile);
    const most = [...this.best.values()].sort((one, other) => other.worth - one.worth || other.income - one.income)[0];
    return [...this.turns.keys()].map((key): Spot => {
      const [x, y] = cellOf(key);
      const place = placeText(x, y);
      const placement = this.best.get(key);
      if (!placement) return { x, y, text: say("page-build-spot", { tile, place }) };
      const { worth, income } = placement;
      const text = say("page-build-spot-worth", { tile, place, points: worth });
      const spot = { x, y, best: worth === most?.worth && income === most.income && (worth > 0 || income > 0) };
      const gold = income ? { income: signed(income), text: `${text}; ${say("page-source-income")} ${signed(income)}` } : { text };
      return worth ? { ...spot, ...gold, badge: signed(worth) } : { ...spot, ...gold };
    });
  });

  readonly spots: readonly Spot[] = $derived.by(() => {
    const { tile, trial } = this;
    if (tile === null || !trial) return this.free;
    const text = say("page-build-spot-tried", { tile: tileName(tile), place: placeText(trial.x, trial.y) });
    return this.free.map((spot) =>
      spot.x === trial.x && spot.y === trial.y ? { x: spot.x, y: spot.y, text, pressed: true } : spot,
    );
  });

  /** The cell to look at first: where the tile is tried, or where it brings most. */
  get foremost(): string | null {
    if (this.trial) return keyOf(this.trial.x, this.trial.y);
    const spot = this.spots.find(({ best }) => best) ?? this.spots[0];
    return spot ? keyOf(spot.x, spot.y) : null;
  }

  // What there is to do

  /** Whether a tile of the hand fits anywhere now (L2). */
  isFit(tile: string): boolean {
    return this.fits.has(tile);
  }
  fitsAt(x: number, y: number): boolean {
    return this.turns.has(keyOf(x, y));
  }
  /** How a tile of the hand lies: as it is tried, or as it was turned. */
  turnOf(tile: string): number {
    return (tile === this.tile ? this.trial?.turn : undefined) ?? this.wanted.get(tile) ?? 0;
  }
  get canTurn(): boolean {
    return !this.trial || (this.turns.get(keyOf(this.trial.x, this.trial.y))?.length ?? 0) > 1;
  }
  get isBusy(): boolean {
    return this.pending !== null || this.sends;
  }
  /** Whether the next step ends building: the last tile is tried, or everything is laid. */
  get isLast(): boolean {
    return this.trial ? this.hand.length === 1 : Boolean(this.asked?.choices?.can_seal);
  }
  /** What the button for the next step says. */
  get nextStep(): string {
    if (!this.isLast) return say("page-build-lay");
    return this.trial ? say("page-build-lay-last") : say("page-build-finish");
  }
  get canGoOn(): boolean {
    return !this.isBusy && (this.trial !== null || Boolean(this.asked?.choices?.can_seal));
  }
  get canTakeBack(): boolean {
    return !this.isBusy && (this.trial !== null || Boolean(this.asked?.draft.length));
  }

  /** Tiles of this round that fitted nowhere any more and go back into the bag (L3): neither in hand nor drafted. */
  readonly returned: readonly string[] = $derived.by(() => {
    if (!this.asked) return [];
    const { events, seat } = this.table;
    const begun = events.findLastIndex(({ type }) => type === "round");
    const gained = events
      .slice(begun + 1)
      .flatMap((event) => ((event.type === "sold" || event.type === "kept") && event.seat === seat ? [event.tile] : []));
    const laid = this.asked.draft.flatMap((move) => (move.type === "place" ? [move.tile] : []));
    return gained.filter((tile) => !this.hand.includes(tile) && !laid.includes(tile));
  });

  // What it would bring

  private readonly about: string = $derived(
    this.tried ? `${this.sign} ${JSON.stringify(this.tried)}` : "",
  );
  /** What the tried tile changes; for a moment still what it changed before it was turned or moved. */
  get explained(): Explained | null {
    return this.answer?.explained ?? null;
  }
  get isStale(): boolean {
    return this.tried !== null && preferences.hints && this.answer?.about !== this.about;
  }
  /** Points of the tried tile over the rest of the game; null where hints are not wanted, or not there yet. */
  readonly worth: number | null = $derived.by(() => {
    const { trial } = this;
    if (!trial) return null;
    return this.placements.find(({ x, y, turn }) => x === trial.x && y === trial.y && turn === trial.turn)?.worth ?? null;
  });
  /** The same for all tiles of this round so far; null where that is one tile, or not known after a reload. */
  readonly sum: number | null = $derived.by(() => {
    const drafted = this.asked?.draft ?? [];
    if (!drafted.length || !preferences.hints || (this.trial && this.worth === null)) return null;
    let sum = this.worth ?? 0;
    for (const move of drafted) {
      const worth = this.worths.get(JSON.stringify(move));
      if (worth === undefined) return null;
      sum += worth;
    }
    return sum;
  });

  /** Keep asking the server for what is shown; called once, while a component is set up. */
  follow(): void {
    $effect(() => {
      void this.question;
      untrack(() => this.begin());
    });
    $effect(() => {
      // The other tiles ahead of time, so that choosing one shows at once what it brings.
      if (preferences.hints && !this.isBusy)
        for (const tile of this.hand) if (this.fits.has(tile)) weighing(this.table, tile);
    });
    $effect(() => {
      const { about, tried } = this;
      if (!tried || !preferences.hints) {
        this.answer = null;
        return;
      }
      const known = this.answers.get(about);
      if (known) this.answer = { about, explained: known };
      // What was asked for before it was on its way is still what it brings.
      if (known || untrack(() => this.pending)) return;
      const rest = setTimeout(() => void this.explain(about, tried), MOMENT);
      return () => clearTimeout(rest);
    });
  }

  private begin(): void {
    this.picked = null;
    this.wanted = this.trials = this.worths = new Map();
    this.vain = null;
    this.answers.clear();
  }

  private async explain(about: string, tried: LaidTile): Promise<void> {
    const { seat } = this.table;
    if (seat === null) return;
    const explained = await this.table.explain(seat, [{ type: "place", seat, ...tried }]);
    if (!explained) return;
    this.answers.set(about, explained);
    if (about === this.about) this.answer = { about, explained };
  }

  // What the player does

  /** Take a tile of the hand. */
  pick(tile: string): void {
    if (this.isBusy || !this.hand.includes(tile)) return;
    this.vain = null;
    this.picked = tile;
  }

  /** Try the tile at hand on a cell: as it was turned on purpose if it fits so, else in its best turn. */
  place(x: number, y: number): boolean {
    const key = keyOf(x, y);
    const turns = this.turns.get(key);
    if (!turns || this.tile === null || this.isBusy) return false;
    this.vain = null;
    const turn = [this.wanted.get(this.tile), this.best.get(key)?.turn, 0].find(
      (turn) => turn !== undefined && turns.includes(turn),
    );
    // So that it stays at hand when a state brings other tiles.
    this.picked = this.tile;
    this.trials = new Map(this.trials).set(this.tile, { x, y, turn: turn ?? turns[0] ?? 0 });
    return true;
  }

  choose(x: number, y: number): void {
    if (this.trial?.x === x && this.trial.y === y) this.turn(1);
    else this.place(x, y);
  }

  turn(steps: number): void {
    const { tile, trial } = this;
    if (tile === null || this.isBusy) return;
    const turns = trial ? (this.turns.get(keyOf(trial.x, trial.y)) ?? []) : [0, 1, 2, 3];
    this.vain = turns.length < 2 ? "one-turn" : null;
    if (this.vain) return;
    const turn = nextTurn(turns, this.turnOf(tile), steps);
    this.wanted = new Map(this.wanted).set(tile, turn);
    if (trial) this.trials = new Map(this.trials).set(tile, { ...trial, turn });
  }

  putAway(): void {
    if (this.isBusy || this.tile === null) return;
    this.vain = null;
    this.trials = without(this.trials, this.tile);
  }

  /** Lay what is tried, and with the last tile, or when everything lies, finish. */
  async goOn(): Promise<void> {
    const { asked, tile, trial, worth, isLast } = this;
    if (!asked || asked.seat === null || !this.canGoOn) return;
    const move: Place | null = trial && tile !== null ? { type: "place", seat: asked.seat, tile, ...trial } : null;
    this.vain = null;
    this.sends = true;
    this.pending = move;
    sound(isLast ? "seal" : "lay");
    const sent =
      move && !isLast ? this.table.draft(move) : this.table.seal(move ? [...asked.draft, move] : null);
    const answer = await sent;
    // Refused or too late: the table has shown why, and the tile is in the hand again.
    if (move) this.trials = without(this.trials, move.tile);
    if (move && answer && ["done", "repeated"].includes(answer.result)) {
      this.wanted = without(this.wanted, move.tile);
      if (worth !== null) this.worths = new Map(this.worths).set(JSON.stringify(move), worth);
      this.picked = null;
    }
    this.pending = null;
    this.sends = false;
  }

  /** What is tried goes back into the hand first, then what is drafted, one by one. */
  async takeBack(): Promise<void> {
    if (!this.canTakeBack) return;
    if (this.trial) {
      this.putAway();
      return;
    }
    const last = this.asked?.draft.at(-1);
    this.sends = true;
    await this.table.undo();
    this.sends = false;
    if (last?.type === "place") this.picked = last.tile;
  }
}
