import type { Insertable } from "kysely";
import { countRows } from "../db/count-rows.ts";
import type { Database } from "../db/database.server.ts";
import type { AuditEventTable } from "../db/tables.ts";

/** Append-only, except for retention and erasing a person (`features/privacy`). */
export async function insertAuditEvent(db: Database, auditEvent: Insertable<AuditEventTable>): Promise<void> {
  await db.insertInto("audit_log").values(auditEvent).execute();
}

/** Newest first. @param page from 1 */
export const findAuditEvents = (db: Database, page: number, length: number) =>
  db
    .selectFrom("audit_log")
    .selectAll()
    .orderBy("id", "desc")
    .limit(length)
    .offset((page - 1) * length)
    .execute();

export const countAuditEvents = (db: Database): Promise<number> => countRows(db.selectFrom("audit_log"));
