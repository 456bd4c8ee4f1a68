// Parts of the page that fail to load: after an update of the server their files have other names, or the network was
// gone for a moment. The page waits until the server answers, and then reloads; drafts are on the server.

const RELOADED = "skye-renewed";
/** Milliseconds between two reloads: what does not help at once must not go on all the time. */
const REST = 120_000;
/** Milliseconds between two questions whether the server is there. */
const PAUSE = 3_000;
/** Milliseconds to read what is about to happen. */
const READING = 1_500;

const reload = $state({ isDue: false });

/** Whether a part is missing, and the page waits to reload. */
export const isReloading = (): boolean => reload.isDue;

/** What was thrown when a part failed to load; nobody need report it once more. */
const known = new WeakSet<object>();

/** Reload when a part fails to load, wherever it is wanted. */
export function reloadForMissingParts(): void {
  addEventListener("vite:preloadError", (event) => {
    known.add(event.payload);
    void reloadSoon();
  });
  addEventListener("unhandledrejection", (event) => {
    if (typeof event.reason === "object" && event.reason && known.has(event.reason)) event.preventDefault();
  });
}

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

async function isServerThere(): Promise<boolean> {
  const answer = await fetch("/health", { cache: "no-store" }).catch(() => null);
  return answer?.ok ?? false;
}

/** Reload the page as soon as the server answers. */
export async function reloadSoon(): Promise<void> {
  if (reload.isDue) return;
  reload.isDue = true;
  try {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    await pause(Math.max(READING, last + REST - Date.now()));
    while (!(await isServerThere())) await pause(PAUSE);
    sessionStorage.setItem(RELOADED, String(Date.now()));
  } catch {
    // A browser that stores nothing cannot count reloads, and would go on for ever: there it is left to the reader.
    return;
  }
  location.reload();
}
