// What is chosen on the own land besides what the desk tells it: a road that is tried, and where one could lie.

import type { Road } from "../../protocol";

export const choosing = $state<{ road: Road | null; places: readonly Road[] }>({ road: null, places: [] });
