// Things on their way over the page, only to be seen.

export interface Point {
  x: number;
  y: number;
}

export const middleOf = ({ left, top, width, height }: DOMRect): Point => ({ x: left + width / 2, y: top + height / 2 });

/** The transform that brings the middle of an element, which stands at the corner of the window, to a point. */
export const moved = ({ x, y }: Point, scale: number): string =>
  `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
