// The expansions there are: each is the folder here that has its name, with an index.ts that is loaded with its games.

import { NOTHING, type Added, type Expansion } from "./expansion";

const modules = import.meta.glob<{ default: Expansion }>("./*/index.ts");

export const EXPANSIONS: readonly string[] = Object.keys(modules).map((file) => file.split("/")[1] ?? "");

/** Fill in what an expansion leaves out, and fetch its board. */
export async function complete({ board, ...rest }: Expansion): Promise<Added> {
  if (!board) return { ...NOTHING, ...rest };
  const { default: Board } = await board.load();
  return { ...NOTHING, ...rest, board: { icon: board.icon, Board } };
}

/** What an expansion adds, by its name; null for the base game. */
export async function loadExpansion(name: string | null): Promise<Added> {
  const load = modules[`./${name}/index.ts`];
  return load ? complete((await load()).default) : NOTHING;
}
