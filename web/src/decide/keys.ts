// Which keys are for the panel of the open question.

/** Whether a window lies over the table, which has the keys. */
export const isDialogOpen = (): boolean => document.querySelector("dialog[open]") !== null;

/** Whether something is the page around a panel and nothing in particular, as when what had the focus is gone. */
export const isAround = (panel: Element | undefined, target: Node | null): boolean =>
  target === null || target === document.body || (panel !== undefined && target.contains(panel));

/** Whether a key was pressed alone, on this panel or on nothing, and nobody else has a use for it. */
export function isFor(panel: HTMLElement, event: KeyboardEvent): boolean {
  const target = event.target as Node;
  if (!isAround(panel, target) && !panel.contains(target)) return false;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !isDialogOpen();
}
