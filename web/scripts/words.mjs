// What the sources of the page say: every message that they look up, and every text that stands in them by mistake.
//
//     python web/build.py node scripts/words.mjs [FOLDER]
//
// Prints JSON for tests/test_catalogue.py. A lookup is a call of say, has or named; its key is a pattern for Python's
// re.fullmatch, since parts of it may be known only when the page runs. A key of which nothing is known is opaque.

import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { parse } from "svelte/compiler";

const FOLDER = resolve(process.argv[2] ?? join(import.meta.dirname, "..", "src"));
/** Where the lookups themselves are written. */
const DEFINED_IN = "words.svelte.ts";
const LOOKUPS = ["say", "has", "named"];
/** Attributes of elements that a person reads or hears. */
const ATTRIBUTES = [
  ...["alt", "aria-description", "aria-label", "aria-placeholder", "aria-roledescription", "aria-valuetext"],
  ...["label", "placeholder", "title"],
];
/** Properties of our components that a person reads or hears. */
const PROPERTIES = [
  ...ATTRIBUTES,
  ...["caption", "description", "heading", "hint", "legend", "message", "note", "text", "told", "what", "words"],
];
/** Parts of a block that are not shown. */
const HIDDEN = ["metadata", "expression", "test", "context", "key", "parameters", "declaration"];
const ANYTHING = ".+";
const LETTER = /\p{L}/u;

const found = { files: [], lookups: [], opaque: [], texts: [] };

for (const file of readdirSync(FOLDER, { recursive: true }).sort()) {
  if (!/(?<!\.test)\.(svelte|ts)$/.test(file)) continue;
  found.files.push(file.replaceAll("\\", "/"));
  const source = readFileSync(join(FOLDER, file), "utf8");
  if (file !== DEFINED_IN) examine(file.replaceAll("\\", "/"), source);
}
console.log(JSON.stringify(found));

function examine(file, source) {
  // A module is read like the script of a component, so that there is one kind of tree to walk. The tag takes no line.
  const before = file.endsWith(".svelte") ? "" : '<script module lang="ts">';
  const text = before ? `${before}${source}\n</script>` : source;
  const tree = parse(text, { modern: true, filename: relative(process.cwd(), join(FOLDER, file)) });
  const place = (node) => `${file}:${text.slice(0, node.start).split("\n").length}`;
  const names = declarations(tree);
  for (const node of nodes(tree)) {
    if (node.type === "CallExpression" && node.callee.type === "Identifier" && LOOKUPS.includes(node.callee.name)) {
      const patterns = keys(node, names);
      for (const pattern of patterns ?? []) found.lookups.push({ place: place(node), pattern });
      if (!patterns) found.opaque.push({ place: place(node), code: text.slice(node.start, node.end) });
    }
  }
  for (const [node, words] of written(tree.fragment)) found.texts.push({ place: place(node), text: words.trim() });
}

/** Every node below this one, and itself. */
function* nodes(node) {
  if (node === null || typeof node !== "object") return;
  if (Array.isArray(node)) {
    for (const each of node) yield* nodes(each);
  } else {
    if (typeof node.type === "string") yield node;
    for (const [name, each] of Object.entries(node)) if (name !== "metadata") yield* nodes(each);
  }
}

// Lookups

/** What is known of the names in a file: for each the expressions and types that it was declared with. */
function declarations(tree) {
  const names = new Map();
  const note = (name, expression) => names.set(name, [...(names.get(name) ?? []), expression]);
  for (const node of nodes(tree)) {
    if (node.type === "VariableDeclarator" && node.id.type === "Identifier")
      note(node.id.name, node.id.typeAnnotation ?? node.init);
    for (const parameter of node.params ?? [])
      if (parameter.type === "Identifier") note(parameter.name, parameter.typeAnnotation ?? null);
    if (node.type === "TSTypeAliasDeclaration") note(node.id.name, node.typeAnnotation);
  }
  return names;
}

/** The patterns of the keys that a call looks up; none if they cannot be known. */
function keys({ callee, arguments: [first, second, third] }, names) {
  const prefixes = values(first, names);
  if (callee.name !== "named" || !prefixes) return prefixes;
  const ids = values(second, names) ?? [ANYTHING];
  const endings = third ? (values(third, names) ?? [".*"]) : [""];
  return prefixes.flatMap((prefix) =>
    ids.flatMap((id) => endings.map((ending) => `${prefix}-${id.replaceAll("_", "-")}${ending}`)),
  );
}

/** Patterns of the texts that an expression may have, or a type allows; none if they may be any. */
function values(node, names, seen = []) {
  const again = (each) => values(each, names, seen);
  switch (node?.type) {
    case "Literal":
      return typeof node.value === "string" ? [node.value.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")] : null;
    case "TemplateLiteral": {
      let texts = [""];
      for (const [at, quasi] of node.quasis.entries()) {
        const literal = quasi.value.cooked.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
        const filled = at < node.expressions.length ? (again(node.expressions[at]) ?? [ANYTHING]) : [""];
        texts = texts.flatMap((text) => filled.map((each) => text + literal + each));
      }
      // Of a key that is all filled in nothing is known.
      return texts.includes(ANYTHING) ? null : texts;
    }
    case "ConditionalExpression":
      return all([node.consequent, node.alternate], again);
    case "LogicalExpression":
      return all([node.left, node.right], again);
    case "TSAsExpression":
      return again(node.expression) ?? again(node.typeAnnotation);
    case "TSSatisfiesExpression":
    case "TSNonNullExpression":
      return again(node.expression);
    case "TSTypeAnnotation":
      return again(node.typeAnnotation);
    case "TSLiteralType":
      return again(node.literal);
    case "TSUnionType": // a key that is null or undefined is not looked up
      return all(
        node.types.filter((type) => !["TSNullKeyword", "TSUndefinedKeyword"].includes(type.type)),
        again,
      );
    case "TSTypeReference":
      return again(node.typeName);
    case "Identifier":
      if (seen.includes(node.name) || !names.has(node.name)) return null;
      return all(names.get(node.name), (each) => values(each, names, [...seen, node.name]));
    case "MemberExpression": // of a table that stands in the same file
      if (node.object.type !== "Identifier" || seen.includes(node.object.name)) return null;
      return all(names.get(node.object.name) ?? [null], (table) => entries(table, again));
    default:
      return null;
  }
}

/** What the entries of a table may be. */
function entries(table, again) {
  if (table?.type === "TSAsExpression" || table?.type === "TSSatisfiesExpression") return entries(table.expression, again);
  if (table?.type === "ArrayExpression") return all(table.elements, again);
  if (table?.type !== "ObjectExpression") return null;
  return all(
    table.properties.map((property) => property.value),
    again,
  );
}

/** What any of these may be; none if one of them may be anything. */
function all(each, again) {
  const texts = each.map(again);
  return texts.includes(null) || !texts.length ? null : texts.flat();
}

// Texts

/** Texts with letters that stand in a template, where a person reads or hears them. */
function* written(node, isTemplate = true) {
  if (node === null || typeof node !== "object") return;
  if (Array.isArray(node)) {
    for (const each of node) yield* written(each, isTemplate);
    return;
  }
  if (node.type === "Text" && isTemplate) {
    if (LETTER.test(node.data)) yield [node, node.data];
  } else if (node.type === "ExpressionTag" && isTemplate) {
    yield* shown(node.expression);
  } else if (Array.isArray(node.attributes)) {
    const heard = node.type === "Component" ? PROPERTIES : ATTRIBUTES;
    for (const attribute of node.attributes) {
      if (attribute.type === "Attribute" && heard.includes(attribute.name)) yield* written(attribute.value);
    }
    yield* written(node.fragment);
  } else if (!["StyleSheet", "Script", "Comment"].includes(node.type)) {
    for (const [name, each] of Object.entries(node)) if (!HIDDEN.includes(name)) yield* written(each, isTemplate);
  }
}

/** Texts that an expression in a template shows as they are. */
function* shown(node) {
  switch (node?.type) {
    case "Literal":
      if (typeof node.value === "string" && LETTER.test(node.value)) yield [node, node.value];
      break;
    case "TemplateLiteral":
      for (const quasi of node.quasis) if (LETTER.test(quasi.value.cooked)) yield [node, quasi.value.cooked];
      break;
    case "ConditionalExpression":
      yield* shown(node.consequent);
      yield* shown(node.alternate);
      break;
    case "LogicalExpression":
    case "BinaryExpression":
      if (!/^(==|!=|<|>|in$)/.test(node.operator)) {
        yield* shown(node.left);
        yield* shown(node.right);
      }
      break;
  }
}
