// The moment of a replay in its address, so that a reload and whoever gets the link see the same.

export interface Moment {
  /** The frame, from 0. */
  at: number;
  /** Whose hidden information alone is shown; null for everything. */
  seat: number | null;
}

const wholeNumber = (text: string | null): number | null => (text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null);

export function readMoment(search: string): Moment {
  const asked = new URLSearchParams(search);
  return { at: wholeNumber(asked.get("at")) ?? 0, seat: wholeNumber(asked.get("seat")) };
}

/** The address of a moment in the replay at this address. */
export function momentAddress(replay: string, { at, seat }: Moment): string {
  const asked = new URLSearchParams();
  if (at) asked.set("at", String(at));
  if (seat !== null) asked.set("seat", String(seat));
  return asked.size ? `${replay}?${asked}` : replay;
}
