// What is chosen on the own land besides what the desk tells it: a road that is tried.

import type { Road } from "../protocol";

export const choosing = $state<{ road: Road | null }>({ road: null });
