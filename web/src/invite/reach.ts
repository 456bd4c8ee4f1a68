// At which addresses others reach this page: the server knows, where the page was opened on the server's own computer.

import type { Reach } from "../protocol";
import { request } from "../requests";

/** How to let other devices in. */
export const COMMAND = "./skye play --lan";

/** Whether an address works on this computer only. */
export const isLoopback = (host: string): boolean => /^(.+\.)?localhost$|^127\.[\d.]+$|^\[::1\]$/.test(host);

/** Whether the page may have been opened on the server's own computer: by such an address, or by the computer's name. */
export const mayBeServer = (host: string): boolean => isLoopback(host) || !/[.:]/.test(host) || host.endsWith(".local");

/** Whether a link is an address in numbers, as devices have in a network of their own. */
export const isOfNetwork = (link: string): boolean => /^http:\/\/(\d+\.\d+\.\d+\.\d+|\[.+\])(:\d+)?$/.test(link);

/** Where others reach this page, the best address first, or why they cannot. */
export async function findReach({ origin, hostname } = location): Promise<Reach> {
  const own: Reach = { links: [origin], obstacle: null };
  if (!mayBeServer(hostname)) return own;
  const found = await request<Reach>("/api/reach").catch((): Reach => ({ links: [], obstacle: "unknown" }));
  if (isLoopback(hostname)) return found;
  // Not every device knows the names of others; an address works for all of them.
  return { links: [...found.links, origin], obstacle: null };
}
