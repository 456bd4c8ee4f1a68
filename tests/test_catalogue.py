"""The page and the catalogues: it looks up only what is there in all languages, says nothing else, and uses it all."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor
from page_tools import needs_page_tools, node

from skye.material import words
from skye.server import page_data

pytestmark = pytest.mark.once

SOURCES = Path(__file__).resolve().parent.parent / "web" / "src"

NAME = "Skye"
"""The only word that needs no catalogue."""

SEVERAL_WORDS = {
    "page-event-failed-lasting",
    "page-event-paced-leisurely",
    "page-event-paced-normal",
    "page-event-paced-quick",
    "page-event-price-spared",
    "page-settings-key-page-down",
    "page-settings-key-page-up",
}
"""Messages for which a lookup fills in several words; were that allowed everywhere, unused ones would stay hidden."""

NOT_OURS = {"page-move-.+"}
"""Messages of an expansion that brings nothing else to the page; it may also leave them out."""

KEYS = {"Backspace", "End", "Enter", "Esc", "Home", "Shift"}
"""Keys as they are labelled on keyboards of some languages."""

SAME_WORD = {
    "de": {"Bot", "Code", "Esc", "Gold", "Laird", "Land", "Link", "Median", "Normal", "Pause", "Status"},
    "nl": {
        *("Bot", "bot", "bot | bots", "Code", "Hints", "Laird", "Land", "Later", "Link", "Menu", "open", "Page down"),
        *("Page up", "rating", "Status", "water", "west", "zone"),
    }
    | KEYS,
    "fr": {
        *(
            "Bot",
            "Notifications",
            "bot",
            "bot | bots",
            "Sources",
            "broch",
            "Code",
            "Laird",
            "Menu",
            "Normal",
            "OPTIONS",
            "Options",
            "Pause",
        ),
        *("point | points", "points", "Points", "Source", "Style", "Table", "Total", "Types", "whisky"),
    },
    "ru": KEYS,
}
"""Texts that are spelled as in English because the word is the same in both languages."""

SAME_EVERYWHERE = {"Isle of Skye", "p95 ms"}
"""Texts that a language may leave as they are: the name of the game, and a figure with its unit."""

ELLIPSIS = r"(?<=[a-zß-ÿа-яё0])[ \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]…"

WRONG_MARKS = {
    "en": (ELLIPSIS,),
    "de": (r"(?<=[a-zß-ÿ0])…",),
    "nl": (ELLIPSIS,),
    "fr": (
        ELLIPSIS,
        r"['‘“”„]",
        r"(?<!\N{NARROW NO-BREAK SPACE})[;!?]",
        r"(?<!\N{NO-BREAK SPACE}):(?!\S)",
        r"«(?!\N{NO-BREAK SPACE})",
        r"(?<!\N{NO-BREAK SPACE})»",
        r"(?<!\N{NARROW NO-BREAK SPACE})%",
    ),
    "ru": (ELLIPSIS, r"['‘’“”„]", r"(?<= )–", r"(?<!\N{NO-BREAK SPACE})%"),
}
"""Marks and spaces that a printer of the language would not set; a value is read as 0."""


@cache
def found(folder: Path | None = None) -> dict[str, Any]:
    """What scripts/words.mjs finds in the sources of the page, or in a folder."""
    answer = node("scripts/words.mjs", *([] if folder is None else [folder]))
    assert answer.returncode == 0, answer.stderr
    result: dict[str, Any] = json.loads(answer.stdout)
    return result


class Texts(Visitor):
    """The pieces of text in a message that hold letters, but for the name."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 -- the name Visitor looks for
        text = re.sub(r"^[\W\d_]+|[\W\d_]+$", "", " ".join(node.value.split()))
        if text not in ("", NAME):
            self.found.append(text)


def messages(text: str) -> Iterator[tuple[str, str]]:
    """The name of every message in a file, and its text without its values."""
    for entry in parse(text, with_spans=False).body:
        if isinstance(entry, ast.Message):
            texts = Texts()
            texts.visit(entry)
            yield entry.id.name, " | ".join(texts.found)


@cache
def catalogue(language: str) -> dict[str, str]:
    """The text of every message of a language."""
    files = words.catalogue_files(language)
    return dict(pair for file in files for pair in messages(file.read_text(encoding="utf-8")))


# The page


@needs_page_tools
def test_the_search_finds_what_is_there() -> None:
    """So that the tests below cannot pass by looking at nothing."""
    files = found()["files"]
    assert {"App.svelte", "main.ts", "words.svelte.ts", "protocol.ts"} < set(files)
    assert "page-title" in {lookup["pattern"] for lookup in found()["lookups"]}


@needs_page_tools
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_message_that_the_page_looks_up_is_sent_to_it(language: str) -> None:
    parts = (page_data.first_words(language), page_data.more_words(language))
    sent = [name for part in parts for name, _ in messages(part.content.decode())]
    assert len(sent) == len(set(sent))
    missing = [
        lookup["pattern"]
        for lookup in found()["lookups"]
        if not any(re.fullmatch(lookup["pattern"], name) for name in sent)
    ]
    assert set(missing) == NOT_OURS


def loaded_first() -> set[str]:
    """The files that the page loads before any part that is loaded when it is needed, and one that brings no words."""
    waiting, known = ["main.ts", "start/OtherDevices.svelte"], set[str]()
    while waiting:
        file = waiting.pop()
        known.add(file)
        imports = re.findall(
            r'^\s*import (?!type )(?:[^;"]* from )?"(\.[^"]+)"', (SOURCES / file).read_text("utf-8"), re.M
        )
        for name in imports:
            path = (SOURCES / file).parent / name
            for ending in ("", ".ts", ".svelte", ".svelte.ts"):
                found_file = path.with_name(path.name + ending)
                if found_file.suffix in (".ts", ".svelte") and found_file.is_file():
                    waiting.append(found_file.resolve().relative_to(SOURCES).as_posix())
        waiting = [file for file in waiting if file not in known]
    return known


@needs_page_tools
def test_the_first_words_are_enough_for_the_start_page() -> None:
    files = loaded_first()
    assert {"App.svelte", "start/Start.svelte", "start/PlayNow.svelte", "words.svelte.ts"} <= files
    assert "table/TableScreen.svelte" not in files
    sent = [name for name, _ in messages(page_data.first_words("en").content.decode())]
    missing = [
        lookup
        for lookup in found()["lookups"]
        if lookup["place"].split(":")[0] in files and not any(re.fullmatch(lookup["pattern"], name) for name in sent)
    ]
    assert missing == []
    patterns = [lookup["pattern"] for lookup in found()["lookups"] if lookup["place"].split(":")[0] in files]
    fewer = [prefix for prefix in page_data.FIRST if not any(pattern.startswith(prefix) for pattern in patterns)]
    assert fewer == [], "nothing is sent too early"


@needs_page_tools
def test_every_lookup_can_be_followed() -> None:
    """A key is a text, a template that begins with one, or a name whose declaration in the same file gives it."""
    assert found()["opaque"] == []


@needs_page_tools
def test_every_message_of_the_page_is_used() -> None:
    patterns = {lookup["pattern"] for lookup in found()["lookups"]}
    one_word = {pattern.replace(".+", "[^-]+") for pattern in patterns}
    ours = {name for name in catalogue("en") if name.startswith("page-")}
    unused = [name for name in ours if not any(re.fullmatch(pattern, name) for pattern in one_word)]
    assert set(unused) - SEVERAL_WORDS == set()
    assert all(name in ours and any(re.fullmatch(pattern, name) for pattern in patterns) for name in SEVERAL_WORDS)


@needs_page_tools
def test_no_text_stands_in_the_page_itself() -> None:
    assert [text for text in found()["texts"] if text["text"] != NAME] == []


# The search

COMPONENT = """
<script lang="ts">
  import { has, named, say } from "./words.svelte";
  const { kind, isOpen, step, names }: { kind: string; isOpen: boolean; step: Step; names: Set<string> } = $props();
  const TITLES = { first: "page-first", second: "page-second" } as const;
  const key = isOpen ? "page-open" : `page-${kind}-shut`;
  const loose: string = step.key;
</script>

<h1 title="Heading" class="words">{say(key)}</h1>
{#if isOpen && names.has("page-not-a-lookup")}
  <p aria-label={`Round ${step.round}`}>Слово {say("page-word", { count: 1 })} · 12 × </p>
{:else}
  <Choice legend="Choose" name="icon" text={say(has(`page-${kind}`) ? "page-a" : "page-b")} />
  {isOpen ? "Yes" : "–"}{step.round === "last" ? say(TITLES[step.name]) : named("track", step.track, "-name")}
  {named("word", "road_piece")}{say(loose)}{say(step.key)}{named(kind, "castle")}
{/if}
<style> p { content: "styled"; } </style>
"""

MODULE = """
import { say } from "./words.svelte";
type Key = "page-one" | "page-two";
const text = "A text in a script may be a name of something.";
export function tell(key: Key | null, other: "page-three", any: string): string[] {
  return [key ? say(key) : "", say(other), say(any), say(`${any}`)];
}
"""


@needs_page_tools
def test_the_search(tmp_path: Path) -> None:
    (tmp_path / "Part.svelte").write_text(COMPONENT, encoding="utf-8")
    (tmp_path / "telling.svelte.ts").write_text(MODULE, encoding="utf-8")
    (tmp_path / "words.svelte.ts").write_text("export const say = (key: string) => say(key);", encoding="utf-8")
    (tmp_path / "telling.test.ts").write_text('say("page-in-a-test");', encoding="utf-8")
    result = found(tmp_path)
    assert result["files"] == ["Part.svelte", "telling.svelte.ts", "words.svelte.ts"]
    assert sorted(lookup["pattern"] for lookup in result["lookups"]) == sorted(
        [
            *("page-open", "page-.+-shut", "page-word", "page-.+", "page-a", "page-b", "page-first", "page-second"),
            *("track-.+-name", "word-road-piece", "page-one", "page-two", "page-three"),
        ]
    )
    assert [opaque["code"] for opaque in result["opaque"]] == [
        *("say(loose)", "say(step.key)", 'named(kind, "castle")', "say(any)", "say(`${any}`)"),
    ]
    assert [text["text"] for text in result["texts"]] == ["Heading", "Round", "Слово", "Choose", "Yes"]
    places = {lookup["pattern"]: lookup["place"] for lookup in result["lookups"]}
    assert places["page-word"] == "Part.svelte:12"
    assert places["page-three"] == "telling.svelte.ts:6"


# Translations


@pytest.mark.parametrize("language", SAME_WORD)
def test_no_message_was_left_in_english(language: str) -> None:
    english = catalogue("en")
    same = {text for name, text in catalogue(language).items() if text and text == english.get(name)}
    allowed = SAME_WORD[language] | SAME_EVERYWHERE
    assert same - allowed == set()
    assert SAME_WORD[language] <= same, "no longer the same, and so no longer to be allowed"


def test_every_language_is_compared() -> None:
    assert {*SAME_WORD, "en"} == set(words.LANGUAGES)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_marks_and_spaces(language: str) -> None:
    lines = [
        re.sub(r"\{[^{}]*\}", "0", line)
        for file in words.catalogue_files(language)
        for line in file.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")
    ]
    assert [line for line in lines if any(re.search(wrong, line) for wrong in WRONG_MARKS[language])] == []
