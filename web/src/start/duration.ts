// Lengths of time as one reads them: "3 minutes", in the language in use.

import { language } from "../words.svelte";

export const UNITS = { second: 1, minute: 60, hour: 3_600, day: 86_400 } as const;
export type Unit = keyof typeof UNITS;

/** The largest unit of which the seconds are a whole number. */
export function unitOf(seconds: number): Unit {
  const whole = (Object.keys(UNITS) as Unit[]).filter((unit) => seconds % UNITS[unit] === 0);
  return whole.at(-1) ?? "second";
}

export function durationText(seconds: number): string {
  const unit = unitOf(seconds);
  return new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "long" }).format(seconds / UNITS[unit]);
}

/** The name of a unit alone, as it stands after a number. */
export function unitText(unit: Unit, count: number): string {
  const parts = new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "long" }).formatToParts(count);
  return parts.find(({ type }) => type === "unit")?.value ?? unit;
}
