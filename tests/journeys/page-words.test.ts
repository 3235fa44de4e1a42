import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { pageWords } from "../../app/features/words/page-words.type.server.ts";
import type { Card, WordField, WordValue } from "../../app/features/words/word-field.ts";
import { valueAt } from "../../app/features/words/word-field.ts";
import { formValuesOfField } from "../../app/features/words/words-form-values.ts";
import { browserOfThisFile } from "../support/browser.ts";
import { fits, inspect } from "../support/inspect.ts";
import { hasTakenOver, staffAreaOfThisFile } from "../support/staff-area.ts";

const browser = browserOfThisFile();
const desk = staffAreaOfThisFile();

const widths = [320, 1280];

async function open(page: Page, path: string) {
  await page.goto(desk.server.address + path);
  await hasTakenOver(page);
}

test("an editor adds and moves a programme, keeps it as a draft, looks at it, goes back, and publishes", async () => {
  const page = await desk.open(browser, { reducedMotion: true, expects: [/^answered 422/, /status of 422/] });
  await open(page, "/admin/pages");
  await inspect(page, { name: "pages", within: "main", widths });
  await page.getByRole("link", { name: "What We Do", exact: true }).click();
  await page.getByRole("button", { name: "Add a card" }).click();
  await page.getByLabel("Name, card 7").fill("Swimming");
  await page.getByLabel("Text, card 7").fill("Every Friday, in the lagoon.");
  await page.getByLabel("Drawing, card 7").selectOption("Girl");
  await page.getByRole("button", { name: "Move up card 7" }).click();
  expect(await page.getByLabel("Name, card 6").inputValue()).toBe("Swimming");
  await page.getByLabel("Keep as a draft").check();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("The draft is saved.").waitFor();
  await inspect(page, { name: "page form", within: "main", widths });
  const [preview] = await Promise.all([
    page.waitForURL("**/admin/preview/what-we-do").then(() => page),
    page.getByRole("link", { name: "Preview" }).click(),
  ]);
  await preview.getByRole("heading", { name: "Swimming" }).waitFor();
  await page.goto(`${desk.server.address}/what-we-do`);
  expect(await page.getByRole("heading", { name: "Swimming" }).count()).toBe(0);

  await open(page, "/admin/pages/what-we-do");
  await page.getByRole("button", { name: "Back to the original (Programmes)" }).click();
  expect(await page.getByLabel("Name, card 6").inputValue()).toBe("Girl Child Empowerment");
  await page.getByLabel("Heading", { exact: true }).fill("");
  await page.getByLabel("Publish now").check();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("This cannot be empty").first().waitFor();
  await page.getByLabel("Heading", { exact: true }).fill("Seven ways to make room");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Visitors read it now.").waitFor();
  await page.goto(`${desk.server.address}/what-we-do`);
  await page.getByRole("heading", { name: "Seven ways to make room" }).waitFor();
}, 120_000);

/** A text one and a half times as long, of the same words. */
const longer = (text: string) => `${text} ${text.slice(0, Math.ceil(text.length / 2))}`.replace(/\s+/g, " ").trim();

function longerValue({ kind, parts = [] }: WordField, value: WordValue): WordValue {
  if (kind === "rich") return (value as string[]).map(longer);
  if (kind !== "cards") return longer(value as string);
  const part = (card: Card, { name, kind: of }: (typeof parts)[number]) => {
    const now = card[name] ?? "";
    return of === "glyph" ? now : typeof now === "string" ? longer(now) : now.map(longer);
  };
  return (value as Card[]).map((card) => Object.fromEntries(parts.map((one) => [one.name, part(card, one)])));
}

test("with all words half as long again and two pages in the header, nothing overflows and the first view stays small", async () => {
  for (const [key, { fields, original }] of Object.entries(pageWords)) {
    const form = Object.entries(fields).flatMap(([path, field]) =>
      Object.entries(formValuesOfField(path, field, longerValue(field, valueAt(original, path)))),
    );
    const all = form.flatMap(([name, values]) => values.map((value): [string, string] => [name, value]));
    const answer = await desk.server.post(`/admin/pages/${key}`, [...all, ["status", "published"]]);
    expect([key, answer.status, answer.status === 200 ? "" : await answer.text()]).toEqual([key, 200, ""]);
  }
  for (const slug of ["safeguarding-policy", "how-we-are-governed"]) {
    const page = { title: slug.replaceAll("-", " "), slug, paragraphs: "Two adults, always.", placement: "header" };
    expect((await desk.server.post("/admin/page", page)).status).toBe(200);
  }
  const page = await browser.open({ home: desk.server.address });
  for (const path of ["/", "/about", "/donate", "/what-we-do", "/contact", "/privacy", "/safeguarding-policy"]) {
    const answer = await fetch(desk.server.address + path, { headers: { "Accept-Encoding": "br" } });
    const bytes = Number(answer.headers.get("Content-Length"));
    process.stdout.write(`${path} ${bytes}\n`);
    expect([path, bytes > 0 && bytes <= 14_600]).toEqual([path, true]);
    await page.goto(path);
    await fits(page, path, [320, 768, 960, 1280]);
  }
}, 120_000);
