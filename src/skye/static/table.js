// A table: who sits there, the game as my seat sees it, and what I can do.

import { Connection, forget, keep, request, tables } from "./connection.js";
import { besidePanel } from "./decisions.js";
import { element, show, trouble } from "./elements.js";
import * as parts from "./parts.js";
import { go } from "./start.js";
import { language, named, say } from "./words.js";

const PARTS = ["head", "seats", "decision", "beside", "own", "others", "scoring", "log", "end"];

const PATIENCE = 61_000;

export class TablePage {
  constructor(page, code) {
    this.page = page;
    this.code = code;
    this.waiting = 0;
    this.states = new Map();
    this.events = [];
    this.mine = [];
    this.since = [];
    this.part = Object.fromEntries(PARTS.map((name) => [name, element("section", { class: `part ${name}` })]));
    const { head, seats, decision, beside, own, others, scoring, log, end } = this.part;
    page.replaceChildren(
      element(
        "div",
        { class: "table" },
        head,
        end,
        element("div", { class: "play" }, decision, beside, own, others),
        element("div", { class: "side" }, seats, scoring, log),
      ),
    );
    setInterval(() => this.draw(), 1000);
  }

  // On arrival, and in another language.
  async greet() {
    try {
      this.info = await request(`/api/tables/${encodeURIComponent(this.code)}`);
    } catch (problem) {
      if (problem.status === 404) return trouble(problem.message);
    }
    if (this.info && this.info.code !== this.code) {
      this.code = this.info.code;
      history.replaceState(null, "", `/t/${encodeURIComponent(this.code)}`);
    }
    if (this.connection) this.connection.restart();
    else
      this.connection = new Connection(
        this.code,
        (message) => this.hear(message),
        (status) => this.connected(status),
      );
    this.draw();
  }

  connected(status) {
    const line = document.getElementById("connection");
    line.textContent = status === "open" ? "" : say(`page-connection-${status}`);
    line.dataset.status = status;
    if (status === "open") trouble();
  }

  hear(message) {
    if (message.type === "welcome") {
      this.mine = message.seats;
      if (!this.mine.includes(this.seat)) this.seat = this.mine[0] ?? null;
    } else if (message.type === "table") {
      this.info = message;
    } else if (message.type === "news") {
      this.events.push(...message.events);
    } else if (message.type === "state") {
      const before = this.states.get(message.seat);
      if (JSON.stringify(before?.decision) !== JSON.stringify(message.decision)) this.selected = null;
      this.states.set(message.seat, { ...message, came: Date.now() });
      this.since = message.view.seats.map((seat, at) => (seat.acting ? (this.since[at] ?? Date.now()) : null));
    } else if (message.type === "trouble") {
      trouble(message.problem.text);
    }
    this.draw();
  }

  get state() {
    return this.states.get(this.seat ?? null);
  }

  name(seat) {
    const plain = this.info.seats.map((one) => (one.kind === "bot" ? named("bot", one.bot) : one.name));
    return plain.filter((name) => name === plain[seat]).length > 1 ? `${plain[seat]} (${seat + 1})` : plain[seat];
  }

  // What the server is asked for

  async ask(message) {
    this.waiting += 1;
    this.page.setAttribute("aria-busy", "true");
    const answer = await this.connection.ask(message);
    this.waiting -= 1;
    this.page.setAttribute("aria-busy", String(this.waiting > 0));
    trouble(answer.problem?.text);
    return answer;
  }

  draft = (move) => this.ask({ type: "draft", decision: this.state.decision, step: this.state.step, move });
  undo = () => this.ask({ type: "undo", decision: this.state.decision, step: this.state.step });
  seal = (moves = null) => this.ask({ type: "seal", decision: this.state.decision, moves });

  choose(id) {
    this.chosen = id;
    this.draw();
  }

  select(places) {
    this.selected = places;
    this.draw();
  }

  async leave() {
    for (const seat of this.mine) await this.ask({ type: "leave", seat });
    // Before the game a seat that was left is free, and its token is worth nothing.
    if (this.info.status === "waiting") forget(this.code);
    this.connection.end();
    location.assign("/");
  }

  async rematch() {
    const { code } = await this.ask({ type: "rematch", seat: this.seat });
    if (code) this.follow(code);
  }

  follow(code) {
    const { places, name } = tables()[this.code] ?? {};
    if (places && !tables()[code]) keep(code, places, name);
    go(code);
  }

  // Drawing

  draw() {
    const { info, state, part } = this;
    if (!info) return;
    const seats = [info.seats, info.status, this.seat, this.mine, language];
    show(part.head, [info.code, state?.view.round, ...seats], () => parts.head(this));
    show(part.end, [info, state?.view.winners, ...seats], () => parts.end(this));
    show(part.seats, [this.brief(), this.late(), ...seats], () => parts.seats(this));
    const question = state?.decision;
    // Prices being typed are not drawn anew: only the question counts.
    show(
      part.decision,
      [
        question,
        question?.phase === "price" || [state?.choices, state?.draft, state?.view],
        this.chosen,
        this.selected,
        ...seats,
      ],
      () => parts.decision(this),
    );
    show(
      part.beside,
      [state?.choices?.beside, question, state?.draft, ...seats],
      () => state?.choices && besidePanel(this, state),
    );
    show(
      part.own,
      [
        question,
        state?.choices?.moves,
        state?.draft,
        state?.view.seats[this.seat],
        this.chosen,
        this.selected,
        ...seats,
      ],
      () => parts.own(this),
    );
    show(part.others, [state?.view.seats, ...seats], () => parts.others(this));
    show(part.scoring, [state?.view.round, state?.view.scoring, language], () => state && parts.scoring(this));
    show(part.log, [this.events.length, ...seats], () => parts.log(this));
    this.tick();
  }

  brief() {
    return this.state?.view.seats.map(({ points, gold, acting, expansion }) => [points, gold, acting, expansion]);
  }

  // Who keeps the table waiting.
  late = () => this.since.map((since) => since !== null && Date.now() - since > PATIENCE);

  tick() {
    for (const clock of document.querySelectorAll("[data-clock]")) {
      const { left, runs } = this.state.clocks[clock.dataset.clock];
      const seconds = Math.max(0, Math.ceil((left - (runs ? Date.now() - this.state.came : 0)) / 1000));
      clock.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    }
  }

  sit(seat) {
    this.seat = seat;
    this.chosen = this.selected = null;
    this.draw();
  }
}
