import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { EXPANSION_SHORTCUTS } from "../expansions/shortcuts";
import { SHORTCUTS, type Key } from "./shortcuts";

/** Where the keys of a file are listed: the first that fits. */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [/^decide\/Building/, "building"],
  [/^decide\/Buying/, "buying"],
  [/^decide\/Pricing/, "pricing"],
  [/^replay\//, "replay"],
  [/^table\/Ceremony/, "scoring"],
  [/^table\/BagOpener/, "bag"],
  [/^table\/Land|^territory\//, "territory"],
  ...Object.entries(EXPANSION_SHORTCUTS).map(([name, { where }]) => [RegExp(`^expansions/${name}/`), where] as const),
];
const placeOf = (file: string): string => PLACES.find(([files]) => files.test(file))?.[1] ?? file;

const SIGNS: Readonly<Record<string, string>> = {
  "←": "arrowleft",
  "→": "arrowright",
  "↑": "arrowup",
  "↓": "arrowdown",
  "−": "-",
  space: " ",
  "page-up": "pageup",
  "page-down": "pagedown",
  "1–5": "digit",
};
const pressedOf = (key: Key): string => {
  const sign = typeof key === "string" ? key : key.name;
  return /^[1-9]$/.test(sign) ? "digit" : (SIGNS[sign] ?? sign.toLowerCase());
};

const source = (file: string): string => readFileSync(`${import.meta.dirname}/../${file}`, "utf-8");
const files = globSync("**/*.svelte", { cwd: `${import.meta.dirname}/..` }).map((file) => file.replaceAll("\\", "/"));

/** The keys that a file compares with; "=" lies on the key of "+". */
function listened(text: string): string[] {
  const compared = [...text.matchAll(/\b(?:key|letter) [!=]== "([^"]+)"/g)].map(([, key]) => (key ?? "").toLowerCase());
  const looked = [...text.matchAll(/\b(Arrow(?:Up|Down|Left|Right)|Home|End):/g)].map(([, key]) => (key ?? "").toLowerCase());
  const arrows = text.includes('startsWith("Arrow")') ? ["arrowup", "arrowdown", "arrowleft", "arrowright"] : [];
  const digits = /\[1-9\]|Number\(key\)/.test(text) ? ["digit"] : [];
  return [...new Set([...compared, ...looked, ...arrows, ...digits])].filter((key) => key !== "=").sort();
}

/** Where any key does the same, there is none to list. */
const listening = files.filter((file) => /onkeydown(capture)?=/.test(source(file)) && listened(source(file)).length);

test("every file that listens to keys has its place in the list", () => {
  expect([...new Set(listening.map(placeOf))].sort()).toEqual(SHORTCUTS.map(({ where }) => where).sort());
});

test("no letter has two meanings", () => {
  const letters = SHORTCUTS.flatMap(({ keys }) => keys.flatMap(([pressed]) => pressed)).filter((key) => /^[A-Z]$/.test(String(key)));
  expect(letters).toEqual([...new Set(letters)]);
});

test.each(SHORTCUTS)("$where: keys are listed if and only if they are used", ({ where, keys }) => {
  const used = listening.filter((file) => placeOf(file) === where).flatMap((file) => listened(source(file)));
  const listed = keys.flatMap(([pressed]) => pressed.map(pressedOf)).filter((key) => key !== "shift");
  expect([...new Set(listed)].sort()).toEqual([...new Set(used)].sort());
});
