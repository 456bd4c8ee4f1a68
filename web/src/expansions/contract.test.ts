import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { countsOf, gainsOf, sharesOf } from "../end/sources";
import type { SeatView, View } from "../protocol";
import type { TableEvent } from "../received.svelte";
import { LogBook, textOf } from "../table/log";
import { phasesOf, shownPhase } from "../table/phases";
import { use } from "../testing/catalogues";
import { NOTHING, type Added, type Board, type Expansion, type Panel } from "./expansion";
import { complete, EXPANSIONS, loadExpansion } from "./registry";

// Asks the browser what its user prefers.
vi.mock("../preferences.svelte", () => ({}));

// The sources

const ROOT = `${import.meta.dirname}/..`;
const files = globSync("**/*.{ts,svelte,css}", { cwd: ROOT }).map((file) => file.replaceAll("\\", "/"));
const read = (file: string): string => readFileSync(`${ROOT}/${file}`, "utf-8");
const base = files.filter((file) => file !== "protocol.ts" && !EXPANSIONS.some((name) => file.startsWith(`expansions/${name}/`)));

/** Markup has words of its own, such as those of aria-current. */
const scriptOf = (file: string): string =>
  file.endsWith(".svelte") ? [...read(file).matchAll(/<script[^]*?<\/script>/g)].join("\n") : read(file);

const wordIn = (words: readonly string[], text: string): string | undefined => RegExp(words.join("|")).exec(text)?.[0];
const basesWith = (words: readonly string[], textOf: (file: string) => string): string[] =>
  base.flatMap((file) => {
    const word = wordIn(words, textOf(file));
    return word === undefined ? [] : [`${file}: ${word}`];
  });

/** Words that browsers use too: a permission is granted. */
const BROWSERS = ["granted"];

describe.each(EXPANSIONS)("the base knows nothing of %s:", (name) => {
  const components = globSync(`expansions/${name}/*.svelte`, { cwd: ROOT }).map((file) => basename(file, ".svelte"));

  test("neither its folder nor a component is named", () => {
    const words = [name, ...components.map((component) => `\\b${component}\\b`)];
    expect(basesWith(words, read)).toEqual([]);
    expect(wordIn(words, read(`expansions/${name}/index.ts`))).toBeDefined();
  });

  test("no phase, event, source or example is named", async () => {
    const { panels, phases, events, sources, examples } = await loadExpansion(name);
    const ids = [...phases, ...sources.map(({ id }) => id), ...[panels, events, examples].flatMap(Object.keys)];
    const own = ids.filter((id) => !BROWSERS.includes(id));
    expect(own.length).toBeGreaterThan(0);
    expect(basesWith(own.map((id) => `"${id}"`), scriptOf)).toEqual([]);
  });
});

test("the search reads the sources of the base", () => {
  expect(base.length).toBeGreaterThan(100);
  expect(base).toEqual(expect.arrayContaining(["table/Land.svelte", "table/log.ts", "expansions/registry.ts", "style/base.css"]));
  expect(scriptOf("table/Land.svelte")).toContain("$props()");
});

// An expansion that was made up

const component = (): never => {
  throw new Error("not drawn here");
};
const BOARD = component as unknown as Board;
const MADE_UP: Required<Expansion> = {
  landMarks: component as unknown as Added["landMarks"],
  roads: () => [[[0, 0], [0, 1]]],
  summary: component as unknown as Added["summary"],
  board: { icon: "star", load: async () => ({ default: BOARD }) },
  panels: { fish: component as unknown as Panel },
  anytime: component as unknown as Panel,
  freePurchase: () => "fish are free",
  gainOf: () => "a fish",
  phases: ["fish"],
  simultaneous: ["fish"],
  shownPhase: ({ phase }) => (phase === "bait" ? "fish" : phase),
  events: {
    // Only what has a message is in the log, and this expansion has no messages.
    resumed: { phase: "fish", newsFor: "others" },
    filled: { words: () => ({ bot: "a fish" }) },
    caught: { source: "fish" },
  },
  sources: [{ id: "fish", isCounted: false, pattern: { colour: "blue", lines: "M0 0h8" } }],
  examples: { fish: { laid: [], lines: [] } },
};
const SEAT = {} as SeatView;
const viewIn = (phase: string): View => ({ phase }) as View;

test("nothing is added by an expansion that says nothing", async () => {
  const added = await complete({});
  expect(added).toEqual(NOTHING);
  expect([added.roads(SEAT), added.freePurchase(SEAT), shownPhase(viewIn("build"), added)]).toEqual([[], null, "build"]);
});

test("an unknown expansion and the base game add nothing", async () => {
  expect([await loadExpansion("unheard-of"), await loadExpansion(null)]).toEqual([NOTHING, NOTHING]);
});

test("every member is known to this test", () => {
  expect(Object.keys(MADE_UP).sort()).toEqual(Object.keys(NOTHING).sort());
});

test.each(Object.keys(MADE_UP) as (keyof Expansion)[])("%s can be left out", async (left) => {
  const added = await complete(Object.fromEntries(Object.entries(MADE_UP).filter(([member]) => member !== left)));
  const expected = { ...MADE_UP, board: { icon: "star", Board: BOARD }, [left]: NOTHING[left] };
  expect(added).toEqual(expected);
});

describe("what is said is asked:", () => {
  let added: Added;
  beforeAll(async () => {
    await use("en");
    added = await complete(MADE_UP);
  });

  test("phases of a round", () => {
    expect(phasesOf(added)).toEqual(["income", "price", "buy", "build", "fish", "scoring"]);
    expect(["draw", "bait", "buy"].map((phase) => shownPhase(viewIn(phase), added))).toEqual(["price", "fish", "buy"]);
  });

  test("events in the log", () => {
    const pass: TableEvent = { type: "pass", seat: 0 };
    const [round] = new LogBook(added).read([pass, { type: "resumed" }, { type: "filled", seat: 0, bot: "trader" }]);
    expect(round?.phases.map(({ phase, entries }) => [phase, ...entries.map(({ shown }) => shown?.newsFor)])).toEqual([
      ["buy", undefined],
      ["fish", "others", undefined],
    ]);
    expect(round?.phases[1]?.entries.map((entry) => textOf(entry, String))[1]).toBe("A bot sits down: a fish");
  });

  test("points", () => {
    const caught = { type: "caught", seat: 0, points: 2, total: 2 } as unknown as TableEvent;
    const scored: TableEvent = { type: "scored", seat: 0, letter: "A", tile: "sheep", lines: [], points: 1, total: 3 };
    const gains = gainsOf([caught, scored], added);
    expect(countsOf(gains, 0, 1).map(({ source }) => source)).toEqual(["A"]);
    expect(sharesOf(gains, 1, added)[0]?.map(({ source, points }) => [source, points])).toEqual([["A", 1], ["fish", 2]]);
    expect(gainsOf([caught, scored], NOTHING).map(({ source }) => source)).toEqual(["A"]);
  });
});
