import { describe, test } from "vitest";
import { browserOfThisFile } from "../support/browser.ts";
import { fits } from "../support/inspect.ts";
import { noiseOf, openPage, publicPages } from "../support/public-pages.ts";

const texts = [
  { name: "a wide typeface", typeface: "wide", size: 100, saveData: ["off"] },
  { name: "a narrow typeface at 200 percent", typeface: "narrow", size: 200, saveData: ["off"] },
  // Low data differs by its typeface and missing drawings only: the widest letters are enough.
  { name: "a wide typeface at 200 percent", typeface: "wide", size: 200, saveData: ["off", "on"] },
] as const;

// All other journeys look at the same pages in a narrow typeface.
describe.each(texts)("in $name", ({ typeface, size, saveData }) => {
  const { open } = browserOfThisFile({ typeface, size });

  test.each(saveData)(
    "every public page fits a phone and a laptop, low data %s",
    async (lowData) => {
      const page = await open({ width: 320, reducedMotion: true, expects: publicPages.flatMap(noiseOf) });
      await page.context().setExtraHTTPHeaders({ "Save-Data": lowData });
      for (const subject of publicPages) {
        await openPage(page, subject);
        await fits(page, subject.name);
      }
    },
    120_000,
  );
});
