import type { Page } from "playwright-core";
import { expect } from "vitest";
import { openPage, type PublicPage, readToTheEnd } from "./public-pages.ts";

/** Pages whose documents are watched already. */
const watched = new WeakSet<Page>();

type Watched = Window & typeof globalThis & { shifts?: string[] };

/**
 * Opens a page on a slow line, script and fonts last, and reads it to the end: nothing moves by itself.
 * @param widths of the window, one after the other
 */
export async function openWithoutShift(page: Page, subject: PublicPage, widths: number[]): Promise<void> {
  if (!watched.has(page)) await page.addInitScript(watchShifts);
  watched.add(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const release = await holdBack(page, /\.(?:woff2|js)$/);
    await openPage(page, subject, "commit");
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    release();
    await page.waitForLoadState("load");
    await readToTheEnd(page);
    expect(await page.evaluate(() => (window as Watched).shifts), `${width} wide`).toEqual([]);
    await page.unrouteAll({ behavior: "wait" });
  }
}

/** Runs in every document before its own script: elements that move by themselves. */
function watchShifts(): void {
  const shifts: string[] = [];
  (window as Watched).shifts = shifts;
  const note = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] };
      const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName));
      shifts.push(`${value.toFixed(4)} by ${moved.join(" and ")}`);
    }
  };
  new PerformanceObserver(note).observe({ type: "layout-shift", buffered: true });
}

/** Holds back files of a kind until released: the words are readable before. */
async function holdBack(page: Page, kind: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(kind, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
