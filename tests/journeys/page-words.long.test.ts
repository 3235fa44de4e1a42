import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { browserOfThisFile, eventually } from "../support/browser.ts";
import { publish } from "../support/editor.ts";
import { inspect } from "../support/inspect.ts";
import { hasTakenOver, staffAreaOfThisFile } from "../support/staff-area.ts";

const browser = browserOfThisFile();
const desk = staffAreaOfThisFile();

const widths = [320, 1280];

async function open(page: Page, path: string) {
  await page.goto(desk.server.address + path);
  await hasTakenOver(page);
}

test("an editor previews a draft programme, then publishes it", async () => {
  const page = await desk.open(browser, { reducedMotion: true });
  await open(page, "/admin/pages");
  await inspect(page, { name: "pages", within: "main", widths });
  await page.getByRole("link", { name: "What We Do", exact: true }).click();
  await page.getByRole("button", { name: "Add a card" }).click();
  await page.getByLabel("Name, card 7").fill("Swimming");
  await page.getByLabel("Text, card 7").fill("Every Friday, in the lagoon.");
  await page.getByLabel("Drawing, card 7").selectOption("Girl");
  await page.getByRole("button", { name: "Move up card 7" }).click();
  expect(await page.getByLabel("Name, card 6").inputValue()).toBe("Swimming");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Ready to publish?" });
  await sheet.getByText("Every field is filled in").waitFor();
  await sheet.getByLabel("Keep as draft").check();
  await sheet.getByRole("button", { name: "Keep as draft" }).click();
  await page.getByText("The draft is saved.").waitFor();
  await inspect(page, { name: "page form", within: "main", widths });
  const [preview] = await Promise.all([
    page.waitForURL("**/admin/preview/what-we-do").then(() => page),
    page.getByRole("link", { name: "Preview" }).click(),
  ]);
  await preview.getByRole("heading", { name: "Swimming" }).waitFor();
  expect(await (await fetch(`${desk.server.address}/what-we-do`)).text()).not.toContain("Swimming");

  // The preview is a page of visitors.
  await open(page, "/admin/pages/what-we-do");
  await page.getByRole("button", { name: "Back to the original (Programmes)" }).click();
  expect(await page.getByLabel("Name, card 6").inputValue()).toBe("Girl Child Empowerment");
  await page.getByLabel("Heading", { exact: true }).fill("");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  // The sheet links to the fields that saving would refuse; its button only goes there.
  const nearly = page.getByRole("dialog", { name: "Nearly" });
  await nearly.getByRole("button", { name: "Show me Heading: This cannot be empty" }).click();
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("heading");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await nearly.getByLabel("Publish the changes").check();
  await inspect(page, { name: "publish sheet of a page", within: "dialog[open]", widths });
  await nearly.getByRole("button", { name: "One thing first" }).click();
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("heading");
  await page.getByLabel("Heading", { exact: true }).fill("Seven ways to make room");
  await publish(page);
  await page.getByText("Visitors see it now.").waitFor();
  expect(await (await fetch(`${desk.server.address}/what-we-do`)).text()).toMatch(/<h\d[^>]*>Seven ways to make room/);
}, 120_000);

test("a second editor reads the first one's text before replacing it", async () => {
  // The first one has no script.
  const plain = await desk.open(browser, { script: false, ignores: [/./] });
  const second = await desk.open(browser, { reducedMotion: true, expects: [/ 409:/, /status of 409/] });
  await plain.goto(`${desk.server.address}/admin/pages/contact`);
  await open(second, "/admin/pages/contact");
  await plain.getByLabel("Heading", { exact: true }).fill("Talk to us");
  await plain.getByRole("button", { name: "Save", exact: true }).click();
  await plain.getByText("Visitors see it now.").waitFor();
  await second.getByLabel("Heading", { exact: true }).fill("Write to us");
  await second.getByRole("button", { name: "Publish", exact: true }).click();
  const nearly = second.getByRole("dialog", { name: "Nearly" });
  await nearly.getByRole("button", { name: "One thing first" }).click();
  await second.getByText("Compare it with the saved text").first().waitFor();
  expect(await second.getByLabel("Heading", { exact: true }).inputValue()).toBe("Write to us");
  // A press right after another one is taken for the same.
  await second.waitForTimeout(1_000);
  await publish(second);
  await second.getByText("Visitors see it now.").waitFor();
  // Now the first one's page is the stale one.
  await plain.getByLabel("Heading", { exact: true }).fill("Come and see");
  await plain.getByRole("button", { name: "Save", exact: true }).click();
  await plain.getByText("Compare it with the saved text").first().waitFor();
  expect(await plain.getByLabel("Heading", { exact: true }).inputValue()).toBe("Come and see");
  await plain.getByRole("button", { name: "Save", exact: true }).click();
  await plain.getByText("Visitors see it now.").waitFor();
  expect(await (await fetch(`${desk.server.address}/contact`)).text()).toMatch(/<h1[^>]*>(?:<[^>]*>)*Come and see/);
});

test("a sentence of the preview leads to its field, in four presses from page to publishing", async () => {
  const page = await desk.open(browser, { reducedMotion: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${desk.server.address}/admin/preview/donate`);
  await page.getByRole("heading", { name: "Promise, then transfer" }).click();
  await page.waitForURL("**/admin/pages/giving#*");
  await hasTakenOver(page);
  const field = page.getByLabel("Ways: promise: heading", { exact: true });
  await eventually(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await inspect(page, { name: "words of giving", within: "main", widths });
  await field.fill("Promise, then send");
  await publish(page);
  await page.getByText("Visitors see it now.").waitFor();
  expect(await (await fetch(`${desk.server.address}/donate`)).text()).toContain("Promise, then send");
});

test("a search shows the sentences that have its words", async () => {
  const page = await desk.open(browser, { reducedMotion: true });
  await open(page, "/admin/pages/giving");
  expect(await page.locator("details.folded[open]").count()).toBe(0);
  await page.getByLabel("Find in these words").fill("every month");
  await page.getByText(/^\d+ of the sentences$/).waitFor();
  const shown = page.locator("details.folded[open] input:visible, details.folded[open] textarea:visible");
  expect(await shown.count()).toBeGreaterThan(1);
  expect(await shown.count()).toBeLessThan(40);
});
