// Which page is shown: the start, or a table.

import { show } from "./elements.js";
import { startPage } from "./start.js";
import { TablePage } from "./table.js";
import { preferred, remember, say, speak } from "./words.js";

const page = document.getElementById("page");
const selector = document.getElementById("language");
const code = location.pathname.match(/^\/t\/([^/]+)$/)?.[1];

await speak(preferred());
const table = code === undefined ? null : new TablePage(page, decodeURIComponent(code));
draw();

function draw() {
  document.title = table ? `${table.code} · Skye` : say("page-title");
  selector.setAttribute("aria-label", say("page-language"));
  selector.value = document.documentElement.lang;
  if (table) table.greet();
  else show(page, [selector.value], startPage);
}

selector.addEventListener("change", async () => {
  remember("language", selector.value);
  await speak(selector.value);
  draw();
});
