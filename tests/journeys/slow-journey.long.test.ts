import { expect, test } from "vitest";
import { browserOfThisFile } from "../support/browser.ts";
import { hasTakenOver, staffAreaOfThisFile } from "../support/staff-area.ts";

const browser = browserOfThisFile();
const desk = staffAreaOfThisFile();

test(`a slow connection shows a thin line, then a sentence`, async () => {
  const page = await desk.open(browser, { width: 360, reducedMotion: true, expects: [/500/] });
  await page.goto(`${desk.server.address}/admin`);
  await hasTakenOver(page);
  // The test does not wait for the words.
  await page.clock.install();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/admin/messages.data*", async (route) => {
    await released;
    await route.continue();
  });
  await page
    .getByRole("link", { name: /^Messages/ })
    .last()
    .click();
  expect(await page.locator(".slow-seam").count()).toBe(0);
  await page.locator(".slow-seam").waitFor();
  expect(await page.getByText("The connection is slow.").count()).toBe(0);
  await page.clock.fastForward(7_000);
  await page.getByText("The connection is slow.").waitFor();
  release();
  await page.getByRole("heading", { name: "Messages", level: 1 }).waitFor();
  expect(await page.locator(".slow-seam").count()).toBe(0);

  // The site caused the error, so the page says which text it kept.
  await page.route("**/admin/days.data*", (route) => route.fulfill({ status: 500, body: "broken" }));
  await page.locator("summary", { hasText: "People and days" }).click();
  await page.locator("details nav").getByRole("link", { name: "Days" }).click();
  await page.getByRole("heading", { name: "Something went wrong on our side" }).waitFor();
  await page.getByRole("link", { name: "Back to Today" }).click();
  await page.waitForURL("**/admin");
});
