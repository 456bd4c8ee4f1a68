// Hands a file to the reader: to be saved, or to the programs of a phone.

import { canShare } from "../invite/share";

/** A name for a file, from something that may have been written for people. */
export const fileName = (label: string, ending: string): string =>
  `${label.replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "") || "skye"}.${ending}`;

export function save(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Whether this device passes pictures on to other programs. */
export const canShareFiles = (): boolean =>
  canShare() && navigator.canShare?.({ files: [new File([], "skye.png", { type: "image/png" })] });

/** Pass a file on; where that does not work after all, it is saved. */
export async function shareFile(content: Blob, name: string, title: string): Promise<void> {
  const files = [new File([content], name, { type: content.type })];
  await navigator.share({ title, files }).catch((problem: unknown) => {
    if (!(problem instanceof DOMException && problem.name === "AbortError")) save(content, name);
  });
}
