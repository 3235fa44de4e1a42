import { type Insertable, type Selectable, sql } from "kysely";
import { compareWords } from "../../values/compare-words.ts";
import type { RowsBelow } from "../../values/read-list.ts";
import type { Database } from "../db/database.server.ts";
import { isPostgres } from "../db/engine.ts";
import { kindOfSubject } from "../db/kind-of-subject.ts";
import type { AuditEventTable, Tables } from "../db/tables.ts";

export type AuditEventRow = Selectable<AuditEventTable>;

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
    .sort((a, b) => b.id - a.id)
    .slice(0, limit);
}

/** Events among which names are looked for. */
const eventsWithNames = 5000;

/** Names of all recent actors, sorted. */
export async function findNamesInLog(db: Database): Promise<string[]> {
  const newest = db.selectFrom("audit_log").select("who").orderBy("id", "desc").limit(eventsWithNames);
  const rows = await db.selectFrom(newest.as("newest")).select("who").distinct().execute();
  return rows.map(({ who }) => who).sort(compareWords);
}

export const findAuditEvent = (db: Database, id: number): Promise<AuditEventRow | undefined> =>
  db.selectFrom("audit_log").selectAll().where("id", "=", id).executeTakeFirst();

/** Events of these moments, newest first, among those whose ids are between two. */
export const findEventsAt = (db: Database, moments: string[], from: number, to: number): Promise<AuditEventRow[]> =>
  db
    .selectFrom("audit_log")
    .selectAll()
    .where("id", ">=", from)
    .where("id", "<=", to)
    .where("at", "in", moments)
    .orderBy("id", "desc")
    .execute();

/** Events about one subject since then, newest first: fifty at most. @param since ISO date and time, UTC */
export const findEventsAbout = (db: Database, subject: string, since: string): Promise<AuditEventRow[]> =>
  db
    .selectFrom("audit_log")
    .selectAll()
    // The index has the events of a kind.
    .where(kindOfSubject(isPostgres(db)), "=", subject.split(":")[0] ?? "")
    .where("subject", "=", subject)
    .where("at", ">", since)
    .orderBy("id", "desc")
    .limit(50)
    .execute();

/** The newest event about each of these subjects, among those from an id on. */
export async function findLastEvents(db: Database, subjects: string[], from: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("audit_log")
    .select(({ fn }) => ["subject", fn.max("id").as("last")])
    .where("id", ">=", from)
    .where("subject", "in", subjects)
    .groupBy("subject")
    .execute();
  return new Map(rows.map(({ subject, last }) => [subject, Number(last)]));
}

/** Rows of a table that events are about, by id, with the text that names them. @param column none: only whether they are there */
export async function findLoggedRows(
  db: Database,
  { table, column, ids }: { table: keyof Tables; column?: string | undefined; ids: readonly number[] },
): Promise<{ id: number; text: string | null }[]> {
  if (ids.length === 0) return [];
  const text = column === undefined ? sql`null` : sql.ref(column);
  const { rows } = await sql<{ id: number; text: string | null }>`
    select id, ${text} as text from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(db);
  return rows;
}

/** Retention. @returns how many */
export async function deleteAuditEventsBefore(db: Database, moment: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom("audit_log").where("at", "<", moment).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Rewrites an audit event, for an erasure only: the log is append-only. */
export const rewriteAuditEvent = (db: Database, id: number, changes: { before: string | null; after: string | null }) =>
  db.updateTable("audit_log").set(changes).where("id", "=", id).execute();

/** Replaces people in audit events; keeps every event. @param replace returns a `before` or `after` without them */
export async function replaceInAuditLog(db: Database, ids: string[], mark: string, replace: (json: string) => string) {
  if (ids.length === 0) return;
  await db.updateTable("audit_log").set({ who: mark }).where("who_id", "in", ids).execute();
  const subjects = ids.map((id) => `user:${id}`);
  const about = db.selectFrom("audit_log").select(["id", "before", "after"]).where("subject", "in", subjects);
  for (const { id, before, after } of await about.execute()) {
    await rewriteAuditEvent(db, id, { before: before && replace(before), after: after && replace(after) });
  }
}
