import { expect, test } from "vitest";
import { browserOfThisFile, textSizeOf } from "../support/browser.ts";
import { fits, inspect } from "../support/inspect.ts";
import { staffOverlays, staffPagesOfThisFile, staffStates } from "../support/inspected-staff-pages.ts";
import { goWithin } from "../support/staff-area.ts";
import { walkThrough } from "../support/tab-order.ts";

const wideBrowser = browserOfThisFile("wide");
const { addresses, open } = staffPagesOfThisFile();

/** The narrowest phone, and a laptop. */
const widths = [320, 1280];

test("every staff page breaks no rule of axe at any width", async () => {
  const { page, visit } = await open();
  await visit("/admin");
  for (const path of addresses) {
    await goWithin(page, path);
    expect(new URL(page.url()).pathname).toBe(path.split("?")[0]);
    await inspect(page, { widths, name: path, within: path === "/admin" ? undefined : "main" });
    // The preview of a look is a page of its own inside, whose stops the walk does not know.
    if (path !== "/admin/look") await walkThrough(page, [390, 1280], path, path === "/admin" ? "body" : "main");
  }
}, 900_000);

test("every staff page fits every window in a wide typeface, at 100 and at 200 percent", async () => {
  const { page, visit } = await open([], wideBrowser);
  const setTextSize = await textSizeOf(page);
  for (const path of addresses) {
    await visit(path);
    // Text that fits the narrowest phone at 200 percent fits it at 100.
    await setTextSize(100);
    await fits(page, `${path} at 100 percent`, [1280]);
    await setTextSize(200);
    await fits(page, `${path} at 200 percent`, widths);
    // A phone that enlarges text leaves the widths at which layouts change as they are.
    await setTextSize(100);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "130%";
    });
    await fits(page, `${path} with a root size of 130 percent`, [320, 390, 768, 1280]);
  }
}, 180_000);

test("every staff dialog and a form full of errors fit every window", async () => {
  const { page, visit } = await open([/^answered 422/, /^console error: .* status of 422/]);
  for (const [name, path, reach] of staffStates) {
    await visit(path);
    await reach(page);
    await page.getByRole("dialog").waitFor();
    await inspect(page, { widths, name, within: "dialog[open], [role=dialog]" });
  }
}, 300_000);

test("an open menu fits every window", async () => {
  const { page, visit } = await open();
  await visit("/admin/post");
  await page.getByLabel(/^More for A day at the river/).click();
  await inspect(page, { widths, name: "an open menu", within: ".menu-pop" });
});

test("sheets over every page fit every window", async () => {
  const { page, visit } = await open();
  await visit("/admin");
  for (const [name, on, reach, within] of staffOverlays) {
    await page.setViewportSize({ width: on.at(-1) ?? 1280, height: 800 });
    await reach(page);
    await page.locator(within).first().waitFor();
    await inspect(page, { widths: on, name, within });
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
  }
}, 300_000);
