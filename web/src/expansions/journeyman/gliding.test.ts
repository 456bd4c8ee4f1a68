import { beforeEach, expect, test, vi } from "vitest";
import { Desk } from "../../decide/desk.svelte";
import type { Guide, JourneyView } from "../../protocol";
import { glide } from "./gliding";

const pace = vi.hoisted(() => ({ isCalm: false }));
vi.mock("../../preferences.svelte", () => ({ duration: (wanted: number) => (pace.isCalm ? 0 : wanted) }));
vi.mock("./planning.svelte", async () => {
  const { Ways } = await import("./ways");
  return { waysOf: ({ ways }: Guide) => new Ways(ways) };
});

const guide = { ways: [[[0, 0], [0, 1], 1], [[0, 1], [1, 1], 1]] } as unknown as Guide;
const at = (x: number, y: number, known: Guide | null = guide): JourneyView => ({ standing: [x, y], guide: known }) as unknown as JourneyView;

let desk: Desk;
const animate = vi.fn();
/** Where the figure comes from, as it is drawn, tile by tile; null where it stands still. */
function walked(journey: JourneyView, seat = 0): string[] | null {
  animate.mockReset();
  glide(desk, seat, journey)({ animate } as unknown as Element);
  return animate.mock.calls[0]?.[0].map(({ transform }: { transform: string }) => transform) ?? null;
}
beforeEach(() => {
  desk = new Desk();
  pace.isCalm = false;
});

test("it walks tile by tile from where it stood, and north is up", () => {
  expect(walked(at(0, 0))).toBeNull();
  expect(walked(at(1, 1))).toEqual(["translate(-96px, 96px)", "translate(-96px, 0px)", "translate(0px, 0px)"]);
  expect(animate.mock.calls[0]?.[1]).toMatchObject({ duration: 520 });
  expect(walked(at(1, 1))).toBeNull();
});

test("the last step goes along the ways that were known before it", () => {
  walked(at(0, 0));
  expect(walked(at(1, 1, null))).toHaveLength(3);
});

test("without known ways it goes straight; figures are per seat", () => {
  walked(at(0, 0, null));
  expect(walked(at(5, 5), 1)).toBeNull();
  expect(walked(at(1, 1, null))).toEqual(["translate(-96px, 96px)", "translate(0px, 0px)"]);
});

test("for those who want no motion it stands there at once", () => {
  pace.isCalm = true;
  walked(at(0, 0));
  expect(walked(at(1, 1))).toBeNull();
});
