import { beforeEach, expect, test, vi } from "vitest";
import { autonym, chooseLanguage, has, language, LANGUAGES, listed, named, preferredLanguage, say, withWords } from "./words.svelte";

const store = new Map<string, string>();
vi.stubGlobal("localStorage", { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) });
beforeEach(() => store.clear());

test.each([
  [["de-AT", "en"], null, "de"],
  [["FR"], null, "fr"],
  [["pt", "ru-RU", "nl"], null, "ru"],
  [["pt"], null, "en"],
  [[], null, "en"],
  [["de"], "nl", "nl"],
  [["de"], "pt", "de"],
])("who reads %j and has chosen %s is spoken to in %s", (languages, chosen, spoken) => {
  vi.stubGlobal("navigator", { languages });
  if (chosen) store.set("skye-language", JSON.stringify(chosen));
  expect(preferredLanguage()).toBe(spoken);
});

test("a chosen language is used now and at the next visit", async () => {
  const asked = vi.fn(async (_: string) => new Response("page-a = { $count } Punkte\nscoring-most-far-off-name = Weit weg"));
  vi.stubGlobal("fetch", asked);
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  vi.stubGlobal("navigator", { languages: ["fr"] });
  await chooseLanguage("de");
  expect(asked).toHaveBeenCalledWith("/words/de.ftl");
  expect([language(), document.documentElement.lang, preferredLanguage()]).toEqual(["de", "de", "de"]);
  expect([say("page-a", { count: 3 }), has("page-a"), has("page-b")]).toEqual(["3 Punkte", true, false]);
  expect(named("scoring", "most_far_off", "-name")).toBe("Weit weg");
  expect(listed(["Ann", "Ben", "Cat"])).toBe("Ann, Ben und Cat");
  // A message that is missing can at least be found.
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(say("page-b")).toBe("page-b");
  expect(complaint).toHaveBeenCalledTimes(1);
});

test("words that do not come leave everything as it is", async () => {
  const before = language();
  vi.stubGlobal("fetch", async () => new Response("", { status: 500 }));
  await expect(chooseLanguage("ru")).rejects.toThrow("/words/ru.ftl");
  expect([language(), store.has("skye-language")]).toEqual([before, false]);
});

test("parts that are loaded later bring their words, also in another language", async () => {
  const asked: string[] = [];
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return new Response(address.endsWith("more.ftl") ? "page-late = Spät" : "page-early = Früh");
  });
  await chooseLanguage("de");
  expect([has("page-early"), has("page-late")]).toEqual([true, false]);
  expect(await withWords(Promise.resolve("a part"))).toBe("a part");
  await withWords(Promise.resolve("another"));
  expect(say("page-late")).toBe("Spät");
  await chooseLanguage("nl");
  expect([has("page-early"), has("page-late")]).toEqual([true, true]);
  expect(asked).toEqual(["/words/de.ftl", "/words/de/more.ftl", "/words/nl.ftl", "/words/nl/more.ftl"]);
});

test("languages name themselves as one begins a line with them", () => {
  expect(LANGUAGES.map(autonym)).toEqual(["English", "Deutsch", "Nederlands", "Français", "Русский"]);
});
