import { readdirSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sayYes } from "../support/agreed.ts";
import { browserOfThisFile } from "../support/browser.ts";
import { inDatabase } from "../support/in-database.ts";
import { staffAreaOfThisFile } from "../support/staff-area.ts";
import { aPhotograph } from "../support/staffed-server.ts";

const browser = browserOfThisFile();
const area = staffAreaOfThisFile();

/** Without a network every request of the page itself fails, and browsers write that to their console. */
const noise = [/^request failed/, /^console error: Failed to load resource: net::ERR_/];

/** A phone whose worker has the pages of writing. */
async function openApp(expects: RegExp[] = []) {
  const page = await area.open(browser, { width: 390, worker: true, reducedMotion: true, expects });
  await page.clock.install();
  await page.goto("/admin");
  // The worker comes seconds after the page, which comes first.
  const isReady = async () => {
    await page.clock.runFor(1_500);
    return page.evaluate(
      async () => navigator.serviceWorker.controller !== null && (await caches.match("/admin/build")) !== undefined,
    );
  };
  await expect.poll(isReady, { timeout: 20_000, interval: 100 }).toBe(true);
  return page;
}

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

test("an offline post arrives once, as do shared photos", async () => {
  const page = await openApp(noise);
  expect(await findMissingParts(page)).toEqual([]);
  await page.context().setOffline(true);
  await page.goto("/admin/post?create");
  const form = page.getByRole("dialog");
  await form.locator("[contenteditable]").first().waitFor();
  await form.getByLabel("Title").fill("Written on the bus");
  await form.getByLabel("Take or choose photos").setInputFiles(await aFile("tap.jpg"));
  await form.getByLabel("What is in the photo?").fill("A new tap");
  await sayYes(form);
  // Another one between the paragraphs.
  await form.locator("input[type=file][hidden]").setInputFiles(await aFile("song.jpg", "#446688"));
  const figure = form.locator("figure");
  await figure.getByLabel("What is in the photo?").fill("The song");
  await sayYes(figure);
  await form.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("heading", { name: "2 photos are still being sent" }).waitFor();
  await page.getByRole("button", { name: "Wait for them" }).click();
  await page.getByText("It is saved on this phone and will be sent.").waitFor();

  await page.goto("/admin");
  await page.getByText("No connection. What you write is saved on this phone.").waitFor();
  const queue = page.getByRole("region", { name: "Saved on this phone" });
  await queue.getByText(/^On this phone(, \d\d:\d\d)?$/).waitFor();

  await page.goto("/admin/messages");
  await page.getByRole("heading", { name: "Saved on this phone." }).waitFor();
  await page.goto("/admin/post");
  const before = count("Written on the bus");
  expect(before.posts).toBe(0);

  await page.context().setOffline(false);
  await queue.getByText("On the server").waitFor();
  expect(count("Written on the bus")).toEqual({ posts: 1, photos: before.photos + 2 });
  await page.goto("/blog/written-on-the-bus");
  for (const name of ["A new tap", "The song"]) await page.getByRole("img", { name }).waitFor();
  await shareWhileSignedOut(page);
  await endSessions(page);
});

/** Built files that a kept script or style names, whichever way, and that are not kept. The file of all routes names the whole site. */
async function findMissingParts(page: Page): Promise<string[]> {
  const built = readdirSync("build/client/assets").filter((name) => /\.(?:js|css|svg|woff2)$/.test(name));
  return page.evaluate(async (built) => {
    const store = await caches.open("staff-parts-1");
    const kept = new Map<string, string>();
    for (const { url } of await store.keys())
      kept.set(url.slice(url.lastIndexOf("/") + 1), (await (await store.match(url))?.text()) ?? "");
    const named = ([file, text]: [string, string]) =>
      file.startsWith("manifest-") ? [file] : built.filter((name) => text.includes(name));
    return [...new Set([...kept].flatMap(named))].filter((name) => !kept.has(name));
  }, built);
}

async function shareWhileSignedOut(page: Page): Promise<void> {
  await page.context().clearCookies();
  for (const _delivery of [1, 2]) {
    // The second delivery ends at the address where it begins.
    const loaded = page.waitForEvent("load");
    await share(page, ["#1d5a3d", "#5b2889"]);
    await loaded;
    await page.waitForURL(/\/login\?to=%2Fadmin%2Fshare/);
  }
  await page.context().addCookies(area.server.cookies);
  await page.goto("/admin/share");
  await page.getByRole("heading", { name: "Use these 2 photos?" }).waitFor();
  await page.getByRole("img", { name: "Shared photo 2" }).waitFor();
  await page.getByRole("button", { name: "Use them" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("What is in the photo?").nth(1).waitFor();
  await form.locator(".chosen > img[src^='blob:']").nth(1).waitFor();
  // An empty delivery after the draft.
  await share(page, []);
  await form.locator(".chosen").nth(1).waitFor();
  expect(await form.locator(".chosen").count()).toBe(2);
}

/** Shares photos as the system delivers them to the installed app. */
async function share(page: Page, colours: string[]): Promise<void> {
  const files = await Promise.all(colours.map(async (colour) => [...(await aPhotograph(400, 300, colour))]));
  await page.evaluate((files) => {
    const chosen = new DataTransfer();
    for (const [nth, bytes] of files.entries())
      chosen.items.add(new File([new Uint8Array(bytes)], `${nth}.jpg`, { type: "image/jpeg" }));
    const input = Object.assign(document.createElement("input"), { type: "file", name: "photos", multiple: true });
    input.files = chosen.files;
    const form = document.createElement("form");
    Object.assign(form, { method: "post", enctype: "multipart/form-data", action: "/admin/share" });
    form.append(input);
    document.body.append(form);
    form.submit();
  }, files);
}

/** Ends the sessions as an admin does: at the next contact, the photos are gone from the phone. */
async function endSessions(page: Page): Promise<void> {
  const countPhotos = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open("staff", 1);
          opening.onsuccess = () => {
            const photos = opening.result.transaction("photos").objectStore("photos").count();
            photos.onsuccess = () => {
              opening.result.close();
              resolve(photos.result);
            };
          };
        }),
    );
  expect(await countPhotos()).toBe(2);
  inDatabase(area.server.folder, "delete from sessions");
  await page.goto("/admin");
  await page.waitForURL(/\/login/);
  await expect.poll(countPhotos, { timeout: 5_000, interval: 100 }).toBe(0);
}
