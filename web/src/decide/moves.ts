// A move in words, for questions without a panel of their own.

import { has, say } from "../words.svelte";

/** By the message that names this kind of move, if there is one; otherwise what the move itself says. */
export function moveText({ type, seat: _, ...rest }: { type: string; seat: number }): string {
  const values = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, value === null ? "" : String(value)]));
  const key = `page-move-${type.replaceAll("_", "-")}`;
  return has(key) ? say(key, values) : [type, ...Object.values(values)].join(" ").trim();
}
