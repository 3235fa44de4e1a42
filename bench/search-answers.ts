// `npm run bench:search`: visitors search 10,000 posts of the built site, on SQLite and on PostgreSQL. Where the machine has
// `taskset`, site, database and visitor share one core. Measures whole answers, one after the other.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { openDatabase } from "../app/server/db/database.server.ts";
import { earlierMigrations } from "../app/server/db/migrations/index.ts";
import { PostgresServer } from "../tests/support/postgres-server.ts";
import { median } from "./part.ts";
import { fill, frequentWord, rareWord } from "./scale/fill.ts";
import { makeFolder, startSite } from "./site-process.ts";

const posts = Number(process.argv[2] ?? 10_000);
/** All of them stay below the limit of one network. */
const warmUp = 5;
const times = 50;

const questions: [string, string][] = [
  ["a word of half of the posts", frequentWord],
  ["a word of nearly all posts", "the"],
  ["a rare word", rareWord],
  ["two words", `${frequentWord} database`],
  ["the beginning of a word", "datab"],
  ["words that no post has together", `${rareWord} unicorn the database`],
  ["a slip", "databsae"],
  ["nothing", "xylophones"],
];

const print = (line: string) => process.stdout.write(`${line}\n`);

// Processes that this one starts stay on its core.
const isPinned = spawnSync("taskset", ["-a", "-p", "-c", "0", String(process.pid)], { stdio: "ignore" }).status === 0;
print(isPinned ? "On one core." : "On all cores: there is no taskset.");

async function measure(name: string, url: string, folder: string): Promise<void> {
  const db = await openDatabase(url, "/", earlierMigrations);
  await fill(db, { posts, events: 20, subscribers: 0 });
  const site = await startSite(folder, { DATABASE_URL: url });
  const began = performance.now();
  for (;;) {
    const { rows } = await sql`select 1 from search_words_queue limit 1`.execute(db);
    if (rows.length === 0) break;
    await wait(250);
  }
  print(`${name}: read ${posts.toLocaleString("en")} posts in ${((performance.now() - began) / 1_000).toFixed(1)} s`);
  await db.destroy();
  for (const [what, question] of questions) {
    const took: number[] = [];
    for (let time = 0; time < warmUp + times; time++) {
      const start = performance.now();
      const answer = await fetch(`${site.address}/search?${new URLSearchParams({ q: question })}`);
      const html = await answer.text();
      if (answer.status !== 200) throw new Error(`${question} answered ${answer.status}: ${html.slice(0, 500)}`);
      if (time >= warmUp) took.push(performance.now() - start);
    }
    const late = took.toSorted((a, b) => a - b)[Math.floor(times * 0.95) - 1] ?? Number.NaN;
    print(`${name}: ${what}: median ${median(took).toFixed(1)} ms, 95 % within ${late.toFixed(1)} ms`);
  }
  await site.end();
}

const { folder, remove } = makeFolder();
const postgres = await PostgresServer.make();
try {
  await postgres.run("create database site");
  await measure("SQLite", `sqlite:${join(folder, "site.sqlite")}`, folder);
  await measure("PostgreSQL", postgres.url("site"), folder);
} finally {
  await postgres.remove();
  remove();
}
