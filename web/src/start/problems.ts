// Which part of the new table a problem is about, by its key and what it says.

import type { Problem } from "../requests";

export type Part = "seats" | "scoring" | "start" | "clock" | "all";

export function partOf({ key, message }: Problem): Part {
  if (key?.startsWith("name-") || key === "setup-players" || key === "setup-names") return "seats";
  if (key?.startsWith("setup-scoring") || key === "setup-expansion") return "scoring";
  if (key === "setup-start") return "start";
  // The path of a field that was not understood stands in the text.
  if (key === "server-body") return message.includes("clock") ? "clock" : message.includes(".seats") ? "seats" : "all";
  return "all";
}
