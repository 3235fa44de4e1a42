import { expect, test } from "vitest";
import { browserOfThisFile, textSizeOf } from "../support/browser.ts";
import { fits } from "../support/inspect.ts";
import { everyKindOfPage, noiseOf, openPage } from "../support/public-pages.ts";

// All other journeys look at the same pages in a narrow typeface.
const { open } = browserOfThisFile("wide");

/** Between these the layouts change; large text comes out of a window sideways where it is narrowest. */
const widths = [320, 768, 1280];

const rootSize = () => getComputedStyle(document.documentElement).fontSize;

/** Phones that enlarge text set the size of the root: the widths at which layouts change stay as they are. */
const enlargeRoot = (percent: number) => {
  document.documentElement.style.fontSize = `${percent}%`;
};

/** Returns the elements that are partly off the screen or covered. */
const hiddenOf = (selectors: string[]) =>
  selectors.filter((selector) => {
    const found = [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0);
    if (found === undefined) return true;
    const { left, right, top, bottom } = found.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return left < 0 || right > innerWidth || !found.contains(over);
  });

test("a wide typeface fits phone or laptop on each public page", async () => {
  const page = await open({ width: 320, reducedMotion: true, ignores: everyKindOfPage.flatMap(noiseOf) });
  const setTextSize = await textSizeOf(page);
  for (const subject of everyKindOfPage) {
    await openPage(page, subject);
    for (const size of [200, 100]) {
      await setTextSize(size);
      expect(await page.evaluate(rootSize)).toBe(`${(16 * size) / 100}px`);
      await fits(page, `${subject.name} at ${size} percent`, widths);
    }
    await setTextSize(100);
    await page.evaluate(enlargeRoot, 130);
    await fits(page, `${subject.name} at a root size of 130 percent`, [1280, 390, 320]);
    await page.evaluate(() => scrollTo(0, 0));
    if ((await page.locator(".top .menu").count()) === 0) continue;
    expect(await page.evaluate(hiddenOf, [".top .btn", ".top summary", ".top .logo"]), subject.name).toEqual([]);
  }
}, 120_000);

/** Low data differs by its typeface and missing drawings only. */
test("a wide typeface fits each public page at 200 percent with low data", async () => {
  const page = await open({ width: 320, reducedMotion: true, expects: everyKindOfPage.flatMap(noiseOf) });
  await page.context().setExtraHTTPHeaders({ "Save-Data": "on" });
  const setTextSize = await textSizeOf(page);
  for (const subject of everyKindOfPage) {
    await openPage(page, subject);
    await setTextSize(200);
    await fits(page, `${subject.name} at 200 percent, low data`, [320]);
  }
}, 120_000);

test.each(["Kinderbildungsgemeinschaftsstiftungenverbund", "Foundation for Every Child of the Middle Belt"])(
  "the name %s, of 44 letters or more, fits the narrowest phone at 200 percent",
  async (name) => {
    expect(name.length).toBeGreaterThanOrEqual(44);
    const page = await open({ width: 320, reducedMotion: true });
    const setTextSize = await textSizeOf(page);
    await page.goto("/contact");
    // The header takes the name as it is typed into the settings.
    await page.evaluate((long) => {
      const text = document.querySelector(".top .logo span")?.firstChild;
      if (text) text.textContent = long;
    }, name);
    for (const [text, root] of [
      [100, 100],
      [100, 130],
      [200, 100],
    ] as const) {
      await setTextSize(text);
      await page.evaluate(enlargeRoot, root);
      for (const width of [960, 320]) {
        await fits(page, `${name} at ${text} and ${root} percent`, [width]);
        const parts = [".top .btn", ".top .logo", ".top summary, .top .nav a:last-child"];
        expect(await page.evaluate(hiddenOf, parts), `${width} wide at ${text}, root ${root}`).toEqual([]);
      }
    }
  },
);
