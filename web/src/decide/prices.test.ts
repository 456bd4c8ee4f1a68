import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Pricing } from "../protocol";
import { Prices } from "./prices.svelte";

const wanted = vi.hoisted(() => ({ hints: true }));
vi.mock("../preferences.svelte", () => ({ preferences: wanted }));
beforeEach(() => {
  wanted.hints = true;
});

const pricing = (gold: number, spares_axe = false): Pricing => ({ tiles: ["1", "2", "3"], gold, spares_axe });
const standing = (prices: Prices): (number | null)[] => prices.pricing.tiles.map((tile) => prices.priceOf(tile));

describe("at first", () => {
  test("nothing is decided", () => {
    const prices = new Prices(pricing(5));
    expect(prices.missing).toBe("axe");
    expect(prices.move(0)).toBeNull();
    expect(prices.left).toBe(5);
  });

  test("what was drafted stands there again", () => {
    const drafted = { type: "price", seat: 1, axe: "2", prices: [["1", 4], ["3", 1]] } as const;
    const prices = new Prices(pricing(9), drafted);
    expect(standing(prices)).toEqual([4, null, 1]);
    expect(prices.move(1)).toEqual(drafted);
  });

  test("so do drafted prices without the axe", () => {
    const drafted = { type: "price", seat: 0, axe: null, prices: [["1", 1], ["2", 2], ["3", 3]] } as const;
    expect(new Prices(pricing(9, true), drafted).move(0)).toEqual(drafted);
  });
});

describe("the axe", () => {
  test.each([
    [14, [3, null, 3]],
    [9, [2, null, 2]],
    [5, [1, null, 1]],
    [2, [1, null, 1]],
  ])("with %i gold brings prices for the others", (gold, expected) => {
    const prices = new Prices(pricing(gold));
    prices.toggleAxe("2");
    expect(standing(prices)).toEqual(expected);
    expect(prices.missing).toBeNull();
  });

  test("brings a proposal, until a price is thought over", () => {
    const prices = new Prices(pricing(9));
    expect(prices.isProposed).toBe(false);
    prices.toggleAxe("2");
    prices.toggleAxe("3");
    expect(prices.isProposed).toBe(true);
    prices.change("1", 1);
    expect(prices.isProposed).toBe(false);
    prices.toggleAxe("2");
    expect(prices.isProposed).toBe(false);
  });

  test("leaves the prices that stand there already", () => {
    const prices = new Prices(pricing(6));
    prices.set("1", 5);
    prices.toggleAxe("3");
    expect(standing(prices)).toEqual([5, 1, null]);
  });

  test("hides a price, which comes back as far as the gold reaches", () => {
    const prices = new Prices(pricing(10));
    prices.toggleAxe("3");
    prices.set("1", 6);
    prices.set("2", 4);
    prices.toggleAxe("1");
    prices.set("2", 7);
    prices.toggleAxe("3");
    expect(standing(prices)).toEqual([3, 7, null]);
  });

  test("can be taken up again", () => {
    const prices = new Prices(pricing(8));
    prices.toggleAxe("3");
    prices.toggleAxe("3");
    expect(prices.missing).toBe("axe");
    expect(standing(prices)).toEqual([2, 2, null]);
  });

  test("taken up from a price spent elsewhere leaves none there", () => {
    const prices = new Prices(pricing(8));
    prices.toggleAxe("3");
    prices.set("1", 5);
    prices.toggleAxe("1");
    prices.set("2", 5);
    prices.toggleAxe("1");
    expect(standing(prices)).toEqual([null, 5, 2]);
  });
});

describe("without the axe", () => {
  test.each([
    [14, [3, 3, 3]],
    [9, [2, 2, 2]],
    [5, [1, 1, 1]],
    [3, [1, 1, 1]],
  ])("%i gold lie on all tiles", (gold, expected) => {
    const prices = new Prices(pricing(gold, true));
    prices.toggleSpared();
    expect(standing(prices)).toEqual(expected);
    expect(prices.move(0)?.axe).toBeNull();
  });

  test("the dearest gives way", () => {
    const prices = new Prices(pricing(8, true));
    prices.toggleAxe("3");
    prices.set("1", 6);
    prices.set("2", 2);
    prices.toggleSpared();
    expect(standing(prices)).toEqual([5, 2, 1]);
    prices.toggleSpared();
    expect(prices.missing).toBe("axe");
  });
});

describe("prices", () => {
  test("never exceed the gold, and leave one for every other tile", () => {
    const prices = new Prices(pricing(7));
    prices.set("1", 99);
    expect(standing(prices)).toEqual([6, null, null]);
    prices.toggleAxe("3");
    prices.change("2", 50);
    expect(standing(prices)).toEqual([6, 1, null]);
    expect(prices.left).toBe(0);
  });

  test("of two tiles may take all gold: none is left for a third", () => {
    const prices = new Prices(pricing(7));
    prices.set("1", 4);
    prices.set("2", 3);
    prices.change("3", 1);
    expect(standing(prices)).toEqual([4, 3, null]);
  });

  test("are whole numbers of at least 1", () => {
    const prices = new Prices(pricing(7));
    prices.set("1", 0);
    prices.set("2", 2.9);
    expect(standing(prices)).toEqual([1, 2, null]);
    prices.change("1", -1);
    expect(prices.priceOf("1")).toBe(1);
  });

  test("can be taken away, and are then missed", () => {
    const prices = new Prices(pricing(7));
    prices.toggleAxe("1");
    prices.set("2", null);
    expect(prices.missing).toBe("price");
    expect(prices.most("3")).toBe(6);
  });

  test("under the axe are not changed", () => {
    const prices = new Prices(pricing(7));
    prices.toggleAxe("1");
    prices.change("1", 1);
    expect(prices.priceOf("1")).toBeNull();
    expect(prices.laid).toBe(2);
  });

  test("however they are chosen can be paid", () => {
    let seed = 1;
    const random = (below: number): number => (seed = (seed * 48271) % 2147483647) % below;
    for (let game = 0; game < 300; game += 1) {
      const prices = new Prices(pricing(3 + random(12), true));
      for (let step = 0; step < 30; step += 1) {
        const tile = String(1 + random(3));
        const act = random(5);
        if (act === 0) prices.toggleAxe(tile);
        else if (act === 1) prices.toggleSpared();
        else if (act === 2) prices.set(tile, random(6) ? random(20) : null);
        else prices.change(tile, act === 3 ? 1 : -1);
        expect(prices.left).toBeGreaterThanOrEqual(0);
        if (prices.missing === "price") continue;
        for (const [, price] of prices.move(0)?.prices ?? []) expect(price).toBeGreaterThanOrEqual(1);
      }
    }
  });
});

describe("without hints", () => {
  beforeEach(() => {
    wanted.hints = false;
  });

  test("no price is proposed", () => {
    const prices = new Prices(pricing(8));
    prices.toggleAxe("3");
    expect(standing(prices)).toEqual([null, null, null]);
    expect(prices.isProposed).toBe(false);
    expect(prices.missing).toBe("price");
  });

  test("a price that comes back leaves gold for those that are missing", () => {
    const prices = new Prices(pricing(6));
    prices.toggleAxe("3");
    prices.set("1", 5);
    prices.toggleAxe("1");
    prices.set("2", 4);
    prices.toggleAxe("2");
    expect(standing(prices)).toEqual([5, null, null]);
    expect(prices.most("3")).toBe(1);
  });
});
