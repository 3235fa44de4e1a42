import { expect, test } from "vitest";
import { browserOfThisFile } from "../support/browser.ts";

const { open } = browserOfThisFile();

test("the donate page on paper carries the bank details and all its panels, and nothing to tap", async () => {
  const page = await open();
  await page.goto("/donate");
  await page.emulateMedia({ media: "print" });
  for (const words of ["Sample Bank Plc", "0000000000", "0000000001", "More than 10 outreaches", "A thank-you note"]) {
    expect(await page.getByText(words, { exact: false }).first().isVisible(), words).toBe(true);
  }
  for (const words of ["Donate now", "Copy", "Subscribe", "Menu"]) {
    expect(await page.getByText(words, { exact: true }).first().isVisible(), words).toBe(false);
  }
});

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
