import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Fewer characters a line are a column of letters. */
const narrowest = 8;

/**
 * Text that is broken into lines of fewer than eight characters, or that runs out of its box. Shorter text, what is hidden,
 * and what scrolls in itself are whole.
 */
const findTorn = (page: Page): Promise<string[]> =>
  page.evaluate((narrowest) => {
    const torn = new Set<string>();
    const range = document.createRange();
    const blockOf = (element: Element): Element =>
      getComputedStyle(element).display === "inline" && element.parentElement
        ? blockOf(element.parentElement)
        : element;
    const isApart = (element: Element): boolean => {
      const { overflowX, position } = getComputedStyle(element);
      if (overflowX === "auto" || overflowX === "scroll") return true;
      // Text for screen readers only.
      if (position === "absolute" && element.clientWidth <= 1) return true;
      return element.parentElement !== null && isApart(element.parentElement);
    };
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const node = nodes.currentNode;
      const text = (node.nodeValue ?? "").replace(/\s+/g, " ").trim();
      const element = node.parentElement;
      if (text.length <= narrowest || element === null || !element.checkVisibility({ visibilityProperty: true }))
        continue;
      if (element.closest("svg, style, script, [inert]")) continue;
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      const tops = new Set(lines.map(({ top }) => Math.round(top)));
      const shown = lines.reduce((sum, { width }) => sum + width, 0);
      const block = blockOf(element);
      const { paddingLeft, paddingRight, textOverflow } = getComputedStyle(block);
      const width = block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const right = Math.max(...lines.map((line) => line.right));
      const isCut = right > innerWidth + 1;
      const isTorn = tops.size > 1 && width < (narrowest * shown) / text.length;
      if ((!isTorn && !isCut) || textOverflow === "ellipsis" || isApart(element)) continue;
      const path = [element, element.parentElement, element.parentElement?.parentElement].map((of) =>
        of ? `${of.tagName.toLowerCase()}${of.className && `.${of.className}`}` : "",
      );
      torn.add(`${isTorn ? `${Math.round(width)} px for` : "runs out:"} "${text.slice(0, 30)}" (${path.join(" < ")})`);
    }
    return [...torn];
  }, narrowest);

/** Lays a page out at each width: nothing torn, nothing that scrolls sideways. */
export async function holdsTogether(page: Page, name: string, widths: number[]): Promise<void> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (sideways > 0) found.push(`${width}: scrolls ${sideways} px sideways`);
    for (const torn of await findTorn(page)) found.push(`${width}: ${torn}`);
  }
  expect.soft(found, name).toEqual([]);
}
