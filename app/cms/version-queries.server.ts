import type { Insertable } from "kysely";
import type { Database } from "../server/db/database.server.ts";
import type { VersionTable } from "../server/db/tables.ts";

/** Keeps what a thing was. */
export async function insertVersion(database: Database, version: Insertable<VersionTable>): Promise<void> {
  await database.insertInto("versions").values(version).execute();
}

/** The earlier versions of a thing, the newest first, a hundred at most. */
export async function findVersions(database: Database, subject: string): Promise<VersionTable[]> {
  return database
    .selectFrom("versions")
    .selectAll()
    .where("subject", "=", subject)
    .orderBy("version", "desc")
    .limit(100)
    .execute();
}

/** Removes every earlier version of a thing. */
export async function removeVersions(database: Database, subject: string): Promise<void> {
  await database.deleteFrom("versions").where("subject", "=", subject).execute();
}

/** One earlier version. */
export async function findVersion(
  database: Database,
  subject: string,
  version: number,
): Promise<VersionTable | undefined> {
  return database
    .selectFrom("versions")
    .selectAll()
    .where("subject", "=", subject)
    .where("version", "=", version)
    .executeTakeFirst();
}
