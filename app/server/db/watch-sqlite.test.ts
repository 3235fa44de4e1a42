import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { aPost } from "../../../tests/support/builders.ts";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { migrations } from "../../features/migrations.server.ts";
import { engineOf, openDatabase } from "./database.server.ts";

/** The site's connection to a file, another connection, and a count of the changes reported. */
async function openTwo() {
  const folder = temporaryFolder();
  const db = await openDatabase("sqlite:site.sqlite", folder, migrations);
  const other = new DatabaseSync(`${folder}/site.sqlite`);
  let changes = 0;
  engineOf(db).watch({ onChange: () => changes++ });
  onTestFinished(async () => {
    other.close();
    await db.destroy();
  });
  expect(changes, "nobody knows what happened before").toBe(1);
  return { db, other, changes: () => changes - 1 };
}

/** Longer than two polling intervals. */
const twoLooks = () => wait(700);

test("a change by another process is noticed", async () => {
  const { other, changes } = await openTwo();
  other.exec("insert into settings (name, value) values ('x', '1')");
  await expect.poll(changes, { timeout: 20_000 }).toBe(1);
});

test("uncommitted writes, tables that no page shows, and write checks are no changes", async () => {
  const { db, other, changes } = await openTwo();
  other.exec("insert into rate_limits (what, who, window_start, count) values ('x', 'y', 0, 1)");
  other.exec("begin immediate; insert into settings (name, value) values ('x', '1')");
  await twoLooks();
  other.exec("rollback");
  expect(await engineOf(db).checkWritable(1_000)).toBeUndefined();
  await twoLooks();
  expect(changes()).toBe(0);
});

test("a site's own change is reported once, where it was made", async () => {
  const { db, changes } = await openTwo();
  await db.insertInto("posts").values(aPost()).execute();
  await twoLooks();
  expect(changes()).toBe(0);
});

test("a closed database is not looked at any more", async () => {
  const db = await openDatabase("sqlite::memory:", "/", migrations);
  const watch = engineOf(db).watch({ onChange: () => {} });
  await db.destroy();
  await twoLooks();
  watch.stop();
});
