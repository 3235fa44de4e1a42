import { sql } from "kysely";
import { expect, test } from "vitest";
import { openUnmigrated } from "../../../../tests/support/test-database.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { migrateToLatest } from "../../../server/db/migrate.server.ts";
import { migrations } from "../../migrations.server.ts";
import { splitContact } from "./setting-migrations.ts";

test.each([
  ["Nurse, 0800 000 0000", "Nurse", "0800 000 0000"],
  ["Nurse: +234 (0) 800-000 000, day and night", "Nurse, day and night", "+234 (0) 800-000 000"],
  ["0800 000 0000", "", "0800 000 0000"],
  ["116", "", "116"],
  ["Head nurse", "Head nurse", ""],
  ["Nurse, 116", "Nurse, 116", ""],
  ["Nurse, 0800 000 0000 or 0900 000 0000", "Nurse, or 0900 000 0000", "0800 000 0000"],
])("%s becomes a name and a number", (line, name, phone) => {
  expect(splitContact(line)).toEqual({ name, phone });
});

test.each([
  ["a name and a number", "Nurse, 0800 000 0000", { safeguardingContact: "Nurse", safeguardingPhone: "0800 000 0000" }],
  ["a name", "Nurse", { safeguardingContact: "Nurse" }],
])("%s in one line is kept whole by the update", async (_what, line, kept) => {
  const db = (await openUnmigrated()) as Database;
  const earlier = Object.entries(migrations).filter(([name]) => name < "127");
  await migrateToLatest(db, Object.fromEntries(earlier));
  await sql`insert into settings (name, value) values ('safeguardingContact', ${JSON.stringify(line)})`.execute(db);
  await migrateToLatest(db, migrations);
  const rows = await db.selectFrom("settings").selectAll().where("name", "like", "safeguarding%").execute();
  expect(Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(value)]))).toEqual(kept);
});
