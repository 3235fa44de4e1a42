import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../tests/support/free-port.ts";
import { PostgresServer } from "../../tests/support/postgres-server.ts";
import { makeFolder, root, startSite } from "../site-process.ts";
import { startBalancer } from "./balancer.ts";
import { compare } from "./database.ts";
import type { Fault } from "./run-fault.ts";
import { aSending, type Sending, send } from "./visitors.ts";

/** The old process notices the migration within a second; `/ready` is checked again after this time (ms). */
const noticeMs = 3_000;

const paths = ["/", "/blog", "/events", "/donate", "/search?q=school"];

/** Updates two machines with one PostgreSQL, both as in the guide and carelessly, while people read and write. */
export const twoVersions: Fault = {
  name: "two versions side by side on PostgreSQL, behind a load balancer",
  async run() {
    const postgres = await PostgresServer.make();
    const later = makeLaterBuild();
    const results: Awaited<ReturnType<typeof updateBoth>>[] = [];
    try {
      for (const way of ["guide", "careless"] as const) {
        await postgres.run(`create database ${way}`);
        results.push(await updateBoth(way, postgres, later));
      }
    } finally {
      rmSync(later, { recursive: true, force: true });
      await postgres.remove();
    }
    const sum = (of: (result: (typeof results)[number]) => number) =>
      results.reduce((total, result) => total + of(result), 0);
    return {
      tried: `${sum(({ pages }) => pages)} pages read, ${sum(({ sent }) => sent)} sent during two updates`,
      accepted: sum(({ accepted }) => accepted),
      lost: sum(({ lost }) => lost),
      duplicates: sum(({ duplicates }) => duplicates),
      faults: results.flatMap(({ faults }) => faults),
      note: results.map(({ note }) => note).join("; "),
    };
  },
};

/** Makes a copy of the build with one more migration, in a folder where it finds its libraries. */
function makeLaterBuild(): string {
  const folder = mkdtempSync(join(root, "build/later-"));
  cpSync(join(root, "build/server"), folder, { recursive: true });
  const assets = join(folder, "assets");
  let changed = 0;
  for (const name of readdirSync(assets).filter((file) => /^migrations\.server-.{8}\.js$/.test(file))) {
    const text = readFileSync(join(assets, name), "utf8");
    const later = text.replace(/= (joinMigrations\(\w+\));/, '= { ...$1, "999-later": { up: async () => {} } };');
    if (text === later) continue;
    writeFileSync(join(assets, name), later);
    changed++;
  }
  if (changed !== 1) throw new Error(`The migrations are joined in ${changed} files of the build.`);
  return folder;
}

async function updateBoth(way: "guide" | "careless", postgres: PostgresServer, later: string) {
  const { folder, remove } = makeFolder();
  const ports = [await freePort(), await freePort()] as const;
  const variables = { DATABASE_URL: postgres.url(way), SITE_URL: "http://site.test" };
  const start = (port: number, build?: string) => startSite(folder, { ...variables, PORT: String(port) }, build);
  const old = [await start(ports[0]), await start(ports[1])] as const;
  const balancer = await startBalancer([...ports]);
  const faults: string[] = [];
  let isOver = false;
  const read = readAll(balancer.address, () => isOver);
  const write = writeAll(balancer.address, () => isOver);
  await wait(2_000);
  let note = "";
  const running = [];
  if (way === "guide") {
    await old[1].end();
    // From here on, the balancer holds requests until the new version has migrated.
    await old[0].end();
    running.push(await start(ports[1], later), await start(ports[0], later));
    note = "by the guide";
  } else {
    await old[1].end();
    running.push(await start(ports[1], later));
    const migrated = performance.now();
    const isOut = async () => (await fetch(`http://127.0.0.1:${ports[0]}/ready`)).status === 503;
    while (!(await isOut()) && performance.now() - migrated < noticeMs) await wait(50);
    if (!(await isOut())) faults.push("an old process says that it is ready on a newer database");
    note = `carelessly, the old process left after ${Math.round(performance.now() - migrated)} ms`;
    await wait(2_000);
    const { status } = await fetch(`http://127.0.0.1:${ports[0]}/search?q=old`);
    if (status !== 503) faults.push(`an old process answers ${status} on a newer database`);
    await old[0].end();
    running.push(await start(ports[0], later));
  }
  await wait(2_000);
  isOver = true;
  const [pages, { accepted, sent }] = await Promise.all([read, write]);
  balancer.stop();
  await Promise.all(running.map((site) => site.end()));
  if (pages.failed.length > 0)
    faults.push(
      `${way}: ${pages.failed.length} of ${pages.count} pages failed: ${[...new Set(pages.failed)].join(", ")}`,
    );
  if (accepted.length < sent) faults.push(`${way}: only ${accepted.length} of ${sent} were accepted`);
  const stored = await postgres.run(
    "select subject as mark from messages union all select email from pending_subscribers",
    way,
  );
  remove();
  const found = stored.map(({ mark }) => String(mark));
  const marks = accepted.map(({ mark }) => mark);
  return { ...compare(marks, found), accepted: accepted.length, sent, pages: pages.count, faults, note };
}

async function readAll(address: string, isOver: () => boolean) {
  const failed: string[] = [];
  let count = 0;
  const reader = async () => {
    while (!isOver()) {
      const path = paths[count++ % paths.length] ?? "/";
      const answer = await fetch(address + path, { headers: { Host: "site.test" } }).catch(() => undefined);
      await answer?.arrayBuffer();
      if (answer?.status !== 200) failed.push(`${path} ${answer?.status}`);
      await wait(10);
    }
  };
  await Promise.all([reader(), reader(), reader(), reader()]);
  return { count, failed };
}

async function writeAll(address: string, isOver: () => boolean) {
  const accepted: Sending[] = [];
  let sent = 0;
  while (!isOver()) {
    const sending = aSending(sent);
    if (await send(address, sending, sent++, "http://site.test")) accepted.push(sending);
    await wait(20);
  }
  return { accepted, sent };
}
