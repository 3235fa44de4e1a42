import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { browserOfThisFile } from "../support/browser.ts";
import { inDatabase, letAdminBe, letAdminRead } from "../support/in-database.ts";
import { inspect } from "../support/inspect.ts";
import { textOfPdf } from "../support/pdf-text.ts";
import { goWithin, hasTakenOver, staffAreaOfThisFile } from "../support/staff-area.ts";
import { aPhotograph } from "../support/staffed-server.ts";

const browser = browserOfThisFile();
const area = staffAreaOfThisFile();

const widths = [320, 390, 1280];

const aFile = async (name: string, background: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: Buffer.from(await aPhotograph(600, 450, background)),
});

/** Checks a state of a page, and comes back to the phone. */
async function look(page: Page, name: string, within = "main"): Promise<void> {
  await inspect(page, { briefly: true, name, within, widths });
  await page.setViewportSize({ width: 390, height: 844 });
}

async function open(page: Page, path: string): Promise<void> {
  if (page.url() !== "about:blank") return goWithin(page, path);
  await page.goto(path);
  await hasTakenOver(page);
}

/** The volunteer's phone. */
/** The page of a post says that it was left, maybe after the account has got another role. */
const lateWord = /403.*\/admin\/draft/;

const openPhone = (expects: RegExp[] = []) =>
  area.open(browser, { width: 390, reducedMotion: true, expects, ignores: [lateWord] });

const refused = [/^answered 422/, /status of 422/];

const postId = (slug: string) =>
  Number(inDatabase(area.server.folder, `select id from posts where slug = '${slug}'`)[0]?.id);

/** The consent of a family, taken at its door, with a photo of the paper. @param photo the id of one that it covers */
async function takeConsent(page: Page, photo: number): Promise<void> {
  await open(page, `/admin/media?photo=${photo}`);
  await page.getByRole("dialog").getByRole("link", { name: "Take consent" }).click();
  await page.getByRole("heading", { name: "Read this aloud first, in the family’s language" }).waitFor();
  expect(new URL(page.url()).searchParams.get("photo")).toBe(String(photo));
  const paper = page.getByLabel("Photo of the paper, PDF or recording (optional)");
  await page.getByLabel("A parent", { exact: true }).check();
  await page.getByLabel(/^Their name, or who they are/).fill("Her mother");
  await page.getByLabel(/^The child was asked too/).check();
  await page.getByLabel("On paper", { exact: true }).first().check();

  await page.getByLabel("On which day").fill("2026-03-01");
  await paper.setInputFiles(await aFile("IMG_0001.jpg", "#ffffff"));
  await page.getByRole("button", { name: "Write it down" }).click();
  await page.getByText("Consent recorded.").waitFor();
  await page.getByText("One paper, which the safeguarding lead can open.").waitFor();
}

/** @returns the code on the card, as a family reads it */
async function printCard(page: Page): Promise<string> {
  // In this tab, and saved: whether a browser without windows shows a PDF depends on its release.
  await page.locator("form[action$='/card']").evaluate((form) => form.removeAttribute("target"));
  await page.route("**/card", async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), "content-disposition": 'attachment; filename="card.pdf"' };
    await route.fulfill({ response, headers });
  });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Print a card (PDF)" }).click(),
  ]);
  const text = textOfPdf(readFileSync(await download.path()));
  expect(text.replace(/\s+/g, " ")).toContain("Your photos, your decision");
  expect(text).not.toContain("Her mother");
  const [code = ""] = /\b[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}\b/.exec(text) ?? [];
  expect(code).not.toBe("");
  return code;
}

const publicPaths = ["/", "/blog", "/blog/two-friends"];

/** Returns the status of each address of two photos, in all sizes and formats, and the pages that name one of them. */
async function seen(photos: number[]) {
  const rows = inDatabase(area.server.folder, `select path, sizes from photos where id in (${photos.join()})`);
  const files = rows.flatMap(({ path, sizes }) =>
    [{ path: String(path) }, ...(JSON.parse(String(sizes)) as { path: string }[])].map((one) => `/files/${one.path}`),
  );
  const statuses = new Set<number>();
  for (const file of files) {
    const answer = await fetch(area.server.address + file);
    await answer.body?.cancel();
    statuses.add(answer.status);
  }
  const pages: string[] = [];
  for (const path of publicPaths) {
    const html = await (await fetch(area.server.address + path)).text();
    if (files.some((file) => html.includes(file))) pages.push(path);
  }
  return { isMany: files.length >= 12, statuses: [...statuses], pages };
}

/** A family's phone, signed in nowhere: a wrong code first, then the one on its card. */
async function withdraw(code: string, script: boolean): Promise<void> {
  const page = await browser.open({
    width: 390,
    script,
    home: area.server.address,
    reducedMotion: true,
    expects: refused,
  });
  await page.goto("/withdraw");
  await page.getByLabel("The code on your card").fill("0000-0000-0000");
  await page.getByRole("button", { name: "Remove them all now" }).click();
  await page.getByText("We do not know this code.").first().waitFor();
  expect(await page.getByLabel("The code on your card").inputValue()).toBe("0000-0000-0000");
  await page.getByLabel("The code on your card").fill(code.toLowerCase().replaceAll("-", " "));
  await page.getByRole("button", { name: "Remove them all now" }).click();
  await page.getByText("It is done. Removed from this site:").waitFor();
  expect(await page.locator("main").innerText()).not.toMatch(/P-\d|Her mother|Two friends/);
  await page.goto("/blog/two-friends");
  await page.getByText("This photo was taken down").waitFor();
  expect(
    await page
      .locator("main")
      .getByRole("img", { name: /Two friends/ })
      .count(),
  ).toBe(0);
}

/** A visitor without a card asks. @param photo the id of one on the post's page */
async function askWithoutCode(photo: number): Promise<void> {
  const page = await browser.open({
    width: 390,
    home: area.server.address,
    reducedMotion: true,
    expects: refused,
  });
  await page.goto("/blog/two-friends");
  await page.getByRole("link", { name: "Is this you or your child? Ask us to take it down" }).click();
  await page.getByRole("group", { name: "Which photo?" }).waitFor();
  await page.goto(`/photo?of=${photo}`);

  await page.getByRole("button", { name: "Send" }).click();
  await page.getByText("Choose who you are").first().waitFor();
  await page.getByLabel("My child is in it").check();
  await page.getByLabel(/^Take it down/).check();
  await page.getByLabel("Anything to add (optional)").fill("She is on the left.");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByText("We have it, and have told").waitFor();
  await look(page, "a request that was sent");
}

test("a recorded consent, once withdrawn, removes the photos everywhere", async () => {
  const { server } = area;
  const photos = [
    await server.upload(await aPhotograph(800, 600)),
    await server.upload(await aPhotograph(800, 800, "#446688")),
  ];
  const [lead = 0, inText = 0] = photos;
  await server.post("/admin/post", [
    ["title", "Two friends"],
    ["paragraphs", "They laugh all day."],
    ["paragraphs", `![Two friends sing](photo:${inText})`],
    ["status", "draft"],
    ["photos", String(lead)],
    [`photo-${lead}-alt`, "Two friends laugh"],
  ]);
  const page = await openPhone([]);
  await takeConsent(page, lead);
  const consent = new URL(page.url()).pathname;
  const [subject = ""] = /P-\d+/.exec(await page.getByRole("heading", { level: 1 }).innerText()) ?? [];
  const code = await printCard(page);

  // The same child is in the other photo. The home page also shows the first photo.
  await open(page, `/admin/media?photo=${inText}`);
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel("Add a person by code").fill(subject);
  await sheet.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByText("The person is added.").waitFor();
  await open(page, `/admin/media?photo=${lead}`);
  await sheet.getByLabel("beside the first text of the home page").check();
  await sheet.getByRole("button", { name: "Save" }).click();
  await page.getByText("The photo is saved.").waitFor();
  await open(page, `/admin/post/${postId("two-friends")}`);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const ready = page.getByRole("dialog", { name: "Ready to publish?" });
  await ready.getByLabel("Publish now").check();
  await ready.getByRole("button", { name: "Publish now" }).click();
  await page.getByText("The post is saved.").waitFor();
  const shown = { isMany: true, statuses: [200], pages: publicPaths };
  expect(await seen(photos)).toEqual(shown);

  await askWithoutCode(lead);
  for (const script of [true, false]) {
    await withdraw(code, script);
    expect(await seen(photos)).toEqual({ isMany: true, statuses: [410], pages: [] });
    // The lead alone puts them back: for the next family's phone.
    letAdminBe(server.folder, "admin");
    await open(page, consent);
    expect(await page.getByText("Put back", { exact: true }).count()).toBe(0);
    letAdminRead(server.folder, "lead");
    await open(page, consent);
    await page.locator("summary", { hasText: "Put back" }).click();
    if (script) await look(page, "a consent that was withdrawn");
    await page.getByRole("button", { name: "Put back" }).click();
    await page.getByText("The consent is valid again.").waitFor();
    expect(await seen(photos)).toEqual(shown);
  }
}, 300_000);

test("a consent that is shown again after a card was printed beside it counts the card", async () => {
  const { post, folder } = area.server;
  const consent = { person: "child", relation: "parent", givenBy: "Her mother", kind: "voice", givenOn: "2026-03-01" };
  expect((await post("/admin/consents/new", { ...consent, uses: "site" })).status).toBe(303);
  const path = `/admin/consents/${inDatabase(folder, "select max(id) as id from consents")[0]?.id}`;
  const page = await openPhone();
  await open(page, path);
  await page.getByText("No card was printed yet.").waitFor();
  expect((await post(`${path}/card`, {})).status).toBe(200);
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await page.getByText("One card was printed.").waitFor();
});
