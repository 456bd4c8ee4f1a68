import { expect, it } from "vitest";
import { momentAddress, readMoment } from "./moment";

it("goes into an address and comes out again", () => {
  for (const moment of [{ at: 0, seat: null }, { at: 57, seat: null }, { at: 0, seat: 0 }, { at: 12, seat: 3 }]) {
    const address = momentAddress("/t/noze-nire/replay", moment);
    expect(readMoment(new URL(address, "http://x").search)).toEqual(moment);
  }
  expect(momentAddress("/t/noze-nire/replay", { at: 0, seat: null })).toBe("/t/noze-nire/replay");
});

it("is the beginning with everything shown where the address makes no sense", () => {
  for (const search of ["", "?at=", "?at=-3", "?at=x&seat=1.5", "?at=99999999", "?seat=null"])
    expect(readMoment(search)).toEqual({ at: 0, seat: null });
});
