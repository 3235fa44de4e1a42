import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { browserOfThisFile, eventually } from "../support/browser.ts";
import { inDatabase } from "../support/in-database.ts";
import { hasTakenOver, staffAreaOfThisFile } from "../support/staff-area.ts";

const browser = browserOfThisFile();

const desk = staffAreaOfThisFile();

async function open(page: Page, path: string): Promise<void> {
  await page.goto(desk.server.address + path);
  await hasTakenOver(page);
}

test("the sheet links to missing facts, even offline", async () => {
  const { folder } = desk.server;
  const photo =
    "insert into photos (path, alt, width, height, kind) values ('events/a.jpg', 'A tap', 9, 9, 'photograph')";
  inDatabase(folder, photo);
  const id = Number(inDatabase(folder, "select max(id) as id from photos")[0]?.id);
  const day = {
    title: "Tap day",
    location: "Lagos",
    date: "2027-05-05",
    description: "Bring a cup.",
    status: "draft",
  };
  await desk.server.post("/admin/event", day);
  await desk.server.post("/admin/event", { ...day, title: "Cup day", photos: String(id) });
  const idOf = (title: string) => Number(inDatabase(folder, "select id from events where title = ?", title)[0]?.id);
  const bare = idOf("Tap day");
  const pictured = idOf("Cup day");
  const page = await desk.open(browser, {
    reducedMotion: true,
    expects: [/request failed: .*\/admin\/checks/],
    ignores: [/^console error: Failed to load resource/, /^answered 404: .*a\.jpg/],
  });
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("name") ?? document.activeElement?.id);
  const openSheet = async () => {
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await page.locator(".sside[open]").getByLabel("Publish now").check();
  };
  const nearly = page.getByRole("dialog", { name: "Nearly" });
  await open(page, `/admin/event/${bare}`);
  await openSheet();
  await nearly.getByRole("button", { name: "Show me Image is required" }).click();
  await eventually(focused).toBe(`event-${bare}-photos`);

  await open(page, `/admin/event/${pictured}`);
  await page.getByLabel(/^A parent or guardian/).check();
  await openSheet();
  await nearly.getByText("Write down who said yes, or choose another answer").first().waitFor();
  expect(await nearly.getByText("Consent is recorded for every photo").count()).toBe(0);
  await nearly.getByRole("button", { name: "One thing first" }).click();
  await eventually(focused).toBe(`photo-${id}-consent-by`);
  await page.keyboard.type("Her mother");
  await page.route("**/admin/checks", (route) => route.abort("internetdisconnected"));
  await openSheet();
  const sheet = page.getByRole("dialog", { name: "Ready to publish?" });
  await sheet.getByText("You check this; the site cannot").waitFor();
  await page.unroute("**/admin/checks");
  await sheet.getByLabel("Schedule").check();
  await sheet.getByLabel("Publish now").check();
  await sheet.getByText("The site has not counted the faces in 1 photo.").first().waitFor();
  expect(await sheet.getByText("Consent is recorded for every photo").count()).toBe(0);
  await sheet.getByRole("button", { name: "Publish now" }).click();
  await page.getByText("The event is saved.").waitFor();
}, 90_000);
