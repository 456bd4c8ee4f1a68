import { expect, test, vi } from "vitest";
import { marked, markIcon } from "./marks";

test("a table that calls has a dot before its title", () => {
  expect([marked("Your turn", true), marked("Your turn", false)]).toEqual(["● Your turn", "Your turn"]);
});

test("and on its icon, until it calls no more", () => {
  const setAttribute = vi.fn();
  vi.stubGlobal("document", { querySelector: () => ({ setAttribute }) });
  markIcon(true);
  markIcon(false);
  expect(setAttribute.mock.calls).toEqual([
    ["href", "/icons/skye-turn.svg"],
    ["href", "/icons/skye.svg"],
  ]);
});
