import { expect, test, vi } from "vitest";
import type { Move } from "../protocol";
import { moveText } from "./moves";

vi.mock("../words.svelte", () => ({
  has: (key: string) => key === "page-move-look",
  say: (key: string, values: Record<string, string>) => `${key}: ${Object.values(values).join("; ")}`,
}));

test("a kind of move with a message is named by it", () => {
  const look = { type: "look", seat: 1, cell: [1, -2] };
  expect(moveText(look)).toBe("page-move-look: 1,-2");
});

test("any other says what it consists of, without the seat", () => {
  const buy: Move = { type: "buy", seat: 0, tile: "34" };
  expect(moveText(buy)).toBe("buy 34");
  expect(moveText({ type: "pass", seat: 1 })).toBe("pass");
  const none = { type: "leap", seat: 0, cell: null };
  expect(moveText(none)).toBe("leap");
});
