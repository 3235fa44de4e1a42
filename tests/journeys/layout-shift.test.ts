import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { browserOfThisFile } from "../support/browser.ts";
import { noiseOf, openPage, publicPages, readToTheEnd } from "../support/public-pages.ts";

const { open } = browserOfThisFile();

const visits = publicPages.flatMap((subject) => [390, 1280].map((width) => ({ name: subject.name, subject, width })));

test.for(visits)("on a slow line nothing on $name moves as it arrives, $width wide", async ({ subject, width }) => {
  const page = await open({ width, expects: noiseOf(subject) });
  await page.addInitScript(watchShifts);
  const release = await holdBack(page, /\.(?:woff2|js)$/);
  await openPage(page, subject, "commit");
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  release();
  await page.waitForLoadState("load");
  await readToTheEnd(page);
  expect(await page.evaluate(() => (window as Watched).shifts)).toEqual([]);
});

test("on the home page something moves once; who asked for less motion sees none of it", async () => {
  for (const reducedMotion of [false, true]) {
    const page = await open({ reducedMotion });
    await page.addInitScript(countAnimations);
    await page.goto("/");
    await readToTheEnd(page);
    const moved = await page.evaluate(() => (window as Watched).moved);
    if (reducedMotion) expect(moved).toEqual([]);
    else expect(moved).toEqual(expect.arrayContaining(["rise", "grin"]));
    // Whatever began has come to rest.
    await page.waitForFunction(() => document.getAnimations().every((one) => one.playState === "finished"));
  }
});

/** Runs in every document before its own script: notes the names of whatever begins to move by itself. */
function countAnimations(): void {
  const moved: string[] = [];
  (window as Watched).moved = moved;
  document.addEventListener("animationstart", ({ animationName }) => moved.push(animationName));
}

type Watched = Window & typeof globalThis & { shifts?: string[]; moved?: string[] };

/** Runs in every document before its own script: notes whatever moved without being asked to. */
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

/** Lets nothing of a kind arrive until it is released: the words must be readable before. */
async function holdBack(page: Page, kind: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(kind, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
