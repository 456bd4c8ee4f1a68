// Short messages that appear at the edge of the page and go by themselves.

import { say } from "./words.svelte";

interface Told {
  number: number;
  text: string;
}

const SECONDS = 6;

let number = 0;
const told = $state<{ list: Told[] }>({ list: [] });

export const tidings = (): readonly Told[] => told.list;

/** Show a message of the catalogue, or a text that the server has sent. */
export function tell(key: "page-connection-back" | "page-copied" | "page-lobby-freed" | null, text?: string): void {
  const message = { number: ++number, text: text ?? (key ? say(key) : "") };
  told.list = [...told.list.filter((other) => other.text !== message.text), message].slice(-3);
  setTimeout(() => untell(message.number), SECONDS * 1000);
}

export function untell(gone: number): void {
  told.list = told.list.filter((message) => message.number !== gone);
}
