import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { browserOfThisFile } from "../support/browser.ts";
import { letAdminRead } from "../support/in-database.ts";
import { inspect } from "../support/inspect.ts";
import { hasTakenOver, staffAreaOfThisFile } from "../support/staff-area.ts";
import { aPhotograph } from "../support/staffed-server.ts";

const browser = browserOfThisFile();

const widths = [320, 1280];

/** The staff area works without its script, which the browser says. */
const scriptsOff = [/^request failed: .*\.js csp$/];

const area = staffAreaOfThisFile();

// The first person is the safeguarding lead.
beforeAll(() => {
  letAdminRead(area.server.folder, "lead");
});

const story = "A driver shouts at the children of the morning bus.";

/** @param withFile which a process of its own opens: each takes its time */
async function report(page: Page, words = story, withFile = false): Promise<string> {
  await page.getByLabel("What happened, or what worries you?").fill(words);
  await page.getByLabel("Where, and when? (optional)").fill("Monday, at the gate");
  await page.getByLabel("No", { exact: true }).check();
  const files = page.getByLabel("Photos, PDFs or voice recordings (optional)");
  if (withFile) {
    const buffer = Buffer.from(await aPhotograph(300, 200));
    await files.setInputFiles({ name: "IMG_0001.jpg", mimeType: "image/jpeg", buffer });
  }
  await page.getByRole("button", { name: "Send to the lead" }).click();
  await page.getByRole("heading", { name: "We have it" }).waitFor();
  expect(await page.locator("main").innerText()).not.toContain("morning bus");
  const [, reference = ""] =
    /reference is ([2-9A-Z]{3}-[2-9A-Z]{3})/.exec(await page.locator("main").innerText()) ?? [];
  return reference;
}

test.each([
  ["with", true],
  ["without", false],
] as const)(
  "%s script, a worried parent reports on a phone, and the lead reads it and closes it",
  async (_, script) => {
    const { address, cookies } = area.server;
    const parent = await browser.open({ width: 320, script, home: address, expects: [/422/] });
    await parent.goto("/contact");
    await parent.locator("main").getByRole("link", { name: "Report a concern" }).click();
    await parent.getByRole("heading", { name: "Every child must be safe with us" }).waitFor();
    // A tap too early: what was typed stays.
    await parent.getByLabel("Where, and when? (optional)").fill("Monday, at the gate");
    await parent.getByRole("button", { name: "Send to the lead" }).click();
    await parent.getByText("Write what happened, in your own words", { exact: true }).waitFor();
    expect(await parent.getByLabel("Where, and when? (optional)").inputValue()).toBe("Monday, at the gate");
    if (script) await inspect(parent, { briefly: true, widths, within: "main", name: "the form after an error" });
    await parent.setViewportSize({ width: 320, height: 640 });
    // The same words again would be the same report.
    const words = `${story} It happened ${script ? "today" : "yesterday"}.`;
    const reference = await report(parent, words, script);
    // The number is on the page; with script, also the address forgets it.
    if (script) expect(parent.url()).toBe(`${address}/safeguarding`);

    const lead = await browser.open({ width: 360, script, home: address, ignores: scriptsOff });
    await lead.context().addCookies(cookies);
    await lead.goto("/admin");
    if (script) await hasTakenOver(lead);
    await lead.getByRole("link", { name: /^A new concern/ }).click();
    await lead.getByRole("link", { name: `Concern ${reference}` }).click();
    await lead.getByText(words).waitFor();
    await lead.getByLabel("A new note").fill("Spoke with the driver's manager.");
    await lead.getByRole("button", { name: "Add the note" }).click();
    await lead.getByText("Your note is added.").waitFor();
    await lead.getByText("Spoke with the driver's manager.").waitFor();
    expect(await lead.getByLabel("A new note").inputValue()).toBe("");
    if (script) await inspect(lead, { briefly: true, widths, within: "main", name: "an open concern" });
    await lead.setViewportSize({ width: 360, height: 700 });
    if (script) {
      // The file is opened after the report: on a busy machine it may not have been its turn yet.
      const file = lead.getByRole("link", { name: /^Photo 1/ });
      await expect.poll(async () => (await lead.reload()) && file.count(), { timeout: 60_000, interval: 300 }).toBe(1);
      const picture = await lead.context().request.get(`${address}${await file.getAttribute("href")}`);
      expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
    }
    await lead.getByLabel("Closed", { exact: true }).check();
    await lead.getByRole("button", { name: "Save the status" }).click();
    await lead.getByText("The status is saved.").waitFor();
    await lead.goto("/admin/concerns?status=closed");
    await lead.getByRole("link", { name: `Concern ${reference}` }).waitFor();
  },
  180_000,
);

test("a lead types back the recovery phrase, shown only once", async () => {
  const { address, cookies } = area.server;
  const lead = await browser.open({ width: 360, home: address });
  await lead.context().addCookies(cookies);
  await lead.goto("/admin/concerns");
  await hasTakenOver(lead);
  await lead.getByRole("link", { name: "Recovery phrase" }).click();
  await lead.getByRole("button", { name: "Show a phrase" }).click();
  await lead.getByRole("heading", { name: "Write this on paper" }).waitFor();
  const groups = await lead.locator(".phrase li").allInnerTexts();
  expect(groups).toHaveLength(6);
  await inspect(lead, { briefly: true, widths, within: "main", name: "a phrase" });
  const keptByBrowser = () =>
    lead.evaluate(() => JSON.stringify([location.href, window.history.state, { ...sessionStorage, ...localStorage }]));
  const isShown = () => groups.some((group) => group && shown.includes(group));
  let shown = await keptByBrowser();
  expect(isShown()).toBe(false);
  await lead.getByLabel("The phrase on your paper").fill(groups.join(" ").toLowerCase());
  await lead.getByRole("button", { name: "Check the phrase" }).click();
  await lead.getByText("The phrase is written down").waitFor();

  for (const move of [() => lead.reload(), () => lead.goBack(), () => lead.goForward()]) {
    await move();
    shown = (await lead.content()) + (await keptByBrowser());
    expect(isShown()).toBe(false);
  }
}, 180_000);

test("the page is left by a tap or by Escape twice, and Back does not return to it", async () => {
  const { address } = area.server;
  const first = await browser.open({ width: 320, home: address });
  for (const way of ["tap", "Escape"]) {
    // A tab has a history of its own.
    const page = way === "tap" ? first : await first.context().newPage();
    await page.goto("/about");
    await page.goto("/safeguarding");
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByLabel("What happened, or what worries you?").fill(story);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const leave = page.getByRole("link", { name: "Leave this page now" });
    await leave.waitFor();
    expect(await leave.evaluate((link) => link.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
    if (way === "tap") await leave.click();
    else {
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
    }
    await page.waitForURL(`${address}/`);
    await page.goBack();
    await page.waitForURL(`${address}/about`);
    await page.goForward();
    await page.waitForURL(`${address}/`);
    // A second visit finds no typed text.
    await page.goto("/safeguarding");
    expect(await page.getByLabel("What happened, or what worries you?").inputValue()).toBe("");
  }
}, 120_000);

test("after a report, too, Back leads nowhere near it", async () => {
  const { address } = area.server;
  const page = await browser.open({ width: 390, home: address });
  await page.goto("/safeguarding");
  await report(page);
  await page.keyboard.press("Tab");
  await page.getByRole("link", { name: "Leave this page now" }).click();
  await page.waitForURL(`${address}/`);
  await page.goBack();
  await page.waitForURL(`${address}/`);
  expect(await page.locator("main").innerText()).not.toContain("We have it");
}, 60_000);

test("without script it is a plain link, first by keyboard", async () => {
  const { address } = area.server;
  const page = await browser.open({ width: 320, script: false, home: address });
  await page.goto("/safeguarding");
  await page.getByLabel("What happened, or what worries you?").fill(story);
  await page.goto("/safeguarding");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL(`${address}/`);
  await page.goBack();
  expect(await page.getByLabel("What happened, or what worries you?").inputValue()).toBe("");
}, 60_000);
