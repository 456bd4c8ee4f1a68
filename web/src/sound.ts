// Small sounds, made on the spot: no files, and none at all unless somebody wants them.

import { preferences } from "./preferences.svelte";

export type Sound = "lay" | "seal" | "coin" | "turn" | "points";

let context: AudioContext | null = null;
/** Everything is heard through this, as loud as the reader wants. */
let output: GainNode | null = null;

/** A tone that fades: how high, when it begins, how long it rings, how loud; it may sink to another height. */
function tone(pitch: number, begins: number, rings: number, loud: number, kind: OscillatorType = "sine", sinks = pitch): void {
  if (!context || !output) return;
  const start = context.currentTime + begins;
  const voice = context.createOscillator();
  const volume = context.createGain();
  voice.type = kind;
  voice.frequency.setValueAtTime(pitch, start);
  voice.frequency.exponentialRampToValueAtTime(sinks, start + rings);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + rings);
  voice.connect(volume).connect(output);
  voice.start(start);
  voice.stop(start + rings + 0.02);
}

/** Wood on wood: a short rush of noise over a low thump. */
function knock(begins: number, loud: number): void {
  if (!context || !output) return;
  const start = context.currentTime + begins;
  const length = Math.round(context.sampleRate * 0.05);
  const noise = context.createBuffer(1, length, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < length; at += 1) samples[at] = (Math.random() * 2 - 1) * (1 - at / length) ** 3;
  const source = context.createBufferSource();
  const wood = context.createBiquadFilter();
  const volume = context.createGain();
  source.buffer = noise;
  wood.type = "bandpass";
  wood.frequency.value = 900;
  wood.Q.value = 1.2;
  volume.gain.value = loud;
  source.connect(wood).connect(volume).connect(output);
  source.start(start);
  tone(210, begins, 0.11, loud * 0.6, "sine", 95);
}

const PLAYED: Record<Sound, () => void> = {
  lay: () => knock(0, 0.35),
  seal: () => {
    knock(0, 0.3);
    knock(0.11, 0.4);
    tone(392, 0.16, 0.5, 0.06, "triangle");
  },
  coin: () => {
    tone(1980, 0, 0.12, 0.06);
    tone(2640, 0.05, 0.3, 0.07);
  },
  turn: () => {
    tone(587, 0, 0.35, 0.09, "triangle");
    tone(880, 0.14, 0.55, 0.09, "triangle");
  },
  points: () => {
    for (const [at, pitch] of [523, 659, 784].entries()) tone(pitch, at * 0.07, 0.3, 0.07, "triangle");
  },
};

/** The factor for a volume from 0 to 100: squared, so that equal steps sound equal; about 1 at the usual volume. */
export const gainOf = (volume: number): number => 2 * (volume / 100) ** 2;

/** Let it be heard, where sounds are wanted. */
export function sound(name: Sound): void {
  if (!preferences.volume) return;
  try {
    context ??= new AudioContext();
    if (!output) {
      output = context.createGain();
      output.connect(context.destination);
    }
    output.gain.value = gainOf(preferences.volume);
    // A page that has not been touched yet must keep silent; then it stays suspended, and nothing is heard.
    if (context.state === "suspended") void context.resume().catch(() => undefined);
    PLAYED[name]();
  } catch {
    // A browser without sound: the game needs none.
  }
}
