import { expect, test } from "vitest";
import { browserOfThisFile, eventually } from "../support/browser.ts";
import { inspect } from "../support/inspect.ts";
import { openWithoutShift } from "../support/layout-shift.ts";
import { pageStates } from "../support/page-states.ts";
import { everyKindOfPage, noiseOf, openPage, readToTheEnd } from "../support/public-pages.ts";
import { walkThrough } from "../support/tab-order.ts";

const { open } = browserOfThisFile();

/** One page for each way in which pictures and words arrive. */
const arriving = ["/", "/about", "/event/readmore/1", "/blog/quiet-corners", "/contact"];

/** Pages with the same parts as another page of the list: `pages-journey.long.test.ts` inspects them. */
const alike = [
  "/donate/promise?dollars",
  "/search?q=schoool",
  "/search?q=%25",
  "/e/none",
  "/newsletter after its form was taken",
  "/donate/check after its form was taken",
  "/contact after an empty message",
  "/newsletter after an empty address",
  "/donate/check after another number",
  "/volunteer after its form was taken",
  // Each is among them as a form that was refused, or with results.
  "/search",
  "/withdraw",
  "/donate/promise",
  "/volunteer",
  "/newsletter/confirm?token=none",
];

test("a page of each kind breaks no rule of axe", async () => {
  // In one tab: a browser that has read axe and the page's script once is much quicker the next time.
  const looked = everyKindOfPage.filter(({ name }) => !alike.includes(name));
  const page = await open({ expects: looked.flatMap(noiseOf) });
  for (const [index, subject] of looked.entries()) {
    const { name, path } = subject;
    // All other pages have the home page's frame, and are walked through in one of two windows.
    const isFirst = path === "/";
    if (arriving.includes(name)) {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await openWithoutShift(page, subject, [390]);
      // Words alone arrive on a laptop as they do on a phone.
      if (isFirst && (await page.locator("main img").count()) > 0) await openWithoutShift(page, subject, [1280]);
      await page.emulateMedia({ reducedMotion: "reduce" });
    } else await openPage(page, subject);
    // Header and footer are those of the home page.
    const within = path === "/" ? undefined : "main";
    const isFull = index % 12 === 0;
    await inspect(page, { name, within, widths: isFull ? [320, 390, 768, 1280] : [320, 768, 1280], briefly: !isFull });
    const walked = isFirst ? [390, 1280] : [index % 2 === 0 ? 390 : 1280];
    if (index % 8 === 0) await walkThrough(page, walked, name, within);
  }
}, 480_000);

/** Their parts are on other pages: tabs and their panels, words in place of a film or a picture. */
const alsoElsewhere = [
  "with the last of its tabs open",
  "with a film that did not load",
  "with a picture that did not load",
];

test("a page breaks no rule of axe after an act on it", async () => {
  const looked = pageStates.filter(({ name }) => !alsoElsewhere.includes(name));
  const expects = looked.flatMap((state) => state.expects ?? []);
  const page = await open({ reducedMotion: true, permissions: ["clipboard-write"], expects });
  for (const state of looked) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(state.path);
    await state.reach(page);
    // In the dark too where it has the colours of errors.
    await inspect(page, { ...state, briefly: state.name !== "with both forms full of errors" });
  }
}, 240_000);

test("the home page moves once, and never for a visitor who asked for less motion", async () => {
  for (const reducedMotion of [false, true]) {
    const page = await open({ reducedMotion });
    await page.addInitScript(countAnimations);
    await page.goto("/");
    await readToTheEnd(page);
    const moved = () => page.evaluate(() => (window as Watched).moved);
    if (reducedMotion) expect(await moved()).toEqual([]);
    else await eventually(moved).toEqual(expect.arrayContaining(["rise", "grin"]));
    // All that began has come to rest.
    await page.waitForFunction(() => document.getAnimations().every((one) => one.playState === "finished"));
  }
});

type Watched = Window & typeof globalThis & { moved?: string[] };

/** Runs in every document before its own script: the names of animations that begin. */
function countAnimations(): void {
  const moved: string[] = [];
  (window as Watched).moved = moved;
  document.addEventListener("animationstart", ({ animationName }) => moved.push(animationName));
}
