// What players are called.

/** Names of which no two are the same. */
export const distinct = (names: readonly string[]): string[] =>
  names.map((name, seat) => (names.filter((other) => other === name).length > 1 ? `${name} ${seat + 1}` : name));
