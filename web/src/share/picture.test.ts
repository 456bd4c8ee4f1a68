import { expect, it, vi } from "vitest";
import { sizeOf } from "./picture";

vi.stubGlobal("location", { pathname: "/" });
vi.stubGlobal("addEventListener", () => {});
const { fileName } = await import("./saving");

it("is as large as it says", () => {
  expect(sizeOf('<svg xmlns="x" viewBox="0 0 1260 900"><path/></svg>')).toEqual({ width: 1260, height: 900 });
});

it("goes into a file with a name that every system allows", () => {
  expect(fileName("noze-nire", "png")).toBe("noze-nire.png");
  expect(fileName("simulate --players 4 --seed 7", "txt")).toBe("simulate-players-4-seed-7.txt");
  expect(fileName("../..", "svg")).toBe("skye.svg");
});
