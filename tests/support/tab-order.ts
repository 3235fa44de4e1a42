import type { CDPSession, Page } from "playwright-core";
import { expect } from "vitest";

/**
 * Walks through a page by Tab alone: reaches every link, button and field in reading order, each with visible,
 * uncovered focus.
 * @param within selector of the part to walk through, where the rest was walked through on another page
 */
export async function walkThrough(page: Page, widths: number[], name = "", within = "body"): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // On a busy machine the window takes its new size later than the browser says.
    await page.waitForFunction((wanted) => innerWidth === wanted, width);
    let walked = await walkOnce(page, keyboard, within);
    // A staff page whose data arrive meanwhile has other elements than those that were listed.
    for (let again = 0; again < 2 && (await page.evaluate(isRenderedAnew)); again++)
      walked = await walkOnce(page, keyboard, within);
    expect(walked.reached, `${name} ${width} wide`).toEqual(walked.wanted);
    expect(walked.hidden, `${name} ${width} wide`).toEqual([]);
  }
  await keyboard.detach();
}

const isRenderedAnew = () => (window as Walked).stops?.some(({ element }) => !element.isConnected) ?? false;

/** @returns all stops in reading order, those that Tab reached, and what cannot be seen there */
async function walkOnce(page: Page, keyboard: CDPSession, within: string) {
  const wanted = await page.evaluate(listStops, within);
  await page.evaluate(recordFocus);
  const hidden: string[] = [];
  // An error or thank-you may have focus: starts at the first stop, if there is one.
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    (window as Walked).stops?.[0]?.element.focus();
  });
  const reached = (await page.evaluate(takeFocus)).map(({ stop }) => stop).filter((stop) => stop !== "the browser");
  // Date fields have a stop per part.
  const most = wanted.length * 2 + 20;
  for (let presses = 0; reached.length < wanted.length && presses < most; ) {
    const missing = wanted.length - reached.length;
    presses += missing;
    // All at once: drawing the page between two keys takes longer than looking at the focus.
    await Promise.all(Array.from({ length: missing }, () => keyboard.send("Input.dispatchKeyEvent", tab)));
    for (const { stop, sight } of await page.evaluate(takeFocus)) {
      if (stop === reached.at(-1) || stop === "the browser") continue;
      reached.push(stop);
      if (sight !== "") hidden.push(`${stop} ${sight}`);
    }
  }
  return { wanted, reached, hidden };
}

const tab = { type: "rawKeyDown", key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 } as const;

interface Focus {
  stop: string;
  sight: string;
}

type Walked = Window &
  typeof globalThis & {
    stops?: { element: HTMLElement; name: string }[];
    /** Positions of the focus before each key since the last call, and its position now. */
    takeFocus?: () => Focus[];
  };

const takeFocus = () => (window as Walked).takeFocus?.() ?? [];

/** Runs in the page: lists all tab stops in reading order, with their current names. */
function listStops(within: string): string[] {
  const kinds = "a[href], button, summary, input, select, textarea, [tabindex], [contenteditable=true]";
  /** A radio group has one stop: the checked button, or in Chromium the last one if no button is checked. */
  const isOtherChoice = (element: HTMLElement) => {
    if (!(element instanceof HTMLInputElement) || element.type !== "radio" || element.checked) return false;
    const group = [...(element.form?.querySelectorAll<HTMLInputElement>(`input[name="${element.name}"]`) ?? [])];
    return group.some(({ checked }) => checked) || element !== group.at(-1);
  };
  const stops = [...document.querySelectorAll<HTMLElement>(`${within} :is(${kinds})`)]
    .filter(
      (element) =>
        !element.matches(":disabled") &&
        (element.tabIndex >= 0 || element.isContentEditable) &&
        element.checkVisibility({ visibilityProperty: true }),
    )
    .filter((element) => !isOtherChoice(element))
    .map((element, index) => ({ element, name: `${index}: ${element.outerHTML.slice(0, 90)}` }));
  (window as Walked).stops = stops;
  return stops.map(({ name }) => name);
}

/** Runs in the page: records the focused element and problems of its visibility before each key. */
function recordFocus(): void {
  const walked = window as Walked;
  if (walked.takeFocus !== undefined) return;
  let seen: Focus[] = [];
  addEventListener("keydown", () => seen.push(lookAtFocus()), { capture: true });
  walked.takeFocus = () => {
    const all = [...seen, lookAtFocus()];
    seen = [];
    return all;
  };

  function lookAtFocus(): Focus {
    const element = document.activeElement as HTMLElement;
    // The browser's own UI comes between the last stop and the first.
    if (element === document.body) return { stop: "the browser", sight: "" };
    const known = (window as Walked).stops?.find((stop) => stop.element === element);
    const stop = known?.name ?? `a stop that nobody expects: ${element.outerHTML.slice(0, 90)}`;
    // A card may draw its link's focus ring.
    const drawers = [element, ...(element.closest("article") ? [element.closest("article") as HTMLElement] : [])];
    const isDrawn = drawers.some((drawer) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(drawer);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && !/^rgba.*, 0\)$/.test(outlineColor);
    });
    if (!isDrawn) return { stop, sight: "shows no ring" };
    const box = element.getBoundingClientRect();
    const isInView = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    const place = `${Math.round(box.left)} from the left, ${Math.round(box.top)} down`;
    if (!isInView) return { stop, sight: `is out of sight, ${place}` };
    // Part of it must be visible (WCAG 2.2, 2.4.11): any line of a long link.
    const points = [...element.getClientRects()].flatMap((line) => {
      const across = (Math.max(line.left, 0) + Math.min(line.right, innerWidth)) / 2;
      return [(line.top + line.bottom) / 2, line.top + 2, line.bottom - 2].map((down) => [across, down]);
    });
    const isSeen = points.some(([across = 0, down = 0]) => {
      const hit = document.elementFromPoint(across, down);
      return (
        hit !== null &&
        (element.contains(hit) || hit.contains(element) || element.closest("label, .drop")?.contains(hit))
      );
    });
    return { stop, sight: isSeen ? "" : `lies under something else, ${place}` };
  }
}
