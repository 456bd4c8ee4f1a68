// The geometry of charts of points: where a moment and a number of points lie, the lines between them, round numbers.

/** A drawing and the room that it leaves at its edges, in pixels. */
export interface Area {
  width: number;
  height: number;
  top?: number;
  right?: number;
  bottom?: number;
  left?: number;
}

export interface Chart {
  /** From left to right, moment by moment, counted from 0. */
  x: (at: number) => number;
  /** From the bottom up. */
  y: (points: number) => number;
}

/** Lines of the scale are so far apart that there are few of them. */
const STEPS = [5, 10, 20, 25, 50, 100];
const MOST_LINES = 6;

/** However few points there are, the chart is at least this high. */
const LEAST = 10;

/** The highest points of all, as a chart shows them. */
export const mostOf = (series: readonly (readonly number[])[]): number => Math.max(LEAST, ...series.flat());

/** A chart of so many moments, up to so many points. */
export function chartOf({ width, height, top = 0, right = 0, bottom = 0, left = 0 }: Area, moments: number, most: number): Chart {
  const [wide, high] = [Math.max(0, width - left - right), Math.max(0, height - top - bottom)];
  return {
    x: (at) => left + (at / Math.max(1, moments - 1)) * wide,
    y: (points) => height - bottom - (points / most) * high,
  };
}

/** The numbers on the scale. */
export function scaleOf(most: number): number[] {
  const step = STEPS.find((wide) => most / wide <= MOST_LINES) ?? 200;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
}

const place = (value: number): string => String(Math.round(value * 10) / 10);

/** A line through all points, or with `steps` one that stays level until the next change. */
export function pathOf({ x, y }: Chart, points: readonly number[], steps = false): string {
  return points
    .map((value, at) => {
      const [across, up] = [place(x(at)), place(y(value))];
      if (!at) return `M${across} ${up}`;
      if (!steps) return `L${across} ${up}`;
      return value === points[at - 1] && at < points.length - 1 ? "" : `H${across}V${up}`;
    })
    .join("");
}

/** How much larger than usual the reader has letters. */
export const largeness = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
