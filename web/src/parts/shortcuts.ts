// The keys that the screens listen to, as the settings list them.

/** A key that has a name of its own in the catalogues, or the sign that is printed on it. */
export type Key = { name: "enter" | "escape" | "backspace" | "space" | "page-up" | "page-down" } | string;

export const SHORTCUTS: readonly { where: string; keys: readonly (readonly [readonly Key[], string])[] }[] = [
  {
    where: "pricing",
    keys: [
      [["1", "2", "3"], "take"],
      [["↑", "↓"], "price"],
      [["X"], "axe"],
      [[{ name: "enter" }], "decide"],
    ],
  },
  {
    where: "buying",
    keys: [
      [["←", "→"], "offer"],
      [[{ name: "enter" }], "buy"],
    ],
  },
  {
    where: "building",
    keys: [
      [["1", "2", "3"], "take"],
      [["←", "↑", "↓", "→"], "cell"],
      [["R"], "turn"],
      [[{ name: "enter" }], "lay"],
      [[{ name: "escape" }], "away"],
      [[{ name: "backspace" }], "back"],
    ],
  },
  {
    where: "territory",
    keys: [
      [["+", "−"], "zoom"],
      [["0"], "fit"],
    ],
  },
  {
    where: "replay",
    keys: [
      [["←", "→"], "move"],
      [["↑", "↓"], "phase"],
      [[{ name: "page-up" }, { name: "page-down" }], "round"],
      [[{ name: "space" }], "run"],
    ],
  },
];
