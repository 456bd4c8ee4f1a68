// What I am called at a table, also where I have not said.

import { prefer, preferences } from "../preferences.svelte";
import { say } from "../words.svelte";

/** Letters; the server counts them and says what else a name must be. */
export const LONGEST_NAME = 24;

export const myName = (): string => preferences.name.trim() || say("page-start-nameless");

/** Remember a name, but not one that only stands in for none. */
export function rememberName(name: string): void {
  if (name !== say("page-start-nameless")) prefer({ name });
}
