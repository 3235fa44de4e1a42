import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { browserOfThisFile, eventually } from "../support/browser.ts";
import { pasteInto, publish, textField } from "../support/editor.ts";
import { inDatabase } from "../support/in-database.ts";
import { inspect } from "../support/inspect.ts";
import { staffAreaOfThisFile } from "../support/staff-area.ts";
import { isFocused } from "../support/visitor.ts";

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

/** Returns the stored text of a post. */
function storedText(title: string): string {
  const question = "select paragraphs from posts where title = ? order by id desc";
  return String(inDatabase(desk.server.folder, question, title)[0]?.paragraphs);
}

/** Stores a post as an earlier release would have. */
function storeText(title: string, paragraphs: string[]): number {
  const [row] = inDatabase(
    desk.server.folder,
    "insert into posts (slug, title, paragraphs, author_name, timestamp, status, version) values (?, ?, ?, 'Sample Admin', 1, 'published', 1) returning id",
    title,
    title,
    JSON.stringify(paragraphs),
  );
  return Number(row?.id);
}

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

test("text is written, formatted, moved, undone, saved, shown on its page", async () => {
  const page = await openDesk();
  await openForm(page);
  await page.getByLabel("Title").fill("Forty taps");
  const field = await textField(page);
  await field.click();
  const { keyboard } = page;
  await keyboard.type("Clean ");
  await press(page, "Control+b");
  await keyboard.type("hands");
  await press(page, "Control+b");
  await keyboard.type(" 2*3, and a_b");
  await press(page, "Enter");
  await keyboard.type("## How it went");
  await press(page, "Enter");
  await keyboard.type("- wet");
  await press(page, "Enter");
  await keyboard.type("soap");
  await press(page, "Enter", "Enter");
  await keyboard.type("> Count to twenty.");
  await press(page, "Enter", "Enter");
  await keyboard.type("The ");
  await page.getByRole("button", { name: "Italic" }).click();
  await keyboard.type("end");
  expect(await page.getByRole("button", { name: "Italic" }).getAttribute("aria-pressed")).toBe("true");
  await press(page, "Control+i");
  await keyboard.type(".");
  await eventually(() => formTexts(page)).toEqual([
    "Clean **hands** 2\\*3, and a_b",
    "## How it went",
    "- wet\n- soap",
    "> Count to twenty.",
    "The *end*.",
  ]);

  // The block in hand moves by keys and by buttons, and each move is spoken.
  await press(page, "Alt+ArrowUp");
  await page.getByRole("status").getByText("Paragraph 5 moved, now 4 of 5").waitFor({ state: "attached" });
  const block = page.getByRole("group", { name: "Paragraph 4" });
  await block.getByLabel("Move Paragraph 4: drag, or press for a menu").click();
  await block.getByRole("button", { name: "Move up" }).click();
  await eventually(async () => (await formTexts(page)).indexOf("The *end*.")).toBe(2);
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await eventually(() => formTexts(page)).toHaveLength(4);
  await press(page, "Control+z");
  await eventually(async () => (await formTexts(page)).indexOf("The *end*.")).toBe(2);
  await press(page, "Alt+ArrowDown", "Alt+ArrowDown");
  await eventually(async () => (await formTexts(page)).indexOf("The *end*.")).toBe(4);

  // A link asks for its address, and takes no unsafe one.
  await press(page, "Shift+Home", "Control+k");
  const address = page.getByLabel("Web address, email address or telephone number");
  await eventually(() => isFocused(address)).toBe(true);
  await keyboard.type("javascript:alert(1)");
  await press(page, "Enter");
  await page.getByRole("alert").getByText("Write a web address").waitFor();
  await address.fill("example.org/taps");
  await press(page, "Enter");
  await eventually(() => isFocused(field)).toBe(true);
  await eventually(async () => (await formTexts(page)).at(-1)).toBe("[The *end*.](https://example.org/taps)");

  await save(page);
  await page.goto(`${desk.server.address}/blog/forty-taps`);
  expect(await page.locator("main strong").innerText()).toBe("hands");
  expect(await page.getByRole("heading", { name: "How it went" }).count()).toBe(1);
  expect(await page.locator("main li", { hasText: "soap" }).count()).toBe(1);
  expect(await page.locator("main blockquote").innerText()).toBe("Count to twenty.");
  expect(await page.locator('main a[href="https://example.org/taps"] em').innerText()).toBe("end");
  await page.getByText("2*3, and a_b").waitFor();
});

const old = [
  "# Old *heading*\n\nWith __marks__, a  soft\nbreak and [a link](<https://example.org> 'title').\n\n* one\n* two\n",
  "```\ncode <b>\n```",
  "<div>typed HTML</div>",
  "| a | b |\n| - | - |\n| 1 | 2 |",
  "Windows\r\nline ends, trailing  ",
  "- a\n  - b\n    - c\n      - d\n        - e",
  "1. one\n1. two &amp; 2*3*4",
];

test("a post of an earlier release, opened and saved, is stored byte for byte as it was", async () => {
  const id = storeText("Old", old);
  const page = await openDesk();
  await page.goto(`${desk.server.address}/admin/post/${id}`);
  const field = await textField(page);
  expect(await field.locator("pre").first().innerText()).toBe("```\ncode <b>\n```");
  expect(
    await page.evaluate(() =>
      new FormData(document.querySelector("form:has(.ed)") as HTMLFormElement).getAll("paragraphs"),
    ),
  ).toEqual(old);

  // A change in one text leaves the others as they are.
  await field.getByText("typed HTML").click();
  await press(page, "End");
  await page.keyboard.type("!");
  await save(page);
  const changed = old.map((text) => text.trim()).with(2, "<div>typed HTML</div>!");
  expect(storedText("Old")).toBe(JSON.stringify(changed));
});

/** Pastes into the empty text, from Word, Google Docs, a web page and WhatsApp. */
async function pasteFromPrograms(page: Page): Promise<void> {
  const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style>p.MsoNormal {margin:0}</style></head><body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment--><h2 style='margin-left:0cm'>The <span style='color:red'>taps</span></h2><p class=MsoNormal style='margin-bottom:8pt'><b><span style='font-size:14pt'>Bold</span></b> and <i>slanted</i><o:p></o:p></p><p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>first</p><p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·&nbsp; </span>second</p><p class=MsoNormal><a href="https://example.org/word">a link</a><img src="file:///C:/x.png"></p><!--EndFragment--></body></html>`;
  const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-size:20pt;font-weight:400">Title</span></h1><p dir="ltr" style="line-height:1.38"><span style="font-weight:700;font-style:normal">Bold</span><span style="font-weight:400"> plain </span><span style="font-style:italic">slanted</span></p><ol><li dir="ltr" style="list-style-type:decimal" aria-level="1"><p role="presentation"><span>one</span></p></li><li><p><span>two</span></p></li></ol></b>`;
  const web = `<article style="color:red" onclick="alert(1)"><script>alert(1)</script><h3>News</h3><div>Some <strong>strong</strong> <a href="javascript:alert(1)">words</a><br>next</div><blockquote><p>Said.</p></blockquote><table><tr><td>cell</td></tr></table><img src="https://evil.example/x.gif"></article>`;
  const chat = "*Good news*\nWe have _forty_ taps, 2*3*4\n\n- wet\n- soap\nhttps://example.org/a_b_c.";
  const sources: [name: string, data: Record<string, string>, texts: string[]][] = [
    [
      "Word",
      { "text/html": word },
      ["## The taps", "**Bold** and *slanted*", "- first\n- second", "[a link](https://example.org/word)"],
    ],
    ["Google Docs", { "text/html": docs }, ["## Title", "**Bold** plain *slanted*", "1. one\n2. two"]],
    ["a web page", { "text/html": web }, ["### News", "Some **strong** words\\\nnext", "> Said.", "cell"]],
    [
      "WhatsApp",
      { "text/plain": chat },
      [
        "**Good news**",
        "We have *forty* taps, 2\\*3\\*4",
        "- wet\n- soap",
        "[https://example.org/a_b_c](https://example.org/a_b_c).",
      ],
    ],
  ];
  for (const [name, data, texts] of sources) {
    await pasteInto(page, data);
    await eventually(async () => [name, await formTexts(page)]).toEqual([name, texts]);
    await press(page, "Control+a", "Backspace");
    await eventually(() => formTexts(page)).toEqual([""]);
  }
}

test("on a phone typed text is as meant, tools in reach", async () => {
  const page = await openDesk({ width: 390 });
  await openForm(page);
  const field = await textField(page);
  await field.click();
  const session = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    session.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  // A keyboard composes every word, and corrects it.
  for (const part of ["h", "he", "hel", "helo"]) await compose(part);
  await session.send("Input.insertText", { text: "hello" });
  await session.send("Input.insertText", { text: " " });
  for (const part of ["n", "ni", "に", "にほ", "日本"]) await compose(part);
  await session.send("Input.insertText", { text: "日本" });
  // Dictation inserts sentences.
  await session.send("Input.insertText", { text: ". We went early" });
  await eventually(() => formTexts(page)).toEqual(["hello 日本. We went early"]);
  // In marked words, and across them.
  await press(page, "Control+a", "Control+b", "End");
  for (const part of ["a", "an", "and"]) await compose(part);
  await session.send("Input.insertText", { text: " and" });
  await eventually(() => formTexts(page)).toEqual(["**hello 日本. We went early and**"]);
  for (let step = 0; step < 12; step++) await press(page, "Control+z");
  await eventually(() => formTexts(page)).toEqual([""]);
  await press(page, "Control+Shift+z");
  await eventually(async () => (await formTexts(page))[0]).toContain("hello");

  const tools = page.getByRole("toolbar", { name: "Text tools" });
  const bottom = async () => {
    const box = await tools.boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0));
  };
  await eventually(bottom).toBe(844);
  // A keyboard makes the visual viewport smaller, and not the window.
  await page.evaluate(() => {
    const seen = window.visualViewport as VisualViewport;
    Object.defineProperty(seen, "height", { value: 500, configurable: true });
    seen.dispatchEvent(new Event("resize"));
  });
  await eventually(bottom).toBe(500);
  const paragraph = await field.locator("p").boundingBox();
  const bar = await page.getByRole("group", { name: "Paragraph 1" }).boundingBox();
  expect(bar?.y).toBeGreaterThan(paragraph?.y ?? Infinity);
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((paragraph?.y ?? 0) + (paragraph?.height ?? 0) + 1);
});

test("without its script, and when its part does not load, the boxes stay and can be sent", async () => {
  const page = await openDesk({ expects: [/request failed: .*rich-editor/, /console error: Failed to load resource/] });
  await page.route(/rich-editor.*\.js/, (route) => route.abort());
  await openForm(page);
  await page.getByLabel("Title").fill("In boxes");
  await page.getByLabel("Paragraph 1").fill("We went **early**.");
  await save(page);
  expect(storedText("In boxes")).toBe('["We went **early**."]');
  const bare = await openDesk({ script: false, expects: [/request failed: .*\.js csp$/] });
  await bare.goto(`${desk.server.address}/admin/post/1`);
  expect(await bare.getByRole("textbox", { name: "Paragraph 1" }).inputValue()).not.toBe("");
  expect(await bare.locator("[contenteditable]").count()).toBe(0);
});

test("a box keeps its place while a user writes in it", async () => {
  const page = await openDesk();
  const held = Promise.withResolvers<void>();
  await page.route(/rich-editor.*\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${desk.server.address}/admin/post?create`, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("tabasamu-answers").length > 0);
  await page.getByLabel("Paragraph 1").pressSequentially("We ");
  held.resolve();
  await page.waitForLoadState("networkidle");
  await page.keyboard.type("went");
  await page.getByLabel("Title").click();
  expect(await (await textField(page)).innerText()).toBe("We went");
});

test("the toolbar is one tab stop with arrow keys inside", async () => {
  const page = await openDesk({
    expects: [/^answered 422/, /^console error: .* status of 422/, /console warning: You are trying to use a blocker/],
  });
  const form = await openForm(page);
  const field = await textField(page);
  const tool = (name: string) =>
    page.getByRole("toolbar", { name: "Text tools" }).getByRole("button", { name, exact: true });
  await page.getByLabel("Summary").focus();
  await press(page, "Tab");
  expect(await isFocused(tool("Bold"))).toBe(true);
  await press(page, "ArrowRight", "ArrowRight");
  expect(await isFocused(tool("Link"))).toBe(true);
  await press(page, "End");
  expect(await isFocused(tool("Redo"))).toBe(true);
  await press(page, "ArrowRight", "ArrowRight");
  expect(await isFocused(tool("Bold"))).toBe(true);
  await press(page, "Tab");
  expect(await isFocused(field)).toBe(true);
  expect(await field.getAttribute("aria-multiline")).toBe("true");
  await page.keyboard.type("Words");
  await press(page, "Tab");
  expect(await isFocused(page.getByRole("button", { name: "Add a paragraph" }))).toBe(true);
  await press(page, "Shift+Tab");
  expect(await isFocused(field)).toBe(true);
  await press(page, "Shift+Tab", "Enter");
  expect(await tool("Bold").getAttribute("aria-pressed")).toBe("true");

  await field.click();
  await press(page, "Control+a", "Backspace");
  await pasteFromPrograms(page);
  await pasteInto(page, { "text/plain": "*_".repeat(300) });
  // The checks of the sheet would say it before: they do not arrive.
  await page.route("**/admin/checks", (route) => route.abort("aborted"));
  await publish(page);
  await form.getByRole("alert").first().waitFor();
  expect(await field.getAttribute("aria-invalid")).toBe("true");
  const described = (await field.getAttribute("aria-describedby"))?.split(" ").at(-1);
  expect(await page.locator(`[id="${described}"]`).innerText()).toContain("too many signs");
  await form.getByRole("link", { name: /Paragraph/ }).click();
  expect(await isFocused(field)).toBe(true);
});

test("the editor breaks no rule of axe at any width", async () => {
  const page = await openDesk();
  const id = storeText("Inspected", [
    "A [link](/about) and **bold**",
    "## Heading",
    "- a\n- b",
    "> Said",
    "`` ` code",
    "---",
  ]);
  await page.goto(`${desk.server.address}/admin/post/${id}`);
  const field = await textField(page);
  const show = async (name: string) =>
    inspect(page, { briefly: true, widths: [320, 390, 768, 1280], name, within: ".ed" });
  // With a link asked for, the page has all of the other two.

  // At its left: the bar of the block in hand may lie over the rest.
  await field.getByText("Heading").click({ position: { x: 8, y: 8 } });
  await press(page, "Control+k");
  await page.getByRole("group", { name: "Link" }).waitFor();
  await show("the editor with a link");
}, 240_000);

test("the editor's part is at most 116 kB, and no page has it before a form is open", async () => {
  const page = await openDesk();
  const parts = () =>
    page.evaluate(() => {
      const loaded = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      return (
        loaded
          // The framework's links of style end with "#": the same file, which the cache has.
          .filter(({ name }) => /\/assets\/.*\.(?:js|css)#?$/.test(name))
          .map(({ name, encodedBodySize }) => ({ name: name.replace("#", ""), encodedBodySize }))
      );
    });
  // A form without an editor: what it has is no part of the editor.
  await page.goto(`${desk.server.address}/admin/news?create`);
  // Every form has these, once it has nothing more to do.
  const late = [/draft-line-.*js/, /publish-sheet-.*js/, /sheets-.*css/];
  await eventually(async () => {
    const names = (await parts()).map(({ name }) => name);
    return late.filter((part) => !names.some((name) => part.test(name)));
  }).toEqual([]);
  const form = new Set((await parts()).map(({ name }) => name));
  expect([...form].some((name) => name.includes("rich-editor"))).toBe(false);
  await page.goto(`${desk.server.address}/admin`);
  // The home brings it once it has nothing more to do.
  await eventually(async () => (await parts()).some(({ name }) => /device-queue-.*css/.test(name))).toBe(true);
  const comes = () =>
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")].filter(
      ({ href }) => performance.getEntriesByName(href).length === 0,
    ).length;
  await eventually(() => page.evaluate(comes)).toBe(0);
  const before = new Set((await parts()).map(({ name }) => name));
  await page.getByRole("button", { name: "Create a post" }).click();
  await textField(page);
  const more = (await parts()).filter(({ name }) => !before.has(name) && !form.has(name));
  const bytes = more.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  expect(more.some(({ name }) => name.includes("rich-editor"))).toBe(true);
  expect(bytes).toBeGreaterThan(40_000);
  expect(bytes).toBeLessThanOrEqual(116_000);
});
