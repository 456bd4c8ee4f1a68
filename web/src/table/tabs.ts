// What a small screen shows one at a time.

export type Tab = "land" | "scoring" | "board" | "log";
