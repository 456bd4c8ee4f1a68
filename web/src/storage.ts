// What this browser remembers.

export function recall<Value>(key: string, otherwise: Value): Value {
  try {
    return (JSON.parse(localStorage.getItem(`skye-${key}`) ?? "null") as Value | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** False where it cannot be stored, by a browser that stores nothing or has no room: then it lasts as long as the page. */
export function remember(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(`skye-${key}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
