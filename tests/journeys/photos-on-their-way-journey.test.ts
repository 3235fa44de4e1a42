import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sayYes } from "../support/agreed.ts";
import { browserOfThisFile } from "../support/browser.ts";
import { inDatabase } from "../support/in-database.ts";
import { staffAreaOfThisFile } from "../support/staff-area.ts";
import { aPhotograph } from "../support/staffed-server.ts";

const browser = browserOfThisFile();
const area = staffAreaOfThisFile();

const aFile = async (name: string, background: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: Buffer.from(await aPhotograph(400, 300, background)),
});

/** The photos of a post in order, by their descriptions, and those in its text. */
function stored(title: string) {
  const { folder } = area.server;
  const [post] = inDatabase(folder, "select id, paragraphs, status from posts where title = ?", title);
  if (post === undefined) return undefined;
  const photos = inDatabase(
    folder,
    "select alt from photo_attachments join photos on photos.id = photo_id where owner = ? order by position",
    `post:${post.id}`,
  );
  const paragraphs = JSON.parse(String(post.paragraphs)) as string[];
  return { status: post.status, alts: photos.map(({ alt }) => alt), paragraphs };
}

const countPhotos = () => Number(inDatabase(area.server.folder, "select count(*) as n from photos")[0]?.n);

/** Holds every photo on its way to the site, until it is let go. */
async function holdUploads(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isHeld = true;
  await page.route(/\/admin\/media\/uploads?(?:\/|\?)/, async (route) => {
    if (isHeld && route.request().method() === "POST") await promise;
    await route.continue().catch(() => {});
  });
  return () => {
    isHeld = false;
    resolve();
  };
}

async function openForm(
  title: string,
  expects: RegExp[] = [],
  prepare: (page: Page) => Promise<unknown> = async () => {},
) {
  const page = await area.open(browser, {
    width: 390,
    reducedMotion: true,
    expects,
  });
  await prepare(page);
  await page.goto("/admin/post?create");
  const form = page.getByRole("dialog");
  await form.locator("[contenteditable]").first().waitFor();
  await form.getByLabel("Title").fill(title);
  return { page, form };
}

type Form = Awaited<ReturnType<typeof openForm>>["form"];

async function describe(form: Form, alts: string[]): Promise<void> {
  for (const [index, alt] of alts.entries()) {
    const photo = form.locator(".chosen").nth(index);
    await photo.getByLabel("What is in the photo?").fill(alt);
    await sayYes(photo);
  }
}

const publish = (form: Form) => form.getByRole("button", { name: "Publish", exact: true }).click();

test("a post waits for its photos, and has all in order with their answers", async () => {
  const { page, form } = await openForm("Three taps");
  const letGo = await holdUploads(page);
  const files = [
    await aFile("one.jpg", "#112233"),
    await aFile("two.jpg", "#445566"),
    await aFile("three.jpg", "#778899"),
  ];
  await form.getByLabel("Take or choose photos").setInputFiles(files);
  await form.locator("input[type=file][hidden]").setInputFiles(await aFile("text.jpg", "#aabbcc"));
  await describe(form, ["First", "Second", "Third"]);
  const figure = form.locator("figure");
  await figure.getByLabel("What is in the photo?").fill("In the text");
  await sayYes(figure);
  // A photo that is still being sent can be moved.
  await form
    .getByRole("button", { name: /^Move up/ })
    .last()
    .click();
  await publish(form);
  await page.getByRole("heading", { name: "4 photos are still being sent" }).waitFor();
  await page.getByRole("button", { name: "Wait for them" }).click();
  await page.getByText("Its photos are still being sent.").waitFor();
  expect(stored("Three taps")).toBeUndefined();
  letGo();
  await expect
    .poll(() => stored("Three taps"), { timeout: 60_000 })
    .toMatchObject({
      status: "published",
      alts: ["First", "Third", "Second"],
    });
  // One consent for each answer, also beside the photo in the text.
  const owner = "(select 'post:' || id from posts where title = 'Three taps')";
  const attached = `select photo_id from photo_attachments where owner in (${owner}, 'text:' || ${owner})`;
  const recorded = `select count(*) as n from appearances where photo_id in (${attached}) group by photo_id`;
  expect(inDatabase(area.server.folder, recorded).map(({ n }) => n)).toEqual([1, 1, 1, 1]);
  expect(stored("Three taps")?.paragraphs.at(-1)).toMatch(/^!\[In the text\]\(photo:[1-9]\d*\)$/);
});

test("a post asks its questions while its photos upload", async () => {
  const { page, form } = await openForm("Risky taps");
  const letGo = await holdUploads(page);
  await form.locator("[contenteditable]").first().fill("Amina Bello, aged 9, drinks.");
  await form.getByLabel("Take or choose photos").setInputFiles([await aFile("one.jpg", "#0a0b0c")]);
  await describe(form, ["Ngozi Eze, 8, waves"]);
  await publish(form);
  const sheet = page.getByRole("dialog", { name: "Ready to publish?" });
  await sheet.getByText("2 questions are open").waitFor();
  await sheet.getByRole("button", { name: "Wait for it" }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain("It tells a child’s age");
  for (const left of ["1 question is open", ""]) {
    await sheet.getByRole("button", { name: "An adult, it is fine" }).first().click();
    await expect.poll(() => sheet.locator(".sheet-open").textContent()).toBe(left);
  }
  await sheet.getByRole("button", { name: "Wait for it" }).click();
  await page.getByText("Its photos are still being sent.").waitFor();
  letGo();
  await expect
    .poll(() => stored("Risky taps"), { timeout: 60_000 })
    .toMatchObject({ status: "published", alts: ["Ngozi Eze, 8, waves"] });
  await page.getByText("The post is saved.").waitFor();
  expect(await page.getByText("It will be sent when they have arrived.").count()).toBe(0);
});

test("a waiting post reports a refused photo or an ended session", async () => {
  const { page, form } = await openForm("Refused taps", [/^answered 422/, /status of 422/]);
  const letGo = await holdUploads(page);
  const waits = page.getByText("It will be sent when they have arrived.");
  await form.getByLabel("Take or choose photos").setInputFiles([await aFile("one.jpg", "#1f2e3d")]);
  await describe(form, ["A tap"]);
  await publish(form);
  await page.getByRole("button", { name: "Wait for it" }).click();
  await waits.waitFor();
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  letGo();
  await page.getByText("You are signed out.").waitFor();
  expect(await waits.count()).toBe(0);

  await page.context().addCookies(cookies);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  const refusal = { status: 422, contentType: "application/json", body: '{"message":"This is no photo."}' };
  await page.route(/\/admin\/media\/uploads?(?:\/|\?)/, (route) => route.fulfill(refusal));
  await page.getByRole("button", { name: "Send now" }).click();
  await page.getByText("It was not sent: This is no photo.").waitFor({ timeout: 60_000 });
  expect(stored("Refused taps")).toBeUndefined();
});

test("a post that goes without its photos has none of them, and they come to the library", async () => {
  const { page, form } = await openForm("No tap");
  const letGo = await holdUploads(page);
  const before = countPhotos();
  await form.getByLabel("Take or choose photos").setInputFiles([await aFile("one.jpg", "#012345")]);
  await form.locator("input[type=file][hidden]").setInputFiles(await aFile("text.jpg", "#543210"));
  await publish(form);
  await page.getByText("Otherwise the photos go to Photos, and this text is published without them.").waitFor();
  await page.getByRole("button", { name: "Publish without them" }).click();
  await expect.poll(() => stored("No tap")).toMatchObject({ status: "published", alts: [], paragraphs: [] });
  letGo();
  await expect.poll(countPhotos, { timeout: 60_000 }).toBe(before + 2);
  expect(stored("No tap")).toMatchObject({ alts: [], paragraphs: [] });
});

test("photos go on after the page was loaded again, and after the site was busy", async () => {
  const { page, form } = await openForm("Loaded again", [/^answered 503/, /status of 503/]);
  const letGo = await holdUploads(page);
  await form.getByLabel("Take or choose photos").setInputFiles([await aFile("one.jpg", "#0f1e2d")]);
  await describe(form, ["The tap"]);
  await form.locator(".chosen > img[src^='blob:']").waitFor();
  letGo();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  let refusals = 0;
  await page.route(/\/admin\/media\/upload/, async (route) => {
    if (route.request().method() !== "POST" || ++refusals > 2) return route.continue();
    await route.fulfill({ status: 503, contentType: "text/plain", body: "busy" });
  });
  await page.reload();
  await form.locator(".chosen").waitFor();
  await form.getByText("One photo has arrived.").waitFor({ timeout: 60_000 });
  expect(refusals).toBeGreaterThan(2);
  await publish(form);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Publish now/ })
    .click();
  await expect.poll(() => stored("Loaded again")).toMatchObject({ status: "published", alts: ["The tap"] });
});

test("an open form and its sheet learn of a count of faces that came meanwhile", async () => {
  const { page, form } = await openForm("Counted taps");
  const { folder } = area.server;
  const count = (faces: number) =>
    inDatabase(folder, "update photo_faces set state = 'counted', face_count = ? where face_count is null", faces);
  count(0);
  await form.getByLabel("Take or choose photos").setInputFiles([await aFile("one.jpg", "#1a2b3c")]);
  await form.getByText("One photo has arrived.").waitFor({ timeout: 60_000 });
  await describe(form, ["A tap"]);
  const photo = form.locator(".chosen");
  await photo.getByLabel("How many children can be recognised?").waitFor();
  count(1);
  await photo.getByText("1 face: who said yes?").waitFor({ timeout: 60_000 });
  expect(await photo.getByLabel("How many children can be recognised?").count()).toBe(0);

  await form.locator("input[type=file][hidden]").setInputFiles(await aFile("text.jpg", "#c3b2a1"));
  const figure = form.locator("figure");
  await figure.getByLabel("What is in the photo?").fill("Another tap");
  await sayYes(figure);
  await expect.poll(() => form.locator("progress").count(), { timeout: 60_000 }).toBe(0);
  await publish(form);
  const sheet = page.getByRole("dialog", { name: "Ready to publish?" });
  await sheet.getByText("The site has not counted the faces in 1 photo.").first().waitFor();
  expect(await sheet.getByText("Consent is recorded for every photo").count()).toBe(0);
  count(2);
  await sheet.getByText("One photo has more faces than consents.").first().waitFor({ timeout: 60_000 });
  expect(await sheet.getByText("Consent is recorded for every photo").count()).toBe(0);
  await sheet.getByRole("button", { name: "Back to writing" }).click();
  await figure.getByText("2 faces: who said yes?").waitFor();
});

test("photos that the device is still writing down are not left out before it has them", async () => {
  const { page, form } = await openForm("Slow taps", [], (page) =>
    page.addInitScript(() => {
      const { storage } = navigator;
      const estimate = storage.estimate.bind(storage);
      storage.estimate = () => new Promise((resolve) => setTimeout(() => resolve(estimate()), 1_500));
    }),
  );
  const letGo = await holdUploads(page);
  const before = countPhotos();
  await form.getByLabel("Take or choose photos").setInputFiles([await aFile("one.jpg", "#113355")]);
  await form.locator("input[type=file][hidden]").setInputFiles(await aFile("text.jpg", "#553311"));
  await publish(form);
  await page.getByRole("button", { name: "Publish without them" }).click();
  await expect
    .poll(() => stored("Slow taps"), { timeout: 20_000 })
    .toMatchObject({ status: "published", alts: [], paragraphs: [] });
  letGo();
  await expect.poll(countPhotos, { timeout: 60_000 }).toBe(before + 2);
});

test("a device without room says so; the post stays unsent", async () => {
  const { page, form } = await openForm("Full taps", [], (page) =>
    page.addInitScript(() => {
      navigator.storage.estimate = async () => ({ usage: 1_000, quota: 1_000 });
    }),
  );
  const letGo = await holdUploads(page);
  await form.getByLabel("Take or choose photos").setInputFiles([await aFile("one.jpg", "#447711")]);
  await describe(form, ["A tap"]);
  await publish(form);
  await page.getByRole("button", { name: "Publish without it" }).click();
  await page.getByText("This phone has no room for the photos until they are sent. Wait on this page").waitFor();
  await page.getByRole("button", { name: "Wait for it" }).click();
  await page.getByText("Leave this page open until they have arrived").waitFor();
  expect(stored("Full taps")).toBeUndefined();
  letGo();
});
