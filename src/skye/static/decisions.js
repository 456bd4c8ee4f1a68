// The question that a seat is asked. The page knows no rules: what may be done comes with the state.

import { button, element, tile } from "./elements.js";
import { place, tileName } from "./territory.js";
import { has, named, say } from "./words.js";

export const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

// The cells that a move speaks of.
export function cellsOf(move) {
  const cells = [...(move.cells ?? [])];
  if ("x" in move) cells.push([move.x, move.y]);
  if ("to_x" in move) cells.push([move.to_x, move.to_y]);
  return cells;
}

export function decisionPanel(table, state) {
  const { decision, choices, view } = state;
  const parts = [element("h2", {}, say(`page-ask-${decision.phase}`))];
  if (choices.pricing) parts.push(pricing(table, state));
  else if (decision.phase === "build") parts.push(building(table, state));
  else if (choices.moves.some((move) => "cells" in move)) parts.push(planning(table, state), sealing(table, state));
  else parts.push(moveList(table, state, choices.moves), sealing(table, state));
  if (view.expansion?.reason) parts.splice(1, 0, element("p", {}, named("reason", view.expansion.reason)));
  return parts;
}

export function besidePanel(table, state) {
  const moves = state.choices.beside;
  // Between tiles that are only drafted it is part of the draft.
  const choose = (move) =>
    state.decision?.phase === "build" && state.draft.length ? table.draft(move) : table.ask({ type: "beside", move });
  return (
    moves.length &&
    element(
      "details",
      {},
      element("summary", {}, say("page-beside")),
      element(
        "div",
        { class: "moves" },
        moves.map((move) => moveButton(table, state, move, () => choose(move))),
      ),
    )
  );
}

function sealing(table, state, moves) {
  return element(
    "p",
    { class: "sealing" },
    button(say("page-seal"), () => table.seal(moves), {
      class: "main",
      "data-key": "seal",
      disabled: !state.choices.can_seal,
    }),
    button(say("page-undo"), () => table.undo(), { "data-key": "undo", disabled: !state.draft.length }),
  );
}

// Prices

function pricing(table, state) {
  const { tiles, gold, spares_axe } = state.choices.pricing;
  const drafted = state.draft.at(-1);
  const old = new Map(drafted?.prices ?? []);
  const left = element("output", {});
  const seal = button(say("page-seal"), () => table.seal([move()]), { class: "main", "data-key": "seal" });
  const axe = (value, text) =>
    element(
      "label",
      { class: "axe" },
      element("input", {
        type: "radio",
        name: "axe",
        value,
        "data-key": `axe-${value}`,
        checked: drafted !== undefined && (drafted.axe ?? "") === value,
      }),
      ` ${text}`,
    );
  const fields = tiles.map((id) =>
    element(
      "div",
      { class: "offer" },
      tile(id, 0, tileName(id)),
      axe(id, named("word", "axe")),
      element(
        "label",
        {},
        say("page-price"),
        element("input", {
          type: "number",
          name: `price-${id}`,
          min: 1,
          max: gold,
          step: 1,
          inputmode: "numeric",
          "data-key": `price-${id}`,
          value: old.get(id) ?? "",
        }),
      ),
    ),
  );
  const form = element(
    "form",
    { class: "pricing", onsubmit: (event) => event.preventDefault() },
    element("div", { class: "offers" }, fields),
    spares_axe && axe("", say("page-axe-spared")),
    element("p", {}, say("page-gold-left"), " ", left),
    element("p", { class: "sealing" }, seal),
  );

  function move() {
    const chosen = new FormData(form).get("axe");
    const prices = tiles.filter((id) => id !== chosen).map((id) => [id, form.elements[`price-${id}`].valueAsNumber]);
    return { type: "price", seat: state.seat, axe: chosen || null, prices };
  }
  function check() {
    const { axe: chosen, prices } = move();
    for (const id of tiles) form.elements[`price-${id}`].disabled = id === chosen;
    const rest = gold - prices.reduce((sum, [, price]) => sum + (price || 0), 0);
    left.textContent = `${rest} / ${gold}`;
    left.classList.toggle("wrong", rest < 0);
    const isWhole =
      new FormData(form).has("axe") && rest >= 0 && prices.every(([, price]) => Number.isInteger(price) && price > 0);
    seal.disabled = !isWhole;
    return isWhole;
  }
  form.addEventListener("input", check);
  // So that a clock which runs out, or another window, finds what stands here.
  form.addEventListener("change", () => check() && table.draft(move()));
  check();
  return form;
}

// Moves in a list

function moveList(table, state, moves) {
  const chosen = state.draft.at(-1);
  return element(
    "div",
    { class: "moves" },
    moves.map((move) =>
      moveButton(table, state, move, () => table.draft(move), { "aria-pressed": String(same(move, chosen)) }),
    ),
  );
}

function moveButton(table, state, move, choose, properties = {}) {
  const own = state.view.seats[state.seat];
  const under = (x, y) => own.territory.find((one) => one.x === x && one.y === y);
  const shown = cellsOf(move)
    .map(([x, y]) => under(x, y))
    .filter(Boolean);
  const seller = state.view.seats.findIndex((seat) => seat.offers.some((offer) => offer.tile === move.tile));
  const offer = state.view.seats[seller]?.offers.find((one) => one.tile === move.tile);
  const values = {
    tile: move.tile,
    seller: seller < 0 ? "" : table.name(seller),
    price: offer?.price,
    track: move.track && named("track", move.track),
    from: shown[0] && tileName(shown[0].tile),
    to: shown[1] && tileName(shown[1].tile),
  };
  const key = `page-move-${move.type}`;
  const text = say(move.track === null && has(`${key}-none`) ? `${key}-none` : key, values);
  const light = (on) =>
    cellsOf(move).forEach(([x, y]) =>
      document.querySelector(`.own [data-cell="${place(x, y)}"]`)?.classList.toggle("lit", on),
    );
  return button(
    [
      move.tile ? tile(move.tile) : null,
      ...shown.map((one) => tile(one.tile, one.turn)),
      element("span", {}, text),
    ].filter(Boolean),
    choose,
    {
      class: "move",
      "data-key": JSON.stringify(move),
      onmouseenter: () => light(true),
      onmouseleave: () => light(false),
      onfocus: () => light(true),
      onblur: () => light(false),
      ...properties,
    },
  );
}

// Building

function building(table, state) {
  const { hand } = state.view.seats[state.seat];
  const chosen = chosenTile(table, state);
  return element(
    "div",
    {},
    element("p", { class: "quiet" }, say(hand.length ? "page-build-how" : "page-build-done")),
    element(
      "div",
      { class: "hand" },
      hand.map((id) =>
        button(tile(id, 0, tileName(id)), () => table.choose(id), {
          "aria-pressed": String(id === chosen),
          "data-key": `hand-${id}`,
          title: tileName(id),
        }),
      ),
    ),
    sealing(table, state),
  );
}

function chosenTile(table, state) {
  const { hand } = state.view.seats[state.seat];
  return hand.includes(table.chosen) ? table.chosen : hand[0];
}

// What a click on a cell of the own territory does.
export function cellChoices(table, state) {
  const choices = new Map();
  if (state.decision?.phase === "build") {
    const chosen = chosenTile(table, state);
    for (const move of state.choices.moves.filter((one) => one.tile === chosen)) {
      const key = place(move.x, move.y);
      if (!choices.has(key))
        choices.set(key, { text: say("page-lay", { tile: chosen, place: key }), choose: () => table.draft(move) });
    }
    const last = state.draft.at(-1);
    if (last?.type === "place") {
      choices.set(place(last.x, last.y), {
        text: say("page-turn", { tile: last.tile }),
        pressed: "true",
        choose: () => turn(table, last),
      });
    }
  } else if (state.choices?.moves.some((move) => "cells" in move)) {
    const selected = selection(table, state);
    const open = state.choices.moves.filter((move) => [...selected].every((key) => placesOf(move).includes(key)));
    for (const key of new Set([...selected, ...open.flatMap(placesOf)])) {
      choices.set(key, {
        text: say("page-waypoint", { place: key }),
        pressed: String(selected.has(key)),
        sign: selected.has(key) && "⚑",
        choose: () => toggle(table, state, key),
      });
    }
  }
  return choices;
}

// Taken back first: then the state tells which turns fit there.
async function turn(table, last) {
  await table.undo();
  const fitting =
    table.state.choices?.moves.filter((move) => move.tile === last.tile && move.x === last.x && move.y === last.y) ??
    [];
  const next = fitting[(fitting.findIndex((move) => move.turn === last.turn) + 1) % fitting.length];
  if (next) await table.draft(next);
}

// Plans: cells that are chosen one by one

const placesOf = (move) => move.cells.map((cell) => place(...cell));
const selection = (table, state) => new Set(table.selected ?? (state.draft.at(-1) ? placesOf(state.draft.at(-1)) : []));

function planOf(state, selected, extra) {
  const fits = state.choices.moves.filter((move) => same(placesOf(move).sort(), [...selected].sort()));
  return fits.find((move) => move.extra === extra) ?? fits[0];
}

function toggle(table, state, key) {
  const selected = selection(table, state);
  if (!selected.delete(key)) selected.add(key);
  draftPlan(table, state, selected, state.draft.at(-1)?.extra ?? false);
}

function draftPlan(table, state, selected, extra) {
  const plan = planOf(state, selected, extra);
  table.select(plan ? null : [...selected]);
  if (plan) table.draft(plan);
}

function planning(table, state) {
  const selected = selection(table, state);
  const spends = state.draft.at(-1)?.extra ?? false;
  const canSpend = planOf(state, selected, true)?.extra;
  return element(
    "div",
    {},
    element("p", { class: "quiet" }, say("page-plan-how", { chosen: selected.size })),
    canSpend &&
      element(
        "label",
        { class: "axe" },
        element("input", {
          type: "checkbox",
          checked: spends,
          "data-key": "extra",
          onchange: (event) => draftPlan(table, state, selected, event.target.checked),
        }),
        ` ${say("page-plan-extra")}`,
      ),
    !state.draft.length && button(say("page-plan-none"), () => draftPlan(table, state, new Set(), false)),
  );
}
