// Whose phrases this reader does not want to see; remembered by the browser.

import { recall, remember } from "../storage";

/** Names that are remembered, the latest ones. */
const MOST = 100;

interface Muted {
  all: boolean;
  /** Of players: the same people meet again at other tables. */
  names: readonly string[];
}

const stored = $state<Muted>({ all: false, names: [], ...recall<Partial<Muted>>("muted", {}) });

export const areAllMuted = (): boolean => stored.all;
export const isMuted = (name: string): boolean => stored.names.includes(name);

export function muteAll(isMuted: boolean): void {
  stored.all = isMuted;
  remember("muted", $state.snapshot(stored));
}

export function mute(name: string, isMuted: boolean): void {
  const others = stored.names.filter((other) => other !== name);
  stored.names = isMuted ? [...others, name].slice(-MOST) : others;
  remember("muted", $state.snapshot(stored));
}
