// The expansions there are: what each adds to the page stands in its own folder.

export const EXPANSIONS = ["journeyman"] as const;
