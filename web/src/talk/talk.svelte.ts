// What was said at a table a moment ago.

import type { Phrase } from "../protocol";

export interface Said {
  number: number;
  seat: number;
  phrase: Phrase;
}

/** Milliseconds that it is shown. */
const LASTING = 7000;

export class Talk {
  /** At most one for each seat, the latest last. */
  said = $state.raw<readonly Said[]>([]);
  private number = 0;

  hear(seat: number, phrase: Phrase): void {
    const said = { number: ++this.number, seat, phrase };
    this.said = [...this.said.filter((other) => other.seat !== seat), said];
    setTimeout(() => (this.said = this.said.filter((other) => other !== said)), LASTING);
  }
}
