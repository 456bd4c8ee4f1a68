// Parts of the page that do not come: after an update of the server their files have other names, or the network was
// gone for a moment. The page waits until the server answers, and then reloads; drafts are on the server.

const RENEWED = "skye-renewed";
/** Milliseconds between two renewals: what does not help at once must not go on all the time. */
const REST = 120_000;
/** Milliseconds between two questions whether the server is there. */
const PAUSE = 3_000;
/** Milliseconds to read what is about to happen. */
const READING = 1_500;

const renewal = $state({ isDue: false });

/** Whether a part is missing, and the page waits to reload. */
export const isRenewing = (): boolean => renewal.isDue;

/** What was thrown when a part did not come; whoever wanted it need not tell it once more. */
const known = new WeakSet<object>();

/** Look after parts that do not come, wherever they are wanted. */
export function mendMissingParts(): void {
  addEventListener("vite:preloadError", (event) => {
    known.add(event.payload);
    void renew();
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
export async function renew(): Promise<void> {
  if (renewal.isDue) return;
  renewal.isDue = true;
  try {
    const last = Number(sessionStorage.getItem(RENEWED) ?? 0);
    await pause(Math.max(READING, last + REST - Date.now()));
    while (!(await isServerThere())) await pause(PAUSE);
    sessionStorage.setItem(RENEWED, String(Date.now()));
  } catch {
    // A browser that keeps nothing could not tell the first time from the hundredth: there it is the reader's to do.
    return;
  }
  location.reload();
}
