// What a table shows, part by part.

import { forget } from "./connection.js";
import { cellChoices, decisionPanel } from "./decisions.js";
import { button, choice, element, tile, trouble } from "./elements.js";
import { sentence } from "./log.js";
import { bots, joinTable, nameField } from "./start.js";
import { place, territory, tileName } from "./territory.js";
import { named, say } from "./words.js";

export function head(table) {
  const { info, state } = table;
  const link = `${location.origin}/t/${info.code}`;
  const copied = button(
    say("page-copy"),
    async () => {
      await navigator.clipboard?.writeText(link);
      copied.textContent = say("page-copied");
    },
    { class: "small" },
  );
  return [
    element("h1", {}, say("page-table", { code: info.code })),
    state &&
      info.status === "playing" &&
      element("span", {}, say("page-round", { round: state.view.round, rounds: state.view.rounds })),
    info.status !== "over" &&
      element("span", { class: "link" }, element("a", { href: link }, link.replace(/^https?:\/\//, "")), " ", copied),
    table.mine.length &&
      info.status !== "over" &&
      button(say("page-leave"), () => table.leave(), { class: "small", "data-key": "leave" }),
    !table.mine.length && element("span", { class: "quiet" }, say("page-watching")),
  ];
}

export function seats(table) {
  const { info, state } = table;
  return element(
    "ul",
    {},
    info.seats.map((seat, at) => {
      const shown = state?.view.seats[at];
      const isMine = table.mine.includes(at);
      return element(
        "li",
        { class: shown?.acting && info.status === "playing" ? "acting" : null },
        element("strong", {}, seat.kind === "open" ? say("page-free") : table.name(at)),
        at === table.seat && element("span", { class: "quiet" }, say("page-you")),
        state?.view.start === at &&
          info.status === "playing" &&
          element("span", { class: "quiet", title: say("page-start-player") }, "★"),
        shown &&
          element(
            "span",
            {},
            `${named("word", "points")} ${shown.points} · ${named("word", "gold")} ${shown.gold ?? "?"}`,
          ),
        shown?.acting && info.status === "playing" && element("span", { class: "quiet" }, say("page-thinks")),
        state?.clocks[at] && seat.kind === "player" && element("span", { "data-clock": at }),
        seat.kind === "player" &&
          !seat.present &&
          element("span", { class: "quiet" }, say(seat.left ? "page-left" : "page-away")),
        seat.kind === "player" &&
          seat.bot &&
          element("span", { class: "quiet" }, say("page-played-by", { bot: named("bot", seat.bot) })),
        shown?.expansion && journey(shown.expansion),
        isMine &&
          at !== table.seat &&
          button(say("page-play-as", { who: table.name(at) }), () => table.sit(at), { "data-key": `sit-${at}` }),
        seat.kind === "player" &&
          !isMine &&
          !seat.bot &&
          table.mine.length &&
          info.status === "playing" &&
          (seat.left || table.late()[at]) &&
          button(say("page-vote"), () => table.ask({ type: "vote", seat: table.seat, target: at }), { class: "small" }),
        seat.kind === "open" && table.mine.length && botSeat(table, at),
      );
    }),
  );
}

function botSeat(table, target) {
  const chosen = choice(`fill-${target}`, bots(), "trader", { "aria-label": say("page-fill") });
  return element(
    "span",
    {},
    chosen,
    " ",
    button(say("page-fill"), () => table.ask({ type: "fill", seat: table.seat, target, bot: chosen.value }), {
      class: "small",
    }),
  );
}

// What an expansion adds to a seat: tracks as numbers, and what was won.
function journey(added) {
  const tracks = ["warrior", "merchant", "herald"].map((track, at) => `${named("track", track)} ${added.markers[at]}`);
  return element(
    "small",
    { class: "quiet" },
    [
      ...tracks,
      added.roads ? say("page-roads", { roads: added.roads }) : null,
      ...added.won.map((bonus) => named("bonus", bonus)),
    ]
      .filter(Boolean)
      .join(" · "),
  );
}

export function decision(table) {
  const { info, state } = table;
  if (info.status === "waiting") return table.mine.length ? element("p", {}, say("page-waiting")) : joinForm(table);
  if (!state || info.status === "over") return null;
  if (state.decision) return decisionPanel(table, state);
  const others = table.mine.filter((seat) => table.states.get(seat)?.decision);
  return [
    element(
      "p",
      { class: "quiet" },
      say("page-wait-for", {
        names: info.seats
          .map((_, at) => at)
          .filter((at) => state.view.seats[at].acting)
          .map((at) => table.name(at))
          .join(", "),
      }),
    ),
    ...others.map((seat) =>
      button(say("page-hand-over", { who: table.name(seat) }), () => table.sit(seat), {
        class: "main",
        "data-key": `over-${seat}`,
      }),
    ),
  ];
}

function joinForm(table) {
  if (!table.info.seats.some((seat) => seat.kind === "open")) return null;
  const submit = async (event) => {
    event.preventDefault();
    try {
      if (table.connection?.watches) forget(table.code);
      await joinTable(table.code, new FormData(event.target).get("name").trim());
      location.reload();
    } catch (problem) {
      trouble(problem.message);
    }
  };
  return element(
    "form",
    { onsubmit: submit },
    element("h2", {}, say("page-join")),
    nameField(),
    element("button", { type: "submit", class: "main" }, say("page-sit")),
  );
}

export function own(table) {
  const { state } = table;
  if (!state || state.seat === null) return null;
  return [element("h3", {}, table.name(state.seat)), ...land(table, state.seat, cellChoices(table, state))];
}

export function others(table) {
  const { state } = table;
  return (
    state &&
    state.view.seats
      .map((_, seat) => seat)
      .filter((seat) => seat !== state.seat)
      .map((seat) => element("article", {}, element("h3", {}, table.name(seat)), land(table, seat)))
  );
}

function land(table, at, choices) {
  const seat = table.state.view.seats[at];
  const added = seat.expansion;
  const marks = new Map();
  const mark = (cell, sign, text) => marks.set(place(...cell), [...(marks.get(place(...cell)) ?? []), { sign, text }]);
  if (added) {
    mark(added.standing, "♟", say("page-standing"));
    for (const cell of added.plan ?? []) mark(cell, "⚑", say("page-planned"));
  }
  return [
    // The form for prices shows them already.
    seat.offers.length &&
      !(at === table.seat && table.state.choices?.pricing) &&
      element(
        "div",
        { class: "offers" },
        seat.offers.map((offer) =>
          element(
            "figure",
            {},
            tile(offer.tile, 0, tileName(offer.tile)),
            element("figcaption", {}, offer.axe ? named("word", "axe") : (offer.price ?? "?")),
          ),
        ),
      ),
    at !== table.seat && seat.hand.length
      ? element(
          "div",
          { class: "offers" },
          seat.hand.map((id) => element("figure", {}, tile(id, 0, tileName(id)))),
        )
      : null,
    territory(seat.territory, choices, marks, added?.laid),
  ].filter(Boolean);
}

export function scoring(table) {
  const { scoring, scored, round } = table.state.view;
  return [
    element(
      "ol",
      { class: "rounds", "aria-label": say("page-rounds") },
      scored.map((letters, at) =>
        element("li", { "aria-current": at + 1 === round ? "step" : null }, letters.split("").join(" ")),
      ),
    ),
    ...scoring.map((id, at) =>
      element(
        "details",
        { class: scored[round - 1]?.includes("ABCD"[at]) ? "now" : null },
        element(
          "summary",
          {},
          element("b", {}, "ABCD"[at]),
          element("img", { src: `/art/scoring/${id}.svg`, alt: "" }),
          named("scoring", id, "-name"),
        ),
        element("p", {}, named("scoring", id)),
      ),
    ),
  ];
}

export function log(table) {
  const lines = table.events.map((event) => sentence(event, (seat) => table.name(seat))).filter(Boolean);
  const list = element(
    "ol",
    { tabindex: "0", class: "lines", "aria-label": say("page-log") },
    lines.map((line) => element("li", {}, line)),
  );
  requestAnimationFrame(() => (list.scrollTop = list.scrollHeight));
  return [element("h3", {}, say("page-log")), list];
}

export function end(table) {
  const { info, state } = table;
  if (info.status !== "over" || !state) return null;
  const { winners, seats } = state.view;
  const ranked = seats
    .map((seat, at) => ({ ...seat, at }))
    .sort((one, other) => other.points - one.points || other.gold - one.gold);
  return [
    element("h2", {}, say("page-winner", { names: winners.map((seat) => table.name(seat)).join(", ") })),
    element(
      "table",
      {},
      element(
        "thead",
        {},
        element(
          "tr",
          {},
          ["page-player", "word-points", "word-gold"].map((key) => element("th", { scope: "col" }, say(key))),
        ),
      ),
      element(
        "tbody",
        {},
        ranked.map((seat) =>
          element(
            "tr",
            { class: winners.includes(seat.at) ? "winner" : null },
            element("th", { scope: "row" }, table.name(seat.at)),
            element("td", {}, String(seat.points)),
            element("td", {}, String(seat.gold)),
          ),
        ),
      ),
    ),
    element(
      "p",
      { class: "sealing" },
      info.rematch
        ? button(say("page-next"), () => table.follow(info.rematch), { class: "main", "data-key": "rematch" })
        : table.mine.length &&
            button(say("page-rematch"), () => table.rematch(), { class: "main", "data-key": "rematch" }),
      element(
        "a",
        { class: "button", href: `/api/tables/${encodeURIComponent(info.code)}/record`, download: true },
        say("page-record"),
      ),
    ),
  ];
}
