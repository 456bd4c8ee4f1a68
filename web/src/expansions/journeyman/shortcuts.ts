import type { Place } from "../../parts/shortcuts";

export default {
  where: "board",
  keys: [
    [["T"], "whole"],
    [["←", "→"], "space"],
    [[{ name: "home" }, { name: "end" }], "edge"],
    [[{ name: "escape" }], "road"],
  ],
} satisfies Place;
