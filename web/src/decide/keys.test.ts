import { beforeEach, expect, test, vi } from "vitest";
import { isFor } from "./keys";

const body = {};
const [inside, outside] = [{}, {}];
const panel = { contains: (target: unknown) => target === inside } as unknown as HTMLElement;
const key = (target: object, changes: Partial<KeyboardEvent> = {}): KeyboardEvent => ({ target, ...changes }) as KeyboardEvent;
let dialog: object | null;

beforeEach(() => {
  dialog = null;
  vi.stubGlobal("document", { body, querySelector: (what: string) => (what === "dialog[open]" ? dialog : null) });
});

test("keys on the panel and on nothing are for it", () => {
  expect([body, inside, outside].map((target) => isFor(panel, key(target)))).toEqual([true, true, false]);
});

test.each(["ctrlKey", "metaKey", "altKey", "defaultPrevented"])("with %s a key is for somebody else", (field) => {
  expect(isFor(panel, key(inside, { [field]: true }))).toBe(false);
});

test("behind a dialog no key counts", () => {
  dialog = {};
  expect(isFor(panel, key(body))).toBe(false);
});
