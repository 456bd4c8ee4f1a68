// The tables this browser has been at, as they stand now: those where it is my turn first.

import type { Game } from "../history/games";
import type { Look } from "../protocol";
import { recallLook } from "../remembered";
import { lookAt, Problem } from "../requests";
import { forget, type MyTable, myGames, storeSeats } from "../seats";

/** Milliseconds between two looks while the page is seen. */
const PAUSE = 20_000;

export type Standing = "turn" | "waiting" | "playing" | "unknown" | "over" | "gone";
const ORDER: readonly Standing[] = ["turn", "waiting", "playing", "unknown", "over", "gone"];

export interface Visit {
  readonly code: string;
  readonly table: MyTable;
  look: Look | null;
  standing: Standing;
  /** How it ended, as the history has it. */
  game: Game | null;
  isForgotten: boolean;
  /** Nothing will change there any more. */
  isSettled: boolean;
}

export class Visited {
  #visits: Visit[] = $state([]);

  constructor() {
    this.#visits = myGames()
      .sort(([, one], [, other]) => other.time - one.time)
      .map(([code, table]) => {
        // Until the server has answered, and where it is away.
        const look = recallLook(code);
        const standing = look ? standingOf(look, table) : "unknown";
        return { code, table, look, standing, game: null, isForgotten: false, isSettled: false };
      });
  }

  get sorted(): readonly Visit[] {
    return [...this.#visits].sort((one, other) => ORDER.indexOf(one.standing) - ORDER.indexOf(other.standing));
  }

  /** Look at all of them, now and again while they are seen; returns how to stop. */
  follow(): () => void {
    const look = (): void => {
      if (document.hidden) return;
      // What is over stays as it is, once the server has said so: it may be gone meanwhile.
      const others = this.#visits.filter((visit) => !visit.isForgotten && !visit.isSettled);
      for (const visit of others) void see(visit);
    };
    look();
    const timer = setInterval(look, PAUSE);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  forget(visit: Visit): void {
    forget(visit.code);
    visit.isForgotten = true;
  }

  /** Until the reader goes elsewhere, a table that was forgotten can be had back. */
  recall(visit: Visit): void {
    storeSeats(visit.code, visit.table.places, visit.table.name);
    visit.isForgotten = false;
  }
}

async function see(visit: Visit): Promise<void> {
  try {
    visit.look = await lookAt(visit.code);
    visit.standing = standingOf(visit.look, visit.table);
    visit.isSettled = visit.standing === "over";
  } catch (problem) {
    // Without an answer it stands as it was last seen.
    visit.isSettled = problem instanceof Problem && problem.status === 404;
    if (visit.isSettled) visit.standing = "gone";
  }
  if (!visit.isSettled) return;
  const { keepGame, keptGame } = await import("../history/keeping");
  // A browser that stores nothing has no history.
  visit.game = await (visit.standing === "over" ? keepGame(visit.code) : keptGame(visit.code).catch(() => null));
}

function standingOf(look: Look, { places }: MyTable): Standing {
  if (look.table.status !== "playing") return look.table.status;
  return places.some(({ seat }) => look.acting.includes(seat)) ? "turn" : "playing";
}
