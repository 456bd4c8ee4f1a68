// For tests: a socket, and the listeners of the page, in the hands of the test.

import { vi } from "vitest";

export class Socket {
  static all: Socket[] = [];
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  readyState = 0;
  sent: { type: string; id?: number }[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  constructor(readonly address: URL) {
    Socket.all.push(this);
  }
  send = (text: string): number => this.sent.push(JSON.parse(text));
  /** A message from the server. */
  receive = (message: object): void => this.onmessage?.({ data: JSON.stringify(message) });
  /** The answer to what was asked last. */
  answer(reply: object = {}): Promise<unknown> {
    this.receive({ type: "answer", id: this.sent.at(-1)?.id, result: "done", problem: null, code: null, ...reply });
    return vi.advanceTimersByTimeAsync(0);
  }
  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  open(...messages: object[]): void {
    this.readyState = 1;
    this.onopen?.();
    for (const message of messages) this.receive(message);
  }
}

export const lastSocket = (): Socket => Socket.all.at(-1) as Socket;

export const listeners = new Map<string, () => void>();

export function stubSockets(): void {
  const listening = {
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    removeEventListener: (name: string) => listeners.delete(name),
  };
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("addEventListener", listening.addEventListener);
  vi.stubGlobal("removeEventListener", listening.removeEventListener);
  vi.stubGlobal("document", { visibilityState: "visible", ...listening });
}
