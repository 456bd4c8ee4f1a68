import { expect, test } from "vitest";
import type { View } from "../protocol";
import { phasesOf, shownPhase } from "./phases";

const view = (phase: string, held?: string | null): View => ({ phase, expansion: held === undefined ? null : { held } }) as unknown as View;

test("the expansion adds planning and walking before scoring", () => {
  expect(phasesOf(view("buy"))).toEqual(["income", "price", "buy", "build", "scoring"]);
  expect(phasesOf(view("buy", null))).toEqual(["income", "price", "buy", "build", "plan", "walk", "scoring"]);
});

test("tiles are drawn to be priced, and a step belongs to what it comes after (W7, W8, W12)", () => {
  expect(["draw", "price", "build"].map((phase) => shownPhase(view(phase)))).toEqual(["price", "price", "build"]);
  expect(["purchase", "trade", "walks"].map((held) => shownPhase(view("step", held)))).toEqual(["buy", "buy", "walk"]);
  expect(shownPhase(view("roads", null)), "roads are laid right before the points (W13)").toBe("scoring");
});
