import { expect, test, vi } from "vitest";
import { phaseName } from "./phases";

vi.mock("../words.svelte", () => ({ say: (key: string) => key, named: (kind: string, id: string) => `${kind}-${id}` }));

test("names of the first and the last phase", () => {
  expect(["draw", "price", "build", "over"].map(phaseName)).toEqual(["page-replay-draw", "phase-price", "phase-build", "page-replay-over"]);
});
