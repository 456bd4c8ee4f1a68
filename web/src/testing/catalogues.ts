// For tests: the words of a language, as the server sends them.

import { readdirSync, readFileSync } from "node:fs";
import { vi } from "vitest";
import type { Language } from "../protocol";
import { loadLanguage } from "../words.svelte";

const LOCALE = `${import.meta.dirname}/../../../src/skye/locale`;

export async function use(language: Language): Promise<void> {
  const files = readdirSync(`${LOCALE}/${language}`).map((name) => readFileSync(`${LOCALE}/${language}/${name}`, "utf-8"));
  vi.stubGlobal("fetch", async () => new Response(files.join("\n")));
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await loadLanguage(language);
}
