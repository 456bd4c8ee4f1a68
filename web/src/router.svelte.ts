// Which screen is shown: the address of the page, and going elsewhere without loading it again.

const place = $state({ path: location.pathname });

export const path = (): string => place.path;

function arrive(): void {
  place.path = location.pathname;
  scrollTo(0, 0);
}

addEventListener("popstate", arrive);

/** Go to another screen. */
export function go(address: string): void {
  history.pushState(null, "", address);
  arrive();
}

/** The same screen under another address. */
export function rename(address: string): void {
  history.replaceState(null, "", address);
  place.path = location.pathname;
}

export const tableAddress = (code: string): string => `/t/${encodeURIComponent(code)}`;

/** The replay of a game in the history. */
export const historyAddress = (id: string): string => `/history/${encodeURIComponent(id)}`;

/** Links within the page change the screen; all others are the browser's. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
  const address = new URL(link.href, location.href);
  if (address.origin !== location.origin || /^\/(api|art|readings|words)\//.test(address.pathname)) return;
  if (address.pathname === location.pathname && address.hash) return;
  event.preventDefault();
  go(address.pathname + address.search + address.hash);
}
