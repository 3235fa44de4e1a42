import { sql } from "kysely";
import { expect, test } from "vitest";
import { openUnmigrated } from "../../../../tests/support/test-database.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { migrateToLatest } from "../../../server/db/migrate.server.ts";
import { migrations } from "../../migrations.server.ts";

test("events from before the update keep the time zone of Lagos", async () => {
  const db = (await openUnmigrated()) as Database;
  const earlier = Object.entries(migrations).filter(([name]) => name < "121");
  await migrateToLatest(db, Object.fromEntries(earlier));
  await sql`insert into events (title, location, date, date_precision, start_time, description, list)
    values ('Book day', 'Yaba', '2026-12-12', 'day', '10:00', '[]', '[]')`.execute(db);
  await migrateToLatest(db, migrations);
  expect(await db.selectFrom("events").select(["title", "start_time", "zone"]).execute()).toEqual([
    { title: "Book day", start_time: "10:00", zone: "Africa/Lagos" },
  ]);
});
