import { beforeEach, expect, test, vi } from "vitest";
import type { SeatInfo } from "../protocol";
import { call, canNotify, hasOthers, isOffered, offer, stopCalling, wish } from "./notifications.svelte";

const stored = vi.hoisted(() => ({ notify: null as boolean | null }));
vi.mock("../preferences.svelte", () => ({ preferences: stored, prefer: (changes: object) => Object.assign(stored, changes) }));
vi.mock("../router.svelte", () => ({ tableAddress: (code: string) => `/t/${code}` }));

/** What the system shows, by tag. */
const shown = new Map<string, string>();
const browser = { permission: "default", answer: "granted" };
/** Something that happens while the system is about to show one. */
let meanwhile = async (): Promise<void> => {};

const worker = {
  active: {},
  showNotification: async (title: string, { tag }: { tag: string }) => {
    await meanwhile();
    shown.set(tag, title);
  },
  getNotifications: async ({ tag }: { tag: string }) => (shown.has(tag) ? [{ close: () => shown.delete(tag) }] : []),
};

class FakeNotification {
  static get permission(): string {
    return browser.permission;
  }
  static async requestPermission(): Promise<string> {
    return (browser.permission = browser.answer);
  }
  constructor(
    title: string,
    readonly options: { tag: string },
  ) {
    shown.set(options.tag, title);
  }
  close(): void {
    shown.delete(this.options.tag);
  }
}

beforeEach(async () => {
  shown.clear();
  Object.assign(browser, { permission: "default", answer: "granted" });
  meanwhile = async () => {};
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("Notification", FakeNotification);
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => worker } });
  await wish(false);
  stored.notify = null;
});

test("it is offered once, and only where it is possible", async () => {
  browser.permission = "denied";
  offer();
  expect(isOffered()).toBe(false);
  browser.permission = "default";
  vi.stubGlobal("isSecureContext", false);
  offer();
  expect([canNotify(), isOffered()]).toEqual([false, false]);
  vi.stubGlobal("isSecureContext", true);
  offer();
  expect(isOffered()).toBe(true);
  await wish(false);
  offer();
  expect([isOffered(), stored.notify, browser.permission]).toEqual([false, false, "default"]);
});

test("a browser that refuses is not asked again", async () => {
  browser.answer = "denied";
  await wish(true);
  offer();
  expect([isOffered(), stored.notify]).toEqual([false, false]);
  await call("a", "Your turn", "");
  expect(shown.size).toBe(0);
});

test("a question of the browser that was closed is no answer", async () => {
  browser.answer = "default";
  await wish(true);
  expect([isOffered(), stored.notify]).toEqual([false, null]);
  offer();
  expect(isOffered()).toBe(true);
});

test("each table calls by one notification until it is seen", async () => {
  await call("a", "Your turn", "");
  expect(shown.size, "nobody wanted it").toBe(0);
  await wish(true);
  for (const code of ["a", "b", "a"]) await call(code, "Your turn", "");
  expect([...shown.keys()]).toEqual(["turn-a", "turn-b"]);
  await stopCalling("a");
  expect([...shown.keys()]).toEqual(["turn-b"]);
});

test("who comes back before it is shown does not find it later", async () => {
  await wish(true);
  meanwhile = () => stopCalling("a");
  await call("a", "Your turn", "");
  expect(shown.size).toBe(0);
});

test("without a service worker the page itself notifies", async () => {
  vi.stubGlobal("navigator", {});
  await wish(true);
  await call("a", "Your turn", "");
  expect([...shown.keys()]).toEqual(["turn-a"]);
  await stopCalling("a");
  expect(shown.size).toBe(0);
});

test("only people are waited for", () => {
  const seats = (...kinds: SeatInfo["kind"][]): SeatInfo[] => kinds.map((kind) => ({ kind }) as SeatInfo);
  expect(hasOthers(seats("player", "bot"), [0])).toBe(false);
  expect(hasOthers(seats("player", "player"), [0, 1])).toBe(false);
  expect(hasOthers(seats("player", "player"), [0])).toBe(true);
  expect(hasOthers(seats("player", "open", "bot"), [0])).toBe(true);
});
