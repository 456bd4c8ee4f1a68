import { expect, test, vi } from "vitest";
import { moveText } from "./moves";

vi.mock("../words.svelte", () => ({
  has: (key: string) => key === "page-move-look",
  say: (key: string, values: Record<string, string>) => `${key}: ${Object.values(values).join("; ")}`,
}));

test("a kind of move with a message is named by it", () => {
  expect(moveText({ type: "look", seat: 1, cell: [1, -2] })).toBe("page-move-look: 1,-2");
});

test("any other says what it consists of, without the seat", () => {
  expect(moveText({ type: "no_road", seat: 1 })).toBe("no_road");
  expect(moveText({ type: "step", seat: 0, track: null })).toBe("step");
  expect(moveText({ type: "step", seat: 0, track: "warrior" })).toBe("step warrior");
});
