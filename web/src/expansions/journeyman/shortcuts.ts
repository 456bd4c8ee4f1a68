import type { Place } from "../../parts/shortcuts";

export default {
  where: "board",
  keys: [
    [["←", "→"], "space"],
    [[{ name: "home" }, { name: "end" }], "edge"],
    [[{ name: "escape" }], "road"],
  ],
} satisfies Place;
