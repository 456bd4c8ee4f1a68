// What the own land shows in addition to the work on the desk: a road that is tried, and where one could lie.

import type { Road } from "../../protocol";

export const roadDraft = $state<{ road: Road | null; places: readonly Road[] }>({ road: null, places: [] });
