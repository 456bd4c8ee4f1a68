// Whose land is shown large: the one that is looked at, or the own; those who watch begin with the first.

import type { Desk } from "../decide/desk.svelte";
import type { Table } from "../table.svelte";

export const shownSeat = (table: Table, desk: Desk): number => desk.looksAt ?? table.seat ?? 0;

/** Look at a land; a second time, or at the own, it is the own again. */
export function lookAtLand(table: Table, desk: Desk, seat: number): void {
  desk.looksAt = seat === table.seat || seat === desk.looksAt ? null : seat;
}
