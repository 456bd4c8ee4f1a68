// What players can say to each other; each reads it in the own language.

import type { Phrase } from "../protocol";
import { say } from "../words.svelte";

export const FACES = ["happy", "laughing", "surprised", "sad", "cunning", "puzzled"] as const satisfies readonly Phrase[];
export type FaceName = (typeof FACES)[number];

export const SENTENCES = [
  ...(["hello", "luck", "thanks", "priced", "move"] as const),
  ...(["thinking", "moment", "ready", "alas", "game"] as const),
] as const satisfies readonly Exclude<Phrase, FaceName>[];

export const faceOf = (phrase: Phrase): FaceName | null => FACES.find((face) => face === phrase) ?? null;

export const phraseText = (phrase: Phrase): string => say(`page-phrase-${phrase}`);
