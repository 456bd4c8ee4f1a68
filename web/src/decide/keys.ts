// Which keys are for the panel of the open question.

/** Whether a window lies over the table, which has the keys. */
export const isDialogOpen = (): boolean => document.querySelector("dialog[open]") !== null;

/** Whether a key was pressed alone, on this panel or on nothing, and nobody else has a use for it. */
export function isFor(panel: HTMLElement, event: KeyboardEvent): boolean {
  const target = event.target as Node;
  if (target !== document.body && !panel.contains(target)) return false;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !isDialogOpen();
}
