import { sql } from "kysely";
import type { Database } from "../../../server/db/database.server.ts";
import { contains } from "./person-queries.server.ts";

/** Waiting e-mails included. */
export async function deleteRows(db: Database, table: "messages" | "outbox_emails", ids: number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom(table).where("id", "in", ids).execute();
}

/** Replaces the author's name and removes the position. @param name the replacement */
export async function renameAuthor(db: Database, posts: number[], name: string): Promise<void> {
  if (posts.length === 0) return;
  await db.updateTable("posts").set({ author_name: name, author_position: null }).where("id", "in", posts).execute();
}

/** Replaces people in audit events; keeps every event. @param replace returns a `before` or `after` without them */
export async function replaceInAuditLog(db: Database, ids: string[], mark: string, replace: (json: string) => string) {
  if (ids.length === 0) return;
  await db.updateTable("audit_log").set({ who: mark }).where("who_id", "in", ids).execute();
  const subjects = ids.map((id) => `user:${id}`);
  const about = db.selectFrom("audit_log").select(["id", "before", "after"]).where("subject", "in", subjects);
  for (const { id, before, after } of await about.execute()) {
    const changes = { before: before && replace(before), after: after && replace(after) };
    await db.updateTable("audit_log").set(changes).where("id", "=", id).execute();
  }
}

/** Deletes people's pending verifications of the auth library. */
export async function deleteVerifications(db: Database, ids: string[], email: string): Promise<void> {
  for (const words of [...ids, email]) {
    await db
      .deleteFrom("verifications")
      .where(({ or }) => or([contains(sql.ref("value"), words), contains(sql.ref("identifier"), words)]))
      .execute();
  }
}

/** Deletes messages before a time, and their e-mails. @returns how many */
export async function deleteMessagesBefore(db: Database, moment: string): Promise<number> {
  const rows = await db.deleteFrom("messages").where("created_at", "<", moment).returning("id").execute();
  // In chunks: engines limit bound parameters.
  for (let from = 0; from < rows.length; from += 500) {
    const idempotencyKeys = rows.slice(from, from + 500).map(({ id }) => `message:${id}`);
    await db.deleteFrom("outbox_emails").where("idempotency_key", "in", idempotencyKeys).execute();
  }
  return rows.length;
}

/** Reports of fraud before a time. @returns how many */
export async function deleteReportsBefore(db: Database, moment: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom("fraud_reports").where("created_at", "<", moment).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Requests to take a photo down that were answered before then. @returns how many */
export async function deleteAnsweredTakedownsBefore(db: Database, moment: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom("takedown_requests").where("done_at", "<", moment).executeTakeFirst();
  return Number(numDeletedRows);
}

/** @returns how many */
export async function deleteAuditEventsBefore(db: Database, moment: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom("audit_log").where("at", "<", moment).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes expired links, sessions and verifications, and rate limits of windows long past. */
export async function deleteExpired(db: Database, moment: Date, rateLimitSeconds: number): Promise<void> {
  const now = moment.toISOString();
  await db.deleteFrom("one_time_links").where("expires_at", "<=", now).execute();
  await db.deleteFrom("sessions").where("expiresAt", "<=", now).execute();
  await db.deleteFrom("verifications").where("expiresAt", "<=", now).execute();
  const before = Math.floor(moment.getTime() / 1_000) - rateLimitSeconds;
  await db.deleteFrom("rate_limits").where("window_start", "<", before).execute();
}
