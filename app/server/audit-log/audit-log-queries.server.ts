import type { Insertable, Selectable } from "kysely";
import type { Database } from "../db/database.server.ts";
import type { AuditEventTable } from "../db/tables.ts";

/** Adds a line to the log of who did what. Only time and erasing a person touch it (`features/privacy`). */
export async function insertAuditEvent(db: Database, deed: Insertable<AuditEventTable>): Promise<void> {
  await db.insertInto("deeds").values(deed).execute();
}

/** One page of the log, the newest first. @param page from 1 */
export async function findAuditEvents(
  db: Database,
  page: number,
  length: number,
): Promise<Selectable<AuditEventTable>[]> {
  return db
    .selectFrom("deeds")
    .selectAll()
    .orderBy("id", "desc")
    .limit(length)
    .offset((page - 1) * length)
    .execute();
}

/** How many lines the log has. */
export async function countAuditEvents(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("deeds")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
