import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useRef } from "react";

interface DraggingOptions {
  grip: RefObject<HTMLElement | null>;
  /** Element around the text; gets `data-dragging` and `--drop`, the vertical position of the insertion line. */
  paper: RefObject<HTMLElement | null>;
  /** Index of the block; undefined if several are selected. */
  from: number | undefined;
  /** @param to index after the move */
  onDrop(to: number): void;
}

/** Minimum distance of a drag (pixels); a shorter one is a press. */
const slack = 5;

/** Distance from the window's edge within which the text scrolls (pixels). */
const edge = 90;

/**
 * Drags a block by its handle; a press without a drag opens the menu.
 * @returns event handlers
 */
export function useDragging({ grip, paper, from, onDrop }: DraggingOptions) {
  const drag = useRef<{ y: number; to: number | undefined; isMoved: boolean }>(null);
  const end = () => {
    const { current } = drag;
    drag.current = null;
    paper.current?.removeAttribute("data-dragging");
    return current;
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || from === undefined) return;
      drag.current = { y: event.clientY, to: undefined, isMoved: false };
      grip.current?.setPointerCapture(event.pointerId);
    },
    onPointerMove({ clientY }: PointerEvent<HTMLElement>) {
      const { current } = drag;
      const around = paper.current;
      if (current === null || around === null || from === undefined) return;
      if (!current.isMoved && Math.abs(clientY - current.y) < slack) return;
      current.isMoved = true;
      const blocks = [...around.querySelectorAll("[contenteditable=true] > *")].map((block) =>
        block.getBoundingClientRect(),
      );
      const gap = blocks.filter(({ top, height }) => top + height / 2 < clientY).length;
      current.to = gap > from ? gap - 1 : gap;
      const line = (blocks[gap]?.top ?? blocks.at(-1)?.bottom ?? 0) - around.getBoundingClientRect().top;
      around.style.setProperty("--drop", `${Math.round(line)}px`);
      around.setAttribute("data-dragging", "");
      if (clientY < edge) scrollerOf(around).scrollBy(0, -edge / 4);
      else if (clientY > innerHeight - edge) scrollerOf(around).scrollBy(0, edge / 4);
    },
    onPointerUp() {
      const { current } = drag;
      paper.current?.removeAttribute("data-dragging");
      if (current?.isMoved && current.to !== undefined && current.to !== from) onDrop(current.to);
    },
    onPointerCancel: () => void end(),
    onClick(event: MouseEvent) {
      // Prevents the click after a drag, so that the menu stays closed.
      if (end()?.isMoved) event.preventDefault();
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== "Escape" || drag.current === null) return;
      event.preventDefault();
      event.stopPropagation();
      end();
    },
  };
}

function scrollerOf(element: Element): Element {
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement)
    if (parent.scrollHeight > parent.clientHeight && /auto|scroll/.test(getComputedStyle(parent).overflowY))
      return parent;
  return document.documentElement;
}
