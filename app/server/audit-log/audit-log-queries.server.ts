import type { Insertable } from "kysely";
import { countRows } from "../db/count-rows.ts";
import type { Database } from "../db/database.server.ts";
import type { AuditEventTable } from "../db/tables.ts";

/** Append-only, except for retention and erasing a person (`features/privacy`). */
export async function insertAuditEvent(db: Database, auditEvent: Insertable<AuditEventTable>): Promise<void> {
  await db.insertInto("audit_log").values(auditEvent).execute();
}

export interface AuditFilter {
  /** Beginnings of subjects, like `post:`; none for all. */
  subjects: readonly string[];
  /** A person's name; empty for everybody. */
  who: string;
}

const chosen = (db: Database, { subjects, who }: AuditFilter) =>
  db
    .selectFrom("audit_log")
    .$if(who !== "", (query) => query.where("who", "=", who))
    .$if(subjects.length > 0, (query) =>
      query.where(({ eb, or }) => or(subjects.map((start) => eb("subject", "like", `${start}%`)))),
    );

/** Newest first. @param page from 1 */
export const findAuditEvents = (db: Database, filter: AuditFilter, page: number, length: number) =>
  chosen(db, filter)
    .selectAll()
    .orderBy("id", "desc")
    .limit(length)
    .offset((page - 1) * length)
    .execute();

export const countAuditEvents = (db: Database, filter: AuditFilter): Promise<number> => countRows(chosen(db, filter));

/** Retention. @returns how many */
export async function deleteAuditEventsBefore(db: Database, moment: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom("audit_log").where("at", "<", moment).executeTakeFirst();
  return Number(numDeletedRows);
}
