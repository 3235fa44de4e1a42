import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { browserOfThisFile } from "./browser.ts";
import { staffAreaOfThisFile } from "./staff-area.ts";
import { aPhotograph } from "./staffed-server.ts";
import { holdsTogether } from "./torn-text.ts";

const link = `https://example.org/${"a-long-address-without-an-end/".repeat(6)}`.slice(0, 200);
export const joined = "Sommerferienlesefestvorbereitungsausschussmitgliederversammlung".slice(0, 60);
const long = "A day at the river, with a title that is as long as titles get when somebody is in a hurry, and longer";

/** The worst words of a one-line field. */
const worst = [link, joined, long];

/** The worst words of a text. */
const paragraphsWith = (photo: number | undefined) =>
  JSON.stringify([
    `${long}. ${joined} ${link}`,
    `## ${joined}`,
    `> ${link}`,
    `- ${joined}\n- ${link}`,
    `[${link}](${link})`,
    ...(photo === undefined ? [] : [`![${joined}](photo:${photo} "${joined} ${link}")`]),
  ]);

const settings = {
  nameMeaning: `${long} ${joined}`,
  town: joined,
  headOffice: `${joined} ${link}`,
  safeguardingContact: `${joined} ${link}`,
  safeguardingPhone: "+234 000 000 0000",
  privacyContact: `${joined} ${link}`,
  social: [joined, long].map((name) => ({ name, url: link })),
  figures: worst.map((label) => ({ value: "12,000,000+", label })),
  donationDistribution: {
    label: long,
    shares: worst.map((label, index) => ({ label, percent: index === 0 ? 34 : 33 })),
  },
};

/** Fills a site with the worst words of each field, and with a photograph, a drawing and nothing. */
async function fillWithWorst(server: ReturnType<typeof staffAreaOfThisFile>["server"]): Promise<void> {
  const photo = await server.upload(await aPhotograph(1600, 1200, "#7a5c1e"));
  const db = new DatabaseSync(join(server.folder, "site.sqlite"), { timeout: 20_000 });
  const run = (sql: string, ...values: (string | number | null)[]) => db.prepare(sql).run(...values).lastInsertRowid;
  // Everybody in it agreed; the sweep is about no gate.
  run(
    "update photos set consent_at = '2026-01-01T00:00:00.000Z', consent_by = 'Sample Admin', allowed_uses = 'site social print', alt = ? where id = ?",
    joined,
    photo,
  );
  const drawing = (db.prepare("select min(id) as id from photos where kind = 'drawing'").get() as { id: number }).id;
  for (const [name, value] of Object.entries(settings))
    run("insert or replace into settings (name, value) values (?, ?)", name, JSON.stringify(value));
  // A camera's picture, a drawing, and nothing.
  const rows = [photo, drawing, undefined].flatMap((kind) => worst.map((words) => ({ kind, words })));
  for (const [index, { kind, words }] of rows.entries()) {
    const texts = paragraphsWith(kind);
    const day = `2026-12-${10 + index}`;
    const easy = JSON.stringify([joined, link]);
    const ids = {
      post: run(
        "insert into posts (slug, title, post_text, paragraphs, author_name, author_position, timestamp) values (?, ?, ?, ?, ?, ?, ?)",
        `worst-${index}`,
        words,
        words,
        texts,
        joined,
        joined,
        1_900_000_000 + index,
      ),
      event: run(
        "insert into events (title, location, theme, date, date_precision, zone, start_time, description, list, easy_read) values (?, ?, ?, ?, 'day', 'Africa/Lagos', '09:30', ?, ?, ?)",
        words,
        joined,
        words,
        day,
        texts,
        JSON.stringify(worst),
        easy,
      ),
      project: run(
        "insert into projects (slug, title, theme, paragraphs, easy_read) values (?, ?, ?, ?, ?)",
        `worst-${index}`,
        words,
        words,
        texts,
        easy,
      ),
      news: run("insert into news_items (title, source, date, link) values (?, ?, ?, ?)", words, joined, day, link),
      page: run(
        "insert into pages (slug, title, paragraphs, placement) values (?, ?, ?, ?)",
        `worst-${index}`,
        words,
        texts,
        index === 1 ? "footer" : "nowhere",
      ),
    };
    if (kind !== undefined)
      for (const [noun, id] of Object.entries(ids))
        run("insert into photo_attachments (owner, position, photo_id) values (?, 0, ?)", `${noun}:${id}`, kind);
  }
  db.close();
}

const widths = [320, 390, 1280];

/** Pages with a photograph, as which the browser gets an element for each format. */
const photographed = ["/blog", "/media", "/blog/worst-0", "/admin/post"];

async function sweep(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    expect((await page.goto(path))?.status(), path).toBe(path === "/nope" ? 404 : 200);
    if (photographed.includes(path)) expect(await page.locator("main source").count(), path).toBeGreaterThan(0);
    await holdsTogether(page, path, widths);
  }
}

/** Browsers without script say so, and of an answer 404. */
const ignores = [/csp$/, /404/];

/**
 * Adds the tests that pages hold together with the worst words.
 * @param prepare fills the site before
 */
export function sweepsOfThisFile(
  paths: { readonly public: readonly string[]; readonly staff: readonly string[] },
  prepare: (server: ReturnType<typeof staffAreaOfThisFile>["server"]) => Promise<unknown> = async () => {},
): void {
  const browser = browserOfThisFile();
  const area = staffAreaOfThisFile();
  beforeAll(async () => {
    await prepare(area.server);
    await fillWithWorst(area.server);
  });

  test("public lists, cards and articles hold with a photograph, a drawing and nothing", async () => {
    const page = await browser.open({ home: area.server.address, script: false, ignores });
    await sweep(page, paths.public);
  }, 300_000);

  test("staff lists hold with a photograph, a drawing and nothing", async () => {
    const page = await area.open(browser, { reducedMotion: true });
    await sweep(page, paths.staff);
  }, 300_000);
}
