import { expect, test } from "vitest";
import { nearestPassing } from "../../app/values/look/check-palette.ts";
import { samplePalette } from "../../app/values/look/palette.ts";
import { brokenRules, smallTargets } from "../support/accessibility.ts";
import { browserOfThisFile, eventually } from "../support/browser.ts";
import { hasTakenOver, staffAreaOfThisFile } from "../support/staff-area.ts";

const desk = staffAreaOfThisFile();
const browser = browserOfThisFile();

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#083b3a" d="M0 0h9v9H0z"/></svg>';

/** Wide enough for a small phone only. */
const overflow = () => document.documentElement.scrollWidth - innerWidth;

test("a foundation previews its look on a small phone", async () => {
  const page = await desk.open(browser, { width: 360, colorScheme: "light" });
  const shown = () => page.frameLocator("iframe").locator("body");
  const inkOf = (element: Element) => getComputedStyle(element).getPropertyValue("--ink").trim();
  await page.goto(`${desk.server.address}/admin/look`);
  await hasTakenOver(page);

  // Colours that cannot be read: the sentence, the nearest that can.
  await page.getByLabel("Sky", { exact: true }).fill("#7a3a5a");
  await page.getByText(/Ink on Sky is \d\.\d\. It needs 4\.5\./).waitFor();
  await page.getByRole("button", { name: "Use the nearest colours that can be read" }).click();
  await page.getByText("Every pair can be read by everyone.").waitFor();
  const nearest = nearestPassing({ ...samplePalette, sky: "#7a3a5a" });
  await eventually(() => page.getByLabel("Sky", { exact: true }).inputValue()).toBe(nearest?.sky);

  // Another name, then not.
  await page.getByLabel("Name", { exact: true }).fill("Hope");
  await shown().getByText("Hope").first().waitFor();
  await page.getByRole("button", { name: "Undo my changes" }).click();
  await eventually(() => page.getByLabel("Name", { exact: true }).inputValue()).toBe("Tabasamu");
  expect(await page.getByLabel("Sky", { exact: true }).inputValue()).toBe(samplePalette.sky);

  // A ready palette, another cloth, a logo: the preview wears them, the site not yet.
  await page.getByRole("radio", { name: "Lagoon" }).check();
  await page.getByRole("radio", { name: "Record" }).check();
  await page
    .getByLabel("Choose a logo")
    .setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(svg) });
  await page.getByText("The logo is here. Save to show it.").waitFor();
  await eventually(() =>
    shown()
      .evaluate(inkOf)
      .catch(() => ""),
  ).toBe("#083b3a");
  await page.getByRole("button", { name: "Donate" }).click();
  await page.getByRole("button", { name: "Desk" }).click();
  await shown().getByRole("heading", { level: 1 }).waitFor();
  expect(await brokenRules(page, false, "main")).toEqual([]);
  expect(await smallTargets(page, "main")).toEqual([]);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await brokenRules(page, true, "main")).toEqual([]);
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  }

  await page.getByRole("button", { name: "Save and show" }).click();
  await page.getByText("The site has its new look.").waitFor();
  await eventually(() => page.locator("html").evaluate(inkOf)).toBe("#083b3a");
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await brokenRules(page, true)).toEqual([]);
  }

  // Visitors have it, light and dark, and nothing is broken by it.
  const visitor = await browser.open({ home: desk.server.address, width: 320 });
  for (const path of ["/", "/about", "/donate"]) {
    await visitor.goto(desk.server.address + path);
    for (const colorScheme of ["light", "dark"] as const) {
      await visitor.emulateMedia({ colorScheme });
      expect(await brokenRules(visitor, true)).toEqual([]);
    }
    expect(await visitor.locator("html").evaluate(inkOf)).toBe("#083b3a");
    expect(await visitor.evaluate(overflow)).toBeLessThanOrEqual(0);
  }

  await page.getByRole("button", { name: "Undo the last change" }).click();
  await page.getByText("The earlier look is back.").waitFor();
  await visitor.goto(desk.server.address);
  expect(await visitor.locator("html").evaluate(inkOf)).toBe("#2a0e45");
}, 120_000);
