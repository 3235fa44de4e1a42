// Built in place of `server.ts` by `npm run bench:scale`: fills the given database, and measures public and staff
// pages, uncached. Prints a line of JSON.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as build from "virtual:react-router/server-build";
import { sql } from "kysely";
import pg from "pg";
import { createAppContext } from "../../app/app-context.server.ts";
import { sendIssues } from "../../app/features/newsletter/send-issues.server.ts";
import { keepPeopleCounts } from "../../app/features/privacy/find-person.server.ts";
import { renderingWith } from "../../app/handle-request.server.ts";
import { readConfig } from "../../app/server/config/config.server.ts";
import { sendQueuedEmails } from "../../app/server/mail/outbox.server.ts";
import { anIssue } from "../../tests/support/builders.ts";
import { signIn } from "../../tests/support/sign-in.ts";
import { median } from "../part.ts";
import { fill, frequentWord, rareWord, type Size } from "./fill.ts";
import { fillTables } from "./fill-tables.ts";
import { pagesOf } from "./pages.ts";

/** Warm-up visits, measured visits, and time limit (ms). */
const warmUp = 10;
const visits = 50;
const longest = 2_000;

const size = JSON.parse(process.env.SCALE_SIZE ?? "") as Size;
const folder = mkdtempSync(join(tmpdir(), "tabasamu-scale-"));
const url = process.env.DATABASE_URL ?? `sqlite:${folder}/site.sqlite`;
const ctx = await createAppContext(
  readConfig(
    {
      DATABASE_URL: url,
      FILES_URL: `file:${folder}/files`,
      SESSION_SECRET: "-".repeat(32),
      SITE_URL: "http://localhost",
      PAYSTACK_SECRET_KEY: "sk_test_scale",
    },
    folder,
  ),
);
const began = performance.now();
if (url.startsWith("postgres")) await fillPostgres();
else await fillAll();
const filled = (performance.now() - began) / 1_000;

const answer = renderingWith(ctx, build);
const cookie = await signIn(ctx, "admin");
await ctx.db.updateTable("users").set({ reads_safeguarding: 1 }).where("role", "=", "admin").execute();
const [middle, event] = [Math.ceil(size.posts / 2), Math.ceil(size.events / 2)];
const { timestamp } = await row("posts", "timestamp", middle);
const { date } = await row("events", "date", event);

const named: [string, string][] = [
  ["home page", "/"],
  ["blog", "/blog"],
  ["blog, deep inside", `/blog?before=${timestamp}.${middle}`],
  ["post", `/blog/post-${middle}`],
  ["events", "/events"],
  ["events, deep inside", `/events?before=${date}.${event}`],
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
];
/** Every page of the routes that is not named above, under its address. */
const others = pagesOf(build.routes, { post: `post-${middle}`, row: middle, event }).filter(
  ([, path]) => !named.some(([, known]) => known === path),
);
const tenThousand = ["/admin/event/1/guests", "/admin/event/1/guests/contacts"];
const pages = [...named, ...others, ...tenThousand.map((path): [string, string] => [path, path])];
/** What `bench:scale -- list` measures. */
const ofList = /^posts (?:of staff|with)/;
const took: Record<string, number> = {};
for (const [name, path] of pages) if (!process.env.SCALE_LIST || ofList.test(name)) took[name] = await measure(path);
if (process.env.SCALE_LIST) took["posts of staff, five pages on, each"] = await measurePages(5);
const emails = process.env.SCALE_LIST ? 0 : await sendEmails();
const megabytes = Math.round(process.memoryUsage.rss() / 1e6);
await ctx.db.destroy();
rmSync(folder, { recursive: true });
// Framework timers would delay the exit for five seconds.
process.stdout.write(`${JSON.stringify({ took, filled, emails, megabytes })}\n`, () => process.exit(0));

async function fillAll(): Promise<void> {
  await fill(ctx.db, size);
  if (!process.env.SCALE_LIST) await fillTables(ctx.db, { rows: size.posts, events: size.events });
  // As each night.
  await keepPeopleCounts(ctx);
}

/** Creates the search indexes once instead of by row, and updates PostgreSQL's statistics. */
async function fillPostgres(): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const found = "select indexname, indexdef from pg_indexes where indexname like '%\\_words\\_%'";
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(found);
  for (const { indexname } of rows) await client.query(`drop index ${indexname}`);
  await fillAll();
  for (const { indexdef } of rows) await client.query(indexdef);
  await client.query("vacuum analyze");
  await client.end();
}

async function row(table: "posts" | "events", column: string, id: number): Promise<Record<string, unknown>> {
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.ref(column)} from ${sql.table(table)} where id = ${id}`.execute(ctx.db);
  if (rows[0] === undefined) throw new Error(`There is no row ${id} in ${table}.`);
  return rows[0];
}

/** Sends an issue to the mailbox for a limited time. @returns e-mails per second */
async function sendEmails(): Promise<number> {
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
  const start = performance.now();
  const stopping = AbortSignal.timeout(longest * 2);
  for (let before = -1, sent = 0; sent > before && !stopping.aborted; before = sent, sent = await countSent()) {
    await sendIssues(ctx, stopping);
    await sendQueuedEmails(ctx, stopping);
  }
  return (await countSent()) / ((performance.now() - start) / 1_000);
}

async function countSent(): Promise<number> {
  const { count } = await ctx.db
    .selectFrom("outbox_emails")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("state", "=", "sent")
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Follows the link to older posts, as a person does who scrolls. @returns the median of a page (ms) */
async function measurePages(count: number): Promise<number> {
  const times: number[] = [];
  for (let number = 0, path = "/admin/post"; number < count; number++) {
    times.push(await measure(path));
    const html = await (await visit(path)).text();
    const next = /href="([^"]*[?;&]before=[^"]+)"/.exec(html)?.[1];
    if (next === undefined && size.posts < 100) break;
    if (next === undefined) throw new Error(`${path} leads no further.`);
    const { pathname, search } = new URL(next.replaceAll("&amp;", "&"), "http://localhost/admin/post");
    path = pathname + search;
  }
  return median(times);
}

function visit(path: string): Promise<Response> {
  return answer(new Request(`http://localhost${path}`, { headers: { cookie } }), "127.0.0.1");
}

/** @returns the median of many visits (ms); of the list the quickest, which other work on the machine moves least */
async function measure(path: string): Promise<number> {
  const times: number[] = [];
  const end = performance.now() + longest;
  for (let number = 0; number < warmUp + visits && (number < 5 || performance.now() < end); number++) {
    const start = performance.now();
    const response = await visit(path);
    await response.text();
    times.push(performance.now() - start);
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`);
  }
  const warm = times.slice(Math.min(warmUp, Math.floor(times.length / 2)));
  return process.env.SCALE_LIST ? Math.min(...warm) : median(warm);
}
