// The code of a table, as people type and paste it.

interface Wanted {
  code: string;
  /** The link itself, where it leads to another address than this page has. */
  elsewhere: URL | null;
}

/** The code in a text that is a code, a link, or a message with a link in it. */
export function wantedTable(text: string): Wanted {
  const link = /https?:\/\/\S+/i.exec(text)?.[0];
  const address = link && URL.canParse(link) ? new URL(link) : null;
  const code = /(?:^|\/)t\/([^/?#\s]+)/.exec(address?.pathname ?? text)?.[1] ?? (address ? "" : text);
  return {
    code: decoded(code).replace(/\s+/g, ""),
    elsewhere: address && address.origin !== location.origin ? address : null,
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
