import { expect, test } from "vitest";
import { readyPalettes } from "../../app/ui/look/check-palette.ts";
import { brokenRules, smallTargets } from "../support/accessibility.ts";
import { browserOfThisFile } from "../support/browser.ts";
import { hasTakenOver, staffAreaOfThisFile } from "../support/staff-area.ts";

const desk = staffAreaOfThisFile();
const browser = browserOfThisFile();

test("peek", async () => {
  for (const width of [390, 1280])
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await desk.open(browser, { width, colorScheme });
      await page.goto(`${desk.server.address}/admin/look`);
      await hasTakenOver(page);
      await page.waitForTimeout(2500);
      await page.screenshot({ path: `/tmp/look-${width}-${colorScheme}.png`, fullPage: width === 390 });
      if (width === 1280) {
        await page.getByRole("button", { name: "Desk" }).click();
        await page.getByRole("radio", { name: "Lagoon" }).check();
        await page.waitForTimeout(2500);
        await page.screenshot({ path: `/tmp/look-${width}-${colorScheme}-desk.png` });
      }
      console.info(
        width,
        colorScheme,
        await brokenRules(page),
        await smallTargets(page),
        await page.evaluate(() => document.documentElement.scrollWidth),
      );
    }
  expect(readyPalettes).toHaveLength(6);
}, 120_000);
