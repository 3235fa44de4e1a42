import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { browserOfThisFile, eventually } from "../support/browser.ts";
import { textField } from "../support/editor.ts";
import { inDatabase } from "../support/in-database.ts";
import { inspect } from "../support/inspect.ts";
import { goWithin, hasTakenOver, staffAreaOfThisFile } from "../support/staff-area.ts";

const browser = browserOfThisFile();
const desk = staffAreaOfThisFile();

const widths = [320, 390, 1280];

const open = async (page: Page, path: string) => {
  await page.goto(desk.server.address + path);
  await hasTakenOver(page);
};

/** Reads a page as a visitor. */
const read = async (path: string) => (await fetch(desk.server.address + path)).text();

const openSheet = async (page: Page) => {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  return page.getByRole("dialog", { name: "Ready to publish?" });
};

/** Another member of staff wrote the story. */
function letBolaHaveWritten(title: string) {
  const { folder } = desk.server;
  inDatabase(folder, `update posts set writer_ids = '["bola"]' where title = ?`, title);
  return Number(inDatabase(folder, "select id from posts where title = ?", title)[0]?.id);
}

test("on a phone, a risky sentence is asked about, changed, answered, and published", async () => {
  const page = await desk.open(browser, { width: 390, reducedMotion: true });
  await open(page, "/admin/post?create");
  await page.getByLabel("Title").fill("Colours");
  await (await textField(page)).fill(
    "Amina Bello, aged 9, painted the wall. Ngozi Eze, 10, helped. Read it [here](/events).",
  );
  let sheet = await openSheet(page);
  await sheet.getByText("It tells a child’s age").first().waitFor();
  await sheet.getByText("Amina Bello, aged 9, painted the wall.").first().waitFor();

  await sheet.getByRole("button", { name: "First name only" }).first().click();
  await sheet.getByText("It says Amina now.").waitFor();
  await sheet.getByRole("button", { name: "Changed name" }).first().click();
  await sheet.getByLabel("The changed name").fill("Ada");
  await sheet.getByRole("button", { name: "Change it" }).click();
  await sheet.getByText("It says Ada now.").waitFor();
  await sheet.getByRole("button", { name: "Back to writing" }).click();
  const text = await textField(page);
  await eventually(() => text.textContent()).toContain("Amina, aged 9, painted the wall. Ada, 10, helped.");
  await text.fill("Zainab Umar, aged 9, painted the wall.");
  sheet = await openSheet(page);
  await sheet.getByRole("button", { name: "An adult, it is fine" }).click();
  await sheet.getByText("Noted, with your name.").waitFor();
  await sheet.getByRole("button", { name: "Publish now" }).click();
  await page.getByText("The post is saved.").waitFor();
  expect(await read("/blog/colours")).toContain("Zainab Umar, aged 9");
}, 90_000);

test("a press of Publish publishes nothing while a question is open, and leads to the first", async () => {
  const page = await desk.open(browser, { width: 320, reducedMotion: true });
  await open(page, "/admin/post?create");
  await page.getByLabel("Title").fill("At the gate");
  await (await textField(page)).fill("Amina Bello, aged 9, painted the wall. Call 0803 111 3333. We like yellow.");
  const sheet = await openSheet(page);
  await sheet.getByText("2 questions are open").waitFor();
  await sheet.getByRole("button", { name: "Publish now" }).click();
  const first = sheet.locator(".asks > li").first();
  await eventually(() => first.evaluate((item) => item === document.activeElement)).toBe(true);
  const stored = () => inDatabase(desk.server.folder, "select status from posts where title = 'At the gate'");
  expect(stored()).toEqual([]);

  // Answers stay while the text is looked at.
  await first.getByRole("button", { name: "Leave it as it is" }).click();
  await sheet.getByText("1 question is open").waitFor();
  await sheet.getByRole("button", { name: "Undo the answer" }).click();
  await sheet.getByText("2 questions are open").waitFor();
  await first.getByRole("button", { name: "Leave it as it is" }).click();
  await sheet.getByText("1 question is open").waitFor();

  await sheet.getByRole("button", { name: /^Show me Call/ }).click();
  await openSheet(page);
  await sheet.getByText("1 question is open").waitFor();
  await sheet.getByRole("button", { name: "It is fine" }).click();
  await sheet.getByRole("button", { name: "Publish now" }).click();
  await page.getByText("The post is saved.").waitFor();
  expect(stored()).toEqual([{ status: "published" }]);
  const answers = "select answer from word_answers where subject = (select 'post:' || id from posts where title = ?)";
  expect(inDatabase(desk.server.folder, answers, "At the gate")).toHaveLength(2);
}, 90_000);

test("a sensitive story is refused until a second person has read and approved it", async () => {
  const page = await desk.open(browser, {
    width: 390,
    reducedMotion: true,
  });
  await open(page, "/admin/post?create");
  await page.getByLabel("Title").fill("A safe place");
  await (await textField(page)).fill("She comes from Ikeja, and sleeps well now.");
  await page.getByText("Is this story sensitive?").click();
  await page.getByLabel("survived sexual abuse").check();

  let sheet = await openSheet(page);
  const nearly = page.getByRole("dialog", { name: "Nearly" });
  await nearly.getByText("Change the names, and tick").first().waitFor();
  await nearly.getByText("A place is too exact: “Ikeja”").first().waitFor();
  await inspect(page, { briefly: true, name: "what a sensitive story lacks", within: "dialog.sside[open]", widths });
  await nearly.getByRole("button", { name: "Three things first" }).click();
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("namesChanged");
  await page.getByLabel("The names are changed").check();
  await (await textField(page)).fill("She comes from Lagos State, and sleeps well now.");
  sheet = await openSheet(page);
  await nearly.getByRole("button", { name: "One thing first" }).waitFor();
  await nearly.getByLabel("Keep as draft").check();
  await sheet.getByRole("button", { name: "Keep as draft" }).click();
  await page.getByText("The post is saved.").waitFor();

  await goWithin(page, "/admin/approvals");
  await inspect(page, { briefly: true, name: "stories to approve", within: "main", widths });
  await page.getByRole("link", { name: "Read and approve A safe place" }).click();
  await page.getByText("You wrote in this story. It is waiting for a second person.").waitFor();
  const id = letBolaHaveWritten("A safe place");
  await page.reload();
  await inspect(page, { briefly: true, name: "the approval of a story", within: "main", widths });
  await page.getByRole("button", { name: "Approve this story" }).click();
  await page.getByText("The story is approved.").waitFor();
  await open(page, `/admin/post/${id}`);
  await page.getByText("A change of text or photos ends the approval.").waitFor();
  sheet = await openSheet(page);
  await sheet.getByLabel("Publish now").check();
  await sheet.getByRole("button", { name: "Publish now" }).click();
  await page.getByText("The post is saved.").waitFor();
  expect(await read("/blog/a-safe-place")).toContain("sleeps well now");
}, 90_000);

test("without script, the form comes back with the question and every word", async () => {
  const page = await desk.open(browser, {
    width: 320,
    script: false,
    expects: [/^answered 422/, /status of 422/],
    ignores: [/^request failed: .* csp$/],
  });
  page.setDefaultTimeout(10_000);
  await page.goto(`${desk.server.address}/admin/project?create`);
  await page.getByLabel("Title").fill("Wells");
  await page.getByLabel("Theme").fill("Water for all");
  await page.getByLabel("Paragraph 1").fill("Musa Ibrahim, aged 8, drinks.");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Does this give a child away?").waitFor();
  expect(await page.getByLabel("Paragraph 1").inputValue()).toBe("Musa Ibrahim, aged 8, drinks.");
  await page.getByLabel("Publish as it is").check();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("The project is saved.").waitFor();
});
