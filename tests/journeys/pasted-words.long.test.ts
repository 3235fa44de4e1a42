import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { browserOfThisFile, eventually } from "../support/browser.ts";
import { pasteInto, textField } from "../support/editor.ts";
import { pasteCases } from "../support/pastes.ts";
import { staffAreaOfThisFile } from "../support/staff-area.ts";

const browser = browserOfThisFile();
const desk = staffAreaOfThisFile();

/** The form of a new post, with the cursor in its text. */
async function openText() {
  const page = await desk.open(browser, { reducedMotion: true });
  await page.goto(`${desk.server.address}/admin/post?create`);
  const field = await textField(page);
  await field.click();
  return { page, field, line: field.locator(".ed-pasted") };
}

/** Returns the text that the form would send now. */
const formTexts = (page: Page) =>
  page.evaluate(() => new FormData(document.querySelector("dialog form") as HTMLFormElement).getAll("paragraphs"));

async function empty(page: Page): Promise<void> {
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Backspace");
  await eventually(() => formTexts(page)).toEqual([""]);
}

test("pasted text becomes the text that its reader saw", async () => {
  const { page, line } = await openText();
  const all = [...pasteCases.unsaid, ...pasteCases.form];
  for (const { title, html, texts, said = [] } of all) {
    await pasteInto(page, { "text/html": html, "text/plain": "Words alone" });
    await eventually(async () => [title, await formTexts(page)]).toEqual([title, texts]);
    if (said.length > 0) expect([title, await line.locator("span").innerText()]).toEqual([title, said.join(" ")]);
    else expect([title, await line.count()]).toEqual([title, 0]);
    await empty(page);
  }
}, 240_000);

test("unsaid words stay out where only the words are pasted", async () => {
  const { page, line } = await openText();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", "<p>Kept <s>struck out</s> here</p>");
    clipboardData.setData("text/plain", "Kept struck out here");
    const field = document.activeElement;
    // The keys for a paste without formatting: the editor asks whether Shift is held.
    field?.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", keyCode: 16, shiftKey: true, bubbles: true }));
    field?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await eventually(() => formTexts(page)).toEqual(["Kept here"]);
  expect(await line.innerText()).toContain("2 words that were struck out or hidden were left out.");
}, 120_000);

test("unsaid words stay out of a drop, which says so", async () => {
  const { page, field, line } = await openText();
  await field.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData("text/html", "<p>Kept <s>struck out</s> here</p>");
    dataTransfer.setData("text/plain", "Kept struck out here");
    const { left, top } = text.getBoundingClientRect();
    const place = { clientX: left + 20, clientY: top + 20, bubbles: true, cancelable: true };
    text.dispatchEvent(new DragEvent("drop", { dataTransfer, ...place }));
  });
  await eventually(() => formTexts(page)).toEqual(["Kept here"]);
  expect(await line.innerText()).toContain("2 words that were struck out or hidden were left out.");
}, 120_000);

test("typed or pasted Markdown signs become formatting; one undo brings the signs back", async () => {
  const { page, line } = await openText();
  await page.keyboard.type("We read **forty**");
  await eventually(() => formTexts(page)).toEqual(["We read **forty**"]);
  expect(await page.locator(".ed-text strong").innerText()).toBe("forty");
  await page.keyboard.press("Control+z");
  await eventually(() => page.locator(".ed-text strong").count()).toBe(0);
  expect(await page.locator(".ed-text p").first().innerText()).toBe("We read **forty**");
  await empty(page);
  await pasteInto(page, { "text/plain": "# The day\nWe read **forty** books\n> She smiled\n> and read" });
  await eventually(() => formTexts(page)).toEqual([
    "## The day",
    "We read **forty** books",
    "> She smiled\n>\n> and read",
  ]);
  await line.getByRole("button", { name: "Keep the signs" }).click();
  await eventually(() => page.locator(".ed-text strong, .ed-text h2, .ed-text blockquote").count()).toBe(0);
  expect(await page.locator(".ed-text p").first().innerText()).toBe("# The day");
  await page.keyboard.press("Control+z");
  await eventually(() => formTexts(page)).toEqual([""]);
}, 120_000);

test("a picture whose file lies in the paste is sent with it", async () => {
  const { page } = await openText();
  const source = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 64;
    canvas.height = 48;
    canvas.getContext("2d")?.fillRect(0, 0, 40, 48);
    return canvas.toDataURL("image/png");
  });
  await pasteInto(page, { "text/html": `<p>Before</p><p><img src="${source}" alt="Mats"></p><p>After</p>` });
  await page.locator(".ed-text figure[data-photo], .ed-text figure").first().waitFor();
  await eventually(async () => (await formTexts(page)).length).toBe(3);
  expect((await formTexts(page)).map(String).some((text) => /^!\[.*\]\(photo:/.test(text))).toBe(true);
}, 120_000);

/** The blocks of the text: their elements, and how the form names photos. */
function blocksOf(page: Page): Promise<string[]> {
  return page.locator(".ed-text").evaluate((text) =>
    [...text.children]
      .filter(({ className }) => !className.includes("ed-pasted"))
      .map((block) => {
        if (block.tagName !== "FIGURE") return block.textContent ?? "";
        return block.querySelector(".ed-missing p")?.textContent ?? "a photo";
      }),
  );
}

const threePictures =
  '<p>One</p><p><img src="file:///C:/Temp/b.png"></p><p>Two</p><p><img src="cid:2@a" alt="Mats"></p><p>Three</p>';

test.each([
  ["one file, by its name", threePictures, ["b.png"], ["One", "a photo", "Two", "Picture: Mats", "Three"]],
  ["two files, by their order", threePictures, ["1.png", "2.png"], ["One", "a photo", "Two", "a photo", "Three"]],
  ["files in another order", threePictures, ["2.png", "b.png"], ["One", "a photo", "Two", "a photo", "Three"]],
  [
    "one file of two without a name",
    threePictures,
    ["1.png"],
    ["One", "Picture: b.png", "Two", "Picture: Mats", "Three"],
  ],
  [
    "Word's picture of the whole text",
    "<p class=MsoNormal>One</p><p class=MsoNormal>Two</p>",
    ["image.png"],
    ["One", "Two"],
  ],
  ["a blob", '<p>One</p><img src="blob:https://example.org/1-2"><p>Two</p>', ["image.png"], ["One", "a photo", "Two"]],
])(
  "each picture of a pasted text keeps its position: %s",
  async (_title, html, files, blocks) => {
    const { page } = await openText();
    await pasteInto(page, { "text/html": html, "text/plain": "Words" }, files);
    await eventually(() => blocksOf(page)).toEqual(blocks);
    await eventually(async () => (await formTexts(page)).filter((text) => /\(photo:/.test(String(text))).length).toBe(
      blocks.filter((block) => block === "a photo").length,
    );
    await page.keyboard.press("Control+z");
    await eventually(() => formTexts(page)).toEqual([""]);
  },
  120_000,
);

test("pictures that the Markdown of a plain text names stand where they stood", async () => {
  const { page, line } = await openText();
  const text = "One\n![Girls](beach.png)\nTwo ![](mats.png) three\n- ![](photo.jpg)\n- Four";
  await pasteInto(page, { "text/plain": text }, ["mats.png"]);
  await eventually(() => blocksOf(page)).toEqual([
    "One",
    "Picture: Girls",
    "Two ",
    "a photo",
    " three",
    "Picture: photo.jpg",
    "Four",
  ]);
  expect(await line.innerText()).toContain("2 pictures were not pasted: “Girls”, “photo.jpg”.");
}, 120_000);

test("a picture that was not pasted is chosen in its place", async () => {
  const { page } = await openText();
  await pasteInto(page, { "text/html": '<p>One</p><img src="a.png"><p>Two</p>', "text/plain": "Words" });
  await eventually(() => formTexts(page)).toEqual(["One", "Two"]);
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose the picture" }).click();
  const picture = { create: { width: 8, height: 8, channels: 3, background: "#0a7" } } as const;
  const buffer = await sharp(picture).png().toBuffer();
  await (await choosing).setFiles({ name: "a.png", mimeType: "image/png", buffer });
  await eventually(() => blocksOf(page)).toEqual(["One", "a photo", "Two"]);
  await eventually(async () => (await formTexts(page)).length).toBe(3);
}, 120_000);

test("a picture that was not pasted is left out by a press", async () => {
  const { page } = await openText();
  await pasteInto(page, { "text/html": '<p>One</p><img src="a.png"><p>Two</p>', "text/plain": "Words" });
  await page.getByRole("button", { name: "Leave it out" }).click();
  await eventually(() => blocksOf(page)).toEqual(["One", "Two"]);
}, 120_000);

test("Ctrl+U says that words are not underlined", async () => {
  const { page, line } = await openText();
  await page.keyboard.type("Forty");
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Control+u");
  expect(await line.innerText()).toBe("Only links are underlined on a page.");
  expect(await page.locator(".ed-text u").count()).toBe(0);
  await page.keyboard.press("ArrowRight");
  await eventually(() => line.count()).toBe(0);
}, 120_000);

test("a picture that moves says that it will stand still", async () => {
  const { page } = await openText();
  const data = Buffer.concat([Buffer.alloc(40 * 30 * 3, 200), Buffer.alloc(40 * 30 * 3, 20)]);
  const raw = { width: 40, height: 60, channels: 3, pageHeight: 30 } as const;
  const gif = await sharp(data, { raw }).gif().toBuffer();
  await pasteInto(page, {
    "text/html": `<p>Before</p><p><img src="data:image/gif;base64,${gif.toString("base64")}"></p>`,
  });
  await page.getByText("This picture is an animation. On the page it does not move.").waitFor();
}, 120_000);

test("2 MB with words hidden in six ways are cut with a sentence", async () => {
  const { page, line } = await openText();
  const ways = [
    "<del>",
    '<b style="display:none">',
    '<b style="color:#fff;background:#fff">',
    '<b style="font-size:0">',
    "<b class=h>",
    "<b hidden>",
  ];
  const html = `<style>.h{visibility:hidden}</style>${Array.from(
    { length: 17_000 },
    (_, index) =>
      `<p>Clean hands ${ways[index % 6]}secret words that nobody was to read at all, in none of these ways${index % 6 === 0 ? "</del>" : "</b>"} keep us well</p>`,
  ).join("")}`;
  expect(html.length).toBeGreaterThan(2_000_000);
  await pasteInto(page, { "text/html": html, "text/plain": "Words alone" });
  await line.waitFor();
  expect(await line.innerText()).toMatch(
    /This was too long for one text.*words that were struck out or hidden were left out/s,
  );
  expect((await formTexts(page)).join(" ")).not.toContain("secret");
}, 120_000);
