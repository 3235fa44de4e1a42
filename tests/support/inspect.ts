import type { Page } from "playwright-core";
import { expect } from "vitest";
import { brokenRules, smallTargets } from "./accessibility.ts";

/**
 * Resizes the window to a width; as high as the page where a bar stays at the bottom, so that it hides nothing that
 * scrolling would show. Drawing all of a page takes longer than most checks.
 */
async function showAll(page: Page, width: number): Promise<void> {
  let shown = 0;
  // Until nothing is left to scroll: a page may grow while it is measured.
  for (let height = 800; height > shown; ) {
    shown = height;
    await page.setViewportSize({ width, height });
    height = await page.evaluate(async (wanted) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      // On a busy machine the window takes its new size later than the browser says, and until then has the other layout.
      for (let frames = 0; innerWidth !== wanted && frames < 100; frames++) await frame();
      await frame();
      // Below the content, or at its left with a list of its own.
      const lowest = [innerWidth / 2, 40].flatMap((x) => document.elementsFromPoint(x, innerHeight - 8));
      const stays = lowest.some((element) => /fixed|sticky/.test(getComputedStyle(element).position));
      return stays ? Math.ceil(document.documentElement.scrollHeight) : 0;
    }, width);
  }
}

/** A page's horizontal overflow, with the elements that cause it. */
async function overhang(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    const pixels = document.documentElement.scrollWidth - innerWidth;
    if (pixels <= 0) return undefined;
    const scrolls = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX !== "visible" || scrolls(element.parentElement));
    const outside = [...document.querySelectorAll("body *")].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 0.5 && !scrolls(element.parentElement),
    );
    return `${pixels} pixels (${outside
      .slice(0, 5)
      .map(({ tagName, className }) => `${tagName}.${className}`)
      .join(", ")})`;
  });
  return found === undefined ? [] : [found];
}

/** Header and footer of public pages, and the frame of staff pages. */
const frame = ":is(body > :is(.top, footer, .pbar), .shell .ptop) *";

const hasGrown = () => document.documentElement.scrollHeight > innerHeight;

export async function fits(page: Page, name: string, widths = [320, 390, 768, 1280]): Promise<void> {
  const outside: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const found of await overhang(page)) outside.push(`${width} wide: ${found}`);
  }
  expect.soft(outside, `${name} scrolls sideways`).toEqual([]);
}

/**
 * Checks a page's current state: overflow at all widths; axe rules and target sizes at the narrowest and the widest, which
 * are the two layouts: all rules light, those of colours in the dark.
 * @param widths of the viewport, ascending
 * @param within selector of the part that is new on this page: the rest of it is looked at once, at the narrowest. It is
 * looked at light in one layout and dark in the other: what both show has the same colours in both
 * @param name of the page, for tests of several
 * @param briefly all rules and targets at the narrowest, light; of several widths nothing at the widest, not even overflow;
 * nothing in the dark, nothing behind what lies over a page, and not the rules that cost most. For the pages of a journey that
 * is about something else: they have the colours and sizes of the pages that are looked at in full
 */
export async function inspect(
  page: Page,
  {
    widths = [320, 390, 768, 1280],
    within,
    name = "",
    briefly = false,
  }: { widths?: number[]; within?: string; name?: string; briefly?: boolean } = {},
): Promise<void> {
  const broken: string[] = [];
  const outside: string[] = [];
  const layouts = new Set(briefly ? widths.slice(0, 1) : [widths.at(0), widths.at(-1)]);
  // An overlay is inspected alone; another test inspects the page below it.
  const isPage = within === undefined || within === "main";
  // Each layout once: drawing a page as high as it is takes longer than any check. In one layout, it comes last and stays.
  const order = briefly && widths.length > 1 ? widths.slice(0, -1).toReversed() : widths;
  // The look at another page covers the frame already.
  const without = within !== "main" ? [] : [frame];
  for (const width of order) {
    if (layouts.has(width)) await showAll(page, width);
    else await page.setViewportSize({ width, height: 800 });
    for (const found of await overhang(page)) outside.push(`${width} wide: ${found}`);
    if (!layouts.has(width)) continue;
    const isNarrow = width === widths[0];
    const one = isNarrow ? (["light"] as const) : (["dark"] as const);
    const schemes = !briefly && (within === undefined || layouts.size === 1) ? (["light", "dark"] as const) : one;
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      // One document at every width: its structure is looked at once.
      const onlyColours = colorScheme === "dark";
      const part = isNarrow && colorScheme === "light" && (isPage || !briefly) ? undefined : within;
      let rules = await brokenRules(page, onlyColours, part, without, briefly);
      // The bar covers a page that has grown since it was measured.
      for (let again = 0; again < 2 && rules.length > 0 && (await page.evaluate(hasGrown)); again++) {
        await showAll(page, width);
        rules = await brokenRules(page, onlyColours, part, without, briefly);
      }
      for (const rule of rules) broken.push(`${colorScheme}, ${width} wide: ${rule}`);
    }
  }
  // Last, because it moves the focus, which may change the page; first at the width that the window still has.
  const small: string[] = [];
  for (const width of widths.filter((width) => layouts.has(width)).toReversed()) {
    if (width !== order.at(-1)) await showAll(page, width);
    for (const target of await smallTargets(page, within)) small.push(`${width} wide: ${target}`);
  }
  await page.emulateMedia({ colorScheme: "light" });
  expect.soft(broken, `${name} rules of axe that are broken`).toEqual([]);
  expect.soft(outside, `${name} scrolls sideways`).toEqual([]);
  expect.soft(small, `${name} smaller than 44 by 44`).toEqual([]);
}
