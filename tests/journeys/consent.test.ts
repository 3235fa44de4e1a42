import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sayYes } from "../support/agreed.ts";
import { isAtLength, oneOf } from "../support/at-length.ts";
import { browserOfThisFile, eventually } from "../support/browser.ts";
import { publish, textField } from "../support/editor.ts";
import { inDatabase, letAdminBe, letAdminRead } from "../support/in-database.ts";
import { inspect } from "../support/inspect.ts";
import { textOfPdf } from "../support/pdf-text.ts";
import { goWithin, hasTakenOver, staffAreaOfThisFile } from "../support/staff-area.ts";
import { aPhotograph } from "../support/staffed-server.ts";
import { walkThrough } from "../support/tab-order.ts";

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
  await inspect(page, { name, within, widths });
  await page.setViewportSize({ width: 390, height: 844 });
}

/** The same, of another state of a page that is looked at anyway. */
const lookAtLength = async (...state: Parameters<typeof look>) => isAtLength && look(...state);

async function open(page: Page, path: string): Promise<void> {
  if (page.url() !== "about:blank") return goWithin(page, path);
  await page.goto(path);
  await hasTakenOver(page);
}

/** The volunteer's phone. */
const openPhone = (expects: RegExp[] = []) => area.open(browser, { width: 390, reducedMotion: true, expects });

const refused = [/^answered 422/, /status of 422/];

// In `npm test`, the posts of other journeys are asked whose yes it is, and the server refuses without.
test.runIf(isAtLength)(
  "a post with photos that nobody cleared is refused with a sentence, until somebody's yes is written down",
  async () => {
    const page = await openPhone();
    await open(page, "/admin/post?create");
    const form = page.getByRole("dialog");
    await form.getByLabel("Title").fill("A song about hands");
    await (await textField(page)).fill("They sing all day.");
    await form.getByLabel("Take or choose photos").setInputFiles(await aFile("hands.jpg", "#1d5a3d"));
    await form.getByLabel("What is in the photo?").fill("A class sings");
    await form.locator("input[type=file][hidden]").setInputFiles(await aFile("song.jpg", "#5b2889"));
    const figure = form.locator("figure");
    await figure.getByLabel("What is in the photo?").fill("The song");
    await figure.getByText("Nobody can be recognised").waitFor();
    await look(page, "photos that wait for consent", ".yes");
    /** The sheet refuses it as saving would, and its button leads to the first. */
    const isHeldUp = async (sentence: string) => {
      await page.getByRole("button", { name: "Publish", exact: true }).click();
      const nearly = page.getByRole("dialog", { name: "Nearly" });
      await nearly.getByText(sentence).nth(1).waitFor();
      await nearly.getByRole("button", { name: "Two things first" }).click();
    };
    await isHeldUp("One photo waits for consent. Write down who said yes, or take it out");
    const answers = form.getByRole("group", { name: "Who said yes?" });
    for (const place of [0, 1])
      await answers
        .nth(place)
        .getByLabel(/^A parent or guardian/)
        .check();
    await look(page, "who said yes", ".yes");
    await isHeldUp("Write down who said yes, or choose another answer");
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toMatch(/-consent-by$/);
    expect(await (await textField(page)).innerText()).toContain("They sing all day.");
    for (const place of [0, 1]) await sayYes(form, place);
    await publish(page);
    await page.getByText("The post is saved.").waitFor();
    await open(page, `/admin/post/${postId("a-song-about-hands")}`);
    await eventually(() => page.getByText("Consent recorded").count()).toBe(2);
    expect(await page.getByRole("group", { name: "Who said yes?" }).count()).toBe(0);
  },
);

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
  if (isAtLength) {
    await page.getByLabel("On which day").fill("");
    await paper.setInputFiles(await aFile("IMG_0001.jpg", "#ffffff"));
    await page.getByRole("button", { name: "Write it down" }).click();
    await page.getByRole("alert").first().waitFor();
    expect(await page.getByLabel(/^Their name, or who they are/).inputValue()).toBe("Her mother");
    await look(page, "a consent without its day");
  }
  await page.getByLabel("On which day").fill("2026-03-01");
  await paper.setInputFiles(await aFile("IMG_0001.jpg", "#ffffff"));
  await page.getByRole("button", { name: "Write it down" }).click();
  await page.getByText("Consent recorded.").waitFor();
  await page.getByText("One paper, which the safeguarding lead can open.").waitFor();
  await lookAtLength(page, "a consent");
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

/** What the addresses of two photos answer, all sizes in all formats, and which pages name one of them. */
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
  await page.getByRole("button", { name: "Take them all down now" }).click();
  await page.getByText("We do not know this code.").first().waitFor();
  expect(await page.getByLabel("The code on your card").inputValue()).toBe("0000-0000-0000");
  await page.getByLabel("The code on your card").fill(code.toLowerCase().replaceAll("-", " "));
  await page.getByRole("button", { name: "Take them all down now" }).click();
  await page.getByText("It is done. Gone from this site:").waitFor();
  expect(await page.locator("main").innerText()).not.toMatch(/P-\d|Her mother|Two friends/);
  await page.goto("/blog/two-friends");
  await page.getByText("This photo was taken down").waitFor();
  expect(
    await page
      .locator("main")
      .getByRole("img", { name: /Two friends/ })
      .count(),
  ).toBe(0);
  if (script) await lookAtLength(page, "a post that lost its photos");
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
  await lookAtLength(page, "the photos of a page");
  await page.goto(`/photo?of=${photo}`);
  if (isAtLength) {
    await look(page, "asking for one photo");
    await walkThrough(page, [390, 1280], "asking for one photo", "main");
    await page.setViewportSize({ width: 390, height: 844 });
  }
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByText("Choose who you are").first().waitFor();
  await lookAtLength(page, "a request that lacks everything");
  await page.getByLabel("My child is in it").check();
  await page.getByLabel(/^Take it down/).check();
  await page.getByLabel("Anything to add (optional)").fill("She is on the left.");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByText("We have it, and have told").waitFor();
  await look(page, "a request that was sent");
}

test("consent is taken with a photo of its paper; with the card, with script or without, the family's photos are gone from every page and address", async () => {
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
  const page = await openPhone(isAtLength ? refused : []);
  await takeConsent(page, lead);
  const consent = new URL(page.url()).pathname;
  const [subject = ""] = /P-\d+/.exec(await page.getByRole("heading", { level: 1 }).innerText()) ?? [];
  const code = await printCard(page);

  // The same child is in the other photo, and the first hangs on the home page too.
  await open(page, `/admin/media?photo=${inText}`);
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel("Add a person by code").fill(subject);
  await sheet.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByText("The person is added.").waitFor();
  await open(page, `/admin/media?photo=${lead}`);
  await lookAtLength(page, "a photo with its people", "dialog[open]");
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
  for (const script of oneOf([true, false])) {
    await withdraw(code, script);
    expect(await seen(photos)).toEqual({ isMany: true, statuses: [410], pages: [] });
    // In `npm test`, putting back is asked of the server.
    if (!isAtLength) continue;
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
