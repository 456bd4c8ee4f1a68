// Where the page begins.

import { mount } from "svelte";
import App from "./App.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import { preferredLanguage, speak } from "./words.svelte";

const target = document.getElementById("app");
if (target) {
  await speak(preferredLanguage()).catch(() => speak("en"));
  mount(App, { target });
}

if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/sw.js");
