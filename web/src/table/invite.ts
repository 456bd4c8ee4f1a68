// Hands on the address of a table: to the programs of a phone, or to the clipboard.

import { tableAddress } from "../router.svelte";
import { toast } from "../toasts.svelte";

export const linkTo = (code: string): string => location.origin + tableAddress(code);

export const canShare = (): boolean => "share" in navigator && matchMedia("(pointer: coarse)").matches;

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast("page-copied");
  } catch {
    // No clipboard, as on a page without https: to be read and copied by hand.
    toast(null, text);
  }
}

export async function share(code: string, title: string): Promise<void> {
  const url = linkTo(code);
  if (!canShare()) return copy(url);
  await navigator.share({ title, url }).catch((problem: unknown) => {
    if (!(problem instanceof DOMException && problem.name === "AbortError")) return copy(url);
  });
}
