import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import type { Database } from "../../app/server/db/database.server.ts";
import { replacedByBaseline } from "../../app/server/db/migrations/baseline.ts";
import { earlierMigrations } from "../../app/server/db/migrations/index.ts";
import { root } from "./sources.ts";

const fixture = (name: string) => gunzipSync(readFileSync(join(root, "tests/fixtures", name)));

/** A database that release 0.1.0 made on SQLite, with rows in every table. */
export function openFixture(): DatabaseSync {
  const connection = new DatabaseSync(":memory:");
  connection.deserialize(fixture("release-0.1.0.sqlite.gz"));
  return connection;
}

/** The same on PostgreSQL, as statements for an empty database. */
export const postgresFixture = (): string => fixture("release-0.1.0.postgres.sql.gz").toString();

/** Writes that a database has these migrations of release 0.1.0, instead of the baseline. */
export async function noteReleaseMigrations(
  db: Database,
  names: readonly string[] = replacedByBaseline,
): Promise<void> {
  await sql`delete from kysely_migration`.execute(db);
  for (const name of names)
    await sql`insert into kysely_migration (name, timestamp) values (${name}, '2026-01-01T00:00:00.000Z')`.execute(db);
}

/** Makes the tables of release 0.1.0 in an empty database. */
export async function makeReleaseTables(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...earlierMigrations }) } });
  const { error } = await migrator.migrateTo("050-baseline");
  if (error !== undefined) throw error;
  await noteReleaseMigrations(db);
}
