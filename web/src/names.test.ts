import { expect, test } from "vitest";
import { distinct } from "./names";

test("names have a number where two are the same", () => {
  expect(distinct(["Trader", "Morag", "Trader"])).toEqual(["Trader 1", "Morag", "Trader 3"]);
});
