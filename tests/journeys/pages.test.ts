import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { brokenRules, smallTargets } from "../support/accessibility.ts";
import { browserOfThisFile } from "../support/browser.ts";
import { noiseOf, openPage, publicPages, readToTheEnd } from "../support/public-pages.ts";
import { contactForm, newsletterForm } from "../support/visitor.ts";

const { open } = browserOfThisFile();

type Ask = (page: Page) => Promise<string[]>;

/** Asks one question at every width, and says at which width the answer came. */
async function atEveryWidth(page: Page, widths: number[], ask: Ask): Promise<string[]> {
  const answers: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const answer of await ask(page)) answers.push(`${width} wide: ${answer}`);
  }
  return answers;
}

/** How far a page is wider than its window. */
async function overhang(page: Page): Promise<string[]> {
  const pixels = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return pixels > 0 ? [`${pixels} pixels`] : [];
}

/** Looks at a page as it is now, through all windows. @param within the part of it that can be tapped */
async function inspect(page: Page, widths = [320, 390, 768, 1280], within?: string): Promise<void> {
  const broken: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const answer of await atEveryWidth(page, widths, brokenRules)) broken.push(`${colorScheme}, ${answer}`);
  }
  expect.soft(broken, "rules of axe that are broken").toEqual([]);
  expect.soft(await atEveryWidth(page, widths, overhang), "scrolls sideways").toEqual([]);
  const small = await atEveryWidth(page, widths, () => smallTargets(page, within));
  expect.soft(small, "smaller than 44 by 44").toEqual([]);
}

test.for(publicPages)(
  "$name breaks no rule of axe, fits every window, and no finger misses a thing",
  async (subject) => {
    const page = await open({ reducedMotion: true, expects: noiseOf(subject) });
    await openPage(page, subject);
    await readToTheEnd(page);
    await inspect(page);
  },
);

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

test.for(states)("so does $path $name", async (state) => {
  const page = await open({ reducedMotion: true, permissions: ["clipboard-write"], expects: state.expects });
  await page.goto(state.path);
  await state.reach(page);
  await inspect(page, state.widths, state.within);
});
