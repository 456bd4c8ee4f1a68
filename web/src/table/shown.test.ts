import { expect, test } from "vitest";
import { Desk } from "../decide/desk.svelte";
import type { Table } from "../table.svelte";
import { lookAtLand, shownSeat } from "./shown";

test("the own land is shown until another is looked at", () => {
  const [table, desk] = [{ seat: 1 } as Table, new Desk()];
  expect(shownSeat(table, desk)).toBe(1);
  lookAtLand(table, desk, 0);
  expect(shownSeat(table, desk)).toBe(0);
  lookAtLand(table, desk, 0);
  expect(shownSeat(table, desk)).toBe(1);
  lookAtLand(table, desk, 0);
  lookAtLand(table, desk, 1);
  expect([shownSeat(table, desk), desk.looksAt]).toEqual([1, null]);
  // So that it is the own land of whoever plays next on this device.
  table.seat = 2;
  expect(shownSeat(table, desk)).toBe(2);
});

test("who watches begins with the first land", () => {
  const [table, desk] = [{ seat: null } as Table, new Desk()];
  expect(shownSeat(table, desk)).toBe(0);
  lookAtLand(table, desk, 2);
  expect(shownSeat(table, desk)).toBe(2);
});
