// Caches the page for a start without the server: its shell, the words in use, the rules, what the tiles show, the
// drawings. Never what a table says. Leads from a notification to its table.
//
// The page comes from the server whenever that answers; the store is named after the files that the page names, so
// that a new version begins with an empty one and the old one goes. Nothing here needs to be changed for that.

const DRAWINGS = "skye-art";
const READ = /^\/(words|readings)\//; // what the page reads: the same for everybody
const PATIENCE = 4_000; // milliseconds for the page itself, before the cached one is shown

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(fetch("/", { cache: "no-cache" }).then(cachePage));
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => event.waitUntil(cacheLoaded(event.data)));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (!pathname.startsWith("/api/")) event.respondWith(page(event));
  } else if (pathname.startsWith("/assets/") || pathname.startsWith("/icons/")) event.respondWith(file(request));
  else if (READ.test(pathname)) event.respondWith(cachedThenRefreshed(event, shell()));
  else if (pathname.startsWith("/art/")) event.respondWith(cachedThenRefreshed(event, caches.open(DRAWINGS)));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(showTable(event.notification.data.path));
});

/** The table that a notification is about, where it is open already or in a new tab. */
async function showTable(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname === path);
  return page ? page.focus() : self.clients.openWindow(path);
}

/** The page: a fresh one, or the cached one. */
async function page(event) {
  const cached = await (await shell()).match("/");
  // With nothing to fall back on there is nothing to hurry for.
  const signal = cached && AbortSignal.timeout(PATIENCE);
  try {
    // A page is asked for: to anybody else the server says plainly that an address leads nowhere.
    const headers = { accept: "text/html" };
    const fresh = await fetch(event.request.url, { headers, redirect: "manual", ...(signal && { signal }) });
    if (fresh.ok && fresh.headers.get("content-type")?.startsWith("text/html")) {
      event.waitUntil(cachePage(fresh.clone()));
    }
    return fresh;
  } catch {
    return cached ?? Response.error();
  }
}

/** The files that a page names are those of its version: it is cached when they are, and then the others go. */
async function cachePage(fresh) {
  if (!fresh.ok) throw new Error(`no page: ${fresh.status}`);
  const text = await fresh.clone().text();
  const files = [...text.matchAll(/\/assets\/[\w.-]+/g)].map(([name]) => name);
  const name = `skye-shell ${files.join(" ")}`;
  const isNew = !(await caches.has(name));
  const store = await caches.open(name);
  try {
    if (isNew) await store.addAll(files);
    await store.put("/", fresh);
  } catch (error) {
    if (isNew) await caches.delete(name);
    throw error;
  }
  for (const other of await caches.keys()) if (other !== name && other !== DRAWINGS) await caches.delete(other);
}

async function shell() {
  const name = (await caches.keys()).findLast((known) => known.startsWith("skye-shell "));
  return caches.open(name ?? "skye-shell ");
}

/** A file with its fingerprint in its name never changes. */
async function file(request) {
  const store = await shell();
  const cached = await store.match(request);
  if (cached) return cached;
  const fresh = await fetch(request);
  if (fresh.ok) await store.put(request, fresh.clone());
  return fresh;
}

/** What is cached, at once; the next time it is what the server says now. */
async function cachedThenRefreshed(event, opened) {
  const store = await opened;
  const cached = await store.match(event.request);
  const fresh = fetch(event.request).then(async (answer) => {
    if (answer.ok) await store.put(event.request, answer.clone());
    return answer;
  });
  if (!cached) return fresh;
  event.waitUntil(fresh.catch(() => undefined));
  return cached;
}

/** What a page has loaded before this worker looked after it. */
async function cacheLoaded(paths) {
  const store = await shell();
  for (const path of paths.filter((known) => /^\/(assets|icons)\//.test(known) || READ.test(known))) {
    if (!(await store.match(path))) await store.add(path).catch(() => undefined);
  }
}
