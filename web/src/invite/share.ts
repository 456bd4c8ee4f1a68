// Hands on a link: to the programs of a phone, or to the clipboard.

import { toast } from "../toasts.svelte";

export const canShare = (): boolean => "share" in navigator && matchMedia("(pointer: coarse)").matches;

/** A link as people read and type it. */
export const shown = (link: string): string => link.replace(/^https?:\/\//, "");

export async function copy(text: string): Promise<void> {
  const isCopied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  if (isCopied || copyByCommand(text)) toast("page-copied");
  // To be read and copied by hand.
  else toast(null, text);
}

/** The old way: without https, as at an address of the local network, browsers have no other. */
function copyByCommand(text: string): boolean {
  let isCopied = false;
  const put = (event: ClipboardEvent): void => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
    isCopied = event.clipboardData !== null;
  };
  document.addEventListener("copy", put);
  try {
    document.execCommand("copy");
  } finally {
    document.removeEventListener("copy", put);
  }
  return isCopied;
}

export async function share(url: string, title: string): Promise<void> {
  await navigator.share({ title, url }).catch((problem: unknown) => {
    if (!(problem instanceof DOMException && problem.name === "AbortError")) return copy(url);
  });
}
