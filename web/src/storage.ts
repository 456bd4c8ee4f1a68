// What this browser remembers.

export function recall<Value>(key: string, otherwise: Value): Value {
  try {
    return (JSON.parse(localStorage.getItem(`skye-${key}`) ?? "null") as Value | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`skye-${key}`, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing: it lasts as long as the page.
  }
}
