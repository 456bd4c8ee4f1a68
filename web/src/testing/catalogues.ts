// For tests: the words of a language, as the server sends them.

import { globSync, readFileSync } from "node:fs";
import { vi } from "vitest";
import type { Language } from "../protocol";
import { loadLanguage } from "../words.svelte";

const SOURCE = `${import.meta.dirname}/../../../src/skye`;

export async function use(language: Language): Promise<void> {
  const names = globSync([`locale/${language}/*.ftl`, `expansions/*/locale/${language}/*.ftl`], { cwd: SOURCE });
  const files = names.map((name) => readFileSync(`${SOURCE}/${name}`, "utf-8"));
  vi.stubGlobal("fetch", async () => new Response(files.join("\n")));
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await loadLanguage(language);
}
