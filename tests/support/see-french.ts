import type { Page } from "playwright-core";
import { expect } from "vitest";
import { brokenRules } from "./accessibility.ts";
import { findEnglish, readableTexts } from "./english-on-pages.ts";

/** Values that only programs read. */
const forPrograms = /<input type="hidden"[^>]*>|<meta property="og:type"[^>]*>| data-[a-z-]+="[a-z0-9-]+"/g;

/** English texts of a document, each with its English words. @param own texts that people typed, the longest first */
const englishIn = (html: string, own: readonly string[]): string[] =>
  readableTexts(html.replace(forPrograms, "")).flatMap((text) => {
    const words = findEnglish(text, own);
    return words.length === 0 ? [] : [`${text.slice(0, 120)} (${words.join(", ")})`];
  });

/**
 * Checks the current screen of a site in French: no English, nothing that scrolls sideways, no broken rule of axe.
 * @param own texts that people typed
 * @param reader a page with script, which axe needs; the same page by default
 */
export async function seeFrench(page: Page, name: string, own: readonly string[], reader = page): Promise<void> {
  expect(await page.locator("html").getAttribute("lang"), name).toBe("fr-SN");
  const longestFirst = own.toSorted((one, other) => other.length - one.length);
  expect.soft(englishIn(await page.content(), longestFirst), `${name}: English`).toEqual([]);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(sideways, `${name}: pixels that scroll sideways`).toBeLessThanOrEqual(0);
  if (reader !== page) await reader.goto(page.url());
  expect.soft(await brokenRules(reader), `${name}: rules of axe`).toEqual([]);
}
