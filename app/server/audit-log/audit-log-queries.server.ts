import type { Insertable } from "kysely";
import type { RowsBelow } from "../../values/read-list.ts";
import { kindOfSubject } from "../db/audit-kind.ts";
import type { Database } from "../db/database.server.ts";
import { isPostgres } from "../db/engine.ts";
import type { AuditEventTable } from "../db/tables.ts";

/** Append-only, except for retention and erasing a person (`features/privacy`). */
export async function insertAuditEvent(db: Database, auditEvent: Insertable<AuditEventTable>): Promise<void> {
  await db.insertInto("audit_log").values(auditEvent).execute();
}

export interface AuditFilter {
  /** Kinds of subjects, like `post` of `post:12`; none for all. */
  kinds: readonly string[];
  /** A person's name; empty for everybody. */
  who: string;
}

/** Events, newest first. */
export async function findAuditEvents(db: Database, { kinds, who }: AuditFilter, { before, limit }: RowsBelow) {
  const newest = db
    .selectFrom("audit_log")
    .selectAll()
    .$if(who !== "", (query) => query.where("who", "=", who))
    .where("id", "<", before)
    .orderBy("id", "desc")
    .limit(limit);
  if (kinds.length === 0) return newest.execute();
  // Each kind by itself: the index has their events in the order of the page.
  const kind = kindOfSubject(isPostgres(db));
  const ofKinds = await Promise.all(kinds.map((one) => newest.where(kind, "=", one).execute()));
  return ofKinds
    .flat()
    .sort((one, other) => other.id - one.id)
    .slice(0, limit);
}

/** Retention. @returns how many */
export async function deleteAuditEventsBefore(db: Database, moment: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom("audit_log").where("at", "<", moment).executeTakeFirst();
  return Number(numDeletedRows);
}
