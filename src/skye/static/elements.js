// Pieces of the page. Whatever somebody typed becomes a text node, never markup.

export function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (key === "value") made.value = value;
    else if (value === true) made.setAttribute(key, "");
    else if (value !== false && value != null) made.setAttribute(key, value);
  }
  made.append(...children.flat().filter(Boolean));
  return made;
}

export function button(text, onclick, properties = {}) {
  return element("button", { type: "button", onclick, ...properties }, text);
}

export function labelled(text, control) {
  return element("label", {}, element("span", {}, text), control);
}

export function choice(name, options, chosen, properties = {}) {
  const made = element(
    "select",
    { name, "data-key": name, ...properties },
    options.map(([value, text]) => element("option", { value }, text)),
  );
  made.value = chosen;
  return made;
}

// A part of the page is made anew only when what it shows has changed, and the focus stays where it was.
export function show(part, shown, make) {
  const key = JSON.stringify(shown);
  if (part.shown === key) return;
  part.shown = key;
  const focused = part.contains(document.activeElement) ? document.activeElement.dataset.key : undefined;
  part.replaceChildren(...[make()].flat().filter(Boolean));
  if (focused) part.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus();
}

export function tile(id, turn = 0, text = "") {
  return element("img", { class: `tile r${turn}`, src: `/art/tiles/${id}.svg`, alt: text, draggable: "false" });
}

export function trouble(text) {
  const line = document.getElementById("trouble");
  line.textContent = text ?? "";
  line.hidden = !text;
}
