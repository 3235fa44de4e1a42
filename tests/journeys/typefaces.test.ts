import { describe, test } from "vitest";
import { browserOfThisFile } from "../support/browser.ts";
import { fits } from "../support/inspect.ts";
import { noiseOf, openPage, publicPages } from "../support/public-pages.ts";

const texts = [
  { name: "a wide typeface", typeface: "wide", size: 100 },
  { name: "a narrow typeface at 200 percent", typeface: "narrow", size: 200 },
  { name: "a wide typeface at 200 percent", typeface: "wide", size: 200 },
] as const;

// All other journeys look at the same pages in a narrow typeface.
describe.each(texts)("in $name", ({ typeface, size }) => {
  const { open } = browserOfThisFile({ typeface, size });

  test.each([
    ["as it is", "off"],
    ["with low data", "on"],
  ])(
    "every public page %s fits a phone and a laptop",
    async (_, saveData) => {
      const page = await open({ width: 320, reducedMotion: true, expects: publicPages.flatMap(noiseOf) });
      await page.context().setExtraHTTPHeaders({ "Save-Data": saveData });
      for (const subject of publicPages) {
        await openPage(page, subject);
        await fits(page, subject.name);
      }
    },
    120_000,
  );
});
