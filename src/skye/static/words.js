// The words of the page in the language of the reader, and what this browser remembers.

const LANGUAGES = ["en", "de", "nl", "fr", "ru"];

export function recall(key, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(`skye-${key}`)) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function remember(key, value) {
  try {
    localStorage.setItem(`skye-${key}`, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing: the seat lasts as long as the page.
  }
}

export let language = "en";
let words = {};

export async function speak(wanted) {
  const answer = await fetch(`/api/words/${wanted}`);
  if (!answer.ok) throw new Error(`no words for ${wanted}`);
  words = await answer.json();
  language = wanted;
  document.documentElement.lang = wanted;
}

export function preferred() {
  const wishes = [recall("language", ""), ...navigator.languages.map((name) => name.slice(0, 2).toLowerCase())];
  return wishes.find((wish) => LANGUAGES.includes(wish)) ?? "en";
}

export const has = (key) => key in words;
export const keys = (prefix) => Object.keys(words).filter((key) => key.startsWith(prefix));

export function say(key, values = {}) {
  return (words[key] ?? key).replace(/\{\$([a-z_]+)\}/g, (_, name) => values[name] ?? "");
}

// The name of something in the rules, such as a track or a scoring tile.
export function named(kind, id, suffix = "") {
  const key = `${kind}-${String(id).replaceAll("_", "-")}${suffix}`;
  return has(key) ? say(key) : String(id);
}
