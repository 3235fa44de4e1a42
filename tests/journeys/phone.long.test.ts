import { expect, test } from "vitest";
import { sayYes } from "../support/agreed.ts";
import { browserOfThisFile } from "../support/browser.ts";
import { inDatabase } from "../support/in-database.ts";
import { hasTakenOver, staffAreaOfThisFile } from "../support/staff-area.ts";
import { aPhotograph } from "../support/staffed-server.ts";

const browser = browserOfThisFile();

const area = staffAreaOfThisFile();

const aFile = async (name: string, background?: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: Buffer.from(await aPhotograph(400, 300, background)),
});

/** Counts the posts with this title, and the photos. */
function count(title: string) {
  const { folder } = area.server;
  const [posts] = inDatabase(folder, "select count(*) as n from posts where title = ?", title);
  const [photos] = inDatabase(folder, "select count(*) as n from photos where kind = 'photograph'");
  return { posts: Number(posts?.n), photos: Number(photos?.n) };
}

test("several photos upload with their progress", async () => {
  const page = await area.open(browser, {
    width: 390,
    reducedMotion: true,
    expects: [/^answered 422/, /status of 422/],
  });
  await page.goto("/admin/media");
  await hasTakenOver(page);
  const broken = { name: "notes.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") };
  const files = [await aFile("first.jpg", "#00aa00"), broken, await aFile("last.jpg", "#0000aa")];
  const before = count("").photos;
  await page.getByLabel("Take or choose photos").setInputFiles(files);
  await page.getByText("2 photos have arrived.").waitFor();
  await page
    .getByRole("alert")
    .getByText(/^notes\.jpg: We cannot show this kind of file/)
    .waitFor();
  await page.getByRole("button", { name: "Leave it out notes.jpg" }).click();
  expect(count("").photos).toBe(before + 2);

  await page.getByRole("link", { name: /^To ask/ }).click();
  await page.locator(".tile a").first().click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel("What is in the photo?").fill("A class waves");
  await sheet.getByRole("slider").first().fill("20");
  await sayYes(sheet);
  await sheet.getByRole("button", { name: "Save" }).click();
  await page.getByText("The photo is saved.").waitFor();
  await page.goto("/admin/media?show=agreed&q=class");
  await hasTakenOver(page);
  await page.getByRole("link", { name: "A class waves" }).click();
  await sheet.getByText("Sample Admin", { exact: true }).waitFor();
  expect(new URL(page.url()).searchParams.get("photo")).toMatch(/^\d+$/);
  await sheet.getByRole("button", { name: /^Record a withdrawal/ }).click();
  await page
    .getByRole("dialog")
    .last()
    .getByRole("button", { name: /^Record a withdrawal/ })
    .click();
  await page.getByText("The withdrawal is recorded.").waitFor();
  await page.getByText("Nothing called “class”").waitFor();
});
