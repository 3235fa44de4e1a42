// Built instead of `server.ts` by `npm run bench -- scale`: fills a database for each size, and visits public and staff
// pages, uncached, all sizes in turn, so that other programs slow all alike. On SQLite it measures processor time of the
// serving thread; on PostgreSQL, a separate process, the time until the response. Prints a line of JSON.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as build from "virtual:react-router/server-build";
import { sql } from "kysely";
import pg from "pg";
import { createAppContext } from "../../app/app-context.server.ts";
import { cachePeopleCounts } from "../../app/features/office/privacy/find-person.server.ts";
import { sendIssues } from "../../app/features/publishing/newsletter/send-issues.server.ts";
import { renderingWith } from "../../app/handle-request.server.ts";
import { readConfig } from "../../app/server/config/config.server.ts";
import type { AppContext } from "../../app/server/context.server.ts";
import type { Database } from "../../app/server/db/database.server.ts";
import { openPostgresUnmigrated } from "../../app/server/db/postgres.server.ts";
import { sendQueuedEmails } from "../../app/server/mail/outbox.server.ts";
import { anIssue } from "../../tests/support/builders.ts";
import { signIn } from "../../tests/support/sign-in.ts";
import { median } from "../part.ts";
import { fill, frequentWord, rareWord, type Size } from "./fill.ts";
import { fillTables } from "./fill-tables.ts";
import { pagesOf } from "./measured-pages.ts";
import { takeQueries, watchQueries } from "./watch-queries.ts";

/** Numbers of warm-up visits and of blocks per round; duration of a block (ms), and its maximum number of visits. */
const warmUp = 5;
const blocks = 2;
const blockMs = 100;
const mostVisits = 50;

const sendingMs = 4_000;

/** A year that contains an eighth of the gifts, at each size. */
const fullYear = 2024;

const rounds = 4;

/** Settings of SQLite for fast filling, with those to restore after it. */
const hasty = { synchronous: ["off", "full"], secure_delete: ["off", "on"], cache_size: ["-1000000", "-2000"] };

/** Maximum ratio of the time of a page with a thousand times as many rows. */
const maxRatio = Number(process.env.SCALE_RATIO);

const sizes = JSON.parse(process.env.SCALE_SIZES ?? "") as Size[];
const urls = JSON.parse(process.env.SCALE_DATABASES ?? "[]") as string[];
const isPostgres = urls.length > 0;
const only = new RegExp(process.env.SCALE_ONLY ?? "");
/** Tables to fill; undefined for all. */
const tables = process.env.SCALE_TABLES === undefined ? undefined : new RegExp(process.env.SCALE_TABLES);
const least: Size = { posts: 1_000, events: 100, subscribers: 1_000 };
const isList = process.env.SCALE_LIST !== undefined;

/** Private links to rows in the middle. */
const links = { promise: "7k4qxm-h29w-ftr6", place: "h29w-ftr6-7k4q-xmab" };

/** Pages that only a safeguarding lead can open. */
const ofLead = /^\/admin\/(?:concerns(?!\/release)|photo-requests)/;

type Site = Awaited<ReturnType<typeof openSite>>;

const folder = mkdtempSync(join(tmpdir(), "tabasamu-scale-"));
watchQueries();
const sites: Site[] = [];
for (const [number, size] of sizes.entries()) sites.push(await openSite(size, number));

// Checked first, before hours of measuring.
const odd: string[] = [];
for (const site of sites)
  for (const path of site.pages.values()) {
    const { status } = await visit(site, path);
    // The gift for this promise has arrived, so its reference is no longer needed.
    const isOver = status === 302 && path.endsWith("/send");
    if (status !== 200 && !isOver) odd.push(`${path} answers ${status}`);
  }
if (odd.length > 0) throw new Error(`Pages that are not there: ${[...new Set(odd)].join(", ")}`);

/** Milliseconds of each page at each size. */
const took: Record<string, number[]> = {};
/** The slowest statements of each page whose duration grows with the rows. */
const slow: Record<string, string[]> = {};
for (const [name, paths] of namedPaths()) {
  const isMeasured = isList ? /^posts (?:of staff|with)/.test(name) : only.test(name);
  if (isMeasured) took[name] = await measureRounds(name, paths);
}
if (isList) took["posts of staff, five pages on, each"] = await Promise.all(sites.map((site) => measurePages(site, 5)));
const emails: number[] = [];
for (const site of sites) emails.push(isList || process.env.SCALE_ONLY ? 0 : await sendEmails(site));
const megabytes = Math.round(process.memoryUsage.rss() / 1e6);
for (const { ctx } of sites) await ctx.db.destroy();
rmSync(folder, { recursive: true });
const answer = { took, slow, emails, megabytes, filled: sites.map(({ filled }) => filled) };
// Timers of the framework would delay the exit for five seconds.
process.stdout.write(`${JSON.stringify(answer)}\n`, () => process.exit(0));

async function openSite(size: Size, number: number) {
  const own = join(folder, String(number));
  const url = urls[number] ?? `sqlite:${own}/site.sqlite`;
  const variables = {
    DATABASE_URL: url,
    FILES_URL: `file:${own}/files`,
    SESSION_SECRET: "-".repeat(32),
    SITE_URL: "http://localhost",
    PAYSTACK_SECRET_KEY: "sk_test_scale",
  };
  const ctx = await createAppContext(readConfig(variables, own));
  const began = performance.now();
  await (isPostgres ? fillPostgres(ctx, size, url) : fillAll(ctx, size, url));
  const filled = (performance.now() - began) / 1_000;
  process.stderr.write(`${size.posts.toLocaleString("en")} rows filled in ${filled.toFixed(0)} s\n`);
  const cookie = await signIn(ctx, "admin");
  const lead = await signIn(ctx, "lead");
  const filledWith = tables === undefined ? size : least;
  const middle = Math.ceil(filledWith.posts / 2);
  const event = Math.ceil(filledWith.events / 2);
  const { timestamp } = await row(ctx, "posts", "timestamp", middle);
  const { date } = await row(ctx, "events", "date", event);
  // Sets the links of this benchmark in rows that were filled with others.
  await ctx.db.updateTable("promises").set({ code: "7K4QXM", link: "H29WFTR6" }).where("id", "=", middle).execute();
  await ctx.db.updateTable("guests").set({ key: "H29WFTR67K4QXMAB" }).where("id", "=", middle).execute();
  const pages = pagesAt({ middle, event, timestamp, date });
  return { ctx, size, filled, cookie, lead, middle, pages, answer: renderingWith(ctx, build) };
}

/** Returns the address of each page, with rows in the middle of their tables, by name. */
function pagesAt(at: { middle: number; event: number; timestamp: unknown; date: unknown }): Map<string, string> {
  const { middle, event } = at;
  const named: [string, string][] = [
    ["home page", "/"],
    ["blog", "/blog"],
    ["blog, deep inside", `/blog?before=${at.timestamp}.${middle}`],
    ["post", `/blog/post-${middle}`],
    ["events", "/events"],
    ["events, deep inside", `/events?before=${at.date}.${event}`],
    ["event", `/event/readmore/${event}`],
    ["news", "/media"],
    ["feed", "/feed.xml"],
    ["sitemap", "/sitemap.xml"],
    ["dashboard, with its counts", "/admin"],
    ["posts of staff", "/admin/post"],
    ["posts of staff, deep inside", `/admin/post?before=${middle}`],
    ["posts with a rare word", `/admin/post?q=${rareWord}`],
    ["posts with a frequent word", `/admin/post?q=${frequentWord}`],
    ["posts with a word that is nowhere", "/admin/post?q=trampolines"],
    ["posts with a word that is nowhere, of frequent letters", "/admin/post?q=stationing"],
    ["posts with two letters that are nowhere", "/admin/post?q=qx"],
    ["events with a rare word", `/admin/event?q=${rareWord}`],
    ["subscribers", "/admin/subscribers"],
    ["subscribers with a rare word", `/admin/subscribers?q=${rareWord}`],
    ["subscribers with a frequent word", "/admin/subscribers?q=example.org"],
    ["subscribers with a word that is nowhere", "/admin/subscribers?q=trampolines"],
    ["newsletter", "/admin/newsletter"],
    ["gifts of a full year", `/admin/gifts/received?from=${fullYear}-01-01&until=${fullYear}-12-31`],
    ["gifts of all years", "/admin/gifts/received?from="],
    ["gifts with a filter: unseen at the bank", `/admin/gifts/received?from=${fullYear}-01-01&unseen=on`],
    ["gifts with a filter: nobody thanked", `/admin/gifts/received?from=${fullYear}-01-01&unthanked=on`],
    ["the auditor's page of a full year", `/admin/gifts/audit?year=${fullYear}`],
  ];
  const own = [...named, ...["/admin/event/1/guests", "/admin/event/1/guests/contacts"].map((path) => [path, path])];
  const known = new Set(own.map(([, path]) => path));
  const others = pagesOf(build.routes, { post: `post-${middle}`, row: middle, event, ...links });
  return new Map([...named, ...others.filter(([, path]) => !known.has(path)), ...own] as [string, string][]);
}

function namedPaths(): [string, string[]][] {
  return [...(sites[0]?.pages.keys() ?? [])].map((name) => [name, sites.map(({ pages }) => pages.get(name) ?? "")]);
}

/** Measures another round if the page seems to grow; the minimum of all rounds is used. */
async function measureRounds(name: string, paths: string[]): Promise<number[]> {
  let best = sites.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round++) {
    const times = await measure(paths);
    best = best.map((ms, index) => Math.min(ms, times[index] ?? ms));
    if ((best.at(-1) ?? 0) <= (best[0] ?? 0) * maxRatio) return best;
  }
  takeQueries(0);
  const site = sites.at(-1);
  const path = paths.at(-1);
  if (site !== undefined && path !== undefined) await (await visit(site, path)).text();
  slow[name] = takeQueries(3);
  return best;
}

async function setHasty(db: Database, place: 0 | 1): Promise<void> {
  if (isPostgres) return;
  for (const [name, values] of Object.entries(hasty)) await sql.raw(`pragma ${name} = ${values[place]}`).execute(db);
}

async function fillAll(ctx: AppContext, size: Size, url: string): Promise<void> {
  // The site's own connection aborts a statement after some seconds.
  const db = isPostgres ? await openPostgresUnmigrated("DATABASE_URL", url) : ctx.db;
  await setHasty(db, 0);
  // If only some tables are filled, the others have the minimum that pages need.
  const { events } = tables === undefined ? size : least;
  await fill(db, tables === undefined ? size : least);
  if (!isList) await fillTables(db, { rows: size.posts, events }, tables);
  await setHasty(db, 1);
  if (isPostgres) await db.destroy();
  // The nightly job does the same.
  await cachePeopleCounts(ctx);
}

/** Creates the search indexes once instead of per row, and updates PostgreSQL's statistics. */
async function fillPostgres(ctx: AppContext, size: Size, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const found = "select indexname, indexdef from pg_indexes where indexname ~ '^(posts|events|subscribers)_words_'";
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(found);
  for (const { indexname } of rows) await client.query(`drop index ${indexname}`);
  await fillAll(ctx, size, url);
  for (const { indexdef } of rows) await client.query(indexdef);
  await client.query("vacuum analyze");
  await client.end();
}

async function row({ db }: AppContext, table: "posts" | "events", column: string, id: number) {
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.ref(column)} from ${sql.table(table)} where id = ${id}`.execute(db);
  if (rows[0] === undefined) throw new Error(`There is no row ${id} in ${table}.`);
  return rows[0];
}

/**
 * Sends an issue to the mailbox for a limited time.
 * @returns e-mails per second
 */
async function sendEmails({ ctx, cookie, middle, answer }: Site): Promise<number> {
  const { id } = await ctx.db
    .insertInto("issues")
    .values(anIssue({ items: JSON.stringify([`post:${middle}`]) }))
    .returning("id")
    .executeTakeFirstOrThrow();
  const body = new URLSearchParams({ intent: "send", version: "1" });
  const headers = { cookie, Origin: "http://localhost" };
  const begun = await answer(
    new Request(`http://localhost/admin/newsletter/${id}.data`, { method: "POST", headers, body }),
    "127.0.0.1",
  );
  if (begun.status !== 200) throw new Error(`The issue was answered ${begun.status}.`);
  const first = await countSent(ctx);
  const start = performance.now();
  const stopping = AbortSignal.timeout(sendingMs);
  for (let before = -1, sent = 0; sent > before && !stopping.aborted; before = sent, sent = await countSent(ctx)) {
    await sendIssues(ctx, stopping);
    await sendQueuedEmails(ctx, stopping);
  }
  return ((await countSent(ctx)) - first) / ((performance.now() - start) / 1_000);
}

async function countSent({ db }: AppContext): Promise<number> {
  const { count } = await db
    .selectFrom("outbox_emails")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("state", "=", "sent")
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Follows the link to older posts repeatedly.
 * @returns the median time of a page (ms)
 */
async function measurePages(site: Site, count: number): Promise<number> {
  const times: number[] = [];
  for (let number = 0, path = "/admin/post"; number < count; number++) {
    times.push(await timeOf(site, path));
    const html = await (await visit(site, path)).text();
    const next = /href="([^"]*[?;&]before=[^"]+)"/.exec(html)?.[1];
    if (next === undefined && site.size.posts < 100) break;
    if (next === undefined) throw new Error(`${path} leads no further.`);
    const { pathname, search } = new URL(next.replaceAll("&amp;", "&"), "http://localhost/admin/post");
    path = pathname + search;
  }
  return median(times);
}

function visit({ answer, cookie, lead }: Site, path: string): Promise<Response> {
  const headers = { cookie: ofLead.test(path) ? lead : cookie };
  return answer(new Request(`http://localhost${path}`, { headers }), "127.0.0.1");
}

/** Repeated visits, long enough for machines that count processor time in steps of some milliseconds. */
interface Block {
  /** Time of each visit until its response (ms). */
  times: number[];
  /** Processor time of the main thread for all visits together (ms). */
  cpu: number;
}

async function visitRepeatedly(site: Site, path: string, atMost: number): Promise<Block> {
  const times: number[] = [];
  const before = process.threadCpuUsage();
  let cpu = 0;
  while (times.length < atMost && cpu < blockMs) {
    const start = performance.now();
    const response = await visit(site, path);
    await response.text();
    times.push(performance.now() - start);
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`);
    const { user, system } = process.threadCpuUsage(before);
    cpu = (user + system) / 1_000;
    if (isPostgres && times.reduce((sum, ms) => sum + ms, 0) > blockMs) break;
  }
  return { times, cpu };
}

/** @returns time of one visit (ms): main thread's processor time on SQLite, time until the response on PostgreSQL */
async function timeOf(site: Site, path: string): Promise<number> {
  const { times, cpu } = await visitRepeatedly(site, path, mostVisits);
  return isPostgres ? median(times) : cpu / times.length;
}

/** @returns the minimum of several blocks at each size, measured in turn (ms) */
async function measure(paths: string[]): Promise<number[]> {
  for (const [index, site] of sites.entries()) await visitRepeatedly(site, paths[index] ?? "", warmUp);
  const least = sites.map(() => Number.POSITIVE_INFINITY);
  for (let block = 0; block < blocks; block++)
    for (const [index, site] of sites.entries())
      least[index] = Math.min(least[index] ?? Number.POSITIVE_INFINITY, await timeOf(site, paths[index] ?? ""));
  return least;
}
