// Toasts: short messages that appear at the edge of the page and disappear by themselves.

import { say } from "./words.svelte";

interface Toast {
  number: number;
  text: string;
}

const SECONDS = 6;

let number = 0;
const shown = $state<{ list: Toast[] }>({ list: [] });

export const toasts = (): readonly Toast[] => shown.list;

/** Show a message of the catalogue, or a text that the server has sent. */
export function toast(key: "page-connection-back" | "page-copied" | "page-lobby-freed" | null, text?: string): void {
  const message = { number: ++number, text: text ?? (key ? say(key) : "") };
  shown.list = [...shown.list.filter((other) => other.text !== message.text), message].slice(-3);
  setTimeout(() => dismiss(message.number), SECONDS * 1000);
}

export function dismiss(gone: number): void {
  shown.list = shown.list.filter((message) => message.number !== gone);
}
