import { beforeEach, expect, test, vi } from "vitest";
import { copy, share, shown } from "./share";

const toast = vi.hoisted(() => vi.fn());
vi.mock("../toasts.svelte", () => ({ toast }));

const LINK = "https://skye.test/t/a";
const writeText = vi.fn(async () => {});
const give = vi.fn(async () => {});
let copied: string[] = [];
let canCopy = true;

/** A document in which a command copies what its listeners put there. */
function fakeDocument(): object {
  const listeners = new Set<(event: object) => void>();
  return {
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    execCommand: () => {
      const event = { clipboardData: { setData: (_: string, text: string) => copied.push(text) }, preventDefault: () => {} };
      if (canCopy) for (const listener of listeners) listener(event);
    },
  };
}

beforeEach(() => {
  for (const mock of [toast, writeText, give]) mock.mockReset().mockImplementation(async () => {});
  copied = [];
  canCopy = true;
  vi.stubGlobal("document", fakeDocument());
  vi.stubGlobal("navigator", { share: give, clipboard: { writeText } });
});

test("a phone shares the address, unless its owner cancels", async () => {
  await share(LINK, "Skye");
  expect(give).toHaveBeenCalledWith({ title: "Skye", url: LINK });
  give.mockRejectedValueOnce(new DOMException("", "AbortError"));
  await share(LINK, "Skye");
  expect(writeText).not.toHaveBeenCalled();
  give.mockRejectedValueOnce(new DOMException("", "NotAllowedError"));
  await share(LINK, "Skye");
  expect(writeText).toHaveBeenCalledWith(LINK);
});

test("it is copied, in the old way where there is no clipboard, or shown where that fails too", async () => {
  await copy(LINK);
  expect([writeText.mock.calls, copied, toast.mock.calls]).toEqual([[[LINK]], [], [["page-copied"]]]);
  vi.stubGlobal("navigator", {});
  await copy(LINK);
  expect([copied, toast.mock.calls]).toEqual([[LINK], [["page-copied"], ["page-copied"]]]);
  canCopy = false;
  await copy(LINK);
  expect(toast.mock.calls.at(-1)).toEqual([null, LINK]);
});

test("people read and type a link without its protocol", () => {
  expect([shown(LINK), shown("http://192.168.1.5:8470/t/a")]).toEqual(["skye.test/t/a", "192.168.1.5:8470/t/a"]);
});
