// What has happened, in words. An event without a message of its own is told by another one.

import { has, named, say } from "./words.js";

export function sentence(event, name) {
  const key = `page-event-${kindOf(event)}`;
  if (!has(key)) return null;
  const values = { ...event, who: event.seat === undefined ? "" : name(event.seat) };
  for (const field of ["seller", "target"]) if (field in event) values[field] = name(event[field]);
  for (const field of ["track", "reason", "bonus", "bot"])
    if (field in event) values[field] = named(field, event[field]);
  if (event.lines) values.amount = event.lines.reduce((sum, line) => sum + line.points, 0);
  if (event.type === "price") values.prices = event.prices.map(([tile, price]) => `${tile}: ${price}`).join(" · ");
  if (event.type === "scored") values.tile = named("scoring", event.tile, "-name");
  if (event.type === "over") values.winners = event.winners.map(name).join(", ");
  return say(key, values);
}

function kindOf(event) {
  if (event.type === "returned") return event.reason;
  if (event.type === "sealed") return event.by === "clock" ? "clock" : "";
  if (event.type === "price" && event.axe === null) return "price-spared";
  return event.type;
}
