// The keys of the expansions, by name: the settings list them on every screen, before any expansion is loaded.

import type { Place } from "../parts/shortcuts";

const files = import.meta.glob<Place>("./*/shortcuts.ts", { eager: true, import: "default" });

export const EXPANSION_SHORTCUTS: Readonly<Record<string, Place>> = Object.fromEntries(
  Object.entries(files).map(([file, place]) => [file.split("/")[1], place]),
);
