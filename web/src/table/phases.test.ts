import { expect, test } from "vitest";
import { NOTHING } from "../expansions/expansion";
import type { View } from "../protocol";
import { phasesOf, shownPhase } from "./phases";

test("the phases of a round in the base game", () => {
  expect(phasesOf(NOTHING)).toEqual(["income", "price", "buy", "build", "scoring"]);
});

test("tiles are drawn to be priced", () => {
  const shown = (phase: string): string => shownPhase({ phase } as View, NOTHING);
  expect(["draw", "price", "build"].map(shown)).toEqual(["price", "price", "build"]);
});
