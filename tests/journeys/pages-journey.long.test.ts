import { test } from "vitest";
import { browserOfThisFile } from "../support/browser.ts";
import { inDatabase } from "../support/in-database.ts";
import { inspect } from "../support/inspect.ts";
import { openWithoutShift } from "../support/layout-shift.ts";
import { pageStates } from "../support/page-states.ts";
import { everyKindOfPage, noiseOf } from "../support/public-pages.ts";
import { staffAreaOfThisFile } from "../support/staff-area.ts";
import { walkThrough } from "../support/tab-order.ts";

const { open } = browserOfThisFile();
const area = staffAreaOfThisFile();

test("every page moves nothing as it arrives, breaks no rule of axe, fits every window", async () => {
  // In one tab: a browser that has read axe and the page's script once is much quicker the next time.
  const page = await open({ expects: everyKindOfPage.flatMap(noiseOf) });
  for (const subject of everyKindOfPage) {
    const { name, path } = subject;
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await openWithoutShift(page, subject, [390]);
    // Words alone arrive on a laptop as they do on a phone.
    if ((await page.locator("main img").count()) > 0) await openWithoutShift(page, subject, [1280]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    // Header and footer are those of the home page.
    const within = path === "/" ? undefined : "main";
    await inspect(page, { name, within });
    await walkThrough(page, [390, 1280], name, within);
  }
}, 480_000);

test("a used page breaks no rule of axe", async () => {
  const expects = pageStates.flatMap((state) => state.expects ?? []);
  const { address: home, folder } = area.server;
  // The sample has no film of the foundation.
  inDatabase(folder, "insert or replace into settings (name, value) values ('introVideoId', '\"a-real-film\"')");
  const page = await open({ home, reducedMotion: true, permissions: ["clipboard-write"], expects });
  for (const state of pageStates) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(state.path);
    await state.reach(page);
    await inspect(page, state);
  }
}, 240_000);
