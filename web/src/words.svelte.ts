// The words of the page in the language of the reader: the server's own Fluent catalogues.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import type { Language } from "./protocol";
import { recall, remember } from "./storage";

export const LANGUAGES: readonly Language[] = ["en", "de", "nl", "fr", "ru"];

type Values = Record<string, FluentVariable | null | undefined>;

const current = $state<{ language: Language; bundle: FluentBundle }>({
  language: "en",
  bundle: new FluentBundle("en"),
});

/** The language in use. */
export const language = (): Language => current.language;

/** The language that was chosen in this browser, or else the one that the browser asks for. */
export function preferredLanguage(): Language {
  const wanted = [recall("language", ""), ...navigator.languages.map((name) => name.slice(0, 2).toLowerCase())];
  return LANGUAGES.find((known) => known === wanted.find((name) => LANGUAGES.includes(name as Language))) ?? "en";
}

async function read(address: string): Promise<FluentResource> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`no words at ${address}`);
  return new FluentResource(await answer.text());
}

function add(bundle: FluentBundle, resource: FluentResource): void {
  for (const error of bundle.addResource(resource)) console.error(error);
}

const moreWords = (wanted: Language): string => `/words/${wanted}/more.ftl`;

/** The words that the start page does not need, once something was loaded that does. */
let more: Promise<void> | null = null;

/** Load a language and use it from now on; everything that is shown follows. */
export async function loadLanguage(wanted: Language): Promise<void> {
  // All five languages run from left to right: no marks are needed around values.
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  add(bundle, await read(`/words/${wanted}.ftl`));
  if (more) add(bundle, await read(moreWords(wanted)));
  current.bundle = bundle;
  current.language = wanted;
  document.documentElement.lang = wanted;
}

/** A part of the page that is loaded when it is needed, with its words. */
export async function withWords<Part>(part: Promise<Part>): Promise<Part> {
  // A screen that is loaded must not be loaded again because the language changes.
  more ??= untrack(loadMore);
  const [loaded] = await Promise.all([part, more]);
  return loaded;
}

async function loadMore(): Promise<void> {
  const { language, bundle } = current;
  try {
    add(bundle, await read(moreWords(language)));
  } catch (problem) {
    more = null;
    throw problem;
  }
}

/** Use it now and at the next visit. */
export async function chooseLanguage(wanted: Language): Promise<void> {
  await loadLanguage(wanted);
  remember("language", wanted);
}

export const has = (key: string): boolean => current.bundle.hasMessage(key);

/** A message in the language in use. */
export function say(key: string, values: Values = {}): string {
  const pattern = current.bundle.getMessage(key)?.value;
  if (!pattern) {
    console.error(`no message ${key}`);
    return key;
  }
  const known: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(values)) known[name] = value ?? "";
  const errors: Error[] = [];
  const text = current.bundle.formatPattern(pattern, known, errors);
  if (errors.length) console.error(key, ...errors);
  return text;
}

/** The name of something in the rules, such as a terrain or a scoring tile. */
export function named(kind: string, id: string, suffix = ""): string {
  return say(`${kind}-${id.replaceAll("_", "-")}${suffix}`);
}

/** Several names as one reads them: "Ann, Ben and Cat". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(current.language, { type: "conjunction" }).format(names);
}

/** How dates and times are written where the reader lives, in the language in use. */
export const locale = (): string => navigator.languages.find((name) => name.startsWith(current.language)) ?? current.language;

/** A language in its own words. */
export function autonym(known: Language): string {
  const name = new Intl.DisplayNames([known], { type: "language" }).of(known) ?? known;
  return name.charAt(0).toLocaleUpperCase(known) + name.slice(1);
}
