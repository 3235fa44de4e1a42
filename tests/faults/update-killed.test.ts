import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { migrations } from "../../app/features/migrations.server.ts";
import { isWhole, listArchives } from "../../app/server/archives/list-archives.server.ts";
import { isAtLength } from "../support/at-length.ts";
import { asFile, decompress } from "../support/backups.ts";
import { bareEnvironment } from "../support/end-of-command.ts";
import { freePort } from "../support/free-port.ts";
import { openFixture } from "../support/release-010.ts";
import { root } from "../support/sources.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** The site of the release before in a folder, and the process that brings it up to date. */
async function openRelease() {
  const folder = temporaryFolder();
  const file = join(folder, "site.sqlite");
  const fixture = openFixture();
  fixture.prepare("vacuum into ?").run(file);
  fixture.close();
  mkdirSync(join(folder, "backups"));
  const variables = {
    ...bareEnvironment,
    DATABASE_URL: `sqlite:${file}`,
    FILES_URL: `file:${join(folder, "files")}`,
    BACKUPS_URL: `file:${join(folder, "backups")}`,
    MAIL_URL: `mailbox:${join(folder, "mail")}`,
    SESSION_SECRET: "x".repeat(32),
    CONCERNS_KEY: "y".repeat(32),
    PORT: String(await freePort()),
  };
  const begin = () =>
    spawn(process.execPath, ["build/server/index.js", "migrate"], { cwd: root, env: variables, stdio: "ignore" });
  return { folder, file, begin };
}

/** Words of concerns and names of posts: rows of every kind stay or go with them. */
function readWords(file: string): unknown[] {
  const db = new DatabaseSync(file, { readOnly: true });
  const words = ["select story, place from concerns", "select title from posts", "select path from private_files"];
  const read = words.map((query) => db.prepare(`${query} order by 1`).all());
  db.close();
  return read;
}

function countMigrations(file: string): number {
  const db = new DatabaseSync(file, { readOnly: true });
  const [row] = db.prepare("select count(*) as count from kysely_migration").all();
  db.close();
  return Number(row?.count);
}

test("an update that is killed again and again loses nothing, and its archive has the site as it was", async () => {
  const { folder, file, begin } = await openRelease();
  const before = readWords(file);
  const old = countMigrations(file);
  const first = performance.now();
  const measured = await openRelease();
  await once(measured.begin(), "exit");
  const whole = performance.now() - first;
  for (let part = 0.1; part < 1; part += isAtLength ? 0.03 : 0.2) {
    const update = begin();
    const ended = once(update, "exit");
    await wait(whole * part);
    update.kill("SIGKILL");
    await ended;
    expect([old, Object.keys(migrations).length]).toContain(countMigrations(file));
  }
  await once(begin(), "exit");
  expect(countMigrations(file)).toBe(Object.keys(migrations).length);
  const plan = { by: "folder", folder: join(folder, "backups") } as const;
  const [kept] = await listArchives(plan);
  expect([kept?.kind, kept?.isBroken, kept && isWhole(kept)]).toEqual(["update", false, true]);
  const entries = decompress(readFileSync(join(plan.folder, kept?.name ?? "")));
  const copy = asFile(entries.find(({ path }) => path === "database.sqlite")?.content ?? Buffer.alloc(0));
  expect(readWords(copy)).toEqual(before);
  expect(countMigrations(copy)).toBe(old);
  expect(readdirSync(plan.folder).filter((name) => /^before-update-.*\.gz$/.test(name))).toHaveLength(1);
});
