// Where the page begins.

import { mount } from "svelte";
import App from "./App.svelte";
import { shownTheme } from "./preferences.svelte";
import { mendMissingParts, renew } from "./renewal.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import { preferredLanguage, speak } from "./words.svelte";

// Before anything is drawn: a dark page must not flash.
document.documentElement.dataset["theme"] = shownTheme();

async function begin(): Promise<void> {
  const target = document.getElementById("app");
  if (!target) return;
  try {
    await speak(preferredLanguage()).catch(() => speak("en"));
  } catch {
    // Without words there is nothing to show.
    return renew();
  }
  mount(App, { target });
}

/** A worker that keeps the page. Where there is none, or it never wakes, the page works without. */
async function keepForLater(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register("/sw.js");
  const { active } = await serviceWorker.ready;
  // What this page began to load before the worker came, it is told when it is there: also of words that come late.
  const watching = new PerformanceObserver((loaded) =>
    active?.postMessage(loaded.getEntries().map(({ name }) => new URL(name).pathname)),
  );
  watching.observe({ type: "resource", buffered: true });
}

// Nothing is awaited here: the parts that load later import this file, and would wait for it to end.
mendMissingParts();
void begin();
if ("serviceWorker" in navigator && import.meta.env.PROD) keepForLater().catch(() => {});
