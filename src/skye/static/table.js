// A table: who sits there, the game as my seat sees it, and what I can do.

import { Connection, keep, request, tables } from "./connection.js";
import { besidePanel, cellChoices, decisionPanel } from "./decisions.js";
import { button, choice, element, show, tile, trouble } from "./elements.js";
import { sentence } from "./log.js";
import { bots, go, joinTable, nameField } from "./start.js";
import { place, territory, tileName } from "./territory.js";
import { language, named, say } from "./words.js";

const PARTS = ["head", "seats", "decision", "beside", "own", "others", "scoring", "log", "end"];

export class TablePage {
  constructor(page, code) {
    this.page = page;
    this.code = code;
    this.waiting = 0;
    this.states = new Map();
    this.events = [];
    this.mine = [];
    this.part = Object.fromEntries(PARTS.map((name) => [name, element("section", { class: `part ${name}` })]));
    const { head, seats, decision, beside, own, others, scoring, log, end } = this.part;
    page.replaceChildren(element("div", { class: "table" }, head, end,
      element("div", { class: "play" }, decision, beside, own, others), element("div", { class: "side" }, seats, scoring, log)));
    setInterval(() => this.tick(), 1000);
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
    else this.connection = new Connection(this.code, (message) => this.hear(message), (status) => this.connected(status));
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
    show(part.head, [info.code, state?.view.round, ...seats], () => this.head());
    show(part.end, [info, state?.view.winners, ...seats], () => this.end());
    show(part.seats, [this.brief(), ...seats], () => this.seats());
    const question = state?.decision;
    // Prices being typed are not drawn anew: only the question counts.
    show(part.decision, [question, question?.phase === "price" || [state?.choices, state?.draft, state?.view],
      this.chosen, this.selected, ...seats], () => this.decision());
    show(part.beside, [state?.choices?.beside, ...seats], () => state?.choices && besidePanel(this, state));
    show(part.own, [question, state?.choices?.moves, state?.draft, state?.view.seats[this.seat], this.chosen, this.selected, ...seats],
      () => this.own());
    show(part.others, [state?.view.seats, ...seats], () => this.others());
    show(part.scoring, [state?.view.round, state?.view.scoring, language], () => state && this.scoring());
    show(part.log, [this.events.length, ...seats], () => this.log());
    this.tick();
  }

  brief() {
    return this.state?.view.seats.map(({ points, gold, acting, expansion }) => [points, gold, acting, expansion]);
  }

  tick() {
    for (const clock of document.querySelectorAll("[data-clock]")) {
      const { left, runs } = this.state.clocks[clock.dataset.clock];
      const seconds = Math.max(0, Math.ceil((left - (runs ? Date.now() - this.state.came : 0)) / 1000));
      clock.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    }
  }

  head() {
    const { info, state } = this;
    const link = `${location.origin}/t/${info.code}`;
    const copied = button(say("page-copy"), async () => {
      await navigator.clipboard?.writeText(link);
      copied.textContent = say("page-copied");
    }, { class: "small" });
    return [
      element("h1", {}, say("page-table", { code: info.code })),
      state && info.status === "playing" && element("span", {}, say("page-round", { round: state.view.round, rounds: state.view.rounds })),
      info.status !== "over" && element("span", { class: "link" }, element("a", { href: link }, link.replace(/^https?:\/\//, "")), " ", copied),
      this.mine.length && info.status !== "over" && button(say("page-leave"), () => this.leave(), { class: "small", "data-key": "leave" }),
      !this.mine.length && element("span", { class: "quiet" }, say("page-watching")),
    ];
  }

  seats() {
    const { info, state } = this;
    return element("ul", {}, info.seats.map((seat, at) => {
      const shown = state?.view.seats[at];
      const isMine = this.mine.includes(at);
      return element("li", { class: shown?.acting && info.status === "playing" ? "acting" : null },
        element("strong", {}, seat.kind === "open" ? say("page-free") : this.name(at)),
        at === this.seat && element("span", { class: "quiet" }, say("page-you")),
        state?.view.start === at && info.status === "playing" && element("span", { class: "quiet", title: say("page-start-player") }, "★"),
        shown && element("span", {}, `${named("word", "points")} ${shown.points} · ${named("word", "gold")} ${shown.gold ?? "?"}`),
        shown?.acting && info.status === "playing" && element("span", { class: "quiet" }, say("page-thinks")),
        state?.clocks[at] && seat.kind === "player" && element("span", { "data-clock": at }),
        seat.kind === "player" && !seat.present && element("span", { class: "quiet" }, say(seat.left ? "page-left" : "page-away")),
        seat.kind === "player" && seat.bot && element("span", { class: "quiet" }, say("page-played-by", { bot: named("bot", seat.bot) })),
        shown?.expansion && this.journey(shown.expansion),
        isMine && at !== this.seat && button(say("page-play-as", { who: this.name(at) }), () => this.sit(at), { "data-key": `sit-${at}` }),
        seat.kind === "player" && !isMine && !seat.bot && this.mine.length && info.status === "playing" && (seat.left || (shown?.acting && !seat.present)) &&
          button(say("page-vote"), () => this.ask({ type: "vote", seat: this.seat, target: at }), { class: "small" }),
        seat.kind === "open" && this.mine.length && this.fill(at));
    }));
  }

  sit(seat) {
    this.seat = seat;
    this.chosen = this.selected = null;
    this.draw();
  }

  fill(target) {
    const chosen = choice(`fill-${target}`, bots(), "trader", { "aria-label": say("page-fill") });
    return element("span", {}, chosen, " ", button(say("page-fill"), () =>
      this.ask({ type: "fill", seat: this.seat, target, bot: chosen.value }), { class: "small" }));
  }

  // What an expansion adds to a seat: tracks as numbers, and what was won.
  journey(added) {
    const tracks = ["warrior", "merchant", "herald"].map((track, at) => `${named("track", track)} ${added.markers[at]}`);
    return element("small", { class: "quiet" }, [...tracks, say("page-roads", { roads: added.roads }),
      ...added.won.map((bonus) => named("bonus", bonus))].join(" · "));
  }

  decision() {
    const { info, state } = this;
    if (info.status === "waiting") return this.mine.length ? element("p", {}, say("page-waiting")) : this.joining();
    if (!state || info.status === "over") return null;
    if (state.decision) return decisionPanel(this, state);
    const others = this.mine.filter((seat) => this.states.get(seat)?.decision);
    return [
      element("p", { class: "quiet" }, say("page-wait-for", {
        names: info.seats.map((_, at) => at).filter((at) => state.view.seats[at].acting).map((at) => this.name(at)).join(", ") })),
      ...others.map((seat) => button(say("page-hand-over", { who: this.name(seat) }), () => this.sit(seat), { class: "main", "data-key": `over-${seat}` })),
    ];
  }

  joining() {
    if (!this.info.seats.some((seat) => seat.kind === "open")) return null;
    const submit = async (event) => {
      event.preventDefault();
      try {
        await joinTable(this.code, new FormData(event.target).get("name").trim());
        location.reload();
      } catch (problem) {
        trouble(problem.message);
      }
    };
    return element("form", { onsubmit: submit }, element("h2", {}, say("page-join")), nameField(),
      element("button", { type: "submit", class: "main" }, say("page-sit")));
  }

  own() {
    const { state } = this;
    if (!state || state.seat === null) return null;
    return [element("h3", {}, this.name(state.seat)), ...this.land(state.seat, cellChoices(this, state))];
  }

  others() {
    const { state } = this;
    return state && state.view.seats.map((_, seat) => seat).filter((seat) => seat !== state.seat).map((seat) =>
      element("article", {}, element("h3", {}, this.name(seat)), this.land(seat)));
  }

  land(at, choices) {
    const seat = this.state.view.seats[at];
    const added = seat.expansion;
    const marks = new Map();
    const mark = (cell, sign, text) => marks.set(place(...cell), [...(marks.get(place(...cell)) ?? []), { sign, text }]);
    if (added) {
      mark(added.standing, "♟", say("page-standing"));
      for (const cell of added.plan ?? []) mark(cell, "⚑", say("page-planned"));
    }
    return [
      // The form for prices shows them already.
      seat.offers.length && !(at === this.seat && this.state.choices?.pricing) && element("div", { class: "offers" }, seat.offers.map((offer) => element("figure", {}, tile(offer.tile, 0, tileName(offer.tile)),
        element("figcaption", {}, offer.axe ? named("word", "axe") : (offer.price ?? "?"))))),
      at !== this.seat && seat.hand.length ? element("div", { class: "offers" }, seat.hand.map((id) => element("figure", {}, tile(id, 0, tileName(id))))) : null,
      territory(seat.territory, choices, marks, added?.laid),
    ].filter(Boolean);
  }

  scoring() {
    const { scoring, scored, round } = this.state.view;
    return [
      element("ol", { class: "rounds", "aria-label": say("page-rounds") }, scored.map((letters, at) =>
        element("li", { "aria-current": at + 1 === round ? "step" : null }, letters.split("").join(" ")))),
      ...scoring.map((id, at) => element("details", { class: scored[round - 1]?.includes("ABCD"[at]) ? "now" : null },
        element("summary", {}, element("b", {}, "ABCD"[at]), element("img", { src: `/art/scoring/${id}.svg`, alt: "" }), named("scoring", id, "-name")),
        element("p", {}, named("scoring", id)))),
    ];
  }

  log() {
    const lines = this.events.map((event) => sentence(event, (seat) => this.name(seat))).filter(Boolean);
    const list = element("ol", { tabindex: "0", class: "lines", "aria-label": say("page-log") }, lines.map((line) => element("li", {}, line)));
    requestAnimationFrame(() => (list.scrollTop = list.scrollHeight));
    return [element("h3", {}, say("page-log")), list];
  }

  end() {
    const { info, state } = this;
    if (info.status !== "over" || !state) return null;
    const { winners, seats } = state.view;
    const ranked = seats.map((seat, at) => ({ ...seat, at })).sort((one, other) => other.points - one.points || other.gold - one.gold);
    return [
      element("h2", {}, say("page-winner", { names: winners.map((seat) => this.name(seat)).join(", ") })),
      element("table", {}, element("thead", {}, element("tr", {}, ["page-player", "word-points", "word-gold"].map((key) => element("th", { scope: "col" }, say(key))))),
        element("tbody", {}, ranked.map((seat) => element("tr", { class: winners.includes(seat.at) ? "winner" : null },
          element("th", { scope: "row" }, this.name(seat.at)), element("td", {}, String(seat.points)), element("td", {}, String(seat.gold)))))),
      element("p", { class: "sealing" },
        info.rematch
          ? button(say("page-next"), () => this.follow(info.rematch), { class: "main", "data-key": "rematch" })
          : this.mine.length && button(say("page-rematch"), () => this.rematch(), { class: "main", "data-key": "rematch" }),
        element("a", { class: "button", href: `/api/tables/${encodeURIComponent(info.code)}/record`, download: true }, say("page-record"))),
    ];
  }
}
