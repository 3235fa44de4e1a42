import type { Page } from "playwright-core";
import { expect } from "vitest";
import { brokenRules, smallTargets } from "./accessibility.ts";

type Ask = (page: Page) => Promise<string[]>;

/** Runs a check at every width; labels results by width. */
async function atEveryWidth(page: Page, widths: number[], ask: Ask): Promise<string[]> {
  const answers: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // As high as the page, so that the bottom bar hides nothing that scrolling would show.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.max(800, Math.ceil(height)) });
    for (const answer of await ask(page)) answers.push(`${width} wide: ${answer}`);
  }
  return answers;
}

/** A page's horizontal overflow, with the elements that cause it. */
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

export async function fits(page: Page, name: string, widths = [320, 390, 768, 1280]): Promise<void> {
  expect.soft(await atEveryWidth(page, widths, overhang), `${name} scrolls sideways`).toEqual([]);
}

/**
 * Checks a page's current state at all widths, in light and dark: axe rules, overflow, target sizes.
 * @param widths of the viewport
 * @param within selector of the part with targets
 * @param name of the page, for tests of several
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
