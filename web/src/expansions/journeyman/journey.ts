// What the parts of the expansion share: tracks, pieces, and what spaces and bonus tiles are, in words.

import type { Ahead, Board, Guide, JourneyView, Space, TableView } from "../../protocol";
import type { Cell } from "../../territory/cells";
import { named, say } from "../../words.svelte";

export const TRACKS = ["warrior", "merchant", "herald"] as const;
export type Track = (typeof TRACKS)[number];

const SLOTS = ["I", "II", "III"];

/** The wooden pieces have the colours of the seats (parts/SeatMark.svelte). */
const COLOURS = ["blue", "green", "red", "white", "yellow"];

export const pieceOf = (piece: "figure" | "waypoint" | "marker", seat: number): string =>
  `/art/pieces/${piece}_${COLOURS[seat] ?? "blue"}.svg`;

export const trackName = (track: Track): string => named("track", track);
export const requirementText = (requirement: string): string => named("requirement", requirement);

/** The bonus tile that lies on a slot of a track. */
export const bonusOn = (layout: readonly string[], track: Track, slot: string): string =>
  layout[SLOTS.indexOf(slot) * TRACKS.length + TRACKS.indexOf(track)] ?? "";

/** What a bonus tile gives. */
export function bonusText(table: TableView, id: string): string {
  const numbers = table.bonus.find((bonus) => bonus.id === id);
  const name = id.replaceAll("_", "-");
  return say(`bonus-${name}-text`, {
    points: numbers?.points,
    gold: numbers?.gold,
    roads: numbers?.roads,
    movement: numbers?.movement,
    income: numbers?.income,
  });
}

export interface Banner {
  kind: "points" | "income" | "movement";
  value: number;
}

/** A banner such as `income 4`; null for none. */
export function bannerOf(written: string): Banner | null {
  const [kind, value] = written.split(" ");
  return kind && value ? { kind: kind as Banner["kind"], value: Number(value) } : null;
}

export const bannerText = ({ kind, value }: Banner): string => say(`page-journey-banner-${kind}`, { value });

/** Everything that is printed on a space and lies there, each thing as a text of its own. */
export function spaceTexts(table: TableView, layout: readonly string[], track: Track, number: number): string[] {
  const space = table.board[track][number - 1];
  if (!space) return [];
  const banner = bannerOf(space.banner);
  const bonus = space.slot && bonusOn(layout, track, space.slot);
  return [
    say("page-journey-asks", { requirement: requirementText(space.requirement) }),
    ...(space.fee ? [say("page-journey-fee", { gold: space.fee })] : []),
    ...(space.points ? [say("page-journey-points", { points: space.points })] : []),
    ...(space.hop ? [say("page-journey-hop", { points: space.hop })] : []),
    ...(banner ? [bannerText(banner)] : []),
    ...(bonus ? [say("page-journey-bonus", { name: named("bonus", bonus), text: bonusText(table, bonus) })] : []),
    say("page-journey-castle", { gold: table.prices[space.zone - 1] ?? 0 }),
  ];
}

/** The spaces of a track in its zones, from the first on. */
export function zonesOf(board: Board, track: Track): { zone: number; spaces: { number: number; space: Space }[] }[] {
  const zones: { zone: number; spaces: { number: number; space: Space }[] }[] = [];
  for (const [at, space] of board[track].entries()) {
    if (zones.at(-1)?.zone !== space.zone) zones.push({ zone: space.zone, spaces: [] });
    zones.at(-1)?.spaces.push({ number: at + 1, space });
  }
  return zones;
}

export const aheadOf = (guide: Guide, track: Track): Ahead => guide.ahead[TRACKS.indexOf(track) as 0 | 1 | 2];
export const markerOf = (journey: JourneyView, track: Track): number => journey.markers[TRACKS.indexOf(track)] ?? 0;

/** Whether the tile on a cell meets a requirement, as far as a walk can come to it. */
export const meets = (guide: Guide, requirement: string, [x, y]: Cell): boolean =>
  guide.meets.some(([name, cells]) => name === requirement && cells.some((cell) => cell[0] === x && cell[1] === y));

/** The requirement of the next step on a track. */
export const nextRequirement = (table: TableView, guide: Guide, track: Track): string =>
  table.board[track][aheadOf(guide, track).space - 1]?.requirement ?? "";

/** The tracks whose next space the tile on a cell meets. */
export const tracksMet = (table: TableView, guide: Guide, cell: Cell): Track[] =>
  TRACKS.filter((track) => meets(guide, nextRequirement(table, guide, track), cell));
