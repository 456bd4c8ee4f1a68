// Whether somebody looks at this page: it may be hidden behind another tab, or another window may have the keyboard.

const page = $state({ isHidden: document.hidden, hasFocus: document.hasFocus() });

function look(): void {
  page.isHidden = document.hidden;
  page.hasFocus = document.hasFocus();
}
document.addEventListener("visibilitychange", look);
addEventListener("focus", look);
addEventListener("blur", look);

export const isHidden = (): boolean => page.isHidden;

export const isAway = (): boolean => page.isHidden || !page.hasFocus;
