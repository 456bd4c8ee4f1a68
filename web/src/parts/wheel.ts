// The wheel in notches, however finely it reports: a mouse by lines or by a hundred pixels, a pad by a few at a time.

/** Pixels of a line, for wheels that count in lines. */
const LINE = 33;
/** Pixels that make one step: a notch of a mouse, or a good stroke on a pad. */
const NOTCH = 60;

/** Pixels by which it was rolled. Firefox counts in lines if the mode is read first, else in pixels that the font decides. */
export function pixelsOf({ deltaMode, deltaY }: WheelEvent): number {
  return deltaY * (deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
}

export class Notches {
  private rolled = 0;

  /** The step that this completes, 1 or -1; 0 where it is only a part of one. */
  roll(event: WheelEvent): number {
    const pixels = pixelsOf(event);
    this.rolled = Math.sign(this.rolled) === Math.sign(pixels) ? this.rolled + pixels : pixels;
    if (Math.abs(this.rolled) < NOTCH) return 0;
    this.rolled = 0;
    return Math.sign(pixels);
  }
}
