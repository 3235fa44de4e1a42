import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { browserOfThisFile, eventually } from "../support/browser.ts";
import { fits } from "../support/inspect.ts";
import { readToTheEnd } from "../support/public-pages.ts";

const { open } = browserOfThisFile();

const lowData = (page: Page) => page.getByRole("button", { name: "Low data" });

describe.each([true, false])("with script: %j", (script) => {
  test("a keyboard user turns low data on, then off", async () => {
    const page = await open({ width: 320, script });
    await page.goto("/about");
    expect(await lowData(page).getAttribute("aria-pressed")).toBe("false");
    await lowData(page).focus();
    await page.keyboard.press("Space");
    await eventually(() => lowData(page).getAttribute("aria-pressed")).toBe("true");
    expect(new URL(page.url()).pathname).toBe("/about");
    expect(await lowData(page).isVisible()).toBe(true);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("/");
    if (script) await readToTheEnd(page);
    const pictures = asked.filter((path) => /\.(?:svg|avif|webp|jpg|woff2)$/.test(path));
    // The sign of the foundation, in the header and on the tab.
    expect([...new Set(pictures)]).toEqual([expect.stringMatching(/mark/)]);
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
    await lowData(page).focus();
    await page.keyboard.press("Space");
    await eventually(() => lowData(page).getAttribute("aria-pressed")).toBe("false");
    await eventually(() => page.locator(".hero-kids").count()).toBe(1);
  });
});

test("with low data, nothing is fetched for reading without a network", async () => {
  const page = await open({ width: 390, worker: true });
  await page.goto("/");
  await lowData(page).click();
  await eventually(() => lowData(page).getAttribute("aria-pressed")).toBe("true");
  const fresh = await page.context().newPage();
  const asked: string[] = [];
  page.context().on("request", (request) => asked.push(new URL(request.url()).pathname));
  await fresh.goto("/contact");
  await fresh.waitForLoadState("networkidle");
  expect(asked.filter((path) => path.includes("service-worker"))).toEqual([]);
});

test("no page with low data is wider than the screen", async () => {
  const page = await open();
  await page.context().setExtraHTTPHeaders({ "Save-Data": "on" });
  const paths = ["/", "/donate", "/event/readmore/1", "/about", "/what-we-do", "/blog", "/contact", "/media"];
  for (const path of paths) {
    await page.goto(path);
    await fits(page, path, [320, 390, 1280]);
  }
});
