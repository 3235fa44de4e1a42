import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { isInFull } from "../support/at-length.ts";
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

/** What the form would send now. */
const formTexts = (page: Page) =>
  page.evaluate(() => new FormData(document.querySelector("dialog form") as HTMLFormElement).getAll("paragraphs"));

async function empty(page: Page): Promise<void> {
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Backspace");
  await eventually(() => formTexts(page)).toEqual([""]);
}

test("what other programs copy becomes what its reader saw", async () => {
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

test("signs that are typed or pasted become what they mean, with one undo back to them", async () => {
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

test("a picture that moves says that it will stand still", async () => {
  const { page } = await openText();
  const data = Buffer.concat([Buffer.alloc(40 * 30 * 3, 200), Buffer.alloc(40 * 30 * 3, 20)]);
  const raw = { width: 40, height: 60, channels: 3, pageHeight: 30 } as const;
  const gif = await sharp(data, { raw }).gif().toBuffer();
  await pasteInto(page, {
    "text/html": `<p>Before</p><p><img src="data:image/gif;base64,${gif.toString("base64")}"></p>`,
  });
  await page.getByText("This picture moves. On the page it stands still.").waitFor();
}, 120_000);

test.runIf(isInFull(0))(
  "2 MB with words hidden in six ways are cut with a sentence",
  async () => {
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
  },
  120_000,
);
