import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sayYes } from "../support/agreed.ts";
import { browserOfThisFile, eventually } from "../support/browser.ts";
import { publish, textField } from "../support/editor.ts";
import { staffAreaOfThisFile } from "../support/staff-area.ts";
import { aPhotograph } from "../support/staffed-server.ts";

const browser = browserOfThisFile();
const desk = staffAreaOfThisFile();

/** The admin's phone, with a photograph that the site does not have yet. */
async function openPhone(background: string, expects: RegExp[] = []) {
  const { address, folder } = desk.server;
  const photograph = join(folder, "photograph.jpg");
  writeFileSync(photograph, await aPhotograph(400, 300, background));
  const page = await desk.open(browser, { width: 390, expects });
  const openForm = async () => {
    await page.goto(`${address}/admin/post?create`);
    await textField(page);
    return page.getByRole("dialog");
  };
  return { address, page, photograph, openForm };
}

/** Fills in a post with a picture. */
async function write(page: Page, photograph: string): Promise<void> {
  await page.getByLabel("Title").fill("Half written");
  await (await textField(page)).fill("We were about to");
  await page.getByLabel("Take or choose photos").setInputFiles(photograph);
  await page.getByLabel("What is in the photo?").fill("Two girls plant a tree");
  await sayYes(page);
}

test("a closed tab or an ended session loses no writing", async () => {
  const { page, photograph, openForm, address } = await openPhone("#a3195a");
  await openForm();
  await write(page, photograph);
  await page.goto("about:blank").catch(() => {});
  const form = await openForm();
  await form.getByRole("button", { name: "Delete it" }).waitFor();
  expect(await page.getByLabel("Title").inputValue()).toBe("Half written");
  expect(await (await textField(page)).innerText()).toBe("We were about to");
  expect(await page.getByLabel("What is in the photo?").inputValue()).toBe("Two girls plant a tree");
  expect(await page.getByLabel(/^A parent or guardian/).isChecked()).toBe(true);
  expect(await page.getByLabel("Their name, or who they are").inputValue()).toBe("Her mother");
  expect(await page.getByLabel(/^The child was asked too/).isChecked()).toBe(true);

  // The photo goes on from the device, or had arrived.
  const picture = page.locator(".chosen > img[src^='/files/']");
  await picture.waitFor();
  await expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);

  await page.getByLabel("Title").fill("Half written, twice");
  await page.context().clearCookies();
  // The line returns: what waits is sent.
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await page.getByText("You were signed out. Your text is saved on this computer. Sign in to go on.").waitFor();
  await page.getByLabel("Take or choose photos").setInputFiles(photograph);
  await page.getByText("You’ve been signed out. Sign in on another tab").waitFor();
  await form.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("heading", { name: "1 photo is still being sent" }).waitFor();
  await page.getByRole("button", { name: "Publish without it" }).click();
  await page.waitForURL(/\/login\?to=/);
  await page.getByLabel("Email").fill("admin@example.org");
  await page.getByLabel("Password").fill("a long enough password");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(/\/admin/);
  await openForm();
  await expect.poll(() => page.getByLabel("Title").inputValue()).toBe("Half written, twice");
  await publish(page);
  await page.getByText("The post is saved.").waitFor();
  const shown = await (await fetch(`${address}/blog/half-written-twice`)).text();
  expect(shown).toContain('alt="Two girls plant a tree"');
});

test("unsent writing is on Today with its link", async () => {
  const { page, openForm, address } = await openPhone("#5a1d3d", [
    /request failed: .*\/admin\/draft/,
    /Failed to load resource: .*\/admin\/draft/,
  ]);
  await page.clock.install();
  // The page comes first; the device's drafts are listed a moment later.
  const openHome = async (says: string) => {
    await page.goto(`${address}/admin`);
    const isListed = async () => {
      await page.clock.runFor(1_500);
      return page.getByText(says).isVisible();
    };
    await eventually(isListed).toBe(true);
  };
  await page.route("**/admin/draft*", (route) => route.abort());
  const form = await openForm();
  await page.locator(".saved").waitFor({ state: "attached" });
  await form.getByLabel("Title").fill("Only on this phone");
  await page.getByText(/^(?:The site did not answer|Saved on this computer$)/).waitFor();
  expect(await page.locator(".saved").innerText()).not.toMatch(/\d\d:\d\d/);
  // An event of the same title also waits.
  await page.evaluate(() => {
    for (const [key, kept] of Object.entries(localStorage))
      if (key.endsWith(":new-post")) localStorage.setItem(key.replace("new-post", "new-event"), kept);
  });
  await openHome("On this phone, not sent: 2.");
  await page.locator("a.act[href^='/admin/post']", { hasText: "Only on this phone" }).click();
  await page.waitForURL(/\/admin\/post\?create$/);
  const again = page.getByRole("dialog");
  const drop = again.getByRole("button", { name: "Delete it" });
  await drop.waitFor();
  expect(await again.getByLabel("Title").inputValue()).toBe("Only on this phone");
  // A closing page may have sent its draft, so the site also deletes it.
  await page.unroute("**/admin/draft*");
  await drop.click();
  await openHome("On this phone, not sent: 1.");
  expect(await page.getByRole("link", { name: "Only on this phone" }).getAttribute("href")).toBe("/admin/event?create");
});
