// Screens that are loaded late: after an update of the server their files have other names, and the page must be new.

const TRIED = "skye-reloaded";

/** Load it; where that fails, load the whole page anew, but only once in a row. */
export async function onceMore<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine || sessionStorage.getItem(TRIED)) throw error;
    sessionStorage.setItem(TRIED, "yes");
    location.reload();
    return new Promise(() => {});
  }
}

/** A screen has come. */
export const settled = (): void => sessionStorage.removeItem(TRIED);
