// Sends the server what the panel shows as a draft, so that a reload or a clock that runs out finds it.

import type { Move } from "../protocol";
import type { Table } from "../table.svelte";

/** Milliseconds of rest before something is sent. */
const REST = 300;

/** For one question: only the last choice, a moment after it, and one at a time, as each carries the step of the last. */
export class Drafting {
  private wanted: Move | null = null;
  private resting: ReturnType<typeof setTimeout> | undefined;
  private isUnderway = false;
  private readonly question: string;

  constructor(private readonly table: Pick<Table, "state" | "draft">) {
    this.question = JSON.stringify(table.state?.decision);
  }

  want(move: Move): void {
    this.forget();
    this.wanted = move;
    this.resting = setTimeout(() => void this.send(), REST);
  }

  /** Send nothing any more: it is sealed, or no longer a whole answer. */
  forget(): void {
    clearTimeout(this.resting);
    this.wanted = null;
  }

  /** Send what is waiting, without a rest. */
  async send(): Promise<void> {
    clearTimeout(this.resting);
    if (this.isUnderway) return;
    this.isUnderway = true;
    while (this.wanted && this.isOpen) {
      const move = this.wanted;
      this.wanted = null;
      if (JSON.stringify(move) !== JSON.stringify(this.table.state?.draft.at(-1))) await this.table.draft(move);
    }
    this.isUnderway = false;
  }

  private get isOpen(): boolean {
    return JSON.stringify(this.table.state?.decision) === this.question;
  }
}
