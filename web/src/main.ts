// Where the page begins.

import { mount } from "svelte";
import App from "./App.svelte";
import { shownTheme } from "./preferences.svelte";
import { reloadForMissingParts, reloadSoon } from "./reloading.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import { loadLanguage, preferredLanguage } from "./words.svelte";

// Before anything is drawn: a dark page must not flash.
document.documentElement.dataset["theme"] = shownTheme();

async function begin(): Promise<void> {
  const target = document.getElementById("app");
  if (!target) return;
  try {
    await loadLanguage(preferredLanguage()).catch(() => loadLanguage("en"));
  } catch {
    // Without words there is nothing to show.
    return reloadSoon();
  }
  mount(App, { target });
}

/** A worker that caches the page. Where there is none, or it never wakes, the page works without. */
async function cachePage(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register("/sw.js");
  const { active } = await serviceWorker.ready;
  // The worker is sent the names of all files that were loaded before it was ready, and of those that come late.
  const watching = new PerformanceObserver((loaded) =>
    active?.postMessage(loaded.getEntries().map(({ name }) => new URL(name).pathname)),
  );
  watching.observe({ type: "resource", buffered: true });
}

// Nothing is awaited here: the parts that load later import this file, and would wait for it to end.
reloadForMissingParts();
void begin();
if ("serviceWorker" in navigator && import.meta.env.PROD) cachePage().catch(() => {});
