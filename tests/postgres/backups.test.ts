import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { whyNoBackups } from "../../app/platform/backups/copier.server.ts";
import { backUp } from "../../app/platform/backups/nightly-backup.server.ts";
import { never } from "../support/outbox.ts";
import { textOf } from "../support/page-text.ts";
import { root } from "../support/sources.ts";
import { createStaffedSite } from "../support/staff-visitor.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { newDatabase } from "../support/test-database.ts";

const words = "The database is PostgreSQL, which is backed up and restored with its own tools (pg_dump and pg_restore)";

test("the staff home says that the site makes no backups of PostgreSQL, and sounds no alarm", async () => {
  const { site, readAsStaff, clock } = await createStaffedSite();
  clock.at = new Date(clock.at.getTime() + 10 * 24 * 3_600_000);
  await backUp(site, never);
  expect(await site.database.selectFrom("backups").selectAll().execute()).toEqual([]);
  const [card = ""] = /<section aria-labelledby="backups">.*?<\/section>/s.exec(await readAsStaff("/admin")) ?? [];
  expect(textOf(card)).toContain(words);
  expect(card).not.toContain('role="alert"');
  expect(whyNoBackups({ databaseUrl: "sqlite:var/site.sqlite" })).toBeUndefined();
});

test.each([
  ["backup", "scripts/make-backup.ts", []],
  ["restore", "scripts/put-backup.ts", [join(root, "package.json")]],
])("npm run %s says so too, in one sentence, and does nothing", async (_name, script, more) => {
  const folder = temporaryFolder();
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, script), ...more], {
    cwd: root,
    encoding: "utf8",
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      DATABASE_URL: await newDatabase(),
      BACKUPS_URL: `file:${folder}`,
      FILES_URL: `file:${folder}/files`,
      SESSION_SECRET: "a secret that only this test uses",
    },
  });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toContain(words);
  expect(stderr.trim().split("\n")).toHaveLength(1);
});
