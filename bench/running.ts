import { execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { atMost, median, type Part, requireProgram } from "./part.ts";
import { makeFolder, root, type SiteProcess, setUpAdmin, startSite } from "./site-process.ts";

const starts = 5;
const publications = 30;

/** Start time, memory, and delay of changes. */
export const running: Part = {
  name: "running",
  async measure() {
    requireProgram("wrk", "sudo apt-get install wrk");
    const { folder, remove } = makeFolder();
    const seconds: number[] = [];
    for (let time = 0; time < starts; time++) seconds.push(await startByNpm(folder));
    const site = await startSite(folder);
    await wait(15_000);
    const idle = residentMegabytes(site.pid);
    execFileSync("wrk", ["-t1", "-c32", "-d60s", `${site.address}/`], { stdio: "ignore" });
    const loaded = residentMegabytes(site.pid);
    const milliseconds = await publishAndSee(site);
    await site.end();
    remove();
    return [
      atMost("`npm start` on a built checkout, to the first 200", 1, median(seconds), "s"),
      atMost("resident memory, idle", 130, idle, "MB"),
      atMost("resident memory after 60 s of load", 250, loaded, "MB"),
      atMost("from publishing to the new page in the reader's hands", 100, median(milliseconds), "ms"),
    ];
  },
};

/** @returns seconds from the start of npm until the first page */
async function startByNpm(folder: string): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const variables = {
    PORT: String(port),
    DATABASE_URL: `sqlite:${join(folder, "npm.sqlite")}`,
    FILES_URL: `file:${join(folder, "npm-files")}`,
    MAIL_URL: `mailbox:${join(folder, "npm-mail")}`,
    BACKUPS_URL: "off",
    SESSION_SECRET: "a secret that only benchmarks use",
  };
  const start = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: root,
    env: { ...process.env, ...variables },
    stdio: "ignore",
    detached: true,
  });
  for (;;) {
    const status = await fetch(`http://127.0.0.1:${port}/`).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) break;
    if (performance.now() - start > 30_000) throw new Error("npm start did not open the site.");
    await wait(5);
  }
  const seconds = (performance.now() - start) / 1_000;
  process.kill(-(child.pid ?? 0), "SIGTERM");
  await new Promise((resolve) => child.once("exit", resolve));
  return seconds;
}

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024;
}

/**
 * Publishes and reads a post repeatedly.
 * @returns time from submit to page (ms)
 */
async function publishAndSee(site: SiteProcess): Promise<number[]> {
  const headers = await setUpAdmin(site);
  const took: number[] = [];
  for (let number = 0; number < publications; number++) {
    const title = `Published ${number}`;
    const fields = new URLSearchParams({ title, paragraphs: "What happened today.", intent: "publish" });
    const start = performance.now();
    const saved = await fetch(`${site.address}/admin/post`, {
      method: "POST",
      headers,
      body: fields,
      redirect: "manual",
    });
    await saved.arrayBuffer();
    const page = await (await fetch(`${site.address}/blog`)).text();
    took.push(performance.now() - start);
    if (saved.status >= 400 || !page.includes(title)) throw new Error(`The post was not seen (${saved.status}).`);
  }
  return took;
}
