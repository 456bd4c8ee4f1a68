import { describe, expect, it } from "vitest";
import { chartOf, mostOf, pathOf, scaleOf } from "./chart";

describe("a chart", () => {
  const chart = chartOf({ width: 130, height: 70, top: 10, right: 10, bottom: 10, left: 20 }, 3, 50);

  it("goes from the lower left corner to the upper right", () => {
    expect([chart.x(0), chart.y(0)]).toEqual([20, 60]);
    expect([chart.x(2), chart.y(50)]).toEqual([120, 10]);
    expect([chart.x(1), chart.y(25)]).toEqual([70, 35]);
  });

  it("stands still with one moment only, or no room at all", () => {
    expect(chartOf({ width: 100, height: 10 }, 1, 10).x(0)).toBe(0);
    expect(chartOf({ width: 10, height: 10, left: 8, right: 8 }, 3, 10).x(2)).toBe(8);
  });

  it("draws a line through all points", () => {
    expect(pathOf(chart, [0, 25, 50])).toBe("M20 60L70 35L120 10");
  });

  it("draws steps that stay level as long as nothing changes", () => {
    const long = chartOf({ width: 40, height: 50 }, 5, 50);
    expect(pathOf(long, [0, 0, 10, 10, 10], true)).toBe("M0 50H20V40H40V40");
    expect(pathOf(long, [5], true)).toBe("M0 45");
  });
});

describe("the scale", () => {
  it("begins at 0, with few round numbers, none above the most", () => {
    expect(scaleOf(10)).toEqual([0, 5, 10]);
    expect(scaleOf(73)).toEqual([0, 20, 40, 60]);
    expect(scaleOf(1500).at(-1)).toBe(1400);
  });

  it("is never too low to be seen", () => {
    expect(mostOf([[0, 3], [0, 1]])).toBe(10);
    expect(mostOf([[0, 31], [40]])).toBe(40);
  });
});
