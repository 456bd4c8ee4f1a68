import { beforeEach, expect, test, vi } from "vitest";
import { isFor } from "./keys";

/** A part of the page, with what is in it. */
const part = (...parts: object[]): HTMLElement =>
  ({ contains: (target: object) => parts.includes(target) }) as unknown as HTMLElement;
const [inside, outside] = [part(), part()];
const panel = part(inside);
const around = part(panel);
const body = part(around);
const key = (target: object, changes: Partial<KeyboardEvent> = {}): KeyboardEvent => ({ target, ...changes }) as KeyboardEvent;
let dialog: object | null;

beforeEach(() => {
  dialog = null;
  vi.stubGlobal("document", { body, querySelector: (what: string) => (what === "dialog[open]" ? dialog : null) });
});

test("keys on the panel, around it and on nothing are for it", () => {
  const targets = [body, around, inside, outside];
  expect(targets.map((target) => isFor(panel, key(target)))).toEqual([true, true, true, false]);
});

test.each(["ctrlKey", "metaKey", "altKey", "defaultPrevented"])("with %s a key is for somebody else", (field) => {
  expect(isFor(panel, key(inside, { [field]: true }))).toBe(false);
});

test("behind a dialog no key counts", () => {
  dialog = {};
  expect(isFor(panel, key(body))).toBe(false);
});
