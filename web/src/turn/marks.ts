// How a tab is marked whose table waits for somebody who looks elsewhere: a dot before its title and on its icon.

const ICON = "/icons/skye.svg";
const MARKED_ICON = "/icons/skye-turn.svg";

export const marked = (title: string, isCalling: boolean): string => (isCalling ? `● ${title}` : title);

export function markIcon(isCalling: boolean): void {
  document.querySelector("link[rel=icon]")?.setAttribute("href", isCalling ? MARKED_ICON : ICON);
}
