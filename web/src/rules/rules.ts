// The rules as the server sends them, in the language in use; and what a search finds in them.

import { request } from "../requests";
import { language } from "../words.svelte";

export interface Rule {
  id: string;
  text: string;
  /** Only scoring tiles have one. */
  name?: string;
}

export interface Section {
  title: string;
  expansion: string | null;
  rules: readonly Rule[];
}

export const loadRules = (): Promise<readonly Section[]> => request(`/readings/rules/${language()}.json`);

const plain = (text: string): string => text.toLocaleLowerCase(language());

/** The sections with those rules that speak of what is searched for. */
export function matching(sections: readonly Section[], searched: string): readonly Section[] {
  const wanted = plain(searched.trim());
  if (!wanted) return sections;
  const isMeant = ({ id, name, text }: Rule): boolean => [id, name ?? "", text].some((part) => plain(part).includes(wanted));
  return sections
    .map((section) => ({ ...section, rules: section.rules.filter(isMeant) }))
    .filter(({ rules }) => rules.length);
}

export interface Piece {
  text: string;
  /** The rule it leads to. */
  rule?: string;
  isFound?: boolean;
}

/** A text in pieces: ids of other rules, what is searched for, and the rest. */
export function pieces(text: string, ids: ReadonlySet<string>, searched: string): Piece[] {
  const names = text.split(/\b([A-Z]\d{1,2}[a-z]?)\b/);
  return names.flatMap((part): Piece[] => (ids.has(part) ? [{ text: part, rule: part }] : lit(part, searched.trim())));
}

function lit(text: string, searched: string): Piece[] {
  if (!searched) return [{ text }];
  const found: Piece[] = [];
  const low = plain(text);
  const wanted = plain(searched);
  let from = 0;
  for (let at = low.indexOf(wanted); at >= 0; at = low.indexOf(wanted, from)) {
    found.push({ text: text.slice(from, at) }, { text: text.slice(at, at + wanted.length), isFound: true });
    from = at + wanted.length;
  }
  return [...found, { text: text.slice(from) }].filter((piece) => piece.text);
}

/** Paragraphs and lists, as the catalogues write them. */
export function blocks(text: string): { kind: "text" | "list"; lines: string[] }[] {
  const found: { kind: "text" | "list"; lines: string[] }[] = [];
  for (const line of text.split("\n")) {
    if (!line.trim()) continue;
    const kind = line.startsWith("- ") ? "list" : "text";
    const last = found.at(-1);
    const content = line.replace(/^- /, "");
    if (last?.kind === "list" && kind === "list") last.lines.push(content);
    else found.push({ kind, lines: [content] });
  }
  return found;
}
