import type { Insertable, Selectable } from "kysely";
import type { Database } from "../db/database.server.ts";
import type { AuditEventTable } from "../db/tables.ts";

/** Append-only, except for retention and erasing a person (`features/privacy`). */
export async function insertAuditEvent(db: Database, auditEvent: Insertable<AuditEventTable>): Promise<void> {
  await db.insertInto("audit_log").values(auditEvent).execute();
}

/** Newest first. @param page from 1 */
export async function findAuditEvents(
  db: Database,
  page: number,
  length: number,
): Promise<Selectable<AuditEventTable>[]> {
  return db
    .selectFrom("audit_log")
    .selectAll()
    .orderBy("id", "desc")
    .limit(length)
    .offset((page - 1) * length)
    .execute();
}

export async function countAuditEvents(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("audit_log")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
