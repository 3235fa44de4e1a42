import { expect, test } from "vitest";
import { browserOfThisFile } from "../support/browser.ts";

const { open } = browserOfThisFile();

/** How wide and tall the first of these is, in whole pixels. */
async function sizeOf(width: number, path: string, selector: string) {
  const page = await open({ width, reducedMotion: true });
  await page.goto(path);
  const box = await page.locator(selector).first().boundingBox();
  return { width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0), x: box?.x ?? 0, y: box?.y ?? 0 };
}

test.each([768, 1280])("the hero is 650 pixels tall at %i", async (width) => {
  expect((await sizeOf(width, "/", ".hero")).height).toBe(650);
});

test("on a phone the hero is as tall as its words and its children", async () => {
  expect((await sizeOf(390, "/", ".hero")).height).not.toBe(650);
});

test.each([
  [390, 300],
  [768, 500],
  [1280, 500],
])("at %i an event card of the strip is %i pixels wide", async (width, wide) => {
  expect((await sizeOf(width, "/", ".scroller .ecard")).width).toBe(wide);
});

test("the legend stands beside the chart on a laptop and below it on a phone, in three columns", async () => {
  for (const [width, isBeside] of [
    [390, false],
    [1280, true],
  ] as const) {
    const page = await open({ width, reducedMotion: true });
    await page.goto("/");
    const { chart, legend } = await page.evaluate(() => {
      const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return { chart: boxOf(".donut"), legend: boxOf(".legend") };
    });
    expect(legend.left >= chart.right, `beside at ${width}`).toBe(isBeside);
    expect(legend.top >= chart.bottom, `below at ${width}`).toBe(!isBeside);
    const columns = await page.locator(".legend").evaluate((list) => getComputedStyle(list).gridTemplateColumns);
    expect(columns.split(" ")).toHaveLength(3);
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

test.each([
  [390, 2],
  [240, 1],
])("at %i the footer's links stand in %i columns, and the header keeps its own rows", async (width, columns) => {
  const page = await open({ width, reducedMotion: true });
  await page.goto("/");
  const style = await page.locator(".foot-two").evaluate((list) => getComputedStyle(list).gridTemplateColumns);
  expect(style.split(" ")).toHaveLength(columns);
  const boxes = await page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    return { logo: boxOf(".top .logo"), acts: boxOf(".top-acts"), wide: document.documentElement.scrollWidth };
  });
  expect(boxes.acts.top >= boxes.logo.bottom).toBe(columns === 1);
  expect(boxes.wide).toBeLessThanOrEqual(width);
});
