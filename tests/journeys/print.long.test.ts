import { expect, test } from "vitest";
import { browserOfThisFile } from "../support/browser.ts";
import { inDatabase } from "../support/in-database.ts";
import { staffAreaOfThisFile } from "../support/staff-area.ts";

const browser = browserOfThisFile();
const { open } = browser;
const area = staffAreaOfThisFile();

test("an event on paper carries what, where and when, and leaves the frame of the site away", async () => {
  const page = await open();
  await page.goto("/event/readmore/3");
  await page.emulateMedia({ media: "print" });
  for (const words of ["Health hygiene outreach, Akwa Ibom", "Akwa Ibom, Nigeria", "October 17, 2024"]) {
    expect(await page.locator("main").getByText(words, { exact: false }).first().isVisible(), words).toBe(true);
  }
  expect(await page.locator("footer").isVisible()).toBe(false);
  expect(await page.getByText("Other events").isVisible()).toBe(false);
});

/** Frame of a staff page: bars, rail, rooms. */
const frame = ".ptop, .pbar, .rail, .rooms, .rooms-fold, .room-tabs, .skip, .kept, .net, .no-print";

test.each([390, 1280])("a staff page on paper leaves the frame away, at %s pixels", async (width) => {
  const page = await area.open(browser, { width });
  for (const path of ["/admin/event/1/guests/print", "/admin/gifts/received", "/admin/volunteers", "/admin/log"]) {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    const shown = await page.locator(frame).evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);
    expect([path, shown]).toEqual([path, 0]);
    expect(await page.locator("h1").first().isVisible()).toBe(true);
    await page.emulateMedia({ media: "screen" });
    expect(await page.locator(frame).evaluateAll((all) => all.some((one) => one.checkVisibility()))).toBe(true);
  }
});

test.each([320, 390, 1280])("the heads of the guest list keep their words whole, at %s pixels", async (width) => {
  const { folder } = area.server;
  const longest = "Oluwaseun-Oluwatobiloba-Adebayo-Ogunlesi ".repeat(3);
  inDatabase(folder, `update guests set name = '${longest}' returning id`);
  const page = await area.open(browser, { width });
  await page.goto("/admin/event/1/guests/print");
  for (const media of ["screen", "print"] as const) {
    await page.emulateMedia({ media });
    const lines = await page.locator("thead th").evaluateAll((heads) =>
      heads.map((head) => {
        const range = document.createRange();
        range.selectNodeContents(head);
        return [head.textContent, new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size];
      }),
    );
    expect(lines).toEqual(["Here", "Name", "Adults", "Children", "Needs"].map((head) => [head, 1]));
  }
});
