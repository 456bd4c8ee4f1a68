// Mouse, fingers and wheel on the window of a land: they pan, pinch and zoom its viewport.

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { Notches, pixelsOf } from "../parts/wheel";
import type { Viewport } from "./viewport.svelte";

/** Parts of the window that are pressed for themselves. */
const APART = ".tools, .zooming";
/** Pixels by which the viewport zooms to e times its size. */
const ZOOM = 400;
/** A roll of so many pixels at once glides: what comes in smaller pieces is smooth by itself. */
const COARSE = 50;

/** Lets the viewport follow; `wheel` takes the wheel for something else than zooming, where it is not null. */
export function gestures(viewport: Viewport, wheel: () => ((steps: number) => void) | null): Attachment<HTMLElement> {
  return (window) => {
    let isDragged = false;
    const notches = new Notches();

    const inside = (event: MouseEvent): [number, number] => {
      const { left, top } = window.getBoundingClientRect();
      return [event.clientX - left, event.clientY - top];
    };

    function down(event: PointerEvent): void {
      if (event.button !== 0 || (event.target as Element).closest(APART)) return;
      isDragged = false;
      viewport.down(event.pointerId, ...inside(event));
    }

    function move(event: PointerEvent): void {
      if (viewport.move(event.pointerId, ...inside(event)) && !window.hasPointerCapture(event.pointerId))
        window.setPointerCapture(event.pointerId);
    }

    function up(event: PointerEvent): void {
      isDragged = viewport.up(event.pointerId);
      // A finger that has dragged is followed by no click, and the next one counts again.
      setTimeout(() => (isDragged = false));
    }

    /** The click that ends a drag is none. The keyboard clicks without a pointer: no drag can have been meant. */
    function swallow(event: MouseEvent): void {
      if (!isDragged || event.detail === 0) return;
      event.stopPropagation();
      isDragged = false;
    }

    function roll(event: WheelEvent): void {
      event.preventDefault();
      const turn = wheel();
      if (turn && !event.ctrlKey && !event.shiftKey) {
        const step = notches.roll(event);
        if (step) turn(step);
        return;
      }
      const pixels = pixelsOf(event);
      viewport.zoomBy(Math.exp(-pixels / ZOOM), ...inside(event), Math.abs(pixels) >= COARSE);
    }

    const listening = [
      on(window, "pointerdown", down),
      on(window, "pointermove", move),
      on(window, "pointerup", up),
      on(window, "pointercancel", up),
      on(window, "click", swallow, { capture: true }),
      // Svelte listens to the wheel passively, which could not keep the page from scrolling.
      on(window, "wheel", roll, { passive: false }),
    ];
    return () => listening.forEach((stop) => stop());
  };
}
