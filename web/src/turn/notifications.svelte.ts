// Notifications of the system, for tables that wait for somebody who looks elsewhere: whether they are possible and
// wanted, when to ask, one for each table.

import { prefer, preferences } from "../preferences.svelte";
import type { SeatInfo } from "../protocol";
import { tableAddress } from "../router.svelte";

/** Only pages by https, and on this computer, may notify. */
export const canNotify = (): boolean => isSecureContext && "Notification" in globalThis;

export const isBlocked = (): boolean => Notification.permission === "denied";

const isWanted = (): boolean => preferences.notify === true && canNotify() && Notification.permission === "granted";

/** Wish for notifications, or for none. The browser asks only the first time; who closes its question has not answered. */
export async function wish(isOn: boolean): Promise<void> {
  const permission = isOn ? await Notification.requestPermission() : "denied";
  prefer({ notify: permission === "default" ? null : permission === "granted" });
  offered.isOpen = false;
}

// The offer

const offered = $state({ isOpen: false });

export const isOffered = (): boolean => offered.isOpen;

/** Whether people have to wait for each other at a table: other seats than mine are for people. */
export const hasOthers = (seats: readonly SeatInfo[], mine: readonly number[]): boolean =>
  seats.some(({ kind }, seat) => kind !== "bot" && !mine.includes(seat));

/** Offer notifications to somebody who has left while others decide, unless they were asked before. */
export function offer(): void {
  if (preferences.notify === null && canNotify() && !isBlocked()) offered.isOpen = true;
}

// One notification for each table

/** Tables that call somebody now. */
const calling = new Set<string>();
const withoutWorker = new Map<string, Notification>();

const tagOf = (code: string): string => `turn-${code}`;

export async function call(code: string, title: string, body: string): Promise<void> {
  if (!isWanted()) return;
  calling.add(code);
  const options = { body, tag: tagOf(code), icon: "/icons/skye-192.png", data: { path: tableAddress(code) } };
  try {
    // Phones know notifications of service workers only.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) await worker.showNotification(title, options);
    else withoutWorker.set(code, withFocus(new Notification(title, options)));
  } catch {
    // A browser that promises more than it does: title and sound have to be enough.
  }
  // Somebody may have come back meanwhile.
  if (!calling.has(code)) await remove(code);
}

export async function stopCalling(code: string): Promise<void> {
  if (calling.delete(code)) await remove(code);
}

async function remove(code: string): Promise<void> {
  withoutWorker.get(code)?.close();
  withoutWorker.delete(code);
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await worker?.getNotifications({ tag: tagOf(code) })) ?? []) shown.close();
}

function withFocus(notification: Notification): Notification {
  notification.onclick = () => window.focus();
  return notification;
}
