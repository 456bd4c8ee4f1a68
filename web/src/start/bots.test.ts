import { beforeAll, expect, test } from "vitest";
import { use } from "../testing/catalogues";
import { botName, BOTS, strengthOf } from "./bots";

beforeAll(() => use("en"));

test("bots have names in the language of the reader, and parameters in brackets", () => {
  expect(botName("chieftain")).toBe("Chieftain");
  expect(botName("chieftain:net=off")).toBe("Chieftain (net=off)");
  expect(botName("chieftain:net=off,budget=2")).toBe("Chieftain (net=off, budget=2)");
});

test("whoever is no bot goes by that name", () => {
  // There are messages with these keys, which are no names.
  for (const name of ["Morag", "unknown", "novice-character", "Mine:depth=3"]) expect(botName(name)).toBe(name);
});

test("parameters do not change how strong a bot is", () => {
  expect(strengthOf("chieftain:net=off")).toBe(BOTS.length);
  expect(strengthOf("Mine:depth=3")).toBe(0);
});
