// Pointing at the areas of a land: a mouse that rests, or a tap. It disturbs nothing that a press or a drag does.

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { placeAt, type Point } from "./areas";
import type { Viewport } from "./viewport.svelte";

/** Milliseconds that a mouse rests before an area is shown: on its way to somewhere it shows nothing. */
const REST = 150;
/** What is pressed for itself, and has nothing to do with areas. */
const APART = ".spot, .tools, .zooming";

/** Tells what is pointed at; null for nothing. */
export function pointing(viewport: Viewport, point: () => ((at: Point | null) => void) | undefined): Attachment<HTMLElement> {
  return (window) => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    let last: string | null = null;

    function at(event: MouseEvent): Point | null {
      if ((event.target as Element).closest(APART)) return null;
      const { left, top } = window.getBoundingClientRect();
      const [east, south] = viewport.groundAt(event.clientX - left, event.clientY - top);
      const [column, row] = [Math.floor(east), Math.floor(south)];
      return { x: column, y: -row, place: placeAt(east - column - 0.5, south - row - 0.5) };
    }

    function tell(found: Point | null): void {
      clearTimeout(resting);
      last = JSON.stringify(found);
      point()?.(found);
    }

    function move(event: PointerEvent): void {
      if (event.pointerType !== "mouse") return;
      const found = event.buttons ? null : at(event);
      const text = JSON.stringify(found);
      if (text === last) return;
      clearTimeout(resting);
      last = text;
      resting = setTimeout(() => tell(found), REST);
    }

    function leave(event: PointerEvent): void {
      if (event.pointerType === "mouse") tell(null);
    }

    const listening = [
      on(window, "pointermove", move),
      on(window, "pointerleave", leave),
      on(window, "click", (event) => tell(at(event))),
    ];
    return () => {
      clearTimeout(resting);
      listening.forEach((stop) => stop());
    };
  };
}
