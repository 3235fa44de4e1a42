import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { browserOfThisFile, eventually } from "../support/browser.ts";
import { pasteInto, publish, textField } from "../support/editor.ts";
import { inDatabase } from "../support/in-database.ts";
import { inspect } from "../support/inspect.ts";
import { goWithin, hasTakenOver, staffAreaOfThisFile } from "../support/staff-area.ts";

const browser = browserOfThisFile();
const desk = staffAreaOfThisFile();

async function open(page: Page, path: string): Promise<void> {
  await page.goto(desk.server.address + path);
  await hasTakenOver(page);
}

/** Autosave to the server waits for ten seconds, or for the line to return. */
const sendNow = (page: Page) => page.evaluate(() => dispatchEvent(new Event("online")));

/** Another member of staff opens a post. @returns its id */
function letBolaOpen(title: string): number {
  const { folder } = desk.server;
  const columns = "id, name, email, emailVerified, createdAt, updatedAt, firstName, lastName";
  inDatabase(
    folder,
    `insert into users (${columns}) values ('bola', 'Bola', 'bola@example.org', 1, '', '', 'Bola', 'B')`,
  );
  inDatabase(folder, "insert into user_roles (user_id, role) values ('bola', 'admin')");
  const id = Number(inDatabase(folder, "select id from posts where title = ?", title)[0]?.id);
  inDatabase(
    folder,
    "insert into drafts (user_id, subject, seen_at) values ('bola', ?, ?)",
    `post:${id}`,
    new Date().toISOString(),
  );
  return id;
}

/** A post that was begun on the phone, kept by the site, and published at the computer. @returns the phone */
async function publishElsewhere(title: string): Promise<Page> {
  const phone = await desk.open(browser, { width: 390, reducedMotion: true });
  await open(phone, "/admin/post?create");
  await phone.getByLabel("Title").fill(title);
  await (await textField(phone)).fill("The last tap is up.");
  await phone.getByText(/^Saved on this computer \d\d:\d\d$/).waitFor();
  await sendNow(phone);
  await phone.getByText(/^Saved \d\d:\d\d$/).waitFor();
  await phone.goto(`${desk.server.address}/admin/places`);
  const page = await desk.open(browser, { reducedMotion: true });
  await open(page, "/admin/post?create");
  await page.getByRole("button", { name: "Go on with it" }).click();
  await publish(page);
  await page.getByText("The post is saved.").waitFor();
  return phone;
}

test("a text that was published at the computer is no draft on the phone any more", async () => {
  const phone = await publishElsewhere("One tap");
  await open(phone, "/admin/post?create");
  await eventually(() => phone.getByLabel("Title").inputValue()).toBe("");
  expect(await phone.getByText("Delete it").count()).toBe(0);
  await open(phone, "/admin/post?create");
  await eventually(() => phone.getByLabel("Title").inputValue()).toBe("");
  expect(
    inDatabase(desk.server.folder, "select content from drafts where subject = 'post:new' and content is not null"),
  ).toEqual([]);
}, 120_000);

test("a post begun on the phone is published at the computer", async () => {
  const phone = await desk.open(browser, { width: 390, reducedMotion: true });
  await open(phone, "/admin/post?create");
  await phone.getByLabel("Title").fill("Forty taps");
  await (await textField(phone)).fill("The last of forty taps is up.");
  await phone.getByText(/^Saved on this computer \d\d:\d\d$/).waitFor();
  await sendNow(phone);
  await phone.getByText(/^Saved \d\d:\d\d$/).waitFor();

  const page = await desk.open(browser, {
    reducedMotion: true,
    expects: [/^answered (404|409)/, /status of (404|409)/],
  });
  await open(page, "/admin/post?create");
  await page.getByText(/Your text from another device/).waitFor();
  await page.getByRole("button", { name: "Go on with it" }).click();
  expect(await page.getByLabel("Title").inputValue()).toBe("Forty taps");
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  const preview = page.frameLocator("iframe[title=Preview]:not([inert])");
  await preview.getByRole("heading", { name: "Forty taps" }).waitFor();
  await (await textField(page)).focus();
  await pasteInto(page, { "text/html": '<p>And there is a <a href="/blog/nowhere">song</a>.</p>' });
  await preview.getByText("there is a").waitFor();

  await page.getByRole("button", { name: "Preview", exact: true }).click();

  await page.getByLabel("Title").press("Control+Enter");
  const sheet = page.getByRole("dialog", { name: "Ready to publish?" });
  await sheet.getByText("It has a title").waitFor();
  await sheet.getByRole("button", { name: "Show me A link leads nowhere on this site: /blog/nowhere" }).waitFor();
  await sheet.getByText("127.0.0.1", { exact: false }).waitFor();

  await sheet.getByText("Schedule", { exact: true }).click();
  await sheet.getByLabel("Day and time, West Africa Time").fill("2020-01-01T10:00");
  await sheet.getByRole("button", { name: "Schedule" }).click();
  await sheet.getByText("That time is over.").waitFor();
  await sheet.getByText("Publish now", { exact: true }).click();
  await sheet.getByRole("button", { name: "Publish now" }).click();
  await page.getByText("The post is saved.").waitFor();

  const path = `/admin/post/${letBolaOpen("Forty taps")}`;
  await goWithin(page, path);
  await page.getByText("Bola has this open too.").waitFor();
  const field = await textField(page);
  await field.fill("Forty taps are up, and mine is the best.");
  // The same paragraph, from another desk.
  const theirs = [
    ["title", "Forty taps, one song"],
    ["paragraphs", "Forty taps are up, and theirs is the best."],
    ["version", "1"],
  ] as [string, string][];
  await desk.server.post(path, theirs);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("dialog", { name: "Nearly" }).getByRole("button", { name: "One thing first" }).click();
  const conflict = page.getByRole("dialog", { name: "Sample Admin saved this too" });
  await conflict.getByText("theirs is the best").waitFor();
  await inspect(page, { briefly: true, name: "conflict", within: ".dlg--wide", widths: [320, 1280] });
  await conflict.getByRole("button", { name: "Keep both" }).click();
  await page.getByText("The post is saved.").waitFor();
  await eventually(() => field.innerText()).toContain("theirs is the best");
  expect(await page.getByLabel("Title").inputValue()).toBe("Forty taps, one song");

  await page.getByRole("link", { name: "History" }).click();
  const history = page.getByRole("dialog", { name: "History" });
  await history.getByText("not on the page").click();
  await history.locator("ins", { hasText: "mine" }).waitFor();

  await history.getByText("published", { exact: false }).click();
  await history.getByRole("button", { name: "Bring this back" }).click();
  await page.getByText("The earlier version is back.").waitFor();
  await eventually(() => page.getByLabel("Title").inputValue()).toBe("Forty taps");

  await desk.server.post(path, { intent: "delete" });
  await page.getByLabel("Title").fill("Forty taps and one");
  await sendNow(page);
  await page.getByText("This was deleted while you were writing.").waitFor();
  await page.getByRole("button", { name: "Bring it back" }).click();
  await page.getByText("It is back. Go on writing.").waitFor();
  await publish(page);
  await page.getByText("A colleague changed it too.").waitFor();
  expect(await page.getByLabel("Title").inputValue()).toBe("Forty taps and one");
}, 60_000);
