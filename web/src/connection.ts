// A socket to a table that comes back by itself, and asks again for what was not answered.

import { VERSION, type FromClient, type FromTable, type Language } from "./protocol";

const GONE = 4404;
const FINAL = ["socket-version", "socket-private"];
const PING = 25_000;
const SILENT = 60_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;

export type Line = "connecting" | "open" | "lost" | "closed";

type Asked = Extract<FromClient, { id: number }>;
type WithoutId<Message> = Message extends { id: number } ? Omit<Message, "id"> : never;
/** A message that is answered, before it has its number. */
export type Question = WithoutId<Asked>;
/** What answers one. */
export type Reply = Extract<FromTable, { id: number }>;

interface Listener {
  receive(message: FromTable): void;
  line(status: Line): void;
  hello(): { tokens: readonly string[]; last: number; language: Language };
}

export class Connection {
  private socket!: WebSocket;
  private readonly asked = new Map<number, { message: Asked; answer: (reply: Reply) => void }>();
  private number = 0;
  private wait = FIRST_WAIT;
  private lastMessage = performance.now();
  private again: ReturnType<typeof setTimeout> | undefined;
  private readonly ticking: ReturnType<typeof setInterval>;
  private isFinal = false;
  private isEnded = false;
  private isWelcome = false;
  /** Without seats, because a secret was refused. */
  watches = false;

  constructor(
    private readonly code: string,
    private readonly listener: Listener,
  ) {
    this.open();
    this.ticking = setInterval(() => this.tick(), PING);
    addEventListener("online", this.hurry);
    addEventListener("offline", this.doubt);
    document.addEventListener("visibilitychange", this.hurry);
  }

  private open(): void {
    if (this.isEnded) return;
    clearTimeout(this.again);
    this.listener.line("connecting");
    this.isFinal = this.isWelcome = false;
    const address = new URL(`/api/tables/${encodeURIComponent(this.code)}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = (this.socket = new WebSocket(address));
    socket.onopen = () => {
      const { tokens, last, language } = this.listener.hello();
      this.send({ type: "hello", tokens: this.watches ? [] : tokens, last, language, version: VERSION });
    };
    socket.onmessage = (event) => {
      this.lastMessage = performance.now();
      if (socket === this.socket) this.take(JSON.parse(String(event.data)) as FromTable);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.closed(event.code);
    };
  }

  private take(message: FromTable): void {
    if (message.type === "welcome") {
      this.wait = FIRST_WAIT;
      this.isWelcome = true;
      this.listener.line("open");
      this.listener.receive(message);
      // What was asked before the connection was lost is asked again; the server does nothing twice.
      for (const { message: asked } of this.asked.values()) this.send(asked);
      return;
    }
    if ("id" in message) {
      this.asked.get(message.id)?.answer(message);
      this.asked.delete(message.id);
      return;
    }
    if (message.type === "trouble") {
      this.isFinal ||= FINAL.includes(message.problem.key);
      this.watches ||= message.problem.key === "socket-token";
    }
    this.listener.receive(message);
  }

  private closed(code: number): void {
    this.isFinal ||= code === GONE;
    if (this.isEnded || this.isFinal) {
      this.listener.line("closed");
      return;
    }
    this.listener.line("lost");
    this.again = setTimeout(() => this.open(), this.wait * (0.7 + 0.6 * Math.random()));
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }

  private readonly hurry = (): void => {
    if (document.visibilityState === "visible" && this.socket.readyState === WebSocket.CLOSED && !this.isFinal)
      this.open();
  };

  private readonly doubt = (): void => {
    if (!this.isFinal) this.restart();
  };

  private tick(): void {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    if (performance.now() - this.lastMessage > SILENT) this.restart();
    else this.send({ type: "ping" });
  }

  /** Say hello again: with other seats, in another language, or because the line is dead. */
  restart(): void {
    this.watches = false;
    // One that is about to open says hello with what is true then.
    if (this.socket.readyState === WebSocket.CONNECTING) return;
    const before = this.socket;
    this.open();
    before.close();
  }

  /** Close it for good. */
  end(): void {
    this.isEnded = true;
    clearTimeout(this.again);
    clearInterval(this.ticking);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.doubt);
    document.removeEventListener("visibilitychange", this.hurry);
    const { socket } = this;
    // A browser complains about a socket that is closed before it is open.
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  }

  private send(message: FromClient): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Send something that is answered, however often the connection breaks meanwhile. */
  ask(question: Question): Promise<Reply> {
    const message = { ...question, id: ++this.number } as Asked;
    return new Promise((answer) => {
      this.asked.set(message.id, { message, answer });
      if (this.isWelcome) this.send(message);
    });
  }
}
