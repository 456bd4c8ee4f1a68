import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Answer, Decision, Move, State } from "../protocol";
import { Drafting } from "./drafting";

const buy = (tile: string): Move => ({ type: "buy", seat: 0, tile });
const state = (number: number, ...draft: Move[]): State =>
  ({ decision: { round: 1, phase: "buy", seat: 0, number } satisfies Decision, draft }) as unknown as State;

/** A table whose answers come when they are called. */
function slow() {
  const answers: (() => void)[] = [];
  const table = {
    state: state(0),
    draft: vi.fn(
      (move: Move) =>
        new Promise<Answer | null>((done) => {
          answers.push(() => {
            table.state = state(0, move);
            done(null);
          });
        }),
    ),
  };
  return { table, answer: async () => (answers.shift()?.(), vi.advanceTimersByTimeAsync(0)) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("only the last of several quick choices is sent", async () => {
  const { table } = slow();
  const drafting = new Drafting(table);
  for (const tile of ["1", "2", "3"]) drafting.want(buy(tile));
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.draft.mock.calls).toEqual([[buy("3")]]);
});

test("the next waits for the answer to the one before", async () => {
  const { table, answer } = slow();
  const drafting = new Drafting(table);
  drafting.want(buy("1"));
  await vi.advanceTimersByTimeAsync(1000);
  drafting.want(buy("2"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.draft).toHaveBeenCalledTimes(1);
  await answer();
  expect(table.draft.mock.calls.at(-1)).toEqual([buy("2")]);
});

test("what is drafted already is not sent again", async () => {
  const { table } = slow();
  table.state = state(0, buy("1"));
  new Drafting(table).want(buy("1"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.draft).not.toHaveBeenCalled();
});

test("nothing goes to another question, nor what is forgotten", async () => {
  const { table } = slow();
  const drafting = new Drafting(table);
  drafting.want(buy("1"));
  drafting.forget();
  await vi.advanceTimersByTimeAsync(1000);
  drafting.want(buy("1"));
  table.state = state(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.draft).not.toHaveBeenCalled();
});

test("after an answer the next choice is sent like the first", async () => {
  const { table, answer } = slow();
  const drafting = new Drafting(table);
  for (const tile of ["1", "2"]) {
    drafting.want(buy(tile));
    await vi.advanceTimersByTimeAsync(1000);
    await answer();
  }
  expect(table.draft.mock.calls).toEqual([[buy("1")], [buy("2")]]);
});
