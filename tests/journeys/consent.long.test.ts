import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sayYes } from "../support/agreed.ts";
import { browserOfThisFile, eventually } from "../support/browser.ts";
import { publish, textField } from "../support/editor.ts";
import { inDatabase } from "../support/in-database.ts";
import { inspect } from "../support/inspect.ts";
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
  await inspect(page, { name, within, widths });
  await page.setViewportSize({ width: 390, height: 844 });
}

async function open(page: Page, path: string): Promise<void> {
  if (page.url() !== "about:blank") return goWithin(page, path);
  await page.goto(path);
  await hasTakenOver(page);
}

/** The volunteer's phone. */
const openPhone = (expects: RegExp[] = []) => area.open(browser, { width: 390, reducedMotion: true, expects });

test("a post with photos needs a recorded consent", async () => {
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
});

const postId = (slug: string) =>
  Number(inDatabase(area.server.folder, `select id from posts where slug = '${slug}'`)[0]?.id);
