// The words of the page in the language of the reader: the server's own Fluent catalogues.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./protocol";
import { recall, remember } from "./storage";

export const LANGUAGES: readonly Language[] = ["en", "de", "nl", "fr", "ru"];

type Values = Record<string, FluentVariable | null | undefined>;

const spoken = $state<{ language: Language; bundle: FluentBundle }>({
  language: "en",
  bundle: new FluentBundle("en"),
});

/** The language in use. */
export const language = (): Language => spoken.language;

/** What a reader of this browser wishes, as long as it is not said otherwise. */
export function preferredLanguage(): Language {
  const wishes = [recall("language", ""), ...navigator.languages.map((name) => name.slice(0, 2).toLowerCase())];
  return LANGUAGES.find((known) => known === wishes.find((wish) => LANGUAGES.includes(wish as Language))) ?? "en";
}

/** Speak this language from now on; everything that is shown follows. */
export async function speak(wanted: Language): Promise<void> {
  const answer = await fetch(`/words/${wanted}.ftl`);
  if (!answer.ok) throw new Error(`no words for ${wanted}`);
  // All five languages run from left to right: no marks are needed around values.
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  for (const error of bundle.addResource(new FluentResource(await answer.text()))) console.error(error);
  spoken.bundle = bundle;
  spoken.language = wanted;
  document.documentElement.lang = wanted;
}

/** Speak it now and at the next visit. */
export async function chooseLanguage(wanted: Language): Promise<void> {
  await speak(wanted);
  remember("language", wanted);
}

export const has = (key: string): boolean => spoken.bundle.hasMessage(key);

/** A message in the language in use. */
export function say(key: string, values: Values = {}): string {
  const pattern = spoken.bundle.getMessage(key)?.value;
  if (!pattern) {
    console.error(`no message ${key}`);
    return key;
  }
  const known: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(values)) known[name] = value ?? "";
  const errors: Error[] = [];
  const text = spoken.bundle.formatPattern(pattern, known, errors);
  if (errors.length) console.error(key, ...errors);
  return text;
}

/** The name of something in the rules, such as a track or a scoring tile. */
export function named(kind: string, id: string, suffix = ""): string {
  return say(`${kind}-${id.replaceAll("_", "-")}${suffix}`);
}

/** Several names as one reads them: "Ann, Ben and Cat". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(spoken.language, { type: "conjunction" }).format(names);
}

/** A language in its own words. */
export function autonym(known: Language): string {
  const name = new Intl.DisplayNames([known], { type: "language" }).of(known) ?? known;
  return name.charAt(0).toLocaleUpperCase(known) + name.slice(1);
}
