// How a game ended for me, in words.

import { listed, say } from "../words.svelte";
import { mySeat, playerNames, ranking, type Game } from "./games";

export function outcome(game: Game): string {
  const seat = mySeat(game);
  const { winners, players } = game;
  if (seat === null) {
    const names = playerNames(game);
    return say("page-end-winner", { count: winners.length, names: listed(winners.flatMap((at) => names[at] ?? [])) });
  }
  if (winners.includes(seat)) return winners.length > 1 ? say("page-history-shared") : say("page-history-won");
  const place = ranking(game).find((one) => one.seat === seat)?.rank ?? 0;
  return say("page-history-place", { place, players: players.length });
}
