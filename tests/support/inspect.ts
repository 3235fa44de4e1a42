import type { Page } from "playwright-core";
import { expect } from "vitest";
import { brokenRules, smallTargets } from "./accessibility.ts";

type Ask = (page: Page) => Promise<string[]>;

/** Asks one question at every width, and says at which width the answer came. */
async function atEveryWidth(page: Page, widths: number[], ask: Ask): Promise<string[]> {
  const answers: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // As high as the page, so that the bar at the thumb hides nothing that scrolling would show.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.max(800, Math.ceil(height)) });
    for (const answer of await ask(page)) answers.push(`${width} wide: ${answer}`);
  }
  return answers;
}

/** How far a page is wider than its window, and what sticks out of it. */
async function overhang(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    const pixels = document.documentElement.scrollWidth - innerWidth;
    if (pixels <= 0) return undefined;
    const outside = [...document.querySelectorAll("body *")].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 0.5,
    );
    return `${pixels} pixels (${outside
      .slice(0, 5)
      .map(({ tagName, className }) => `${tagName}.${className}`)
      .join(", ")})`;
  });
  return found === undefined ? [] : [found];
}

/** Whether a page fits its window at these widths. */
export async function fits(page: Page, name: string, widths = [320, 390, 768, 1280]): Promise<void> {
  expect.soft(await atEveryWidth(page, widths, overhang), `${name} scrolls sideways`).toEqual([]);
}

/**
 * Looks at a page as it is now, through all windows, by day and in the dark: the rules of axe, what is too wide, what a
 * finger misses.
 *
 * @param widths of the windows
 * @param within the part of it that can be tapped
 * @param name of the page, where one test looks at several
 */
export async function inspect(
  page: Page,
  { widths = [320, 390, 768, 1280], within, name = "" }: { widths?: number[]; within?: string; name?: string } = {},
): Promise<void> {
  const broken: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const answer of await atEveryWidth(page, widths, brokenRules)) broken.push(`${colorScheme}, ${answer}`);
  }
  expect.soft(broken, `${name} rules of axe that are broken`).toEqual([]);
  await fits(page, name, widths);
  const small = await atEveryWidth(page, widths, () => smallTargets(page, within));
  expect.soft(small, `${name} smaller than 44 by 44`).toEqual([]);
}
