import { expect, test } from "vitest";
import { browserOfThisFile, textSizeOf } from "../support/browser.ts";
import { fits } from "../support/inspect.ts";
import { everyKindOfPage, noiseOf, openPage } from "../support/public-pages.ts";

// All other journeys look at the same pages in a narrow typeface.
const { open } = browserOfThisFile("wide");

/** Between these the layouts change; large text comes out of a window sideways where it is narrowest. */
const widths = [320, 768, 1280];

const rootSize = () => getComputedStyle(document.documentElement).fontSize;

test.each([
  { name: "at 100 and at 200 percent", saveData: "off", looks: [100, 200].map((size) => ({ size, widths })) },
  // Low data differs by its typeface and missing drawings only.
  { name: "at 200 percent, low data", saveData: "on", looks: [{ size: 200, widths: [320] }] },
])(
  "in a wide typeface $name, every public page fits a phone and a laptop",
  async ({ saveData, looks }) => {
    const page = await open({ width: 320, reducedMotion: true, expects: everyKindOfPage.flatMap(noiseOf) });
    await page.context().setExtraHTTPHeaders({ "Save-Data": saveData });
    const setTextSize = await textSizeOf(page);
    for (const subject of everyKindOfPage) {
      await openPage(page, subject);
      for (const look of looks) {
        await setTextSize(look.size);
        expect(await page.evaluate(rootSize)).toBe(`${(16 * look.size) / 100}px`);
        await fits(page, `${subject.name} at ${look.size} percent`, look.widths);
      }
    }
  },
  120_000,
);
