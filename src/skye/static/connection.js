// Talks to the server: requests, and a socket that comes back by itself.

import { language, recall, remember, say } from "./words.js";

const VERSION = 1;
const GONE = 4404;
const FINAL = ["socket-version", "socket-private"];
const PING = 25_000;
const SILENT = 60_000;
const LONGEST_WAIT = 8_000;

export async function request(path, body) {
  const answer = await fetch(path, {
    method: body === undefined ? "GET" : "POST",
    headers: { "accept-language": language, ...(body !== undefined && { "content-type": "application/json" }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => {
    throw new Error(say("page-no-answer"));
  });
  const told = await answer.json();
  if (!answer.ok) {
    throw Object.assign(new Error(told.problem?.text ?? String(told.problem)), { status: answer.status });
  }
  return told;
}

// Asks again while no answer comes; only for what the server does once, however often it is asked.
export async function insist(path, body, tries = 4) {
  try {
    return await request(path, body);
  } catch (problem) {
    if (problem.status || tries === 1) throw problem;
  }
  await new Promise((done) => setTimeout(done, 1_000));
  return insist(path, body, tries - 1);
}

export const tables = () => recall("tables", {});
export const tokens = (code) => (tables()[code]?.places ?? []).map((place) => place.token);

export function keep(code, places, name) {
  const known = tables()[code]?.places ?? [];
  remember("tables", { ...tables(), [code]: { places: [...known, ...places], name, time: Date.now() } });
}

export const newToken = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export function forget(code) {
  const { [code]: _, ...others } = tables();
  remember("tables", others);
}

export class Connection {
  constructor(code, hear, change) {
    this.code = code;
    this.hear = hear;
    this.change = change;
    this.last = 0;
    this.asked = new Map();
    this.number = 0;
    this.wait = 500;
    this.open();
    this.ticking = setInterval(() => this.tick(), PING);
    this.hurry = () => this.socket.readyState === WebSocket.CLOSED && this.open();
    addEventListener("online", this.hurry);
  }

  open() {
    if (this.ended) return;
    clearTimeout(this.again);
    this.change("connecting");
    this.final = false;
    const address = new URL(`/api/tables/${encodeURIComponent(this.code)}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = (this.socket = new WebSocket(address));
    socket.onopen = () =>
      this.send({
        type: "hello",
        tokens: this.watches ? [] : tokens(this.code),
        last: this.last,
        language,
        version: VERSION,
      });
    socket.onmessage = (event) => {
      this.heard = Date.now();
      this.take(JSON.parse(event.data));
    };
    socket.onclose = (event) => socket === this.socket && this.closed(event.code);
  }

  take(message) {
    if (message.type === "welcome") {
      this.wait = 500;
      this.change("open");
      // What was asked before the connection was lost is asked again; the server does nothing twice.
      for (const { asked } of this.asked.values()) this.send(asked);
    } else if (message.type === "answer") {
      this.asked.get(message.id)?.answer(message);
      this.asked.delete(message.id);
      return;
    } else if (message.type === "news") {
      this.last = message.number;
    } else if (message.type === "trouble") {
      this.final ||= FINAL.includes(message.problem.key);
      this.watches ||= message.problem.key === "socket-token";
    }
    this.hear(message);
  }

  closed(code) {
    if (this.ended || this.final || code === GONE) {
      this.change("closed");
      return;
    }
    this.change("lost");
    this.again = setTimeout(() => this.open(), this.wait * (0.7 + 0.6 * Math.random()));
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }

  tick() {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heard > SILENT) this.restart();
    else this.send({ type: "ping" });
  }

  // Greet again: with other seats, in another language, or because the line is dead.
  restart() {
    const before = this.socket;
    this.open();
    before.close();
  }

  end() {
    this.ended = true;
    clearInterval(this.ticking);
    removeEventListener("online", this.hurry);
    this.socket.close();
  }

  send(message) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  ask(message) {
    const asked = { ...message, id: ++this.number };
    return new Promise((answer) => {
      this.asked.set(asked.id, { asked, answer });
      if (this.socket.readyState === WebSocket.OPEN) this.send(asked);
    });
  }
}
