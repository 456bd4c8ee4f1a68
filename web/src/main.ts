// Where the page begins.

import { mount } from "svelte";
import App from "./App.svelte";
import { shownTheme } from "./preferences.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import { preferredLanguage, speak } from "./words.svelte";

// Before anything is drawn: a dark page must not flash.
document.documentElement.dataset["theme"] = shownTheme();

const target = document.getElementById("app");
if (target) {
  await speak(preferredLanguage()).catch(() => speak("en"));
  mount(App, { target });
}

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  await navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  const { active } = await navigator.serviceWorker.ready;
  // What this page has loaded before the worker came; it keeps that for a start without the server.
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  active?.postMessage(loaded);
}
