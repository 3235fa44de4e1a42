import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { browserOfThisFile, eventually } from "../support/browser.ts";
import { readToTheEnd } from "../support/public-pages.ts";

const { open } = browserOfThisFile();

/** A picture that does not arrive is written to the console by the browser itself. */
const missingPicture = [/^request failed: .*\.svg/, /^console error: Failed to load resource/];

/** Returns the page's sentences about pictures that did not arrive. */
function sentences(page: Page): Promise<string[]> {
  return page
    .getByRole("main")
    .getByRole("status")
    .filter({ hasText: /images/ })
    .allTextContents();
}

/** Scrolls down, as a reader does, so that the pictures below are asked for as well. */
async function scrollDown(page: Page): Promise<void> {
  for (let y = 0; y < (await page.evaluate(() => document.documentElement.scrollHeight)); y += 400) {
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
  }
}

describe.each([390, 1280])("a missing picture, %i wide", (width) => {
  test("on the home page: one sentence beside the gap, and the rest stays", async () => {
    const page = await open({ width, expects: missingPicture });
    await page.route(/about-2/, (route) => route.abort());
    await page.goto("/");
    await scrollDown(page);
    await eventually(() => sentences(page)).toEqual(["Failed to load images. Please try again later."]);
    const sentence = page.getByText("Failed to load images.");
    expect(await sentence.isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    for (const name of ["Our founder", "Projects", "Events", "How we spend your donations and where it goes"]) {
      expect(await page.getByRole("heading", { name, exact: true }).isVisible(), name).toBe(true);
    }
    await eventually(() =>
      page.getByAltText("hold a book together").evaluate((one) => (one as HTMLImageElement).naturalWidth),
    ).toBeGreaterThan(0);
  });

  test("on an event: the first picture, which fails before the script runs", async () => {
    const page = await open({ width, expects: missingPicture });
    await page.route(/\/files\/events\//, (route) => route.abort());
    await page.goto("/event/readmore/4");
    await eventually(() => sentences(page)).toEqual(["Failed to load images"]);
    expect(await page.getByText("Screening was free and private.").isVisible()).toBe(true);
  });
});

test("on a slow line a picture that fails before the script arrives is spoken of as well", async () => {
  const page = await open({ expects: missingPicture });
  await page.route(/about-2/, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await page.route(/\.js$/, async (route) => {
    await failed;
    await route.continue();
  });
  await page.goto("/");
  await eventually(() => sentences(page)).toEqual(["Failed to load images. Please try again later."]);
});

test("several missing pictures on one page are one sentence", async () => {
  const page = await open({ expects: missingPicture });
  await page.route(/\/files\/events\//, (route) => route.abort());
  await page.goto("/event/readmore/3");
  await scrollDown(page);
  await eventually(() =>
    page.locator("main img").evaluateAll((all) => all.every((one) => (one as HTMLImageElement).complete)),
  ).toBe(true);
  expect(await sentences(page)).toEqual(["Failed to load images"]);
});

test("pages say nothing of pictures when all arrive", async () => {
  const page = await open();
  const paths = ["/", "/event/readmore/3", "/project/readmore/1", "/blog/quiet-corners"];
  for (const path of paths) {
    await page.goto(path);
    await readToTheEnd(page);
    expect(await sentences(page)).toEqual([]);
  }
});

describe("the banner that asks for help", () => {
  const words = "You can contribute to provide a place for children with special needs!";

  /** Opens the home page at its banner, while the banner's picture is still on its way. */
  async function seeSkeleton(page: Page) {
    const { promise, resolve } = Promise.withResolvers<"arrives" | "fails">();
    await page.route(/\/banner-[^/]*\.svg$/, async (route) => {
      if ((await promise) === "fails") await route.abort();
      else await route.continue();
    });
    // The page's time stands still unless the test moves it.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    const asked = page.waitForRequest(/\/banner-[^/]*\.svg$/);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await asked;
    const heading = page.getByRole("heading", { name: words, includeHidden: true });
    const skeleton = page.locator(".banner.skeleton");
    expect(await skeleton.count()).toBe(1);
    expect(await heading.isVisible()).toBe(false);
    return { heading, skeleton, end: resolve };
  }

  test("shows a skeleton until its picture is there, then its words", async () => {
    const page = await open();
    const { heading, skeleton, end } = await seeSkeleton(page);
    end("arrives");
    await heading.waitFor();
    expect(await skeleton.count()).toBe(0);
    expect(await page.getByRole("main").getByRole("link", { name: "Join as a volunteer" }).isVisible()).toBe(true);
  });

  test("shows its words when the picture fails", async () => {
    const page = await open({ expects: missingPicture });
    const { heading, skeleton, end } = await seeSkeleton(page);
    end("fails");
    await heading.waitFor();
    expect(await skeleton.count()).toBe(0);
  });

  test("shows its words after three seconds when the picture never arrives", async () => {
    const page = await open();
    const { heading, end } = await seeSkeleton(page);
    await page.clock.runFor(2_900);
    expect(await heading.isVisible()).toBe(false);
    await page.clock.runFor(200);
    await heading.waitFor();
    end("arrives");
  });

  test("shows its words at once where there is no script", async () => {
    const page = await open({ script: false, expects: missingPicture });
    await page.route(/\/banner-[^/]*\.svg$/, (route) => route.abort());
    await page.goto("/");
    await page.getByRole("heading", { name: words }).waitFor();
    expect(await page.getByRole("main").getByRole("link", { name: "Donate" }).last().isVisible()).toBe(true);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
  });
});
