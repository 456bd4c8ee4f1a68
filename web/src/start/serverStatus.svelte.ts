// Whether the server can be reached; a page from the browser's own store may have been shown without it.

/** Milliseconds between two tries while it cannot be. */
const PAUSE = 5_000;

const seen = $state({ isAway: false });

export const isAway = (): boolean => seen.isAway;

/** Find out, and go on asking while there is no answer; returns how to stop. */
export function watchServer(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasStopped = false;

  async function ask(): Promise<void> {
    clearTimeout(timer);
    const answer = await fetch("/health", { cache: "no-store" }).catch(() => null);
    if (hasStopped) return;
    seen.isAway = !answer?.ok;
    if (seen.isAway) timer = setTimeout(ask, PAUSE);
  }

  void ask();
  addEventListener("online", ask);
  addEventListener("offline", ask);
  return () => {
    hasStopped = true;
    clearTimeout(timer);
    removeEventListener("online", ask);
    removeEventListener("offline", ask);
  };
}
