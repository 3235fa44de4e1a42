import { describe, test } from "vitest";
import { browserOfThisFile } from "../support/browser.ts";
import { fits } from "../support/inspect.ts";
import { noiseOf, openPage, publicPages } from "../support/public-pages.ts";

/** Between these the layouts change; large text comes out of a window sideways where it is narrowest. */
const texts = [
  { name: "a wide typeface", size: 100, saveData: "off", widths: [320, 768, 1280] },
  { name: "a wide typeface at 200 percent", size: 200, saveData: "off", widths: [320, 768, 1280] },
  // Low data differs by its typeface and missing drawings only.
  { name: "a wide typeface at 200 percent, low data", size: 200, saveData: "on", widths: [320] },
];

// All other journeys look at the same pages in a narrow typeface.
describe.each(texts)("in $name", ({ size, saveData, widths }) => {
  const { open } = browserOfThisFile({ typeface: "wide", size });

  test("every public page fits a phone and a laptop", async () => {
    const page = await open({ width: 320, reducedMotion: true, expects: publicPages.flatMap(noiseOf) });
    await page.context().setExtraHTTPHeaders({ "Save-Data": saveData });
    for (const subject of publicPages) {
      await openPage(page, subject);
      await fits(page, subject.name, widths);
    }
  }, 120_000);
});
