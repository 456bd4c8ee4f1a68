import { beforeEach, expect, test, vi } from "vitest";
import { linkTo, share } from "./invite";

const toast = vi.hoisted(() => vi.fn());
vi.mock("../toasts.svelte", () => ({ toast }));
vi.mock("../router.svelte", () => ({ tableAddress: (code: string) => `/t/${code}` }));

const writeText = vi.fn(async () => {});
const give = vi.fn(async () => {});
let isPhone = true;

beforeEach(() => {
  for (const mock of [toast, writeText, give]) mock.mockReset();
  vi.stubGlobal("location", { origin: "https://skye.test" });
  vi.stubGlobal("matchMedia", () => ({ matches: isPhone }));
  vi.stubGlobal("navigator", { share: give, clipboard: { writeText } });
});

test("a phone shares the address, unless its owner cancels", async () => {
  isPhone = true;
  await share("a", "Skye");
  expect(give).toHaveBeenCalledWith({ title: "Skye", url: "https://skye.test/t/a" });
  give.mockRejectedValueOnce(new DOMException("", "AbortError"));
  await share("a", "Skye");
  expect(writeText).not.toHaveBeenCalled();
  give.mockRejectedValueOnce(new DOMException("", "NotAllowedError"));
  await share("a", "Skye");
  expect(writeText).toHaveBeenCalledWith(linkTo("a"));
});

test("elsewhere it is copied, or shown where that fails", async () => {
  isPhone = false;
  await share("a", "Skye");
  expect([writeText.mock.calls, toast.mock.calls]).toEqual([[["https://skye.test/t/a"]], [["page-copied"]]]);
  writeText.mockRejectedValueOnce(new Error("no"));
  await share("a", "Skye");
  expect(toast.mock.calls.at(-1)).toEqual([null, "https://skye.test/t/a"]);
  expect(give).not.toHaveBeenCalled();
});
