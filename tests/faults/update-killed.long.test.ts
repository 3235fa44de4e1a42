import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import { migrations } from "../../app/features/migrations.server.ts";
import { isWhole, listArchives } from "../../app/server/archives/list-archives.server.ts";
import { asFile, decompress } from "../support/backups.ts";
import { bareEnvironment } from "../support/end-of-command.ts";
import { freePort } from "../support/free-port.ts";
import { openFixture, postgresFixture } from "../support/release-010.ts";
import { root } from "../support/sources.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { onServer, openUnmigrated } from "../support/test-database.ts";

/** Migrations of this version. */
const all = Object.keys(migrations).length;

/** Words of concerns and names of posts: rows of every kind stay or go with them. */
const wordQueries = [
  "select story, place from concerns",
  "select title from posts",
  "select path from private_files",
].map((query) => `${query} order by 1`);
const countQuery = "select count(*) as count from kysely_migration";

type Ask = (query: string) => Promise<unknown[]>;

const askFile =
  (file: string): Ask =>
  async (query) => {
    const db = new DatabaseSync(file, { readOnly: true });
    const rows = db.prepare(query).all();
    db.close();
    return rows;
  };

const readWords = (ask: Ask) => Promise.all(wordQueries.map(ask));

async function countMigrations(ask: Ask): Promise<number> {
  const [row] = (await ask(countQuery)) as { count: unknown }[];
  return Number(row?.count);
}

/** A database of the release before. */
const engines: Record<string, (folder: string) => Promise<{ url: string; ask: Ask }>> = {
  async SQLite(folder) {
    const file = join(folder, "site.sqlite");
    const fixture = openFixture();
    fixture.prepare("vacuum into ?").run(file);
    fixture.close();
    return { url: `sqlite:${file}`, ask: askFile(file) };
  },
  async PostgreSQL() {
    const db = await openUnmigrated();
    await sql.raw(postgresFixture()).execute(db);
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
    const url = `${inject("postgres")}${rows[0]?.name}`;
    return { url, ask: (query) => onServer(url, query) };
  },
};

/** The site of the release before, and the process that brings it up to date. */
async function openRelease(engine: string) {
  const folder = temporaryFolder();
  const { url, ask } = (await engines[engine]?.(folder)) ?? { url: "", ask: async () => [] };
  mkdirSync(join(folder, "backups"));
  const variables = {
    ...bareEnvironment,
    DATABASE_URL: url,
    FILES_URL: `file:${join(folder, "files")}`,
    BACKUPS_URL: `file:${join(folder, "backups")}`,
    MAIL_URL: `mailbox:${join(folder, "mail")}`,
    SESSION_SECRET: "x".repeat(32),
    CONCERNS_KEY: "y".repeat(32),
    PORT: String(await freePort()),
  };
  const begin = () =>
    spawn(process.execPath, ["build/server/index.js", "migrate"], { cwd: root, env: variables, stdio: "ignore" });
  return { folder, ask, begin };
}

test.each(Object.keys(engines))(
  "on %s, an update that is killed repeatedly loses nothing; its archive is complete",
  async (engine) => {
    const { folder, ask, begin } = await openRelease(engine);
    const before = await readWords(ask);
    expect(before.flat().length).toBeGreaterThan(3);
    const old = await countMigrations(ask);
    const measured = await openRelease(engine);
    const first = performance.now();
    await once(measured.begin(), "exit");
    const whole = performance.now() - first;
    for (let part = 0.1; part < 1; part += 0.2) {
      const update = begin();
      const ended = once(update, "exit");
      await wait(whole * part);
      update.kill("SIGKILL");
      await ended;
      await expect.poll(() => countMigrations(ask)).toSatisfy((count) => [old, all].includes(count));
    }
    await once(begin(), "exit");
    expect(await countMigrations(ask)).toBe(all);
    const plan = { by: "folder", folder: join(folder, "backups") } as const;
    const [kept] = await listArchives(plan);
    expect([kept?.kind, kept?.isBroken, kept && isWhole(kept)]).toEqual(["update", false, true]);
    const entries = decompress(readFileSync(join(plan.folder, kept?.name ?? "")));
    const copy = askFile(asFile(entries.find(({ path }) => path === "database.sqlite")?.content ?? Buffer.alloc(0)));
    expect(await readWords(copy)).toEqual(before);
    expect(await countMigrations(copy)).toBe(old);
    expect(readdirSync(plan.folder).filter((name) => /^before-update-.*\.gz$/.test(name))).toHaveLength(1);
  },
);
