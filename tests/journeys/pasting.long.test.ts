import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { browserOfThisFile, eventually } from "../support/browser.ts";
import { pasteInto, textField } from "../support/editor.ts";
import { inspect } from "../support/inspect.ts";
import { staffAreaOfThisFile } from "../support/staff-area.ts";
import { isFocused } from "../support/visitor.ts";

const browser = browserOfThisFile();
const desk = staffAreaOfThisFile();

/** The form of a new post, with the cursor in its text. */
async function openText(options: Parameters<typeof browser.open>[0] = {}) {
  const page = await desk.open(browser, { reducedMotion: true, ...options });
  await page.goto(`${desk.server.address}/admin/post?create`);
  const field = await textField(page);
  await field.click();
  return { page, field, line: field.locator(".ed-pasted") };
}

/** Returns the text that the form would send now. */
const formTexts = (page: Page) =>
  page.evaluate(() => new FormData(document.querySelector("dialog form") as HTMLFormElement).getAll("paragraphs"));

const press = async (page: Page, ...all: string[]) => {
  for (const key of all) await page.keyboard.press(key);
};

const table = (cell: (text: string) => string, rows: string[][]) =>
  rows.map((row) => `<tr>${row.map((text) => `<td>${cell(text)}</td>`).join("")}</tr>`).join("");

const children = [
  ["Name", "Age", "Class"],
  ["Aisha", "9", "Primary 4"],
  ["John", "11", "Primary 5"],
];

describe("bold and tables", () => {
  const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0} --></style></head><body lang=EN-GB style='tab-interval:36.0pt;word-wrap:break-word'><!--StartFragment--><p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span lang=EN-US style='mso-ansi-language:EN-US'>Forty taps</span></b><span lang=EN-US> are <i style='mso-bidi-font-style:normal'>up</i>, <b>all</b> of them<o:p></o:p></span></p><table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-table-layout-alt:fixed'>${table(
    (text) => `<p class=MsoNormal style='margin-bottom:0cm'><span lang=EN-US>${text}<o:p></o:p></span></p>`,
    children,
  )}</table><!--EndFragment--></body></html>`;
  const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38;margin-top:0pt"><span style="font-size:11pt;font-weight:700;font-style:normal;white-space:pre-wrap;">Forty taps</span><span style="font-weight:400;"> are up</span></p><div dir="ltr" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="200" /><col width="200" /></colgroup><tbody>${table(
    (text) => `<p dir="ltr" style="line-height:1.2"><span style="font-weight:400">${text}</span></p>`,
    [
      ["School", "Taps"],
      ["Jos", "40"],
    ],
  )}</tbody></table></div></b>`;
  const libre = `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><meta name="generator" content="LibreOffice 24.2 (Linux)"/><style type="text/css">td p { margin-bottom: 0cm }</style></head><body lang="en-GB" dir="ltr"><p style="line-height: 100%; margin-bottom: 0cm"><span style="font-weight: bold">Forty</span> <font face="Liberation Serif, serif"><b>taps</b></font></p><table width="100%" cellpadding="4" cellspacing="0"><col width="128*"/><tbody>${table(
    (text) => `<p align="left">${text}<br/>\n</p>`,
    [
      ["Jos", "40 taps"],
      ["", ""],
      ["Lagos", "2 taps"],
    ],
  )}</tbody></table></body></html>`;
  const said = "A table became a list.";
  const sources: [name: string, data: Record<string, string>, texts: string[], sentence: string][] = [
    [
      "Word",
      { "text/html": word },
      ["**Forty taps** are *up*, **all** of them", "- Name, Age, Class\n- Aisha, 9, Primary 4\n- John, 11, Primary 5"],
      `${said} One column may hold ages: remove names beside them.`,
    ],
    ["Google Docs", { "text/html": docs }, ["**Forty taps** are up", "- School, Taps\n- Jos, 40"], said],
    ["LibreOffice", { "text/html": libre }, ["**Forty taps**", "- Jos, 40 taps\n- Lagos, 2 taps"], said],
    [
      "a spreadsheet as text",
      { "text/plain": "Jos\t40 taps\nLagos\t2 taps\n" },
      ["- Jos, 40 taps\n- Lagos, 2 taps"],
      said,
    ],
  ];
  test("from office programs keeps structure within the length limit", async () => {
    const opened = await openText();
    const { page, field, line } = opened;
    for (const [name, data, texts, sentence] of sources) {
      await pasteInto(page, data);
      await eventually(async () => [name, await formTexts(page)]).toEqual([name, texts]);
      expect(await line.locator("span").innerText()).toBe(sentence);
      await page.getByRole("status").getByText(sentence).waitFor({ state: "attached" });
      await line.getByRole("button", { name: "Undo" }).click();
      await eventually(() => formTexts(page)).toEqual([""]);
      expect(await line.count()).toBe(0);
      expect(await isFocused(field)).toBe(true);
    }

    await page.keyboard.type("Before. ");
    await pasteInto(page, { "text/plain": "Jos\t40\nLagos\t2" });
    await line.waitFor();
    await inspect(page, { widths: [320, 390, 1280], name: "a line that says what a paste became", within: ".ed" });
    await field.focus();
    await press(page, "Tab");
    expect(await isFocused(line.getByRole("button", { name: "Undo" }))).toBe(true);
    await press(page, "Enter");
    await eventually(() => formTexts(page)).toEqual(["Before."]);
    expect(await isFocused(field)).toBe(true);
    await pasteInto(page, { "text/plain": "Jos\t40\nLagos\t2" });
    await line.waitFor();
    await page.keyboard.type("!");
    await eventually(() => line.count()).toBe(0);

    await press(page, "Control+a", "Backspace");
    await eventually(() => formTexts(page)).toEqual([""]);
    await pasteTooMuch(opened);
  }, 120_000);
});

test("an address becomes a link or its film", async () => {
  const { page, field, line } = await openText();
  await page.keyboard.type("See forty taps");
  await press(page, "Shift+Control+ArrowLeft", "Shift+Control+ArrowLeft");
  // The browser tells of a selection in a task of its own.
  await page.getByRole("toolbar", { name: "For the chosen words" }).waitFor();
  await pasteInto(page, { "text/plain": "https://example.org/a_b" });
  await eventually(() => formTexts(page)).toEqual(["See [forty taps](https://example.org/a_b)"]);
  expect(await line.innerText()).toContain("The address you pasted became a link on “forty taps”.");
  await line.getByRole("button", { name: "Insert the address instead" }).click();
  await eventually(() => formTexts(page)).toEqual(["See [https://example.org/a_b](https://example.org/a_b)"]);
  await page.keyboard.type(" now");
  await press(page, "Control+z");
  await eventually(() => formTexts(page)).toEqual(["See [forty taps](https://example.org/a_b)"]);
  await press(page, "Control+z");
  await eventually(() => formTexts(page)).toEqual(["See forty taps"]);

  // A typed one becomes a link with a blank or Enter, and Backspace takes it back.
  await press(page, "Control+a", "Backspace");
  await page.keyboard.type("See www.example.org/a, ");
  await eventually(() => formTexts(page)).toEqual(["See [www.example.org/a](https://www.example.org/a),"]);
  await press(page, "Backspace");
  await eventually(() => formTexts(page)).toEqual(["See www.example.org/a,"]);
  await press(page, "Control+a", "Backspace");
  await page.keyboard.type("See https://example.org/b");
  await press(page, "Enter");
  await page.keyboard.type("Next");
  await eventually(() => formTexts(page)).toEqual(["See [https://example.org/b](https://example.org/b)", "Next"]);

  // One of another site than those of films stays a link and says so.
  await press(page, "Control+a", "Backspace");
  await eventually(() => formTexts(page)).toEqual([""]);
  await pasteInto(page, { "text/plain": "https://youtu.be/abcdefghijk?si=x" });
  const film = "![](film:https://youtu.be/abcdefghijk?si=x)";
  await eventually(() => formTexts(page)).toEqual([film]);
  await line.getByRole("button", { name: "Keep the address" }).click();
  const address = "[https://youtu.be/abcdefghijk?si=x](https://youtu.be/abcdefghijk?si=x)";
  await eventually(() => formTexts(page)).toEqual([address]);
  await press(page, "Control+z");
  await eventually(() => formTexts(page)).toEqual([film]);
  await field.locator("p").last().click();
  await page.keyboard.type("https://vimeo.com/123456");
  await press(page, "Enter");
  await eventually(() => formTexts(page)).toEqual([film, "![](film:https://vimeo.com/123456)"]);
  await page.keyboard.type("We sang. ");
  await pasteInto(page, { "text/plain": "https://youtu.be/abcdefghijk" });
  await eventually(async () => (await formTexts(page)).at(-1)).toBe(
    "We sang. [https://youtu.be/abcdefghijk](https://youtu.be/abcdefghijk)",
  );
  await press(page, "Enter");
  await pasteInto(page, { "text/plain": "https://www.facebook.com/watch?v=12" });
  await eventually(async () => (await formTexts(page)).at(-1)).toBe(
    "[https://www.facebook.com/watch?v=12](https://www.facebook.com/watch?v=12)",
  );
  expect(await line.innerText()).toContain("This address stays a link. Only films of YouTube and Vimeo play");
  await measurePreview(page);
}, 120_000);

async function pasteTooMuch({ page, line }: Awaited<ReturnType<typeof openText>>): Promise<void> {
  await page.keyboard.type("What I wrote.");
  await press(page, "Enter");
  const html = `<p>${"Clean hands keep children in school. ".repeat(30)}</p>`.repeat(1_900);
  expect(html.length).toBeGreaterThan(2_000_000);
  await pasteInto(page, { "text/html": html });
  await line.waitFor();
  const texts = (await formTexts(page)).map(String);
  const size = texts.reduce((sum, { length }) => sum + length, 0);
  expect([texts[0], size > 80_000, size <= 100_000]).toEqual(["What I wrote.", true, true]);
  const words = texts.slice(1).join(" ").trim().split(/\s+/).length;
  expect(await line.innerText()).toContain(`Only its first ${words.toLocaleString("en")} words were pasted`);
  await line.getByRole("button", { name: "Undo" }).click();
  await eventually(() => formTexts(page)).toEqual(["What I wrote."]);
  // One line without an end becomes paragraphs that can be saved.
  await pasteInto(page, { "text/plain": "Clean hands. ".repeat(160_000) });
  await line.waitFor();
  const lines = (await formTexts(page)).map(String);
  expect(lines.every(({ length }) => length <= 10_000)).toBe(true);
  expect(lines[0]).toBe("What I wrote.");
  // A full text takes no more.
  await press(page, "Control+End");
  await pasteInto(page, { "text/plain": "Clean hands. ".repeat(160_000) });
  await eventually(() => line.innerText()).toMatch(/Nothing was pasted|words were pasted/);
  expect((await formTexts(page))[0]).toBe("What I wrote.");
}

test("a slash on an empty line opens the blocks", async () => {
  const { page, field } = await openText();
  const menu = page.getByRole("listbox", { name: "Blocks" });
  const chosen = menu.getByRole("option", { selected: true });
  await page.keyboard.type("One / two");
  expect(await menu.count()).toBe(0);
  await press(page, "Enter");
  await page.keyboard.type("/");
  await menu.waitFor();
  expect(await chosen.innerText()).toBe("Heading");
  expect(await field.getAttribute("aria-activedescendant")).toBe(await chosen.getAttribute("id"));
  await inspect(page, { widths: [320, 1280], name: "the menu of a slash", within: ".ed-slash" });
  await field.focus();
  await press(page, "ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "Enter");
  await page.keyboard.type("first");
  await eventually(() => formTexts(page)).toEqual(["One / two", "1. first"]);
  await press(page, "Enter", "Enter");
  await page.keyboard.type("/quo");
  await eventually(() => chosen.innerText()).toBe("Quote");
  await press(page, "Enter");
  await page.keyboard.type("Said");
  await eventually(() => formTexts(page)).toEqual(["One / two", "1. first", "> Said"]);
  await press(page, "Enter", "Enter");
  await page.keyboard.type("/");
  await menu.waitFor();
  await press(page, "Escape");
  await eventually(() => menu.count()).toBe(0);
  expect(await page.getByRole("dialog").isVisible()).toBe(true);
  expect(await field.getAttribute("aria-activedescendant")).toBeNull();
  await press(page, "Backspace");
  await page.keyboard.type("/film");
  await menu.getByRole("option", { name: "Film" }).click();
  await page.getByLabel("Address of the film").fill("https://youtu.be/abcdefghijk");
  await press(page, "Enter");
  await eventually(async () => (await formTexts(page)).at(-1)).toBe("![](film:https://youtu.be/abcdefghijk)");

  const hint = "Alt and the arrow keys move a block.";
  expect(await page.getByText(hint).isVisible()).toBe(true);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  await session.send("Emulation.setDeviceMetricsOverride", {
    width: 390,
    height: 844,
    deviceScaleFactor: 1,
    mobile: true,
  });
  await eventually(() => page.getByText(hint).isVisible()).toBe(false);
}, 120_000);

const widths = [1024, 1280, 1440, 1600, 1920];
const boxes = (page: Page) =>
  page.evaluate(() => {
    const form = document.querySelector("form.is-previewed");
    const box = (selector: string) => {
      const { left, right, width } = form?.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return { left, right, width };
    };
    return {
      dock: box(".ed-dock"),
      tools: Math.max(
        ...[...(form?.querySelectorAll(".ed-tools button, .ed-tools summary") ?? [])].map(
          (tool) => tool.getBoundingClientRect().right,
        ),
      ),
      foot: box(".dlg-foot"),
      preview: box(".live-preview"),
      text: box(".ed-text"),
      desk: form?.querySelector(".live-desk") !== null,
      across: document.documentElement.scrollWidth - innerWidth,
    };
  });
const measurePreview = async (page: Page) => {
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  await page.getByRole("complementary", { name: "Preview" }).waitFor();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await eventually(async () => (await boxes(page)).desk).toBe(width >= 1600);
    const { dock, tools, foot, preview, text, across } = await boxes(page);
    const about = `${width}: ${JSON.stringify({ dock, tools, foot, preview, text })}`;
    expect(across, about).toBeLessThanOrEqual(0);
    expect(dock.right, about).toBeLessThanOrEqual(preview.left);
    expect(tools, about).toBeLessThanOrEqual(dock.right);
    expect(preview.left - dock.right, about).toBeLessThanOrEqual(24);
    expect(foot.right, about).toBeLessThanOrEqual(preview.left);
    expect(text.width, about).toBeGreaterThanOrEqual(32 * 16);
    expect(preview.right, about).toBeLessThanOrEqual(width);
    const wanted = width >= 1600 ? Math.min(0.46 * width, 54 * 16) : Math.min(Math.max(336, 0.3 * width), 408);
    expect(Math.abs(preview.width - wanted), about).toBeLessThanOrEqual(8);
  }
};

test("the preview stands beside the text on the page of a post", async () => {
  const page = await desk.open(browser, { reducedMotion: true });
  await page.goto(`${desk.server.address}/admin/post/1`);
  await textField(page);
  await measurePreview(page);
  // The places of the staff area are back without it.
  await page.setViewportSize({ width: 1024, height: 900 });
  expect(await page.locator(".rooms").isVisible()).toBe(false);
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  await eventually(() => page.locator(".rooms").isVisible()).toBe(true);
}, 120_000);
