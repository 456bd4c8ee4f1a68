// The time by a clock that nobody sets, for what shows it: read in a component it is read again every second, and
// nothing ticks for nobody.

import { createSubscriber } from "svelte/reactivity";

const subscribe = createSubscriber((update) => {
  const ticking = setInterval(update, 1000);
  return () => clearInterval(ticking);
});

export function now(): number {
  subscribe();
  return performance.now();
}
