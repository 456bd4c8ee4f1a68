// How this reader likes it: theme, motion, sound, name; remembered by the browser.

import type { Pace } from "./protocol";
import { recall, remember } from "./storage";

export type Theme = "system" | "light" | "dark";

interface Preferences {
  theme: Theme;
  /** Less motion than the system asks for already. */
  calm: boolean;
  /** How loud sounds are, from 0 for none to 100. */
  volume: number;
  /** Whether to be notified of a turn; null before the answer. */
  notify: boolean | null;
  name: string;
  /** Whether prices are proposed, and tiles, cells and roads show what they would bring. */
  hints: boolean;
  /** Of the bots at tables that are opened here. */
  pace: Pace;
}

/** As loud as sounds were when they could only be on or off. */
const USUAL_VOLUME = 70;
const { sound, ...found } = recall<Partial<Preferences> & { sound?: boolean }>("preferences", {});

const stored = $state<Preferences>({
  theme: "system",
  calm: false,
  volume: sound ? USUAL_VOLUME : 0,
  notify: null,
  name: "",
  hints: true,
  pace: "normal",
  ...found,
});

export const preferences: Readonly<Preferences> = stored;

/** Change some of it, now and for the next visit. */
export function prefer(changes: Partial<Preferences>): void {
  Object.assign(stored, changes);
  remember("preferences", $state.snapshot(stored));
}

const darkSystem = matchMedia("(prefers-color-scheme: dark)");
const calmSystem = matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ dark: darkSystem.matches, calm: calmSystem.matches });
darkSystem.addEventListener("change", (event) => (system.dark = event.matches));
calmSystem.addEventListener("change", (event) => (system.calm = event.matches));

/** The theme that is shown. */
export const shownTheme = (): "light" | "dark" =>
  stored.theme === "system" ? (system.dark ? "dark" : "light") : stored.theme;

/** Whether nothing should move that need not. */
export const isCalm = (): boolean => stored.calm || system.calm;

/** Milliseconds that something may move, none for those who want none. */
export const duration = (wanted: number): number => (isCalm() ? 0 : wanted);
