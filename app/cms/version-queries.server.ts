import type { Insertable } from "kysely";
import type { Database } from "../server/db/database.server.ts";
import type { VersionTable } from "../server/db/tables.ts";

export async function insertVersion(db: Database, version: Insertable<VersionTable>): Promise<void> {
  await db.insertInto("versions").values(version).execute();
}

/** The earlier versions of an item, newest first, at most a hundred. */
export async function findVersions(db: Database, subject: string): Promise<VersionTable[]> {
  return db
    .selectFrom("versions")
    .selectAll()
    .where("subject", "=", subject)
    .orderBy("version", "desc")
    .limit(100)
    .execute();
}

export async function removeVersions(db: Database, subject: string): Promise<void> {
  await db.deleteFrom("versions").where("subject", "=", subject).execute();
}

export async function findVersion(db: Database, subject: string, version: number): Promise<VersionTable | undefined> {
  return db
    .selectFrom("versions")
    .selectAll()
    .where("subject", "=", subject)
    .where("version", "=", version)
    .executeTakeFirst();
}
