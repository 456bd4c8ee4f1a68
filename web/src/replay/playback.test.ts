import { describe, expect, it } from "vitest";
import { NOTHING } from "../expansions/expansion";
import type { Frame, GameEvent, Replay } from "../protocol";
import { Playback, SPEED_NAMES, SPEEDS } from "./playback.svelte";

const laid = (...cells: readonly (readonly [number, number])[]) => cells.map(([x, y]) => ({ tile: "castle", x, y, turn: 0 }));

/** As much of a frame as is looked at. */
function frame(round: number, phase: string, events: readonly object[], territory = laid([0, 0])): Frame {
  const seats = [1, 10].map((points) => ({ points: points * round, territory }));
  return { events: events as GameEvent[], view: { round, phase, seats }, tallies: [] } as unknown as Frame;
}

const scored = { type: "scored", seat: 0, letter: "A", tile: "sheep", lines: [], points: 3, total: 3 };
const replay = {
  names: ["Morag", "Bean"],
  frames: [
    frame(1, "draw", [{ type: "round", round: 1 }, { type: "income", seat: 0, lines: [] }]),
    frame(1, "price", [{ type: "draw", seat: 0, tiles: [] }, { type: "draw", seat: 1, tiles: [] }]),
    frame(1, "build", [{ type: "price", seat: 1 }]),
    frame(2, "draw", [{ type: "place", seat: 1, x: 1, y: 0 }, scored, { type: "round", round: 2 }]),
    frame(2, "over", [{ type: "place", seat: 0, x: 0, y: 2 }, { type: "over" }], laid([0, 0], [0, 2])),
  ],
} as unknown as Replay;

describe("playback", () => {
  it("steps within the game, by frames, phases and rounds", () => {
    const playback = new Playback(replay, NOTHING);
    playback.step(-1);
    expect(playback.at).toBe(0);
    playback.stepPhase(1);
    expect([playback.at, playback.stop.phase]).toEqual([1, "price"]);
    playback.stepRound(1);
    expect(playback.at).toBe(3);
    playback.stepRound(1);
    expect(playback.at).toBe(playback.last);
    playback.stepRound(-1);
    expect(playback.at).toBe(3);
  });

  it("stops playing at the end, and begins again from there", () => {
    const playback = new Playback(replay, NOTHING, 3);
    playback.toggle();
    playback.go(4);
    expect(playback.isPlaying).toBe(false);
    playback.toggle();
    expect([playback.at, playback.isPlaying]).toEqual([0, true]);
  });

  it("knows who has moved; what happens to all is no move", () => {
    const movers = replay.frames.map((_, at) => new Playback(replay, NOTHING, at).mover);
    expect(movers).toEqual([null, null, 1, 1, 0]);
  });

  it("knows what was laid and what was counted in a frame", () => {
    const playback = new Playback(replay, NOTHING, 3);
    expect([...playback.laidNow(1)]).toEqual(["1,0"]);
    expect([...playback.laidNow(0)]).toEqual([]);
    expect(playback.counted).toBe(1);
    expect(playback.countsOf(1).map(({ source, gains }) => [source, gains.map((gain) => gain?.points ?? null)])).toEqual([["A", [3, null]]]);
    expect(new Playback(replay, NOTHING, 4).counted).toBeNull();
  });

  it("has the cells of the finished lands from the start", () => {
    expect(new Playback(replay, NOTHING).lands[1]).toEqual([[0, 0], [0, 2]]);
  });

  it("goes back to the beginning of the phase before", () => {
    const playback = new Playback(replay, NOTHING, 3);
    playback.stepPhase(-1);
    expect([playback.at, playback.stop]).toEqual([2, { at: 2, round: 1, phase: "build" }]);
    playback.stepPhase(-1);
    playback.stepPhase(-1);
    playback.stepPhase(-1);
    expect(playback.at).toBe(0);
  });

  it("stops where somebody steps or jumps", () => {
    const playback = new Playback(replay, NOTHING);
    playback.toggle();
    playback.go(1);
    expect([playback.at, playback.isPlaying]).toEqual([1, true]);
    playback.step(1);
    expect([playback.at, playback.isPlaying]).toEqual([2, false]);
    playback.toggle();
    playback.jump(99);
    expect([playback.at, playback.isPlaying]).toEqual([4, false]);
  });

  it("has as many speeds as names, one after the other", () => {
    const playback = new Playback(replay, NOTHING, 0, 0);
    const names = SPEED_NAMES.map(() => {
      const name = SPEED_NAMES[playback.speed];
      playback.faster();
      return name;
    });
    expect([names, playback.speed, SPEEDS.length]).toEqual([["½×", "1×", "2×", "8×"], 0, 4]);
  });

  it("has the points of every seat at each frame", () => {
    expect(new Playback(replay, NOTHING).course).toEqual([
      [1, 1, 1, 2, 2],
      [10, 10, 10, 20, 20],
    ]);
  });
});
