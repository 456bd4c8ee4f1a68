// The keys that the screens listen to, as the settings list them. shortcuts.test.ts reads the screens, and finds what is
// missing here or listened to no more.

import { EXPANSION_SHORTCUTS } from "../expansions/shortcuts";

type Name =
  | "enter"
  | "escape"
  | "backspace"
  | "space"
  | "shift"
  | "home"
  | "end"
  | "page-up"
  | "page-down";

/** A key that has a name of its own in the catalogues, or the sign that is printed on it. */
export type Key = { name: Name } | string;

const ENTER = { name: "enter" } as const;
const ESCAPE = { name: "escape" } as const;

export interface Place {
  where: string;
  keys: readonly (readonly [readonly Key[], string])[];
}

export const SHORTCUTS: readonly Place[] = [
  {
    where: "pricing",
    keys: [
      [["1", "2", "3"], "take"],
      [["←", "→"], "tile"],
      [["↑", "↓", "+", "−"], "price"],
      [["X", "A"], "axe"],
      [[ENTER], "decide"],
    ],
  },
  {
    where: "buying",
    keys: [
      [["←", "↑", "↓", "→"], "offer"],
      [[ENTER], "buy"],
    ],
  },
  {
    where: "building",
    keys: [
      [["1", "2", "3"], "take"],
      [["←", "↑", "↓", "→"], "cell"],
      [["R"], "turn"],
      [["Q", "E"], "turns"],
      [[ENTER], "lay"],
      [[ESCAPE], "away"],
      [[{ name: "backspace" }], "back"],
    ],
  },
  {
    where: "territory",
    keys: [
      [[{ name: "shift" }, "1–5"], "look"],
      [["1–5"], "number"],
      [["G"], "area"],
      [[ESCAPE], "own"],
      [["+", "−"], "zoom"],
      [["0"], "fit"],
      [["←", "↑", "↓", "→"], "pan"],
    ],
  },
  { where: "scoring", keys: [[[ESCAPE], "close"]] },
  { where: "bag", keys: [[["B"], "bag"]] },
  ...Object.values(EXPANSION_SHORTCUTS),
  {
    where: "replay",
    keys: [
      [["←", "→"], "move"],
      [["↑", "↓"], "phase"],
      [[{ name: "page-up" }, { name: "page-down" }], "round"],
      [[{ name: "home" }, { name: "end" }], "ends"],
      [[{ name: "space" }], "run"],
    ],
  },
];
