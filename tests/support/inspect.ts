import type { Page } from "playwright-core";
import { expect } from "vitest";
import { brokenRules, smallTargets } from "./accessibility.ts";

/** Resizes the window to a width, and as high as the page: the bottom bar hides nothing that scrolling would show. */
async function showAll(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(800, Math.ceil(height)) });
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
  const outside: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const found of await overhang(page)) outside.push(`${width} wide: ${found}`);
  }
  expect.soft(outside, `${name} scrolls sideways`).toEqual([]);
}

/**
 * Checks a page's current state at all widths: axe rules (in dark those of colours), overflow, target sizes.
 * @param widths of the viewport
 * @param within selector of the part with targets
 * @param name of the page, for tests of several
 */
export async function inspect(
  page: Page,
  { widths = [320, 390, 768, 1280], within, name = "" }: { widths?: number[]; within?: string; name?: string } = {},
): Promise<void> {
  const broken: string[] = [];
  const outside: string[] = [];
  // Each width once: drawing a page as high as it is takes longer than any check.
  for (const width of widths) {
    await showAll(page, width);
    for (const found of await overhang(page)) outside.push(`${width} wide: ${found}`);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const rule of await brokenRules(page, colorScheme === "dark"))
        broken.push(`${colorScheme}, ${width} wide: ${rule}`);
    }
  }
  // Last, because it moves the focus, which may change the page.
  const small: string[] = [];
  for (const width of widths) {
    await showAll(page, width);
    for (const target of await smallTargets(page, within)) small.push(`${width} wide: ${target}`);
  }
  await page.emulateMedia({ colorScheme: "light" });
  expect.soft(broken, `${name} rules of axe that are broken`).toEqual([]);
  expect.soft(outside, `${name} scrolls sideways`).toEqual([]);
  expect.soft(small, `${name} smaller than 44 by 44`).toEqual([]);
}
