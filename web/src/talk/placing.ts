// Where bubbles go: each at the card of its player, inside the window, and none over another.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Wanted {
  /** The card or the name on the screen. */
  card: Box;
  /** Next to it, or below it. */
  isBeside: boolean;
  /** Of the bubble. */
  width: number;
  height: number;
}

/** Pixels between a bubble and what is next to it. */
export const GAP = 8;

export interface Placed extends Box {
  /** Whether it is where its tip points to the card: not held back by the edge of the window, nor by another bubble. */
  isAtCard: boolean;
}

/** Of a high card, the height of the part that a bubble is next to: its name is there. */
const HEAD = 56;

const areOver = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

export function placed(bubbles: readonly Wanted[], window: { width: number; height: number }): Placed[] {
  const boxes: Placed[] = [];
  for (const { card, isBeside, width, height } of bubbles) {
    const x = isBeside ? card.left + card.width + GAP : card.left + GAP;
    const y = isBeside ? card.top + (Math.min(card.height, HEAD) - height) / 2 : card.top + card.height + GAP / 2;
    const left = Math.max(GAP, Math.min(x, window.width - width - GAP));
    let top = Math.max(GAP, Math.min(y, window.height - height - GAP));
    for (const other of boxes.toSorted((one, two) => one.top - two.top))
      if (areOver({ left, top, width, height }, other)) top = other.top + other.height + GAP / 2;
    boxes.push({ left, top, width, height, isAtCard: left === x && top === y });
  }
  return boxes;
}
