import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { browserOfThisFile } from "../support/browser.ts";

const { open } = browserOfThisFile();

/** Returns width and height of the first of these, in whole pixels. */
async function sizeOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  return { width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0) };
}

const boxesOf = (page: Page, ...selectors: string[]) =>
  page.evaluate(
    (all) => all.map((one) => document.querySelector(one)?.getBoundingClientRect().toJSON() as DOMRect),
    selectors,
  );

const columnsOf = async (page: Page, selector: string) => {
  const columns = await page.locator(selector).evaluate((list) => getComputedStyle(list).gridTemplateColumns);
  return columns.split(" ").length;
};

// One page, whose window changes: to open it takes longer than to measure it.
test("the home page keeps its layout at 240 to 1280 pixels", async () => {
  const page = await open({ width: 390, reducedMotion: true });
  await page.goto("/");
  for (const width of [240, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    // On a phone the hero is as tall as its words and its children.
    expect((await sizeOf(page, ".hero")).height === 650, `the hero at ${width}`).toBe(width >= 768);
    if (width > 240)
      expect((await sizeOf(page, ".scroller .ecard")).width, `an event at ${width}`).toBe(width < 768 ? 300 : 500);
    if (width === 390 || width === 1280) {
      const [chart, legend] = await boxesOf(page, ".donut", ".legend");
      expect((legend?.left ?? 0) >= (chart?.right ?? 0), `the legend beside the chart at ${width}`).toBe(
        width === 1280,
      );
      expect((legend?.top ?? 0) >= (chart?.bottom ?? 0), `the legend below the chart at ${width}`).toBe(width === 390);
      expect(await columnsOf(page, ".legend")).toBe(3);
    }
    if (width > 390) continue;
    expect(await columnsOf(page, ".foot-two"), `the footer's links at ${width}`).toBe(width === 240 ? 1 : 2);
    const [logo, acts] = await boxesOf(page, ".top .logo", ".top-acts");
    // The header keeps its own rows.
    expect((acts?.top ?? 0) >= (logo?.bottom ?? 0), `the header at ${width}`).toBe(width === 240);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test("the slices of the doughnut are filled in the five colours, in their order", async () => {
  const page = await open();
  await page.goto("/");
  const grounds = await page
    .locator(".donut pattern > path:first-child")
    .evaluateAll((paths) => paths.map((path) => path.getAttribute("fill")));
  // Pale green, purple, cream, yellow, pink (specification, section 9; design brief, section 2).
  expect(grounds).toEqual(["#C3E6B4", "#5B2889", "#FFF7E8", "#FFC72E", "#F8A5C2"]);
});

test("ways to give have their buttons at their foot, 52 pixels tall", async () => {
  const page = await open({ width: 1280, reducedMotion: true });
  await page.goto("/donate");
  const ways = await page.locator(".give-way").evaluateAll((cards) =>
    cards.map((card) => {
      const button = card.querySelector(".btn")?.getBoundingClientRect() ?? new DOMRect();
      return { height: button.height, foot: Math.round(card.getBoundingClientRect().bottom - button.bottom) };
    }),
  );
  expect(ways.length).toBeGreaterThan(1);
  for (const { height, foot } of ways) {
    expect(height).toBe(52);
    // The stitched one has an edge of four pixels around it.
    expect(Math.abs(foot - (ways[0]?.foot ?? 0))).toBeLessThanOrEqual(4);
  }
});
