// The games there are: the game alone, or with one of its expansions.

import { EXPANSIONS } from "../expansions/registry";
import { say } from "../words.svelte";

export const gameName = (expansion: string | null): string =>
  expansion === null ? say("page-lobby-base") : say(`page-expansion-${expansion}`);

/** For a choice between them. */
export const games = (): [string | null, string][] =>
  [null, ...EXPANSIONS].map((expansion) => [expansion, gameName(expansion)]);
