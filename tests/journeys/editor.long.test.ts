import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { smallTargets } from "../support/accessibility.ts";
import { sayYes } from "../support/agreed.ts";
import { browserOfThisFile, eventually } from "../support/browser.ts";
import { publish, textField } from "../support/editor.ts";
import { inspect } from "../support/inspect.ts";
import { staffAreaOfThisFile } from "../support/staff-area.ts";

const browser = browserOfThisFile();

const desk = staffAreaOfThisFile();

/** The admin's browser. */
async function openDesk(options: Parameters<typeof browser.open>[0] = {}) {
  return desk.open(browser, { reducedMotion: true, ...options });
}

const openForm = async (page: Page) => {
  await page.goto(`${desk.server.address}/admin/post?create`);
  return page.getByRole("dialog");
};

/** Returns the text that the form would send now. */
const formTexts = (page: Page) =>
  page.evaluate(() => new FormData(document.querySelector("dialog form") as HTMLFormElement).getAll("paragraphs"));

const press = async (page: Page, ...all: string[]) => {
  for (const key of all) await page.keyboard.press(key);
};

const save = async (page: Page) => {
  await publish(page);
  await page.getByText("The post is saved.").waitFor();
};

const photograph = async (background: string) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .jpeg()
    .toBuffer();

test("photos or a film stand between the paragraphs", async () => {
  const page = await openDesk({
    expects: [/request failed: .*upload/, /console error: Failed to load resource/, /^answered 422: .*upload/],
  });
  const form = await openForm(page);
  await form.getByLabel("Title").fill("Taps in pictures");
  const field = await textField(page);
  await field.click();
  await page.keyboard.type("First.");
  await press(page, "Enter");
  // The connection breaks while the second photo is sent. Writing goes on, and the photo also.
  let sent = 0;
  await page.route(/media\/upload/, (route) => (++sent === 2 ? route.abort() : route.continue()));
  const files = await Promise.all(
    ["#7fb069", "#c06b3e"].map(async (color) => ({
      name: `${color}.jpg`,
      mimeType: "image/jpeg",
      buffer: await photograph(color),
    })),
  );
  await page.getByRole("toolbar", { name: "Text tools" }).getByRole("button", { name: "Photo" }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Take or choose a photo" }).click(),
  ]);
  await chooser.setFiles(files);
  await field.getByText("First.").click();
  await press(page, "End");
  await page.keyboard.type(" Written meanwhile.");
  const figures = field.locator("figure");
  for (const [index, words] of ["A green tap", "A red *bucket*"].entries()) {
    await figures.nth(index).getByLabel("What is in the photo?").fill(words);
    await figures.nth(index).getByText("Whose faces are these?").waitFor();
    await sayYes(figures.nth(index));
  }
  await figures.nth(1).getByRole("button", { name: "Add a caption" }).click();
  await figures.nth(1).getByLabel("Caption").fill("Forty of them");
  // The first photo with consent is the cover, at any position.
  const coverOf = (place: number) => figures.nth(place).getByText("Cover: the first photo");
  await eventually(() => Promise.all([coverOf(0).count(), coverOf(1).count()])).toEqual([1, 0]);
  await form.getByRole("button", { name: "Add a paragraph" }).click();
  await page.keyboard.type("Last.");
  await form.getByRole("button", { name: "Film" }).last().click();
  await page.getByLabel("Address of the film").fill("https://example.org/film.mp4");
  await press(page, "Enter");
  await page.getByRole("alert").getByText("Copy the address of a film").waitFor();
  await page.getByLabel("Address of the film").fill("youtu.be/abcdefghijk");
  await press(page, "Enter");
  await field.getByLabel("What is the film about?").fill("The song");
  const texts = async () => (await formTexts(page)).map((text) => String(text).replace(/photo:\d+/, "photo:N"));
  const green = "![A green tap](photo:N)";
  const red = '![A red \\*bucket\\*](photo:N "Forty of them")';
  const film = "![The song](film:https://youtu.be/abcdefghijk)";
  await eventually(texts).toEqual(["First. Written meanwhile.", green, red, "Last.", film]);

  // By keys, by dragging, and by the menu of the grip; each move is spoken.
  await press(page, "Alt+ArrowUp");
  await page.getByRole("status").getByText("Film 5 moved, now 4 of 5").waitFor({ state: "attached" });
  // All of it is in sight.
  await page.setViewportSize({ width: 1280, height: 2_000 });
  await figures.first().locator("img").click();
  // Hovering waits until the bar has come to rest beside the photo.
  await page.getByRole("group", { name: "Photo 2" }).getByLabel("Move Photo 2").hover();
  await page.mouse.down();
  const to = await field.locator("p").first().boundingBox();
  await page.mouse.move((to?.x ?? 0) - 20, (to?.y ?? 0) + 2, { steps: 4 });
  await page.locator(".ed-paper[data-dragging]").waitFor();
  await page.mouse.up();
  await page.getByRole("status").getByText("Photo 2 moved, now 1 of 5").waitFor({ state: "attached" });
  await eventually(texts).toEqual([green, "First. Written meanwhile.", red, film, "Last."]);
  const menu = async (name: string) => {
    await page.locator(".ed-grip > summary").click();
    await page.locator(".ed-grip").getByRole("button", { name, exact: true }).click();
  };
  await field.getByText("Last.").click();
  await menu("Duplicate");
  await menu("Heading");
  await press(page, "Control+Enter");
  await page.getByRole("dialog", { name: "Ready to publish?" }).waitFor();
  await press(page, "Escape");
  await eventually(texts).toEqual([green, "First. Written meanwhile.", red, film, "## Last.", "Last."]);
  // An empty block goes by Backspace, and words typed on a photo stand behind it.
  await field.getByText("Last.").nth(1).click({ clickCount: 3 });
  await press(page, "Backspace", "Backspace");
  await figures.first().locator("img").click();
  await page.keyboard.type("Behind");
  await eventually(texts).toEqual([green, "Behind", "First. Written meanwhile.", red, film, "## Last."]);
  // A pasted picture goes the same way. A file that is no picture shows an error, and the others stay.
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(["none"], "none.png", { type: "image/png" }));
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await figures.nth(1).getByRole("alert").getByText("We cannot show this kind of file").waitFor();
  await figures.nth(1).locator(".ed-pic--none").click();
  await menu("Remove");
  expect(await figures.count()).toBe(3);
  // Each width with its open menu, whose items are the targets; then the others.
  const show = async (width: number, menu: string) => {
    await inspect(page, { widths: [width], name: `photos, films and ${menu}`, within: `${menu} .menu-pop` });
    await press(page, "Escape");
    expect(await smallTargets(page, ".ed")).toEqual([]);
  };
  await page.setViewportSize({ width: 320, height: 800 });
  await page.locator(".ed-more > summary").click();
  await show(320, ".ed-more");
  await page.setViewportSize({ width: 1280, height: 800 });
  await field.getByText("Behind").dblclick();
  await page.getByRole("toolbar", { name: "For the chosen words" }).waitFor();
  await page.locator(".ed-grip > summary").click();
  await show(1280, ".ed-grip");

  // Photo descriptions outlive a closed tab.
  await page.goto("about:blank").catch(() => {});
  const again = await openForm(page);
  await again.getByRole("button", { name: "Delete it" }).waitFor();
  expect(await figures.first().getByLabel("Their name, or who they are").inputValue()).toBe("Her mother");
  await save(page);
  await page.goto(`${desk.server.address}/blog/taps-in-pictures`);
  const main = page.locator("main");
  const altsOf = (pictures: Locator) =>
    pictures.evaluateAll((found) => found.map((picture) => picture.getAttribute("alt")));
  // The first stands above the text, and a film's poster has no words.
  expect(await altsOf(main.locator(".lead-img img").first())).toEqual(["A green tap"]);
  expect(await altsOf(main.locator(".prose figure img"))).toEqual(["A red *bucket*", ""]);
  expect(await main.locator("figcaption").allInnerTexts()).toEqual(["Forty of them"]);
  await main.getByRole("link", { name: "Play: The song" }).waitFor();
}, 90_000);

test("typed text comes back with its form after the tab was closed", async () => {
  const page = await openDesk({ width: 390 });
  await openForm(page);
  await (await textField(page)).click();
  await page.keyboard.type("## Half");
  await press(page, "Enter");
  await page.keyboard.type("written");
  await eventually(() => page.evaluate(() => Object.values(localStorage).join())).toContain("written");
  await page.goto("about:blank").catch(() => {});
  const form = await openForm(page);
  await form.getByRole("button", { name: "Delete it" }).waitFor();
  const field = await textField(page);
  expect(await field.locator("h2").innerText()).toBe("Half");
  await eventually(() => formTexts(page)).toEqual(["## Half", "written"]);
  await form.getByRole("button", { name: "Delete it" }).click();
  await eventually(() => formTexts(page)).toEqual([""]);
});
