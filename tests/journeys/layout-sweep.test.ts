import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { isAtLength } from "../support/at-length.ts";
import { browserOfThisFile } from "../support/browser.ts";
import { fillStaffArea } from "../support/filled-staff-area.ts";
import { staffAreaOfThisFile } from "../support/staff-area.ts";
import { aPhotograph } from "../support/staffed-server.ts";
import { holdsTogether } from "../support/torn-text.ts";

const browser = browserOfThisFile();
const area = staffAreaOfThisFile();

const link = `https://example.org/${"a-long-address-without-an-end/".repeat(6)}`.slice(0, 200);
const joined = "Sommerferienlesefestvorbereitungsausschussmitgliederversammlung".slice(0, 60);
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

beforeAll(async () => {
  const { server } = area;
  if (isAtLength) await fillStaffArea(server);
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
});

/** The newest of each, with a photograph first in the long run only: an article of each kind of picture. */
const articles = ["worst-0", "worst-4", "worst-8"];

const publicPaths = [
  "/",
  "/blog",
  "/events",
  "/media",
  "/what-we-do",
  "/blog/worst-0",
  "/event/readmore/5",
  "/project/readmore/worst-1",
  "/worst-1",
  ...(isAtLength
    ? [
        ...articles.flatMap((slug) => [`/blog/${slug}`, `/project/readmore/${slug}`, `/${slug}`]),
        ...[6, 7, 8, 9, 10, 11, 12, 13].map((id) => `/event/readmore/${id}`),
        "/event/readmore/5?easy",
        "/project/readmore/worst-0?easy",
        `/search?q=${joined}`,
        "/search?q=river",
        "/about",
        "/contact",
        "/donate",
        "/donate/promise",
        "/impact",
        "/newsletter",
        "/privacy",
        "/safeguarding",
        "/photo?of=1",
        "/withdraw",
        "/volunteer",
        "/nope",
      ]
    : []),
];

const staffPaths = [
  "/admin/post",
  "/admin/event",
  "/admin/media",
  ...(isAtLength
    ? [
        "/admin",
        "/admin/project",
        "/admin/news",
        "/admin/page",
        "/admin/post/5",
        "/admin/event/5",
        "/admin/project/5",
        "/admin/news/5",
        "/admin/newsletter",
        "/admin/newsletter/1",
        "/admin/messages",
        "/admin/subscribers",
        "/admin/volunteers",
        "/admin/manageusers",
        "/admin/days",
        "/admin/event/5/guests",
        "/admin/event/5/figures",
        "/admin/figures",
        "/admin/consents",
        "/admin/photo-requests",
        "/admin/gifts",
        "/admin/gifts/received",
        "/admin/log",
        "/admin/settings",
        "/admin/help-numbers",
        "/admin/country",
        "/admin/look",
        "/admin/pages",
        "/admin/pages/home",
        "/admin/redirects",
        "/admin/searches",
        "/admin/mail",
        "/admin/doctor",
        "/admin/places",
        "/admin/jump?q=river",
        "/admin/people-data",
        "/admin/account",
        "/admin/share/post/worst-0",
        "/admin/share/event/5",
      ]
    : []),
];

const widths = [320, 390, 1280];

/** Pages with a photograph, as which the browser gets an element for each format. */
const photographed = ["/blog", "/media", "/blog/worst-0", "/admin/post"];

async function sweep(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    expect((await page.goto(path))?.status(), path).toBe(path === "/nope" ? 404 : 200);
    if (photographed.includes(path)) expect(await page.locator("main source").count(), path).toBeGreaterThan(0);
    await holdsTogether(page, path, widths);
  }
}

/** Browsers without script say so, and of an answer 404. */
const ignores = [/csp$/, /404/];

test("public lists, cards and articles hold with a photograph, a drawing and nothing", async () => {
  const page = await browser.open({ home: area.server.address, script: false, ignores });
  await sweep(page, publicPaths);
}, 300_000);

test("staff lists hold with a photograph, a drawing and nothing", async () => {
  const page = await area.open(browser, { reducedMotion: true });
  await sweep(page, staffPaths);
}, 300_000);
