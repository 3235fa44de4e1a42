import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { PostgresServer } from "../../tests/support/postgres-server.ts";
import { makeFolder, root, siteVariables } from "../site-process.ts";
import { damageOf, look } from "./database.ts";
import { countMigrations, makeEarlierDatabase, makeEarlierFile } from "./earlier-database.ts";
import type { Fault } from "./run-fault.ts";

const posts = 20_000;
const timeoutMs = 120_000;

interface Ground {
  /** Folder of the site's files, and its database's URL. */
  folder: string;
  url: string;
  /** Returns true once the start has begun to change the database. */
  isTouched(): Promise<boolean>;
  inspect(): Promise<string[]>;
  remove(): Promise<void>;
}

type MakeGround = () => Promise<Ground>;

/** Kills the site at moments spread over its start, and starts it again. */
export const killedStarting: Fault = {
  name: "killed at moments of the first start and of an update",
  async run({ isShort }) {
    const kills = isShort ? 4 : 20;
    const shared = makeFolder();
    const postgres = await PostgresServer.make();
    const faults: string[] = [];
    const notes: string[] = [];
    let whole = 0;
    let tried = 0;
    try {
      for (const [name, make] of Object.entries(await groundsOf(shared.folder, postgres))) {
        const { count, wrong, ms } = await killAtMoments(make, kills);
        tried += kills;
        whole += count;
        notes.push(`${name}: ${count} of ${kills}, over ${ms} ms`);
        faults.push(...new Set(wrong.map((sentence) => `${name}: ${sentence}`)));
      }
    } finally {
      await postgres.remove();
      shared.remove();
    }
    return {
      tried: `${tried} kills`,
      accepted: whole,
      lost: tried - whole,
      duplicates: 0,
      faults,
      note: `started again, whole: ${notes.join("; ")}`,
    };
  },
};

async function groundsOf(folder: string, postgres: PostgresServer): Promise<Record<string, MakeGround>> {
  const kept = join(folder, "kept");
  mkdirSync(kept);
  await makeEarlierFile(kept, posts);
  await postgres.run("create database kept");
  await makeEarlierDatabase(postgres.url("kept"), posts);
  let number = 0;
  const onSqlite = (from?: string) => async () => fileIn(join(folder, String(number++)), from);
  const onServer = (template: string) => async () =>
    databaseOn(postgres, `site_${number++}`, template, join(folder, String(number++)));
  return {
    "first start, SQLite": onSqlite(),
    "update, SQLite": onSqlite(kept),
    "first start, PostgreSQL": onServer("template0"),
    "update, PostgreSQL": onServer("kept"),
  };
}

function fileIn(folder: string, from: string | undefined): Ground {
  mkdirSync(folder);
  if (from !== undefined) cpSync(from, folder, { recursive: true });
  const file = join(folder, "site.sqlite");
  const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  const before = sizeOf(file);
  return {
    folder,
    url: `sqlite:${file}`,
    isTouched: async () => existsSync(`${file}-wal`) || sizeOf(file) !== before,
    inspect: async () => {
      const [counts] = look<Counts>(folder, countsOf);
      return [...damageOf(folder), ...whyNotWhole(counts, from === undefined)];
    },
    remove: async () => rmSync(folder, { recursive: true }),
  };
}

async function databaseOn(postgres: PostgresServer, name: string, template: string, folder: string): Promise<Ground> {
  mkdirSync(folder);
  await postgres.run(`create database ${name} template ${template}`);
  return {
    folder,
    url: postgres.url(name),
    isTouched: async () => (await postgres.run(`select 1 from pg_stat_activity where datname = '${name}'`)).length > 0,
    inspect: async () => {
      const [counts] = (await postgres.run(countsOf, name)) as unknown as Counts[];
      return whyNotWhole(counts, template !== "kept");
    },
    remove: async () => {
      await postgres.run(`drop database ${name} with (force)`);
      rmSync(folder, { recursive: true });
    },
  };
}

interface Counts {
  migrations: number;
  posts: number;
  samples: number;
}

const countsOf = `select (select count(*) from kysely_migration) as migrations, (select count(*) from posts) as posts,
  (select count(*) from settings where name = 'samplesLoadedAt') as samples`;

const migrationCount = await countMigrations();

function whyNotWhole(counts: Counts | undefined, isNew: boolean): string[] {
  const wrong: string[] = [];
  if (Number(counts?.migrations) !== migrationCount) wrong.push(`${counts?.migrations} migrations are noted`);
  if (Number(counts?.samples) !== 1) wrong.push("the samples are not loaded once");
  const found = Number(counts?.posts);
  if (isNew ? found === 0 || found > 100 : found < posts) wrong.push(`it has ${found} posts`);
  return wrong;
}

async function killAtMoments(make: MakeGround, kills: number) {
  const wrong: string[] = [];
  let count = 0;
  // The first start runs undisturbed, to measure its duration.
  const ms = await onGround(make, async (ground) => {
    const site = start(ground);
    await untilTouched(ground, site);
    const began = performance.now();
    await site.opened;
    const took = performance.now() - began;
    await kill(site);
    return took;
  });
  for (let number = 0; number < kills; number++) {
    await onGround(make, async (ground) => {
      const site = start(ground);
      await untilTouched(ground, site);
      await wait((ms * number) / kills);
      // Kills the whole process group, or only the process that a service manager knows.
      await kill(site, number % 2 === 0);
      const again = start(ground);
      const sentence = await again.opened.then(
        () => undefined,
        (error: Error) => error.message,
      );
      await kill(again);
      const found = sentence === undefined ? await ground.inspect() : [sentence];
      if (found.length === 0) count++;
      wrong.push(...found);
    });
  }
  return { count, wrong, ms: Math.round(ms) };
}

async function onGround<Result>(make: MakeGround, work: (ground: Ground) => Promise<Result>): Promise<Result> {
  const ground = await make();
  try {
    return await work(ground);
  } finally {
    await ground.remove();
  }
}

interface Starting {
  child: ChildProcess;
  opened: Promise<void>;
}

function start({ folder, url }: Ground): Starting {
  const env = { ...siteVariables(folder), DATABASE_URL: url };
  const child = spawn(process.execPath, [join(root, "build/server/index.js")], { cwd: root, env, detached: true });
  let said = "";
  const opened = new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error("it did not open in time")), timeoutMs);
    child.stdout.setEncoding("utf8").on("data", (part: string) => {
      said += part;
      if (said.includes("Ctrl+C")) resolve();
    });
    child.stderr.setEncoding("utf8").on("data", (part: string) => {
      said += part;
    });
    child.once("exit", () => reject(new Error(said.trim() || "it ended without a word")));
    child.once("exit", () => clearTimeout(late));
  });
  // A kill rejects this promise.
  opened.catch(() => {});
  return { child, opened };
}

async function untilTouched(ground: Ground, { child }: Starting): Promise<void> {
  while (child.exitCode === null && !(await ground.isTouched())) await wait(1);
}

/**
 * Sends SIGKILL.
 * @param isWhole true for all processes that it started
 */
async function kill({ child }: Starting, isWhole = true): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  process.kill(isWhole ? -(child.pid ?? 0) : (child.pid ?? 0), "SIGKILL");
  await gone;
}
