import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { makeFolder, type SiteProcess, sharesOf, startSite } from "../site-process.ts";
import { damageOf } from "./database.ts";
import type { Fault } from "./run-fault.ts";

/** Maximum time that a reader waits for a page or `/health` during the nightly backup (ms). */
const boundMs = 1_000;

/** Numbers of rows in outbox and versions, each about a kilobyte; pictures have a megabyte. */
const manyRows = 500_000;
const fewRows = 50_000;
const manyPictures = 300;
const fewPictures = 30;

/** Maximum time for a complete backup of a large site (ms). */
const longestMs = 300_000;

const everyMs = 20;

/** The nightly backup of a site with more than a gigabyte, in the serving process, while one visitor reads. */
export const readerBesideBackup: Fault = {
  name: "one reader beside a whole large backup",
  async run({ isShort }) {
    const { folder, remove } = makeFolder();
    try {
      await (await startSite(folder)).end();
      const megabytes = fill(folder, isShort ? fewRows : manyRows, isShort ? fewPictures : manyPictures);
      const site = await startSite(folder, { BACKUPS_URL: `file:${join(folder, "backups")}` });
      const { took, pages, seconds } = await readDuring(site);
      await site.end();
      const faults = damageOf(folder);
      if (!site.log().includes('"backup made"')) faults.push("no backup was made");
      const all = [...took, ...pages];
      const [late = 0] = sharesOf(all, [0.99]);
      const slowest = Math.round(Math.max(...all));
      if (slowest > boundMs) faults.push(`the reader waited ${slowest} ms`);
      return {
        tried: `${megabytes} MB, ${pages.length} uncached pages`,
        accepted: pages.length,
        lost: 0,
        duplicates: 0,
        faults,
        note: `a backup of ${seconds} s; one in a hundred answers took ${late} ms, the slowest ${slowest} ms`,
      };
    } finally {
      remove();
    }
  },
};

/** @returns megabytes of database and pictures */
function fill(folder: string, rows: number, pictures: number): number {
  const file = join(folder, "site.sqlite");
  const db = new DatabaseSync(file);
  db.exec("pragma synchronous = off; begin");
  const numbers = `with recursive r(n) as (select 1 union all select n + 1 from r where n < ${rows}) select`;
  const text = "hex(randomblob(450))";
  db.exec(`insert into versions (subject, version, content, saved_at, saved_by)
    ${numbers} 'post:' || n, 1, ${text}, '2025-01-01T10:00:00.000Z', 'Sample Editor' from r`);
  const moment = "'2025-01-01T10:00:00.000Z'";
  db.exec(`insert into outbox_emails
    (recipient, subject, text, html, headers, message_id, kind, state, attempts, next_at, give_up_at, created_at, sent_at)
    ${numbers} 'person' || n || '@example.org', 'Subject', ${text}, '', '{}', 'id-' || n, 'message', 'sent', 1,
      ${moment}, ${moment}, ${moment}, ${moment} from r`);
  // Makes the next backup due.
  db.exec("insert or replace into jobs (name, period) values ('backup', 0); commit");
  db.close();
  const images = join(folder, "files", "images");
  mkdirSync(images, { recursive: true });
  const bytes = Buffer.alloc(1024 * 1024, 7);
  for (let number = 0; number < pictures; number++)
    writeFileSync(join(images, `${String(number).padStart(32, "0")}.jpg`), bytes);
  return Math.round((statSync(file).size + pictures * bytes.length) / 1e6);
}

/** Reads an uncached page, while another thread requests `/health`, until the backup is complete. */
async function readDuring(site: SiteProcess): Promise<{ took: number[]; pages: number[]; seconds: number }> {
  const took: number[] = [];
  const workerData = { address: site.address, everyMs, longestMs: 20_000 };
  const probe = new Worker(new URL("./probe.ts", import.meta.url), { workerData });
  probe.on("message", (ms: number) => took.push(ms));
  const pages: number[] = [];
  const start = performance.now();
  while (!/"backup (?:made|abandoned)"|"job failed"/.test(site.log()) && performance.now() - start < longestMs) {
    const asked = performance.now();
    await (await fetch(`${site.address}/search?${new URLSearchParams({ q: `word ${pages.length}` })}`)).arrayBuffer();
    pages.push(performance.now() - asked);
    await wait(everyMs);
  }
  const seconds = Math.round((performance.now() - start) / 1_000);
  await probe.terminate();
  return { took, pages, seconds };
}
