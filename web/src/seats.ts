// My seats: tables this browser has been at, and the secrets that prove its seats.

import type { SeatKey } from "./protocol";
import { recall, remember } from "./storage";

export interface MyTable {
  places: readonly SeatKey[];
  name: string;
  time: number;
  /** A lesson is played there: it is no table to come back to, and its game does not count. */
  isLesson?: boolean;
}

export const myTables = (): Record<string, MyTable> => recall("tables", {});

export const tokensOf = (code: string): string[] => (myTables()[code]?.places ?? []).map((place) => place.token);

/** My tables without those of lessons. */
export const myGames = (): [string, MyTable][] => Object.entries(myTables()).filter(([, { isLesson }]) => !isLesson);

export function storeSeats(code: string, places: readonly SeatKey[], name: string, isLesson = false): void {
  const known = myTables()[code]?.places ?? [];
  const table: MyTable = { places: [...known, ...places], name, time: Date.now(), ...(isLesson && { isLesson }) };
  remember("tables", { ...myTables(), [code]: table });
}

export function forget(code: string): void {
  const { [code]: _, ...others } = myTables();
  remember("tables", others);
}

/** The next table of the same seats: every secret is good there too. */
export function carryOver(from: string, to: string): void {
  const { places, name } = myTables()[from] ?? {};
  if (places && !myTables()[to]) storeSeats(to, places, name ?? "");
}

/** A secret that nobody can guess. */
export const newToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
