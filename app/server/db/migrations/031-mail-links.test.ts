import { DatabaseSync } from "node:sqlite";
import { Migrator } from "kysely/migration";
import { expect, onTestFinished, test } from "vitest";
import { sqliteDatabaseOver } from "../sqlite.server.ts";
import { migrations } from "./index.ts";

test("an invitation of the release before still works after the table of links is made anew", async () => {
  const db = sqliteDatabaseOver(new DatabaseSync(":memory:"));
  onTestFinished(() => db.destroy());
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo("030-pages")).error).toBeUndefined();
  const link = { hash: "a hash", purpose: "setup", user_id: null, expires_at: "2026-03-10T09:00:00.000Z" } as const;
  await db.insertInto("one_time_links").values(link).execute();
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  const mail = { ...link, hash: "another hash", purpose: "mail" } as const;
  await db.insertInto("one_time_links").values(mail).execute();
  expect(await db.selectFrom("one_time_links").selectAll().orderBy("hash").execute()).toEqual([link, mail]);
});
