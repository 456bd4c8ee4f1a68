import { beforeEach, expect, test, vi } from "vitest";
import { findReach, isOfNetwork } from "./reach";

const request = vi.hoisted(() => vi.fn());
vi.mock("../requests", () => ({ request }));

const LAN = "http://192.168.1.5:8470";
const from = (address: string): ReturnType<typeof findReach> => findReach(new URL(address) as unknown as Location);

beforeEach(() => request.mockReset().mockResolvedValue({ links: [LAN], obstacle: null }));

test.each(["https://skye.example.org", "http://192.168.1.5:8470", "http://[fd00::2]:8470", "http://10.0.0.127:8470"])(
  "%s works for others too",
  async (address) => {
    expect(await from(address)).toEqual({ links: [address], obstacle: null });
    expect(request).not.toHaveBeenCalled();
  },
);

test.each(["http://127.0.0.1:8470", "http://localhost:8470", "http://skye.localhost", "http://[::1]:8470"])(
  "%s works here only, and the server knows the one for others",
  async (address) => {
    expect(await from(address)).toEqual({ links: [LAN], obstacle: null });
    request.mockResolvedValueOnce({ links: [], obstacle: "closed" });
    expect(await from(address)).toEqual({ links: [], obstacle: "closed" });
    request.mockRejectedValueOnce(new Error("no answer"));
    expect(await from(address)).toEqual({ links: [], obstacle: "unknown" });
  },
);

test("the name of a computer is known to some of the others", async () => {
  expect((await from("http://castle.local:8470")).links).toEqual([LAN, "http://castle.local:8470"]);
  request.mockResolvedValueOnce({ links: [], obstacle: "unknown" });
  expect(await from("http://castle:8470")).toEqual({ links: ["http://castle:8470"], obstacle: null });
});

test("an address in numbers is for those in the same network", () => {
  expect([LAN, "http://[fd00::2]:8470"].map(isOfNetwork)).toEqual([true, true]);
  expect(["https://skye.example.org", "http://castle.local:8470"].map(isOfNetwork)).toEqual([false, false]);
});
