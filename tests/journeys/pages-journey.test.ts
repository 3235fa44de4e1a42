// SQLite alone: pages that show what other features store.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { isAtLength, isInFull } from "../support/at-length.ts";
import { browserOfThisFile, eventually } from "../support/browser.ts";
import { inspect } from "../support/inspect.ts";
import { openWithoutShift } from "../support/layout-shift.ts";
import { everyKindOfPage, noiseOf, openPage, readToTheEnd } from "../support/public-pages.ts";
import { walkThrough } from "../support/tab-order.ts";
import { contactForm, newsletterForm } from "../support/visitor.ts";

const { open } = browserOfThisFile();

/** One page for each way in which pictures and words arrive. */
const arriving = ["/", "/about", "/event/readmore/1", "/blog/quiet-corners", "/contact"];

/** Pages made of what another of the list is made of: `npm test` does not look twice. */
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

/** In `npm test` most pages are seen on phones and tablets alone. */
const looks = isAtLength
  ? "every page moves nothing as it arrives, breaks no rule of axe, fits every window, and answers"
  : "a page of each kind breaks no rule of axe, fits phones, and answers";

test(`${looks} to fingers and to Tab in its order`, async () => {
  // In one tab: a browser that has read axe and the page's script once is much quicker the next time.
  const looked = everyKindOfPage.filter(({ name }) => isAtLength || !alike.includes(name));
  const page = await open({ expects: looked.flatMap(noiseOf) });
  for (const [index, subject] of looked.entries()) {
    const { name, path } = subject;
    // All other pages have the home page's frame, and are walked through in one of two windows.
    const isFirst = isAtLength || path === "/";
    if (isAtLength || arriving.includes(name)) {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await openWithoutShift(page, subject, [390]);
      // Words alone arrive on a laptop as they do on a phone.
      if (isFirst && (await page.locator("main img").count()) > 0) await openWithoutShift(page, subject, [1280]);
      await page.emulateMedia({ reducedMotion: "reduce" });
    } else await openPage(page, subject);
    // Header and footer are those of the home page.
    const within = path === "/" ? undefined : "main";
    const isFull = isInFull(index, 12);
    await inspect(page, { name, within, widths: isFull ? [320, 390, 768, 1280] : [320, 768, 1280], briefly: !isFull });
    const walked = isFirst ? [390, 1280] : [index % 2 === 0 ? 390 : 1280];
    if (isInFull(index, 8)) await walkThrough(page, walked, name, within);
  }
}, 480_000);

interface State {
  name: string;
  path: string;
  /** Does what leads there. */
  reach(page: Page): Promise<void>;
  /** The part of the page that can be tapped then. */
  within?: string;
  widths?: number[];
  expects?: RegExp[];
}

/** What a page becomes after somebody did something on it. */
const states: State[] = [
  {
    name: "with its menu open",
    path: "/",
    within: "header details",
    widths: [320, 390, 768],
    async reach(page) {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.locator("summary").click();
      await page.getByRole("navigation", { name: "Main" }).getByRole("link").first().waitFor();
    },
  },
  {
    name: "with the bank details open and one row copied",
    path: "/donate",
    within: "dialog",
    async reach(page) {
      await page.getByRole("button", { name: "Donate now" }).click();
      await page.getByRole("button", { name: "Copy naira account" }).click();
      await page.getByRole("status").getByText("Naira account copied.").waitFor();
    },
  },
  {
    name: "with the last of its tabs open",
    path: "/donate",
    async reach(page) {
      await page.getByRole("tab", { name: "What You Get" }).click();
      await page.getByRole("tabpanel", { name: "What You Get" }).waitFor();
    },
  },
  {
    name: "with both forms full of errors",
    path: "/contact",
    async reach(page) {
      for (const form of [newsletterForm(page), contactForm(page)]) {
        await form.getByRole("button").click();
        await form.getByRole("alert").waitFor();
      }
    },
  },
  {
    name: "with a film that did not load",
    path: "/about",
    expects: [/^asked another site/, /^request failed/, /^console error: Failed to load/],
    async reach(page) {
      await page.getByRole("link", { name: "Play our film" }).click();
      await page.getByRole("button", { name: "Try again" }).waitFor();
    },
  },
  {
    name: "with a picture that did not load",
    path: "/event/readmore/4",
    expects: [/^request failed/, /^console error: Failed to load/],
    async reach(page) {
      await page.route(/\/files\/events\//, (route) => route.abort());
      await page.reload();
      await page.getByText("Failed to load images").waitFor();
    },
  },
];

/** Whose parts `npm test` sees on other pages: tabs and their panels, words in place of a film or a picture. */
const alsoElsewhere = [
  "with the last of its tabs open",
  "with a film that did not load",
  "with a picture that did not load",
];

test("so does what a page becomes after somebody did something on it", async () => {
  const looked = states.filter(({ name }) => isAtLength || !alsoElsewhere.includes(name));
  const expects = looked.flatMap((state) => state.expects ?? []);
  const page = await open({ reducedMotion: true, permissions: ["clipboard-write"], expects });
  for (const state of looked) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(state.path);
    await state.reach(page);
    // In the dark too where it has the colours of errors.
    await inspect(page, { ...state, briefly: !isAtLength && state.name !== "with both forms full of errors" });
  }
}, 240_000);

test("on the home page something moves once; who asked for less motion sees none of it", async () => {
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
