import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { browserOfThisFile } from "../support/browser.ts";
import { inDatabase } from "../support/in-database.ts";
import { inspect } from "../support/inspect.ts";
import { staffPagesOfThisFile, staffStates, staffStatesIn } from "../support/inspected-staff-pages.ts";
import { lengthenTexts } from "../support/longer-texts.ts";
import { noiseOf, openPage, publicPages, readToTheEnd } from "../support/public-pages.ts";
import { goWithin } from "../support/staff-area.ts";
import { holdsTogether } from "../support/torn-text.ts";

const browser = browserOfThisFile();
const { area, addresses, open } = staffPagesOfThisFile();

const widths = [320, 390, 1280];

/** In bytes, as a public page travels. */
const firstFlight = 14_600;

const speak = async (language: string, was: string) => {
  const answer = await area.server.post("/admin/language", { wasLanguage: was, language });
  expect(answer.status).toBe(200);
  expect(inDatabase(area.server.folder, "select value from settings where name = 'language'")).toEqual([
    { value: JSON.stringify(language) },
  ]);
};

/** Each page of the site, as a visitor opens it. */
async function visitPublicPages(visit: (page: Page, name: string) => Promise<void>): Promise<void> {
  for (const one of publicPages) {
    const page = await browser.open({
      home: area.server.address,
      reducedMotion: true,
      expects: noiseOf(one),
      ignores: [/csp$/],
    });
    await openPage(page, one);
    await readToTheEnd(page);
    await visit(page, one.name);
    await page.close();
  }
}

test("pages in English have room for texts almost twice as long", async () => {
  await visitPublicPages(async (page, name) => {
    await lengthenTexts(page);
    await holdsTogether(page, name, widths);
  });
}, 600_000);

test("staff pages in English have room for texts almost twice as long", async () => {
  const { page, visit } = await open([/^answered 422/, /^console error: .* status of 422/]);
  for (const path of addresses) {
    await visit(path);
    await lengthenTexts(page);
    await holdsTogether(page, path, widths);
  }
  for (const [name, path, reach] of staffStates) {
    await visit(path);
    await reach(page);
    await page.getByRole("dialog").waitFor();
    await lengthenTexts(page);
    await holdsTogether(page, name, widths);
  }
}, 900_000);

describe("a site in French", () => {
  test("sends public pages that arrive in one flight and fit every window", async () => {
    await speak("fr", "");
    for (const one of publicPages.filter(({ sent }) => sent === undefined)) {
      const answer = await fetch(area.server.address + one.path, { headers: { "Accept-Encoding": "br" } });
      const bytes = Number(answer.headers.get("Content-Length") ?? (await answer.arrayBuffer()).byteLength);
      expect.soft([one.name, bytes <= firstFlight ? "fits" : bytes]).toEqual([one.name, "fits"]);
    }
    await visitPublicPages(async (page, name) => {
      await holdsTogether(page, name, widths);
      await inspect(page, { widths, name });
    });
  }, 600_000);

  test("holds every staff page together, light or dark", async () => {
    const { page, visit } = await open();
    await visit("/admin");
    for (const path of addresses) {
      await goWithin(page, path);
      await holdsTogether(page, path, widths);
      await inspect(page, { widths, name: path, within: "main" });
    }
  }, 1_800_000);

  test("shows every dialog of staff whole, light or dark", async () => {
    const { page, visit } = await open([/^answered 422/, /^console error: .* status of 422/]);
    for (const [name, path, reach] of staffStatesIn("fr")) {
      await visit(path);
      await reach(page);
      await page.getByRole("dialog").waitFor();
      await holdsTogether(page, name, widths);
      await inspect(page, { widths, name, within: "dialog[open]" });
    }
  }, 900_000);
});
