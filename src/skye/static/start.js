// The start: a new table, joining one, and my tables.

import { forget, insist, keep, newToken, request, tables } from "./connection.js";
import { button, choice, element, labelled, trouble } from "./elements.js";
import { keys, recall, remember, say } from "./words.js";

export const BOTS = ["random", "novice", "trader", "planner", "chieftain"];
const CLOCKS = ["none", "move-60", "move-180", "move-600", "move-86400", "game-900", "game-2700"];

export const bots = () => BOTS.map((bot) => [bot, say(`bot-${bot}`)]);

export function nameField() {
  return labelled(
    say("page-name"),
    element("input", {
      name: "name",
      "data-key": "name",
      required: true,
      maxlength: 24,
      autocomplete: "nickname",
      value: recall("name", ""),
    }),
  );
}

export const go = (code) => location.assign(`/t/${encodeURIComponent(code)}`);

export function startPage() {
  return element("div", { class: "start" }, openForm(), element("div", {}, joinForm(), myTables()));
}

function openForm() {
  const seats = element("div", { class: "seats" });
  const count = choice(
    "players",
    [2, 3, 4, 5].map((number) => [number, number]),
    2,
  );
  const seatFields = () => {
    while (seats.children.length > Number(count.value) - 1) seats.lastChild.remove();
    while (seats.children.length < Number(count.value) - 1) seats.append(seatField(seats.children.length + 2));
  };
  count.addEventListener("change", seatFields);
  seatFields();
  const expansions = keys("page-expansion-").map((key) => [key.replace("page-expansion-", ""), say(key)]);
  return element(
    "form",
    { class: "panel", onsubmit: openTable },
    element("h1", {}, say("page-open")),
    nameField(),
    labelled(say("page-players"), count),
    seats,
    labelled(say("page-game"), choice("expansion", [["", say("page-base")], ...expansions], "")),
    labelled(
      say("page-scoring"),
      choice(
        "scoring",
        [
          ["random", say("page-scoring-random")],
          ["first", say("page-scoring-first")],
        ],
        "random",
      ),
    ),
    labelled(
      say("page-gold"),
      choice(
        "gold",
        [
          ["hidden", say("page-gold-hidden")],
          ["open", say("page-gold-open")],
        ],
        "hidden",
      ),
    ),
    labelled(
      say("page-clock"),
      choice(
        "clock",
        CLOCKS.map((clock) => [clock, say(`page-clock-${clock}`)]),
        "none",
      ),
    ),
    labelled(
      say("page-spectators"),
      choice(
        "spectators",
        [
          ["yes", say("page-yes")],
          ["no", say("page-no")],
        ],
        "yes",
      ),
    ),
    element("button", { type: "submit", class: "main" }, say("page-open-now")),
  );
}

function seatField(number) {
  const kinds = [
    ["open", say("page-seat-open")],
    ["mine", say("page-seat-mine")],
    ...bots().map(([bot, text]) => [bot, say("page-seat-bot", { bot: text })]),
  ];
  const kind = choice("kind", kinds, "trader", { "data-key": `kind-${number}` });
  const name = element("input", {
    name: "guest",
    maxlength: 24,
    hidden: true,
    placeholder: say("page-guest"),
    "aria-label": say("page-guest"),
  });
  kind.addEventListener("change", () => {
    name.hidden = kind.value !== "mine";
    name.required = !name.hidden;
  });
  return element("div", {}, labelled(say("page-seat", { seat: number }), kind), name);
}

async function openTable(event) {
  event.preventDefault();
  const values = new FormData(event.target);
  const guests = values.getAll("guest");
  const seats = values
    .getAll("kind")
    .map((kind, at) =>
      kind === "open"
        ? { type: "open" }
        : kind === "mine"
          ? { type: "mine", name: guests[at] }
          : { type: "bot", bot: kind },
    );
  const [per, seconds] = values.get("clock").split("-");
  const options = {
    expansion: values.get("expansion") || null,
    scoring: values.get("scoring"),
    open_gold: values.get("gold") === "open",
    clock: per === "none" ? null : { per, seconds: Number(seconds) },
    spectators: values.get("spectators") === "yes",
  };
  const name = values.get("name").trim();
  try {
    const seated = await request("/api/tables", { seats: [{ type: "mine", name }, ...seats], options });
    remember("name", name);
    keep(seated.code, seated.places, name);
    go(seated.code);
  } catch (problem) {
    trouble(problem.message);
  }
}

function joinForm() {
  const code = element("input", {
    name: "code",
    required: true,
    maxlength: 200,
    autocomplete: "off",
    "data-key": "code",
  });
  const submit = (event) => {
    event.preventDefault();
    go(code.value.trim().replace(/^.*\/t\//, ""));
  };
  return element(
    "form",
    { class: "panel", onsubmit: submit },
    element("h2", {}, say("page-join")),
    labelled(say("page-code"), code),
    element("button", { type: "submit" }, say("page-join-now")),
  );
}

function myTables() {
  const mine = Object.entries(tables()).sort(([, one], [, other]) => other.time - one.time);
  if (!mine.length) return null;
  return element(
    "section",
    { class: "panel" },
    element("h2", {}, say("page-mine")),
    element(
      "ul",
      { class: "mine" },
      mine.map(([code, table]) => {
        const status = element("span", { class: "quiet" });
        const line = element(
          "li",
          {},
          element("a", { href: `/t/${encodeURIComponent(code)}` }, code),
          ` ${table.name} `,
          status,
          button("×", () => (forget(code), line.remove()), {
            "aria-label": say("page-forget", { code }),
            class: "small",
          }),
        );
        request(`/api/tables/${encodeURIComponent(code)}`)
          .then((info) => (status.textContent = say(`page-status-${info.status}`)))
          .catch((problem) => (status.textContent = problem.status === 404 ? say("page-status-gone") : ""));
        return line;
      }),
    ),
  );
}

export async function joinTable(code, name) {
  const seated = await insist(`/api/tables/${encodeURIComponent(code)}/seats`, { name, token: newToken() });
  remember("name", name);
  keep(seated.code, seated.places, name);
}
